# Das Spiel auf der Startseite und seine Optionen

ganesha-name = Ganesha
ganesha-about = Nimm Edelsteine vom Altar, behalte ein paar für die Taktik und opfere einen, um viele aufs Mandala zu legen.
ganesha-option-side = Seite des Mandalas
ganesha-option-side-day = Tag
ganesha-option-side-night = Nacht
ganesha-option-spices = Mit Gewürzmarkern spielen
ganesha-option-tokens = Felder der Gewürzmarker
ganesha-option-tokens-drawn = Ausgelost
ganesha-option-tokens-placed = Gewählt von der Person mit der Trommel
ganesha-option-youngest = Von der jüngsten zur ältesten Person
ganesha-file-boards = Spielpläne

# Optionen, die es nicht geben kann

ganesha-bad-youngest = youngest: jeder Platz von 0 bis { $last } genau einmal, nicht { $youngest }
ganesha-bad-boards-none = { $place }: In dieser Datei ist kein Spielplan
ganesha-bad-boards-table = { $place }: Hier gehört eine Tabelle mit einigen dieser Namen hin: { $known }
ganesha-bad-boards-name = { $place }: { $name } ist unbekannt; erlaubt: { $known }
ganesha-bad-track-colour = { $place }: { $colour } ist keine Farbe; erlaubt: { $colours }
ganesha-bad-track-missing = { $place }: { $colour } fehlt
ganesha-bad-track-size = { $place }: { $size ->
    [none] { $colour } muss eine Liste von 1 bis { $longest } Werten sein
   *[other] { $colour } muss 1 bis { $longest } Plätze haben, nicht { $size }
}
ganesha-bad-track-value = { $place }: { $colour } enthält { $value }; ein Wert ist eine ganze Zahl von 0 bis { $highest }
ganesha-bad-altar-rows = { $place }: { $size ->
    [none] Ein Altar muss eine Liste von { $fewest } bis { $most } Reihen sein
   *[other] Ein Altar hat { $fewest } bis { $most } Reihen, nicht { $size }
}
ganesha-bad-altar-row = { $place }: Eine Reihe hat { $shortest } bis { $longest } Felder, nicht { $row }
ganesha-bad-altar-step = { $place }: Jede Reihe ist ein Feld länger oder kürzer als die darüber, aber auf { $upper } folgt { $lower }
ganesha-bad-altar-room = { $place }: Für { $tokens } Marker, von denen keine zwei nebeneinanderliegen, ist kein Platz

# Partiedateien, die nicht stimmen können

ganesha-event-not-gem = Hier wird ein Edelstein aus dem Beutel gezogen (G33, G34).
ganesha-event-not-altar = Hier wird der Altar gefüllt (G8).
ganesha-event-hexes = Der Altar hat { $due } Felder, nicht { $count } (G4).
ganesha-event-tokens = Auf den Altar gehören { $due } Marker, nicht { $count } (G7).
ganesha-event-placed = Die Marker liegen auf den Feldern { $chosen }, nicht { $named } (G7).
ganesha-event-no-hex = Ein Feld „{ $hex }“ gibt es nicht (G4).

# Ganesha. Allein steht eine Farbe als Hauptwort; vor „Edelstein“ wird sie gebeugt: .er roter, .en roten, .e rote, .bare rot. .other ist die zweite Farbe eines Satzes, im vierten Fall.

ganesha-colour = { $colour ->
    [red] Rot
    [green] Grün
    [purple] Violett
    [blue] Blau
   *[yellow] Gelb
}
    .bare = { $colour ->
        [red] rot
        [green] grün
        [purple] violett
        [blue] blau
       *[yellow] gelb
    }
    .e = { $colour ->
        [red] rote
        [green] grüne
        [purple] violette
        [blue] blaue
       *[yellow] gelbe
    }
    .er = { $colour ->
        [red] roter
        [green] grüner
        [purple] violetter
        [blue] blauer
       *[yellow] gelber
    }
    .en = { $colour ->
        [red] roten
        [green] grünen
        [purple] violetten
        [blue] blauen
       *[yellow] gelben
    }
    .other = { $other ->
        [red] roten
        [green] grünen
        [purple] violetten
        [blue] blauen
       *[yellow] gelben
    }
