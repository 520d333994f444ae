# Das Spiel auf der Startseite und seine Optionen

kerala-name = Kerala
kerala-about = Baue deinen Festplatz Plättchen für Plättchen um deine beiden Elefanten. Ein Gebiet je Farbe bringt Punkte, der Rest kostet.
kerala-option-near-elephant = Ein verschobenes Plättchen muss neben einem Elefanten landen
kerala-option-turn-moved = Ein verschobenes Plättchen oder ein Stapel darf gedreht werden
kerala-option-colours = Farben
kerala-option-colours-B = Blau
kerala-option-colours-P = Violett
kerala-option-colours-R = Rot
kerala-option-colours-G = Grün
kerala-option-colours-K = Schwarz
kerala-file-tiles = Plättchen
kerala-starts = Wer am jüngsten ist, fängt an.

# Unmögliche Optionen

kerala-bad-colours = colours: { $players } Personen brauchen { $players } Farben, nicht { $colours }
kerala-bad-colours-differ = colours: Jede Person braucht eine andere Farbe, nicht { $colours }

# Kerala: Festplatz, Plättchen, Bogen, Gebiet, Stapel wie in der deutschen Regel.
# Die Formen einer Farbe: .e blaue, .en blauen, .es blaues; .second die eines Bogens.

kerala-colour = { $colour ->
    [blue] Blau
    [purple] Violett
    [red] Rot
    [green] Grün
   *[black] Schwarz
}
    .e = { $colour ->
        [blue] blaue
        [purple] violette
        [red] rote
        [green] grüne
       *[black] schwarze
    }
    .en = { $colour ->
        [blue] blauen
        [purple] violetten
        [red] roten
        [green] grünen
       *[black] schwarzen
    }
    .es = { $colour ->
        [blue] blaues
        [purple] violettes
        [red] rotes
        [green] grünes
       *[black] schwarzes
    }
    .second-er = { $second ->
        [blue] blauer
        [purple] violetter
        [red] roter
        [green] grüner
       *[black] schwarzer
    }
    .second-en = { $second ->
        [blue] blauen
        [purple] violetten
        [red] roten
        [green] grünen
       *[black] schwarzen
    }
    .second-es = { $second ->
        [blue] blaues
        [purple] violettes
        [red] rotes
        [green] grünes
       *[black] schwarzes
    }
kerala-tile-symbols = { $symbols ->
    [0] das { kerala-colour.e } Plättchen ohne Symbol
    [one] das { kerala-colour.e } Plättchen mit einem Symbol
   *[other] das { kerala-colour.e } Plättchen mit { $symbols } Symbolen
}
kerala-tile-edge = das { kerala-colour.e } Plättchen mit dem { kerala-colour.second-en } Bogen
kerala-tile-elephant = das { kerala-colour.e } Plättchen „Elefant versetzen“
kerala-tile-move = das { kerala-colour.e } Plättchen „Plättchen verschieben“
kerala-spot = ({ $x }, { $y })

# Was nicht geht

