# The game on the front page, and its options

ganesha-name = Ganesha
ganesha-about = Nimm Edelsteine vom Altar, behalte ein paar für die Taktik und opfere einen, um viele ins Mandala zu legen.
ganesha-option-side = Seite des Mandalas
ganesha-option-side-day = Tag
ganesha-option-side-night = Nacht
ganesha-option-spices = Mit den Gewürzmarken spielen
ganesha-option-tokens = Felder der Gewürzmarker
ganesha-option-tokens-drawn = Ausgelost
ganesha-option-tokens-placed = Gewählt von der Person mit der Trommel
ganesha-option-youngest = Von der jüngsten zur ältesten Person
ganesha-file-boards = Spielpläne

# Options that cannot be

ganesha-bad-youngest = youngest: jeder Platz von 0 bis { $last } genau einmal, nicht { $youngest }
ganesha-bad-boards-none = { $place }: In dieser Datei ist kein Spielplan
ganesha-bad-boards-table = { $place }: Hier gehört eine Tabelle hin, mit einigen von { $known }
ganesha-bad-boards-name = { $place }: { $name } gibt es hier nicht, nur { $known }
ganesha-bad-track-colour = { $place }: { $colour } ist keine Farbe; es gibt { $colours }
ganesha-bad-track-missing = { $place }: { $colour } fehlt
ganesha-bad-track-size = { $place }: { $colour } muss 1 bis { $longest } Plätze haben, { $size ->
    [none] ist aber keine Liste
   *[other] nicht { $size }
}
ganesha-bad-track-value = { $place }: { $colour } enthält { $value }; ein Wert ist eine ganze Zahl von 0 bis { $highest }
ganesha-bad-altar-rows = { $place }: Ein Altar hat { $fewest } bis { $most } Reihen, { $size ->
    [none] das ist aber keine Liste
   *[other] nicht { $size }
}
ganesha-bad-altar-row = { $place }: Eine Reihe hat { $shortest } bis { $longest } Felder, nicht { $row }
ganesha-bad-altar-step = { $place }: Jede Reihe ist ein Feld länger oder kürzer als die darüber, aber auf { $upper } folgt { $lower }
ganesha-bad-altar-room = { $place }: Für { $tokens } Marker, von denen keine zwei nebeneinander liegen, ist kein Platz