ganesha-gem = { ganesha-colour.er } Edelstein
ganesha-gems = { $count ->
    [one] { $count } { ganesha-colour.er } Edelstein
   *[other] { $count } { ganesha-colour.e } Edelsteine
}
    .acc = { $count ->
        [one] { $count } { ganesha-colour.en } Edelstein
       *[other] { $count } { ganesha-colour.e } Edelsteine
    }
ganesha-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ganesha-token = { $token ->
    [cardamom] Kardamom
    [caraway] Kümmel
    [coriander] Koriander
    [ginger] Ingwer
    [black_mustard] Schwarzer Senf
    [cinnamon] Zimt
    [red_pepper] Roter Pfeffer
   *[black_pepper] Schwarzer Pfeffer
}
# Nur am Terminal: höchstens neun Spalten
ganesha-token-short = { $token ->
    [cardamom] Kardamom
    [caraway] Kümmel
    [coriander] Koriander
    [ginger] Ingwer
    [black_mustard] Senf
    [cinnamon] Zimt
    [red_pepper] Roter Pf.
   *[black_pepper] Schw. Pf.
}
# Taktikfelder heißen so, wie sie vor einem liegen.
ganesha-side = { $slot ->
    [0] linke
   *[1] rechte
}
    .where = { $slot ->
        [0] links
       *[1] rechts
    }

# Was gefragt ist

ganesha-ask-token = { $count ->
    [one] Lege den letzten Marker verdeckt auf ein Feld.
   *[other] Lege einen Marker verdeckt auf ein Feld. Noch { $count } sind zu legen.
}
ganesha-ask-take = Nimm einen Edelstein vom Altar.
ganesha-ask-second = Nimm einen zweiten Edelstein oder belasse es bei einem.
ganesha-ask-spice = Setze „{ ganesha-token }“ ein oder lass den Marker liegen.
ganesha-ask-give = Gib einen Edelstein aus deiner Schatzkammer, der nicht { ganesha-colour.bare } ist. Du bekommst dafür einen { ganesha-colour.en }.
ganesha-ask-store = Lege den { ganesha-colour.en } Edelstein in deine Schatzkammer oder auf ein Taktikfeld.
ganesha-ask-lift = Koriander: Wähle die Taktikfelder, deren Edelsteine in deine Schatzkammer kommen.
ganesha-ask-refill = Koriander: Wähle einen Edelstein aus deiner Schatzkammer für das { ganesha-side } Taktikfeld.
ganesha-ask-offer = Opfere einen Edelstein und lege alle einer Farbe aufs Mandala, oder beende deinen Zug.
ganesha-ask-final = Lege einen Edelstein aus deiner Schatzkammer aufs Mandala.
ganesha-ask-over = Die Partie ist zu Ende.

# Was nicht geht