kerala-no-move = „{ $text }“ ist kein Zug bei Kerala. Schreibe „B2 e0 0,1“ (Plättchen, Elefant, Feld), „B/K e0 0,1 N“ (und die Seite des Bogens), „pass“ (passen), „e1 2,0“ (Elefant, Feld), „1,1 to 2,1“ (von Feld zu Feld), „1,1 to 2,1 N“ (und die Seite des Bogens) oder „skip“ (verzichten).
kerala-not-offered = Dieses Plättchen liegt nicht in der Tischmitte: { $tile }.
kerala-edge-where = Gib an, auf welcher Seite der Bogen liegen soll (N oben, E rechts, S unten oder W links): { $tile }.
kerala-no-edge = Dieses Plättchen hat keinen Bogen zum Drehen: { $tile }.
kerala-other-elephant = Dort ist schon dein anderer Elefant.
kerala-not-beside = Dieses Feld liegt nicht neben diesem Elefanten.
kerala-both-lie = Beide Elefanten liegen auf der Seite: Du hast schon zweimal gepasst.
kerala-nothing-to-skip = Hier gibt es nichts, worauf du verzichten kannst: Nimm ein Plättchen und lege es an, oder passe.
kerala-elephant-now = Dein Plättchen liegt schon: Versetze jetzt einen Elefanten auf ein beliebiges freies Plättchen oder verzichte darauf.
kerala-stack-now = Dein Plättchen liegt schon: Verschiebe jetzt ein Plättchen oder einen Stapel auf ein leeres Feld oder verzichte darauf.
kerala-no-elephant-move = Das geht nur direkt nach dem Anlegen eines Plättchens „Elefant versetzen“.
kerala-stands-there = Dieser Elefant ist schon dort.
kerala-no-tile-there = Dort liegt kein Plättchen.
kerala-no-stack-move = Das geht nur direkt nach dem Anlegen eines Plättchens „Plättchen verschieben“.
kerala-nothing-to-lift = Dort liegt kein Plättchen zum Verschieben.
kerala-elephant-on-stack = Darauf ist ein Elefant, also bleibt es liegen.
kerala-surrounded = Es ist auf allen vier Seiten umschlossen, also bleibt es liegen.
kerala-would-split = Ohne es würde dein Festplatz in zwei Teile zerfallen.
kerala-would-leave-hole = Ohne es bliebe ein Loch.
kerala-same-spot = Es muss auf ein anderes Feld.
kerala-spot-taken = Verschoben wird nur auf ein leeres Feld, nie auf ein anderes Plättchen.
kerala-apart = Dieses Feld liegt nicht neben dem Rest deines Festplatzes.
kerala-would-enclose = Dort würde es leere Felder einschließen.
kerala-not-near-elephant = An diesem Tisch muss es neben einem deiner Elefanten landen.
kerala-not-turned = An diesem Tisch wird ein verschobenes Plättchen oder ein Stapel nicht gedreht: Lass die Seite des Bogens weg.

# Am Terminal