# Ganesha. Allein steht eine Farbe als Hauptwort; vor „Edelstein“ wird sie gebeugt: .er roter, .en roten, .bare rot.

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
    .gem = { $gem ->
        [red] rote
        [green] grüne
        [purple] violette
        [blue] blaue
       *[yellow] gelbe
    }
    .gem-er = { $gem ->
        [red] roter
        [green] grüner
        [purple] violetter
        [blue] blauer
       *[yellow] gelber
    }
    .due = { $due ->
        [red] rote
        [green] grüne
        [purple] violette
        [blue] blaue
       *[yellow] gelbe
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
# Höchstens neun Spalten
ganesha-token-short = { $token ->
    [cardamom] Kardamom
    [caraway] Kümmel
    [coriander] Koriander
    [ginger] Ingwer
    [black_mustard] S.Senf
    [cinnamon] Zimt
    [red_pepper] R.Pfeffer
   *[black_pepper] S.Pfeffer
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
    [one] Leg den letzten Marker verdeckt auf ein Feld.
   *[other] Leg einen Marker verdeckt auf ein Feld. { $count } sind zu legen.
}
ganesha-ask-take = Nimm einen Edelstein vom Altar.
ganesha-ask-second = Nimm einen zweiten Edelstein, oder sag, dass einer genügt.
ganesha-ask-spice = Nutze „{ $token }“, oder lass den Marker liegen.
ganesha-ask-give = Gib einen Edelstein deiner Schatzkammer, der nicht { ganesha-colour.bare } ist; dafür kommt ein { ganesha-colour.er }.
ganesha-ask-store = Leg den { ganesha-colour.en } Edelstein in deine Schatzkammer oder auf ein Taktikfeld.
ganesha-ask-lift = Koriander: Wähle die Taktikfelder, deren Edelsteine in deine Schatzkammer gehen.
ganesha-ask-refill = Koriander: Wähle einen Edelstein deiner Schatzkammer für das { ganesha-side } Taktikfeld.
ganesha-ask-offer = Bring ein Opfer und leg alle Edelsteine einer Farbe aufs Mandala, oder beende deinen Zug.
ganesha-ask-final = Leg einen Edelstein deiner Schatzkammer aufs Mandala.
ganesha-ask-over = Die Partie ist zu Ende.

# Was nicht geht

ganesha-no-move = { $text } ist kein Zug bei Ganesha. Schreib 'take 7' (nehmen), 'enough' (einer genügt), 'leave' (Marker liegen lassen), 'cardamom red', 'caraway 3', 'coriander', 'ginger 2', 'give blue' (geben), 'black mustard', 'cinnamon', 'red pepper', 'black pepper red', 'store red in treasury' (in die Schatzkammer), 'store red in 0', 'lift 0 1', 'refill red', 'offer yellow for red' (opfern), 'offer nothing for yellow', 'end' (Ende), 'final red' oder 'token 7' (Marker legen). Die Farben: red Rot, green Grün, purple Violett, blue Blau, yellow Gelb.
ganesha-not-now = Jetzt nicht. { $asked }
ganesha-must-take = Nimm erst einen Edelstein: Auf dem Altar liegen noch welche.
ganesha-no-hex = Ein Feld { $hex } gibt es nicht; der Altar hat die Felder 0 bis { $last }.
ganesha-token-on = Dort liegt schon ein Marker.
ganesha-token-beside = Zu nah: Keine zwei Marker dürfen nebeneinander liegen.
ganesha-token-no-room = { $count ->
    [one] Nicht dort: Der letzte Marker fände keinen Platz mehr.
   *[other] Nicht dort: Die anderen { $count } Marker fänden keinen Platz mehr.
}
ganesha-no-gem = Dort liegt kein Edelstein.
ganesha-out-of-reach = Der zweite Edelstein muss neben dem ersten liegen.
ganesha-two-taken = Du hast schon zwei Edelsteine; mehr nimmt niemand.
ganesha-first-colour = Einen zweiten Edelstein gibt es nur, wenn der erste zu einem auf deinen Taktikfeldern passt.
ganesha-no-second = Neben dem ersten liegt kein Edelstein mehr.
ganesha-not-in-treasury = In deiner Schatzkammer ist kein { ganesha-colour.er } Edelstein.
ganesha-give-other = Gib eine andere Farbe: { ganesha-colour } bekommst du.
ganesha-store-order = Erst der { ganesha-colour.due } Edelstein, dann der { ganesha-colour.gem }.
ganesha-slot-used = Dort liegt schon dein erster. Leg den zweiten woandershin.
ganesha-no-slot = Ein Taktikfeld { $slot } gibt es nicht: 0 ist das linke, 1 das rechte.
ganesha-slot-empty = Dieses Taktikfeld ist leer.
ganesha-lift-which = Wähle ein Taktikfeld oder beide, das linke zuerst.
ganesha-offer-nothing = { ganesha-colour } braucht ein Opfer; nur Gelb ist umsonst.
ganesha-offer-other = Für { ganesha-colour } opfere einen { ganesha-colour.en } oder gelben Edelstein; ein { ganesha-colour.gem-er } geht nicht.
ganesha-offer-only = Dein einziger { ganesha-colour.er } Edelstein kann nicht geopfert werden: Es bliebe keiner zum Legen.
ganesha-is-full = Die { ganesha-colour.e } Leiste ist voll.
ganesha-token-not-now = „{ $token }“ wirkt nur, gleich nachdem du den Edelstein darauf genommen hast. { $asked }
ganesha-other-token = „{ $token }“ liegt nicht unter dem Edelstein, den du genommen hast. { $asked }
ganesha-none-on-mandala = Auf dem Mandala liegt kein { ganesha-colour.er } Edelstein.
ganesha-no-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
ganesha-ask-yourself = Ingwer gilt jemand anderem.
ganesha-cannot-give = In dieser Schatzkammer ist nichts außer { ganesha-colour }.
ganesha-no-points = „Roter Pfeffer“ kostet einen Punkt, und du hast keinen.
ganesha-empty-bag = Der Beutel ist leer, also gibt es mit „Roter Pfeffer“ nichts zu ziehen.
ganesha-impossible = { $token ->
    [cardamom] „Kardamom“ geht nicht: Das Mandala ist leer.
    [caraway] „Kümmel“ geht nicht: Auf dem Altar liegt kein anderer Edelstein.
    [ginger] „Ingwer“ geht nicht: Niemand sonst hat einen Edelstein in anderer Farbe in der Schatzkammer.
   *[black_pepper] „Schwarzer Pfeffer“ geht nicht: Deine Schatzkammer ist leer.
}

# Am Terminal

ganesha-title = Ganesha · Runde { $round } von { $rounds } · { $side ->
    [night] Nacht
   *[day] Tag
}
ganesha-bag = Beutel { $gems }
ganesha-player = Name
ganesha-points = Punkte
ganesha-tactics = Taktik
ganesha-treasury = Schatzkammer
ganesha-drum = Trommel
ganesha-holding = genommen:
ganesha-promise-coriander = Koriander nach dem Ablegen
ganesha-promise-cinnamon = Zimt: Jeder Edelstein darf geopfert werden
ganesha-nothing = nichts
ganesha-youngest = Von jung nach alt: { $names }

ganesha-choose-token = ein Marker auf { $hex }
ganesha-choose-take = { $gem } von { $hex }
ganesha-choose-take-token = { $gem } von { $hex }, { $token }
ganesha-choose-enough = ein Edelstein genügt
ganesha-choose-cardamom = { $gem } vom Mandala nehmen
ganesha-choose-caraway = gegen { $gem } von { $hex } tauschen
ganesha-choose-coriander = Koriander nach dem Ablegen nutzen
ganesha-choose-ginger = mit Platz { $seat } tauschen
ganesha-choose-give = { $gem } geben
ganesha-choose-black-mustard = 1 Punkt
ganesha-choose-cinnamon = später einen Edelstein beliebiger Farbe opfern
ganesha-choose-red-pepper = 1 Punkt zahlen und ziehen: { $gem } behalten
ganesha-choose-black-pepper = { $gem } zurückgeben und einen Edelstein ziehen
ganesha-choose-leave = den Marker liegen lassen
ganesha-choose-store-treasury = { $gem } in die Schatzkammer
ganesha-choose-store-slot = { $gem } auf das { ganesha-side } Taktikfeld
ganesha-choose-store-over = { $gem } auf das { ganesha-side } Taktikfeld, { $old } in die Schatzkammer
ganesha-choose-lift = das { $slots ->
    [0] linke
   *[1] rechte
} Taktikfeld räumen
ganesha-choose-lift-both = beide Taktikfelder räumen
ganesha-choose-refill = { $gem } auf das { ganesha-side } Taktikfeld
ganesha-choose-offer = { $gem } opfern, { $placed } legen für { $points }
ganesha-choose-offer-over = { $gem } opfern, { $placed } legen für { $points }, { $back } ohne Platz in den Beutel
ganesha-choose-end = den Zug beenden
ganesha-choose-final = { $gem } legen für { $points }

ganesha-told-altar = Der Altar ist gefüllt.
ganesha-told-altar-tokens = Der Altar ist gefüllt. Marker: { $tokens }.
ganesha-told-gem = Aus dem Beutel kommt { $gem }.
ganesha-told-token = { $name }: ein Marker auf Feld { $hex }
ganesha-told-take = { $name }: der Edelstein von Feld { $hex }
ganesha-told-enough = { $name }: ein Edelstein genügt
ganesha-told-cardamom = { $name }: Kardamom, das letzte { $gem } verlässt das Mandala
ganesha-told-caraway = { $name }: Kümmel, getauscht gegen den Edelstein auf Feld { $hex }
ganesha-told-coriander = { $name }: Koriander
ganesha-told-ginger = { $name }: Ingwer, einen Edelstein abgeben muss: { $asked }
ganesha-told-give = { $name }: { $gem } gegeben
ganesha-told-black-mustard = { $name }: Schwarzer Senf, 1 Punkt
ganesha-told-cinnamon = { $name }: Zimt, jeder Edelstein darf geopfert werden
ganesha-told-red-pepper = { $name }: Roter Pfeffer, 1 Punkt fürs Ziehen gezahlt
ganesha-told-black-pepper = { $name }: Schwarzer Pfeffer, { $gem } geht zurück in den Beutel
ganesha-told-leave = { $name }: der Marker bleibt liegen
ganesha-told-store-treasury = { $name }: { $gem } in die Schatzkammer
ganesha-told-store-slot = { $name }: { $gem } auf das { ganesha-side } Taktikfeld
ganesha-told-lift = { $name }: { $slots ->
    [0] linkes Taktikfeld geräumt
    [1] rechtes Taktikfeld geräumt
   *[both] beide Taktikfelder geräumt
}
ganesha-told-refill = { $name }: { $gem } auf das geräumte Taktikfeld
ganesha-told-offer = { $name }: { $gem } geopfert, { $placed } aufs Mandala gelegt
ganesha-told-end = { $name }: kein Opfer
ganesha-told-final = { $name }: { $gem } aufs Mandala gelegt

ganesha-sheet = Wertung
ganesha-help =
    Auf dem Altar liegen die Edelsteine, die man nimmt. Alle haben eine Schatzkammer und zwei Taktikfelder, ein linkes und ein rechtes. Unter manchen Edelsteinen liegen Gewürzmarker, nie zwei nebeneinander.
    In Phase 1 deines Zuges nimmst du einen Edelstein vom Altar. Hat er die Farbe eines Edelsteins auf deinen Taktikfeldern, darfst du einen zweiten von einem Nachbarfeld nehmen, oder von irgendeinem Feld, wenn beide Taktikfelder diese Farbe haben. Einen Gewürzmarker unter einem genommenen Edelstein darfst du sofort nutzen, wenn seine Wirkung möglich ist.
    In Phase 2 kommt jeder Edelstein in deine Schatzkammer oder auf ein Taktikfeld; was dort lag, geht in die Schatzkammer.
    In Phase 3 darfst du einmal opfern: Ein Edelstein einer Farbe bringt alle deine anderen dieser Farbe aufs Mandala, ein gelber alle einer beliebigen Farbe, und gelbe brauchen kein Opfer. Jeder Edelstein bringt die Punkte seines Platzes.
    Alle drei Runden wandert die Trommel weiter und der Altar wird neu gefüllt. Am Ende werden alle übrigen Edelsteine einzeln gelegt.
ganesha-help-spice = • { $token }: { $effect }
ganesha-effect = { $token ->
    [cardamom] Der letzte Edelstein einer Farbe verlässt das Mandala.
    [caraway] Tausche den genommenen Edelstein gegen einen anderen vom Altar.
    [coriander] Tausche Edelsteine zwischen Taktikfeldern und Schatzkammer.
    [ginger] Tausche den genommenen Edelstein mit jemand anderem.
    [black_mustard] 1 Punkt.
    [cinnamon] Opfere einen Edelstein beliebiger Farbe.
    [red_pepper] Zahl einen Punkt und zieh einen Edelstein; du behältst ihn, wenn er die Farbe des genommenen hat.
   *[black_pepper] Gib einen Edelstein deiner Schatzkammer zurück und zieh einen neuen.
}
ganesha-help-typing = Du kannst Züge auch tippen: token 3 (Marker legen), take 7 (nehmen), enough (einer genügt), leave (liegen lassen), ginger 2, give blue (geben), store red in 0 (ablegen), offer yellow for red (opfern), end (Ende). Taktikfeld 0 ist das linke, 1 das rechte. Eine Farbe darf auch nur ihr Buchstabe sein: R Rot, G Grün, P Violett, B Blau, Y Gelb.

# Im Browser

ganesha-altar = Altar
ganesha-mandala = Mandala
ganesha-round = Runde { $round } von { $rounds }
ganesha-anew = Neuer Altar nach Runde { $round }
ganesha-anew-never = Das ist der letzte Altar
ganesha-gems = { $count ->
    [one] { $count } { ganesha-colour.er } Edelstein
   *[other] { $count } { ganesha-colour.e } Edelsteine
}
ganesha-holds = { $count ->
    [one] { $count } Edelstein
   *[other] { $count } Edelsteine
}
ganesha-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ganesha-take = den { ganesha-colour.en } Edelstein von Feld { $hex } nehmen
ganesha-hex = { ganesha-colour.er } Edelstein auf Feld { $hex }
ganesha-hex-empty = Feld { $hex }, leer
ganesha-place-token = einen Marker auf Feld { $hex } legen
ganesha-hex-token = Feld { $hex }, ein verdeckter Marker
ganesha-on-token = { $what }, mit { $token }
ganesha-held = { ganesha-colour.er } Edelstein, jetzt abzulegen
ganesha-slot = Taktik, { ganesha-side.where }: { ganesha-colour }
ganesha-slot-free = Taktik, { ganesha-side.where }: leer
ganesha-track = Leiste { ganesha-colour }: { $filled } von { $slots } belegt, nächster Platz { $points }.
ganesha-track-full = Leiste { ganesha-colour }: alle { $slots } belegt.
ganesha-pick-offer = einen { ganesha-colour.en } Edelstein opfern
ganesha-pick-place = { ganesha-colour.e } Edelsteine legen
ganesha-exchange-with = mit { $name } tauschen
ganesha-pawn = Figur { $pawn } auf { $space }
ganesha-position-decides = { $name } ist dran.
ganesha-position-taken = Genommen: { $gems }.
ganesha-position-player = { $name }: { $points }. Taktik: { $tactics }. Schatzkammer: { $treasury }.
ganesha-position-altar = Auf dem Altar, nach Feldern: { $gems }.
ganesha-position-tokens = Marker: { $tokens }.
ganesha-position-face-down = Verdeckte Marker: { $hexes }.

# Im Browser, fürs Auge: wenige Worte, und Bilder der Spielsteine

ganesha-do-token = { $count ->
    [one] Leg den letzten { $token }
   *[other] Leg einen { $token } auf den Altar
}
ganesha-do-take = Nimm einen Edelstein vom Altar
ganesha-do-second = Nimm einen zweiten, oder hör auf
ganesha-do-spice = { $token ->
    [cardamom] { $icon } Einen Edelstein vom Mandala nehmen?
    [caraway] { $icon } { $gem } auf dem Altar tauschen?
    [coriander] { $icon } Nachher die Taktik umstellen?
    [ginger] { $icon } { $gem } mit jemandem tauschen?
    [black_mustard] { $icon } 1 Punkt nehmen?
    [cinnamon] { $icon } Diesmal jede Farbe opfern?
    [red_pepper] { $icon } 1 Punkt zahlen und ziehen?
   *[black_pepper] { $icon } Einen Edelstein mit dem Beutel tauschen?
}
ganesha-do-give = Gib einen Edelstein, nur nicht { $gem }
ganesha-do-store = Leg { $gem } in Schatzkammer oder Taktik
ganesha-do-lift = Was soll aus der Taktik heraus?
ganesha-do-refill = Wähle einen Edelstein für { $slot }
ganesha-do-offer = Opfere, oder beende deinen Zug
ganesha-do-offer-gem = { $gem } opfern: Welche Farbe legst du?
ganesha-do-offer-place = Was opferst du, um { $gem } zu legen?
ganesha-do-final = Leg einen Edelstein aufs Mandala
ganesha-can-take = Nimm { $gem }
ganesha-can-take-token = Nimm { $gem } auf { $token }
ganesha-can-token = { $token } hierhin
ganesha-can-enough = Einer genügt
ganesha-can-cardamom = Nimm { $gem } vom Mandala
ganesha-can-caraway = Tausche { $taken } gegen { $gem }
ganesha-can-use = Nutze { $token }
ganesha-can-ginger = Tausche { $taken } mit { $name }
ganesha-can-give = Gib { $gem }
ganesha-can-black-mustard = Nutze { $token }: +1
ganesha-can-red-pepper = Zahl 1 Punkt, zieh auf { $gem }
ganesha-can-black-pepper = Gib { $gem } zurück, zieh einen
ganesha-can-leave = Lass { $token } liegen
ganesha-can-offer = Opfere { $gem }, leg { $placed }: +{ $points }
ganesha-can-offer-over = Opfere { $gem }, leg { $placed }: +{ $points }, { $back } in { $bag }
ganesha-can-place = Leg { $placed }: +{ $points }, umsonst
ganesha-can-place-over = Leg { $placed }: +{ $points }, umsonst, { $back } in { $bag }
ganesha-can-end = Fertig
ganesha-can-final = Leg { $placed }: +{ $points }
ganesha-new-altar = Neuer Altar
ganesha-counted = { $source ->
    [red] Rot
    [green] Grün
    [purple] Violett
    [blue] Blau
    [yellow] Gelb
    [final] Zum Schluss
   *[tokens] Gewürze
}

# Im Browser, fürs Ohr
ganesha-place-free = { $placed } legen für { $points }, umsonst
ganesha-place-free-over = { $placed } legen für { $points }, umsonst, { $back } ohne Platz in den Beutel
ganesha-in-bag = { $count ->
    [one] { $count } Edelstein im Beutel
   *[other] { $count } Edelsteine im Beutel
}

# Warum ein Feld gut für einen Marker ist, wenn er selbst gelegt wird

ganesha-reason-token = Von { $count } anderen Feldern aus kann der zweite Edelstein hier genommen werden.