ganesha-no-move = „{ $text }“ ist kein Zug bei Ganesha. Möglich sind zum Beispiel: take 7 (nehmen), enough (einer genügt), leave (Marker liegen lassen), cardamom red, caraway 3, coriander, ginger 2, give blue (geben), black mustard, cinnamon, red pepper, black pepper red, store red in treasury (in die Schatzkammer), store red in 0, lift 0 1, refill red, offer yellow for red (opfern), offer nothing for yellow, end (Ende), final red, token 7 (Marker legen). Die Farben: red Rot, green Grün, purple Violett, blue Blau, yellow Gelb.
ganesha-not-now = Das ist jetzt nicht möglich. { $asked }
ganesha-must-take = Nimm erst einen Edelstein: Auf dem Altar liegen noch welche.
ganesha-no-hex = Ein Feld { $hex } gibt es nicht; der Altar hat die Felder 0 bis { $last }.
ganesha-token-on = Dort liegt schon ein Marker.
ganesha-token-beside = Zu nah: Keine zwei Marker dürfen nebeneinanderliegen.
ganesha-token-no-room = { $count ->
    [one] Nicht dort: Der letzte Marker fände keinen Platz mehr.
   *[other] Nicht dort: Die anderen { $count } Marker fänden keinen Platz mehr.
}
ganesha-no-gem = Dort liegt kein Edelstein.
ganesha-out-of-reach = Der zweite Edelstein muss neben dem ersten liegen.
ganesha-two-taken = Du hast schon zwei Edelsteine genommen; mehr sind nicht erlaubt.
ganesha-first-colour = Einen zweiten Edelstein darfst du nur nehmen, wenn der erste zu einem auf deinen Taktikfeldern passt.
ganesha-no-second = Neben dem ersten liegt kein Edelstein mehr.
ganesha-not-in-treasury = In deiner Schatzkammer ist kein { ganesha-colour.er } Edelstein.
ganesha-give-other = Gib eine andere Farbe: Du bekommst ja einen { ganesha-colour.en } Edelstein.
ganesha-store-order = Lege zuerst den { ganesha-colour.en } Edelstein ab.
ganesha-slot-used = Dort liegt schon dein erster. Lege den zweiten woandershin.
ganesha-no-slot = Ein Taktikfeld { $slot } gibt es nicht: 0 ist das linke, 1 das rechte.
ganesha-slot-empty = Dieses Taktikfeld ist leer.
ganesha-lift-which = Wähle ein Taktikfeld oder beide, das linke zuerst.
ganesha-offer-nothing = Für { ganesha-colour.e } Edelsteine brauchst du eine Opfergabe; nur gelbe legst du ohne.
ganesha-offer-other = Um { ganesha-colour.e } Edelsteine zu legen, opfere einen { ganesha-colour.en } oder gelben, keinen { ganesha-colour.other }.
ganesha-offer-only = Deinen einzigen { ganesha-colour.en } Edelstein kannst du nicht opfern: Es bliebe keiner zum Legen.
ganesha-is-full = Die { ganesha-colour.e } Leiste ist voll.
ganesha-token-not-now = „{ ganesha-token }“ kannst du nur direkt nach dem Nehmen des Edelsteins einsetzen, der darauf liegt. { $asked }
ganesha-other-token = „{ ganesha-token }“ liegt nicht unter dem Edelstein, den du genommen hast. { $asked }
ganesha-none-on-mandala = Auf dem Mandala liegt kein { ganesha-colour.er } Edelstein.
ganesha-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
ganesha-ask-yourself = Wähle für „Ingwer“ eine andere Person.
ganesha-cannot-give = Diese Person hat keinen andersfarbigen Edelstein in der Schatzkammer.
ganesha-no-points = „Roter Pfeffer“ kostet einen Punkt, und du hast keinen.
ganesha-empty-bag = Der Beutel ist leer, also gibt es mit „Roter Pfeffer“ nichts zu ziehen.
ganesha-impossible = { $token ->
    [cardamom] „Kardamom“ ist nicht möglich: Das Mandala ist leer.
    [caraway] „Kümmel“ ist nicht möglich: Auf dem Altar liegt kein anderer Edelstein.
    [ginger] „Ingwer“ ist nicht möglich: Niemand sonst hat einen andersfarbigen Edelstein in der Schatzkammer.
   *[black_pepper] „Schwarzer Pfeffer“ ist nicht möglich: Deine Schatzkammer ist leer.
}

# Am Terminal

ganesha-title = Ganesha · Runde { $round } von { $rounds } · { $side ->
    [night] Nacht
   *[day] Tag
}
ganesha-bag = Beutel: { $gems }
ganesha-player = Name
ganesha-points = Punkte
ganesha-tactics = Taktik
ganesha-treasury = Schatzkammer
ganesha-drum = Trommel
ganesha-empty = leer
ganesha-holding = Genommen: { $gems }
ganesha-promise-coriander = Koriander nach dem Ablegen
ganesha-promise-cinnamon = Zimt: beliebige Farbe opfern
ganesha-youngest = Von jung nach alt: { $names }

# Ein Zug zur Auswahl, am Terminal und fürs Ohr

