# The game on the front page, and its options

kerala-name = Kerala
kerala-about = Deine Elefanten tragen dich über einen Festplatz aus bunten Plättchen. Was zusammenpasst, wächst; was abseits steht, kostet.
kerala-option-near-elephant = Ein versetztes Plättchen muss neben einem Elefanten landen
kerala-option-turn-moved = Ein verschobenes Plättchen oder ein Stapel darf gedreht werden
kerala-option-colours = Farben
kerala-option-colours-B = Blau
kerala-option-colours-P = Violett
kerala-option-colours-R = Rot
kerala-option-colours-G = Grün
kerala-option-colours-K = Schwarz
kerala-file-tiles = Plättchen
kerala-starts = Wer am jüngsten ist, fängt an.

# Options that cannot be

kerala-bad-colours = colours: { $players } Personen brauchen { $players } Farben, nicht { $colours }
kerala-bad-colours-differ = colours: Alle haben verschiedene Farben, nicht { $colours }

# Kerala — Festplatz, Plättchen, Bogen, Gebiet, Stapel wie in der deutschen Regel.
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

kerala-no-move = { $text } ist kein Zug bei Kerala. Schreib 'B2 e0 0,1' (Plättchen, Elefant, Feld), 'B/K e0 0,1 N' (und wo sein Bogen liegt), 'pass' (passen), 'e1 2,0' (Elefant, Feld), '1,1 to 2,1' (von Feld zu Feld), '1,1 to 2,1 N' (und wo sein Bogen dann liegt) oder 'skip' (nichts bewegen).
kerala-not-offered = Das liegt nicht in der Mitte: { $tile }.
kerala-edge-where = Sag, auf welcher Seite sein Bogen liegen soll (N Norden, E Osten, S Süden oder W Westen): { $tile }.
kerala-no-edge = Es hat keinen Bogen zum Drehen: { $tile }.
kerala-other-elephant = Dort steht dein anderer Elefant.
kerala-not-beside = Dieses Feld liegt nicht neben diesem Elefanten.
kerala-both-lie = Beide Elefanten liegen schon: Du hast zweimal gepasst.
kerala-nothing-to-skip = Hier gibt es nichts auszulassen: Nimm ein Plättchen und leg es an, oder passe.
kerala-elephant-now = Dein Plättchen liegt. Versetz einen Elefanten auf ein beliebiges freies Plättchen, oder lass es.
kerala-stack-now = Dein Plättchen liegt. Verschieb ein Plättchen oder einen Stapel auf ein leeres Feld, oder lass es.
kerala-no-elephant-move = So zieht ein Elefant nur, gleich nachdem ein Plättchen „Elefant versetzen“ dazukam.
kerala-stands-there = Dieser Elefant steht schon dort.
kerala-no-tile-there = Dort liegt kein Plättchen.
kerala-no-stack-move = Verschoben wird nur, gleich nachdem ein Plättchen „Plättchen verschieben“ dazukam.
kerala-nothing-to-lift = Dort liegt kein Plättchen zum Verschieben.
kerala-elephant-on-stack = Darauf steht ein Elefant, also bleibt es liegen.
kerala-surrounded = Es ist auf allen vier Seiten umschlossen, also bleibt es liegen.
kerala-would-split = Ohne es würde dein Festplatz in zwei Teile zerfallen.
kerala-would-leave-hole = Ohne es bliebe ein Loch.
kerala-same-spot = Es muss auf ein anderes Feld.
kerala-spot-taken = Verschoben wird nur auf ein leeres Feld, nie auf ein anderes Plättchen.
kerala-apart = Dieses Feld liegt nicht neben dem Rest deines Festplatzes.
kerala-would-enclose = Dort würde es einen Ring um leere Felder schließen.
kerala-not-near-elephant = An diesem Tisch muss es neben einem deiner Elefanten landen.
kerala-not-turned = An diesem Tisch wird ein verschobenes Plättchen oder ein Stapel nicht gedreht: Lass weg, wo der Bogen liegt.

# Am Terminal