kerala-title = Kerala · Runde { $round } von { $rounds }
kerala-title-over = Kerala · Spielende
kerala-middle = In der Mitte: { $tiles }
kerala-middle-empty = nichts
kerala-bag = Beutel { $bag } · entfernt { $removed } · übrig geblieben { $gone }
kerala-points = { $score ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
kerala-prompt = { $phase ->
    [elephant] Versetze einen deiner Elefanten (e0, e1) auf ein beliebiges freies Plättchen oder verzichte darauf.
    [stack] Verschiebe ein Plättchen oder einen Stapel auf ein leeres Feld oder verzichte darauf.
   *[place] Lege ein Plättchen neben einen deiner Elefanten (e0, e1), oder passe.
}
kerala-near-elephant = Ein verschobenes Plättchen oder ein Stapel muss neben einem Elefanten landen.
kerala-keeps-orientation = Ein verschobenes Plättchen oder ein Stapel wird nicht gedreht.
kerala-choose-place = { $tile } e{ $elephant }{ $way } { $spot }
kerala-choose-cover = { $tile } e{ $elephant }{ $way } { $spot } auf { $covered }
kerala-choose-edge = { $place } Bogen { $edge }
kerala-choose-pass = Passen
kerala-choose-elephant = e{ $elephant } nach { $spot } { $tile }
kerala-choose-stack = { $tile } { $source } nach { $spot }
kerala-choose-skip = Verzichten
kerala-told-remove = { $count ->
    [0] Alle Plättchen sind im Spiel.
    [one] { $count } Plättchen wird ungesehen entfernt.
   *[other] { $count } Plättchen werden ungesehen entfernt.
}
kerala-told-draw = Neu aus dem Beutel: { $tiles }.
kerala-told-place = { $you ->
    [yes] Du legst mit Elefant { $elephant } { $tile } auf { $spot }.
   *[no] { $name } legt mit Elefant { $elephant } { $tile } auf { $spot }.
}
kerala-told-place-edge = { $you ->
    [yes] Du legst mit Elefant { $elephant } { $tile } auf { $spot }, { kerala-edge-at }.
   *[no] { $name } legt mit Elefant { $elephant } { $tile } auf { $spot }, { kerala-edge-at }.
}
kerala-told-pass = { $you ->
    [yes] Du passt und legst einen Elefanten auf die Seite.
   *[no] { $name } passt und legt einen Elefanten auf die Seite.
}
kerala-told-elephant = { $you ->
    [yes] Du versetzt Elefant { $elephant } auf { $spot }.
   *[no] { $name } versetzt Elefant { $elephant } auf { $spot }.
}
kerala-told-stack = { $you ->
    [yes] Du verschiebst den Stapel von { $source } auf { $spot }.
   *[no] { $name } verschiebt den Stapel von { $source } auf { $spot }.
}
kerala-told-stack-edge = { $you ->
    [yes] Du verschiebst den Stapel von { $source } auf { $spot }, { kerala-edge-at }.
   *[no] { $name } verschiebt den Stapel von { $source } auf { $spot }, { kerala-edge-at }.
}
kerala-told-skip = { $you ->
    [yes] Du bewegst nichts.
   *[no] { $name } bewegt nichts.
}
kerala-sheet = Wertung
kerala-line = { $line ->
    [removed] Entfernte Plättchen, je −2
    [missing] Fehlende Farben, je −5
    [standing] Stehende Elefanten
    [edges] Bögen, je +5
    [B] Blaue Symbole
    [P] Violette Symbole
    [R] Rote Symbole
    [G] Grüne Symbole
   *[K] Schwarze Symbole
}
kerala-total = Summe
kerala-removed-area = { $tiles ->
    [one] { $tile } { $spots }
   *[other] { $tile } { $spots } ({ $tiles } Plättchen)
}
kerala-removed-areas = Entfernte Gebiete
kerala-help =
    Nimm ein Plättchen aus der Mitte und lege es neben einen deiner beiden Elefanten, auf ein leeres Feld oder auf andere Plättchen; dieser Elefant zieht darauf. Zweimal in der Partie darfst du stattdessen passen und einen Elefanten auf die Seite legen.
    Nach einem Plättchen [bold]^[/] darfst du einen deiner Elefanten auf ein beliebiges freies Plättchen versetzen. Nach einem Plättchen [bold]>[/] darfst du ein Plättchen oder einen Stapel ohne Elefanten auf ein leeres Feld am Rand deines Festplatzes verschieben und dabei beliebig drehen; der Festplatz muss zusammenhängen und darf kein neues Loch bekommen.
    Am Ende behältst du von jeder Farbe ein Gebiet, von deiner eigenen zwei; jedes Plättchen der anderen Gebiete kostet 2, jede fehlende Farbe 5. Ein Symbol [bold]●[/] bringt 1, ein stehender Elefant 1, ein Bogen neben einem Plättchen seiner Farbe 5. Die besten Gebiete werden für dich gewählt; angezeigt wird der aktuelle Punktestand.

    Auf den Festplätzen ist [bold]▲0[/] Elefant 0 stehend und [bold]◀0[/] liegend, [bold]×3[/] ein Stapel aus drei Plättchen, ein Balken an einer Seite ein farbiger Bogen, [bold]✗[/] ein am Ende entfernter Stapel. Ein Feld heißt x,y: nach rechts und nach oben, vom Startplättchen aus. Die Farben: B Blau, P Violett, R Rot, G Grün, K Schwarz.
    Tippe eine Nummer der Liste oder einen Zug: [bold]B2 e0 0,1[/] (Plättchen, Elefant, Feld), [bold]B/K e0 0,1 N[/] (und die Seite des Bogens: N oben, E rechts, S unten, W links), [bold]e1 2,0[/] (Elefant, Feld), [bold]1,1 to 2,1[/] (von Feld zu Feld), [bold]1,1 to 2,1 N[/] (und die Seite des Bogens), [bold]pass[/] (passen) oder [bold]skip[/] (verzichten).

# Im Browser. Die Nummer eines Elefanten steht auf seiner Decke, 1 oder 2.

kerala-ask = { $phase ->
    [elephant] Versetze einen deiner Elefanten auf ein beliebiges freies Plättchen oder verzichte darauf.
    [stack] Verschiebe ein Plättchen oder einen Stapel auf ein leeres Feld oder verzichte darauf.
   *[place] Nimm ein Plättchen und lege es neben einen deiner Elefanten, oder passe.
}
kerala-ask-no-pass = Nimm ein Plättchen und lege es neben einen deiner Elefanten.
kerala-wait = Jemand anderes ist dran.
kerala-ended = Die Partie ist zu Ende.
kerala-do-place = Lege { $tile } { $way ->
    [N] oberhalb von
    [E] rechts von
    [S] unterhalb von
   *[W] links von
} Elefant { $elephant } an
kerala-do-cover = Lege { $tile } { $way ->
    [N] oberhalb von
    [E] rechts von
    [S] unterhalb von
   *[W] links von
} Elefant { $elephant } auf { $covered }
kerala-do-either = Lege { $tile } auf { $spot } und wähle dann, welcher Elefant dorthin zieht
kerala-do-edge = { $place }, { kerala-edge-at }
kerala-do-elephant = Versetze Elefant { $elephant } auf { $spot }: { $tile }
kerala-do-stack = Verschiebe { $tile } mit allem darunter von { $source } auf { $spot }
kerala-do-pass = Passen: kein Plättchen nehmen und einen Elefanten auf die Seite legen
kerala-do-skip = Verzichten: nichts bewegen
kerala-pass = Passen
kerala-skip = Verzichten
kerala-edge-at = { $side ->
    [N] Bogen oben
    [E] Bogen rechts
    [S] Bogen unten
   *[W] Bogen links
}
kerala-cell = { $spot }: { $what }
kerala-cell-empty = { $spot }: leer
kerala-cell-stack = { $count } Plättchen hoch
kerala-elephant = Elefant { $elephant } { $pose ->
    [standing] stehend
   *[lying] liegend
}
kerala-status = { $passes ->
    [0] { $points } · kann nicht mehr passen
    [one] { $points } · kann noch { $passes }-mal passen
   *[other] { $points } · kann noch { $passes }-mal passen
}
kerala-round = Runde { $round } von { $rounds }
kerala-turn-of = { $you ->
    [yes] Du bist dran.
   *[no] { $name } ist dran.
}
kerala-bag-count = { $bag } Plättchen im Beutel
kerala-round-and-bag = { kerala-round } · { kerala-bag-count }
kerala-tray = Plättchen in der Tischmitte
kerala-platform = { $you ->
    [yes] Dein Festplatz
   *[no] Festplatz von { $name }
}
kerala-zoom-in = Vergrößern
kerala-zoom-fit = Alles zeigen
kerala-won = Gewonnen
kerala-position-player = { $you ->
    [yes] Du spielst { kerala-colour }:
   *[no] { $name } spielt { kerala-colour }:
} { $points }, { $tiles ->
    [one] { $tiles } sichtbares Plättchen.
   *[other] { $tiles } sichtbare Plättchen.
}
kerala-position-elephant = Auf { $spot }: { $elephant }.
kerala-see = { $phase ->
    [elephant] Versetze einen Elefanten oder verzichte
    [stack] Verschiebe ein Plättchen oder verzichte
   *[place] Nimm ein Plättchen
}
kerala-see-where = Lege { $tile } neben einen Elefanten
kerala-see-which = Welcher zieht dorthin? { $elephants }
kerala-see-elephant-where = Wohin mit { $elephant }?
kerala-see-stack-where = Wohin mit { $tile }?
kerala-see-place = Lege { $tile } { $way } { $elephant } an
kerala-see-cover = Lege { $tile } { $way } { $elephant } auf { $covered }
kerala-see-stack = Verschiebe { $tile }
kerala-see-pass = Passen { $elephant }
kerala-see-draw = Neue Plättchen { $tiles }
kerala-see-passed = Gepasst { $elephant }
kerala-ask-where = Lege { $tile } an: Wähle ein Feld neben einem deiner Elefanten.
kerala-ask-which = Beide Elefanten können dorthin: Wähle einen.
kerala-ask-elephant-where = Wähle das Plättchen, auf das Elefant { $elephant } zieht.
kerala-ask-stack-where = Wähle das leere Feld für { $tile } mit allem darunter.
kerala-worth = { $points ->
    [one] { $doing } ({ $change } Punkt, wenn jetzt Schluss wäre)
   *[other] { $doing } ({ $change } Punkte, wenn jetzt Schluss wäre)
}
kerala-if-ended = Wäre jetzt Schluss
kerala-points-now = { $points }, wenn jetzt Schluss wäre
kerala-plays = Farbe: { kerala-colour }
kerala-has-bag = { $you ->
    [yes] Du hast den Beutel und beginnst diese Runde
   *[no] { $name } hat den Beutel und beginnt diese Runde
}
kerala-look = { $you ->
    [yes] Deinen Festplatz ansehen
   *[no] Den Festplatz von { $name } ansehen
}
kerala-learn-hands = Wähle ein Plättchen, dann ein leuchtendes Feld; die Zahl dort sagt, was du gewinnen oder verlieren würdest, wenn jetzt Schluss wäre. Tippe auf einen anderen Festplatz, um ihn groß zu sehen. Ziehe am Hintergrund, um den Ausschnitt zu verschieben; zoome mit dem Mausrad, zwei Fingern oder den Tasten + und −; 0 zeigt alles.