ganesha-choose-token = Einen Marker auf Feld { $hex } legen
ganesha-choose-take = Den { ganesha-colour.en } Edelstein von Feld { $hex } nehmen
ganesha-choose-take-token = Den { ganesha-colour.en } Edelstein von Feld { $hex } nehmen (auf „{ ganesha-token }“)
ganesha-choose-enough = Es bei einem Edelstein belassen
ganesha-choose-cardamom = Den letzten { ganesha-colour.en } Edelstein vom Mandala nehmen
ganesha-choose-caraway = Ihn gegen den { ganesha-colour.en } Edelstein auf Feld { $hex } tauschen
ganesha-choose-coriander = Koriander nach dem Ablegen einsetzen
ganesha-choose-ginger = Mit Platz { $seat } tauschen
ganesha-choose-give = Einen { ganesha-colour.en } Edelstein geben
ganesha-choose-black-mustard = 1 Punkt erhalten
ganesha-choose-cinnamon = In diesem Zug beliebige Farbe opfern
ganesha-choose-red-pepper = 1 Punkt zahlen, einen Edelstein ziehen und behalten, wenn er { ganesha-colour.bare } ist
ganesha-choose-black-pepper = Einen { ganesha-colour.en } Edelstein in den Beutel zurücklegen und einen ziehen
ganesha-choose-leave = Den Marker liegen lassen
ganesha-choose-store-treasury = Den { ganesha-colour.en } Edelstein in die Schatzkammer legen
ganesha-choose-store-slot = Den { ganesha-colour.en } Edelstein auf das { ganesha-side } Taktikfeld legen
ganesha-choose-store-over = Den { ganesha-colour.en } Edelstein auf das { ganesha-side } Taktikfeld legen, den { ganesha-colour.other } in die Schatzkammer
ganesha-choose-lift = Das { ganesha-side } Taktikfeld leeren
ganesha-choose-lift-both = Beide Taktikfelder leeren
ganesha-choose-refill = Einen { ganesha-colour.en } Edelstein auf das { ganesha-side } Taktikfeld legen
ganesha-choose-offer = Einen { ganesha-colour.other } Edelstein opfern und { ganesha-gems.acc } legen ({ ganesha-score })
ganesha-choose-offer-over = Einen { ganesha-colour.other } Edelstein opfern und { ganesha-gems.acc } legen ({ ganesha-score }, { $back } ohne Platz in den Beutel)
ganesha-choose-place = { ganesha-gems.acc } ohne Opfergabe legen ({ ganesha-score })
ganesha-choose-place-over = { ganesha-gems.acc } ohne Opfergabe legen ({ ganesha-score }, { $back } ohne Platz in den Beutel)
ganesha-choose-end = Den Zug beenden
ganesha-choose-final = Einen { ganesha-colour.en } Edelstein legen ({ ganesha-score })

# Das Protokoll, am Terminal und fürs Ohr