kerala-title = Kerala  ·  Runde { $round } von { $rounds }
kerala-title-over = Kerala  ·  Spielende
kerala-middle = In der Mitte:
kerala-middle-empty = nichts
kerala-bag = Beutel { $bag }  ·  entfernt { $removed }  ·  übrig geblieben { $gone }
kerala-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
kerala-prompt = { $phase ->
    [elephant] Versetz einen deiner Elefanten (e0, e1) auf ein beliebiges freies Plättchen, oder lass es.
    [stack] Verschieb ein Plättchen oder einen Stapel auf ein leeres Feld, oder lass es.
   *[place] Leg ein Plättchen neben einen deiner Elefanten (e0, e1), oder passe.
}
kerala-near-elephant = Ein verschobenes Plättchen oder ein Stapel muss neben einem Elefanten landen.
kerala-keeps-orientation = Ein verschobenes Plättchen oder ein Stapel wird nicht gedreht.
kerala-choose-place = { $tile } e{ $elephant }{ $way } { $spot }
kerala-choose-cover = { $tile } e{ $elephant }{ $way } { $spot } auf { $covered }
kerala-choose-edge = { $place } Bogen { $edge }
kerala-choose-pass = passen
kerala-choose-elephant = Elefant { $elephant } nach { $spot } { $tile }
kerala-choose-stack = { $tile } { $source } nach { $spot }
kerala-choose-skip = nichts bewegen
kerala-told-remove = { $count ->
    [0] Alle Plättchen sind im Spiel.
    [one] { $count } Plättchen wird ungesehen entfernt.
   *[other] { $count } Plättchen werden ungesehen entfernt.
}
kerala-told-draw = Aus dem Beutel: { $tiles }
kerala-told-place = { $name }: { $tile } auf { $spot }, mit Elefant { $elephant }
kerala-told-place-edge = { $name }: { $tile } auf { $spot }, Bogen { $edge }, mit Elefant { $elephant }
kerala-told-pass = { $name }: gepasst, ein Elefant legt sich hin
kerala-told-elephant = { $name }: Elefant { $elephant } geht nach { $spot }
kerala-told-stack = { $name }: der Stapel von { $source } geht nach { $spot }
kerala-told-stack-edge = { $name }: der Stapel von { $source } geht nach { $spot }, Bogen { $edge }
kerala-told-skip = { $name }: nichts bewegt
kerala-sheet = Wertung
kerala-line = { $line ->
    [removed] entfernte Plättchen, je −2
    [missing] fehlende Farben, je −5
    [standing] stehende Elefanten
    [edges] Bögen, je +5
    [B] blaue Symbole
    [P] violette Symbole
    [R] rote Symbole
    [G] grüne Symbole
   *[K] schwarze Symbole
}
kerala-total = Summe
kerala-removed-area = { $tiles ->
    [one] { $tile } { $spots }
   *[other] { $tile } { $spots } ({ $tiles } Plättchen)
}
kerala-removed-areas = entfernte Gebiete
kerala-help =
    Nimm ein Plättchen aus der Mitte und leg es neben einen deiner beiden Elefanten, auf ein leeres Feld oder auf andere Plättchen; dieser Elefant zieht darauf. Zweimal in der Partie darfst du stattdessen passen und einen Elefanten hinlegen.
    Mit einem Plättchen [bold]^[/] versetzt du danach einen deiner Elefanten auf ein beliebiges freies Plättchen. Mit einem Plättchen [bold]>[/] verschiebst du ein Plättchen oder einen Stapel ohne Elefant auf ein leeres Feld am Festplatz und drehst es dabei, wie du magst; der Festplatz muss zusammenhängen und darf kein neues Loch bekommen.
    Am Ende bleibt von jeder Farbe ein Gebiet, von der eigenen zwei; jedes Plättchen der anderen kostet 2, eine fehlende Farbe 5. Ein Symbol [bold]●[/] bringt 1, ein stehender Elefant 1, ein Bogen neben einem Plättchen seiner Farbe 5. Die besten Gebiete werden für dich gewählt, und die Punkte gelten für den jetzigen Stand.

    Auf den Festplätzen ist [bold]▲0[/] Elefant 0 stehend und [bold]◀0[/] liegend, [bold]×3[/] ein Stapel aus drei Plättchen, ein Balken an einer Seite ein farbiger Bogen, [bold]✗[/] ein am Ende entfernter Stapel. Ein Feld heißt x,y: nach Osten und Norden, vom Startplättchen aus. Die Farben: B Blau, P Violett, R Rot, G Grün, K Schwarz.
    Tippe eine Nummer der Liste oder einen Zug: [bold]B2 e0 0,1[/] (Plättchen, Elefant, Feld), [bold]B/K e0 0,1 N[/] (und die Seite des Bogens), [bold]e1 2,0[/] (Elefant, Feld), [bold]1,1 to 2,1[/] (von Feld zu Feld), [bold]1,1 to 2,1 N[/] (und die Seite des Bogens), [bold]pass[/] (passen) oder [bold]skip[/] (nichts bewegen).

# Im Browser. Die Nummer eines Elefanten steht auf seiner Decke, 1 oder 2.