ganesha-told-altar = Der Altar ist gefüllt.
ganesha-told-altar-tokens = Der Altar ist gefüllt. Marker: { $tokens }.
ganesha-told-gem = Aus dem Beutel: ein { ganesha-colour.er } Edelstein.
ganesha-told-token = { $you ->
    [yes] Du legst einen Marker auf Feld { $hex }.
   *[no] { $name } legt einen Marker auf Feld { $hex }.
}
ganesha-told-take = { $you ->
    [yes] Du nimmst den Edelstein von Feld { $hex }.
   *[no] { $name } nimmt den Edelstein von Feld { $hex }.
}
ganesha-told-enough = { $you ->
    [yes] Du belässt es bei einem Edelstein.
   *[no] { $name } belässt es bei einem Edelstein.
}
ganesha-told-cardamom = { $you ->
    [yes] Kardamom: Du nimmst den letzten { ganesha-colour.en } Edelstein vom Mandala.
   *[no] Kardamom: { $name } nimmt den letzten { ganesha-colour.en } Edelstein vom Mandala.
}
ganesha-told-caraway = { $you ->
    [yes] Kümmel: Du tauschst den Edelstein gegen den auf Feld { $hex }.
   *[no] Kümmel: { $name } tauscht den Edelstein gegen den auf Feld { $hex }.
}
ganesha-told-coriander = { $you ->
    [yes] Du setzt Koriander ein.
   *[no] { $name } setzt Koriander ein.
}
ganesha-told-ginger = { $you ->
    [yes] Ingwer: { $asked } muss dir einen Edelstein geben.
   *[no] { $asked-you ->
        [yes] Ingwer: Du musst { $name } einen Edelstein geben.
       *[no] Ingwer: { $asked } muss { $name } einen Edelstein geben.
    }
}
ganesha-told-give = { $you ->
    [yes] Du gibst einen { ganesha-colour.en } Edelstein.
   *[no] { $name } gibt einen { ganesha-colour.en } Edelstein.
}
ganesha-told-black-mustard = { $you ->
    [yes] Schwarzer Senf: Du erhältst 1 Punkt.
   *[no] Schwarzer Senf: { $name } erhält 1 Punkt.
}
ganesha-told-cinnamon = { $you ->
    [yes] Zimt: Du darfst in diesem Zug eine beliebige Farbe opfern.
   *[no] Zimt: { $name } darf in diesem Zug eine beliebige Farbe opfern.
}
ganesha-told-red-pepper = { $you ->
    [yes] Roter Pfeffer: Du zahlst 1 Punkt und ziehst einen Edelstein.
   *[no] Roter Pfeffer: { $name } zahlt 1 Punkt und zieht einen Edelstein.
}
ganesha-told-black-pepper = { $you ->
    [yes] Schwarzer Pfeffer: Du legst einen { ganesha-colour.en } Edelstein in den Beutel zurück und ziehst einen.
   *[no] Schwarzer Pfeffer: { $name } legt einen { ganesha-colour.en } Edelstein in den Beutel zurück und zieht einen.
}
ganesha-told-leave = { $you ->
    [yes] Du lässt den Marker liegen.
   *[no] { $name } lässt den Marker liegen.
}
ganesha-told-store-treasury = { $you ->
    [yes] Du legst einen { ganesha-colour.en } Edelstein in deine Schatzkammer.
   *[no] { $name } legt einen { ganesha-colour.en } Edelstein in die Schatzkammer.
}
ganesha-told-store-slot = { $you ->
    [yes] Du legst einen { ganesha-colour.en } Edelstein auf das { ganesha-side } Taktikfeld.
   *[no] { $name } legt einen { ganesha-colour.en } Edelstein auf das { ganesha-side } Taktikfeld.
}
ganesha-told-lift = { $you ->
    [yes] Du leerst das { ganesha-side } Taktikfeld.
   *[no] { $name } leert das { ganesha-side } Taktikfeld.
}
ganesha-told-lift-both = { $you ->
    [yes] Du leerst beide Taktikfelder.
   *[no] { $name } leert beide Taktikfelder.
}
ganesha-told-refill = { $you ->
    [yes] Du legst einen { ganesha-colour.en } Edelstein auf das geleerte Taktikfeld.
   *[no] { $name } legt einen { ganesha-colour.en } Edelstein auf das geleerte Taktikfeld.
}
ganesha-told-offer = { $you ->
    [yes] Du opferst einen { ganesha-colour.other } Edelstein und legst alle deine { ganesha-colour.en } Edelsteine aufs Mandala.
   *[no] { $name } opfert einen { ganesha-colour.other } Edelstein und legt alle { ganesha-colour.en } Edelsteine aufs Mandala.
}
ganesha-told-place = { $you ->
    [yes] Du legst ohne Opfergabe alle deine { ganesha-colour.en } Edelsteine aufs Mandala.
   *[no] { $name } legt ohne Opfergabe alle { ganesha-colour.en } Edelsteine aufs Mandala.
}
ganesha-told-end = { $you ->
    [yes] Du bringst keine Opfergabe.
   *[no] { $name } bringt keine Opfergabe.
}
ganesha-told-final = { $you ->
    [yes] Du legst einen { ganesha-colour.en } Edelstein aufs Mandala.
   *[no] { $name } legt einen { ganesha-colour.en } Edelstein aufs Mandala.
}
ganesha-told-gained = { $you ->
    [yes] Du erhältst { ganesha-score }.
   *[no] { $name } erhält { ganesha-score }.
}
ganesha-told-lost = { $you ->
    [yes] Du verlierst { ganesha-score }.
   *[no] { $name } verliert { ganesha-score }.
}

# Hilfe

ganesha-sheet = Wertung
ganesha-help =
    Auf dem Altar liegen die Edelsteine, die man nimmt. Alle haben eine Schatzkammer und zwei Taktikfelder, ein linkes und ein rechtes. Unter manchen Edelsteinen liegen Gewürzmarker, nie zwei nebeneinander.
    Phase 1: Nimm einen Edelstein vom Altar. Hat er die Farbe eines Edelsteins auf deinen Taktikfeldern, darfst du einen zweiten von einem Nachbarfeld nehmen, oder von irgendeinem Feld, wenn beide Taktikfelder diese Farbe haben. Einen Gewürzmarker unter einem genommenen Edelstein darfst du sofort einsetzen, wenn seine Wirkung möglich ist.
    Phase 2: Lege jeden Edelstein in deine Schatzkammer oder auf ein Taktikfeld; was dort lag, kommt in die Schatzkammer.
    Phase 3: Du darfst einmal opfern. Ein Edelstein einer Farbe bringt alle deine anderen dieser Farbe aufs Mandala, ein gelber alle einer beliebigen Farbe. Gelbe brauchen keine Opfergabe. Jeder Edelstein bringt die Punkte seines Platzes.
    Alle drei Runden wandert die Trommel weiter und der Altar wird neu gefüllt. Am Ende werden alle übrigen Edelsteine einzeln gelegt.
ganesha-help-spice = { ganesha-token }: { ganesha-effect }
ganesha-effect = { $token ->
    [cardamom] Lege den letzten Edelstein einer Farbe vom Mandala in den Beutel zurück.
    [caraway] Tausche den genommenen Edelstein gegen einen anderen vom Altar.
    [coriander] Tausche nach dem Ablegen Edelsteine zwischen Taktikfeldern und Schatzkammer.
    [ginger] Gib den genommenen Edelstein jemand anderem und erhalte einen andersfarbigen.
    [black_mustard] Du erhältst 1 Punkt.
    [cinnamon] Opfere in diesem Zug einen Edelstein beliebiger Farbe.
    [red_pepper] Zahle 1 Punkt und ziehe einen Edelstein; behalte ihn, wenn er die Farbe des genommenen hat.
   *[black_pepper] Lege einen Edelstein aus deiner Schatzkammer in den Beutel zurück und ziehe einen.
}
ganesha-help-typing = Du kannst Züge auch tippen: token 3 (Marker legen), take 7 (nehmen), enough (einer genügt), leave (liegen lassen), ginger 2, give blue (geben), store red in 0 (ablegen), offer yellow for red (opfern), end (Ende). Taktikfeld 0 ist das linke, 1 das rechte. Bei Farben genügt der Anfangsbuchstabe: R Rot, G Grün, P Violett, B Blau, Y Gelb.

# Im Browser

ganesha-altar = Altar
ganesha-mandala = Mandala
ganesha-boards = Altar und Mandala
ganesha-round = Runde { $round } von { $rounds }
ganesha-anew = Nach Runde { $round } wird der Altar neu gefüllt
ganesha-anew-never = Der Altar wird nicht mehr neu gefüllt
ganesha-holds = { $count ->
    [one] { $count } Edelstein
   *[other] { $count } Edelsteine
}
ganesha-in-bag = { $count ->
    [one] { $count } Edelstein im Beutel
   *[other] { $count } Edelsteine im Beutel
}

# Fürs Auge: wenige Worte, und Bilder der Spielsteine

ganesha-do-token = { $count ->
    [one] Lege den letzten { $token }
   *[other] Lege einen { $token } auf den Altar
}
ganesha-do-take = Nimm einen Edelstein vom Altar
ganesha-do-second = Nimm einen zweiten oder belasse es dabei
ganesha-do-spice = { $token ->
    [cardamom] { $icon } Einen Edelstein vom Mandala nehmen?
    [caraway] { $icon } { $gem } auf dem Altar tauschen?
    [coriander] { $icon } Danach Taktikfelder neu belegen?
    [ginger] { $icon } { $gem } mit jemandem tauschen?
    [black_mustard] { $icon } 1 Punkt erhalten?
    [cinnamon] { $icon } Diesmal beliebige Farbe opfern?
    [red_pepper] { $icon } 1 Punkt zahlen und ziehen?
   *[black_pepper] { $icon } Einen Edelstein mit dem Beutel tauschen?
}
ganesha-do-give = Gib einen Edelstein, nur nicht { $gem }
ganesha-do-store = Lege { $gem } ab: Schatzkammer oder Taktik
ganesha-do-lift = Was soll in die Schatzkammer?
ganesha-do-refill = Wähle einen Edelstein für { $slot }
ganesha-do-offer = Opfere einen Edelstein oder beende deinen Zug
ganesha-do-offer-gem = { $gem } opfern: Welche Farbe legst du?
ganesha-do-offer-place = Was opferst du, um { $gem } zu legen?
ganesha-do-final = Lege einen Edelstein aufs Mandala
ganesha-can-take = { $gem } nehmen
ganesha-can-take-token = { $gem } auf { $token } nehmen
ganesha-can-token = { $token } hierhin legen
ganesha-can-enough = Einer genügt
ganesha-can-cardamom = { $gem } vom Mandala nehmen
ganesha-can-caraway = { $taken } gegen { $gem } tauschen
ganesha-can-use = { $token } einsetzen
ganesha-can-ginger = { $taken } mit { $name } tauschen
ganesha-can-give = { $gem } geben
ganesha-can-black-mustard = { $token } einsetzen: +1
ganesha-can-red-pepper = Für 1 Punkt auf { $gem } ziehen
ganesha-can-black-pepper = { $gem } zurück, einen ziehen
ganesha-can-leave = { $token } liegen lassen
ganesha-can-offer = { $gem } opfern für { $placed }: +{ $points }
ganesha-can-offer-over = { $gem } opfern für { $placed }: +{ $points }, { $back } in { $bag }
ganesha-can-place = { $placed } ohne Opfergabe: +{ $points }
ganesha-can-place-over = { $placed } ohne Opfergabe: +{ $points }, { $back } in { $bag }
ganesha-can-end = Zug beenden
ganesha-can-final = { $placed } legen: +{ $points }
ganesha-new-altar = Neue Edelsteine auf dem Altar
ganesha-counted = { $source ->
    [red] Rot
    [green] Grün
    [purple] Violett
    [blue] Blau
    [yellow] Gelb
    [final] Zum Schluss
   *[tokens] Gewürze
}