kerala-ask = { $phase ->
    [elephant] Versetz einen deiner Elefanten auf ein beliebiges freies Plättchen, oder lass es.
    [stack] Verschieb ein Plättchen oder einen Stapel auf ein leeres Feld, oder lass es.
   *[place] Nimm ein Plättchen und leg es neben einen deiner Elefanten, oder passe.
}
kerala-ask-no-pass = Nimm ein Plättchen und leg es neben einen deiner Elefanten.
kerala-wait = Jemand anderes ist am Zug.
kerala-ended = Die Partie ist zu Ende.
kerala-do-place = { $tile } { $way ->
    [N] nördlich
    [E] östlich
    [S] südlich
   *[W] westlich
} von Elefant { $elephant } anlegen
kerala-do-cover = { $tile } { $way ->
    [N] nördlich
    [E] östlich
    [S] südlich
   *[W] westlich
} von Elefant { $elephant } auf { $covered } legen
kerala-do-either = { $tile } auf { $spot } legen; dann wählen, welcher Elefant dorthin zieht
kerala-do-edge = { $place }, Bogen im { kerala-side }
kerala-do-elephant = Elefant { $elephant } nach { $spot } versetzen, auf { $tile }
kerala-do-stack = { $tile } von { $source } nach { $spot } verschieben, mit allem darunter
kerala-do-pass = Passen: kein Plättchen nehmen und einen Elefanten hinlegen
kerala-do-skip = Auslassen: nichts bewegen
kerala-pass = Passen
kerala-skip = Auslassen
kerala-side = { $side ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
kerala-turn-edge = Bogen im { kerala-side }
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
kerala-turn-of = { $name } ist am Zug.
kerala-bag-count = { $bag } Plättchen im Beutel
kerala-tray = Plättchen zum Nehmen
kerala-your-platform = Dein Festplatz
kerala-platform = Der Festplatz von { $name }
kerala-zoom-in = Näher
kerala-zoom-fit = Alles zeigen
kerala-won = gewinnt
kerala-position-player = { $name } spielt { kerala-colour } und hat { $points }, mit { $tiles ->
    [one] { $tiles } sichtbaren Plättchen
   *[other] { $tiles } sichtbaren Plättchen
}.
kerala-position-elephant = Auf { $spot }: { $elephant }.
kerala-see = { $phase ->
    [elephant] Versetz einen Elefanten, oder lass es
    [stack] Verschieb ein Plättchen, oder lass es
   *[place] Nimm ein Plättchen
}
kerala-see-where = Leg { $tile } neben einen Elefanten
kerala-see-which = Welcher geht dorthin? { $elephants }
kerala-see-elephant-where = Wohin mit { $elephant }?
kerala-see-stack-where = Wohin mit { $tile }?
kerala-see-place = { $tile } { $way } { $elephant } anlegen
kerala-see-cover = { $tile } { $way } { $elephant } auf { $covered } legen
kerala-see-stack = { $tile } verschieben
kerala-see-pass = Passen { $elephant }
kerala-see-draw = Neue Plättchen { $tiles }
kerala-see-passed = Gepasst { $elephant }
kerala-ask-where = Leg { $tile } an: Wähl ein Feld neben einem deiner Elefanten.
kerala-ask-which = Beide Elefanten können dorthin: Wähl einen.
kerala-ask-elephant-where = Wähl das Plättchen, auf das Elefant { $elephant } geht.
kerala-ask-stack-where = Wähl das leere Feld für { $tile }, mit allem darunter.
kerala-worth = { $doing } ({ $change } Punkte, wenn jetzt Schluss wäre)
kerala-if-ended = Wäre jetzt Schluss
kerala-points-now = { $points }, wenn jetzt Schluss wäre
kerala-plays = spielt { kerala-colour }
kerala-has-bag = { $name } hat den Beutel und beginnt diese Runde
kerala-look = Den Festplatz von { $name } ansehen
kerala-learn-turn = Wenn du dran bist, nimm ein Plättchen aus der Mitte und leg es neben einen deiner beiden Elefanten, auf ein leeres Feld oder auf andere Plättchen; dieser Elefant zieht darauf. Zwei Elefanten stehen nie auf demselben Plättchen. Waren alle dran, geht der Beutel nach links, und neue Plättchen werden gezogen.
kerala-learn-edge = Ein Plättchen darfst du drehen, wie du willst. Das zählt, wenn es einen Bogen in einer zweiten Farbe hat: Er bringt 5, wenn er an ein Plättchen dieser Farbe stößt.
kerala-learn-pass = Zweimal im Spiel darfst du passen: Du nimmst kein Plättchen und legst einen Elefanten hin. Er zieht weiter wie bisher, zählt am Ende aber nichts.
kerala-learn-elephant = Ein Plättchen mit Elefant und Pfeil: Versetz danach einen deiner Elefanten auf ein beliebiges freies Plättchen, oder lass es.
kerala-learn-stack = Ein Plättchen mit zwei Quadraten: Verschieb danach ein Plättchen oder einen ganzen Stapel ohne Elefanten auf ein leeres Feld neben dem Festplatz, beliebig gedreht, oder lass es. Der Festplatz muss in einem Stück bleiben und darf kein neues Loch bekommen; was auf vier Seiten umschlossen ist, bleibt liegen.
kerala-learn-end = Ist der Beutel leer, bleibt von jeder Farbe ein Gebiet, von deiner eigenen zwei; jedes Plättchen der anderen kostet 2, eine fehlende Farbe 5. Ein kleiner Elefant auf einem Plättchen bringt 1, ein stehender Elefant 1, ein Bogen neben einem Plättchen seiner Farbe 5. Die besten Gebiete werden für dich gewählt. „Wäre jetzt Schluss“ schraffiert, was wegkäme.
kerala-learn-hands = Wähl ein Plättchen, dann ein leuchtendes Feld; die Zahl dort sagt, was es ändert, wenn jetzt Schluss wäre. Tipp auf einen anderen Festplatz, um ihn groß zu sehen. Zieh den Boden, um dich umzusehen; näher kommst du mit dem Rad, zwei Fingern oder den Tasten + und −; 0 zeigt alles.