# Fürs Ohr; Felder werden von 1 an gezählt

ganesha-hex = Feld { $hex }: { ganesha-gem }
ganesha-hex-on-token = Feld { $hex }: { ganesha-gem } auf „{ ganesha-token }“
ganesha-hex-empty = Feld { $hex }: leer
ganesha-hex-bare-token = Feld { $hex }: „{ ganesha-token }“, kein Edelstein
ganesha-hex-face-down = Feld { $hex }: ein verdeckter Marker
ganesha-with-effect = { $what }. { $effect }
ganesha-token-on-hex = { ganesha-token } auf Feld { $hex }
ganesha-held = Jetzt ablegen: { ganesha-gem }
ganesha-slot = Taktik, { ganesha-side.where }: { ganesha-gem }
ganesha-slot-free = Taktik, { ganesha-side.where }: leer
ganesha-track = Mandala, { ganesha-colour.e } Leiste: { $filled } von { $slots } belegt; der nächste Platz bringt { ganesha-score }.
ganesha-track-full = Mandala, { ganesha-colour.e } Leiste: alle { $slots } Plätze belegt.
ganesha-pick-offer = Einen { ganesha-colour.en } Edelstein opfern
ganesha-pick-place = Deine { ganesha-colour.en } Edelsteine legen
ganesha-exchange-with = Mit { $name } tauschen
ganesha-pawn = { $name }: Figur auf { $space }
ganesha-position-decides = { $you ->
    [yes] Du bist dran.
   *[no] { $name } ist dran.
}
ganesha-position-taken = Genommen: { $gems }.
ganesha-position-player = { $you ->
    [yes] Du: { ganesha-score }. Taktik: links { $left }, rechts { $right }. Schatzkammer: { $treasury }.
   *[no] { $name }: { ganesha-score }. Taktik: links { $left }, rechts { $right }. Schatzkammer: { $treasury }.
}
ganesha-position-altar = { $count ->
    [one] Auf dem Altar, { ganesha-colour }: Feld { $hexes }.
   *[other] Auf dem Altar, { ganesha-colour }: Felder { $hexes }.
}
ganesha-position-altar-empty = Der Altar ist leer.
ganesha-position-tokens = Marker: { $tokens }.
ganesha-position-face-down = { $count ->
    [one] Verdeckter Marker: Feld { $hexes }.
   *[other] Verdeckte Marker: Felder { $hexes }.
}

# Of reasons: points, and why a token is put there

ganesha-worth = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
ganesha-reason-token = { $count ->
    [one] Von hier kann der zweite Edelstein kommen, wenn der erste auf dem einzigen Nachbarfeld lag.
   *[other] Von hier kann der zweite Edelstein kommen, wenn der erste auf einem der { $count } Nachbarfelder lag.
}
