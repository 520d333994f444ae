# The game on the front page, and its options

kolpa-name = Kolpa!
kolpa-about = Bediene, wenn du kannst. Wenn nicht, leg die Karte aus: Genau diese Karten bringen Punkte.
kolpa-option-target = Punkte, mit denen die Partie nach einer Runde endet
kolpa-starts = Wer am buntesten gekleidet ist, beginnt.

# Kolpa!

kolpa-card = die { $colour ->
    [red] rote
    [pink] pinke
    [yellow] gelbe
    [blue] blaue
   *[green] grüne
} { $value }
kolpa-joker = einen Joker
kolpa-announced-colour = die angesagte Farbe { $colour ->
    [red] Rot
    [pink] Pink
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}
kolpa-announced-number = die angesagte Zahl { $value }

# Was nicht geht

kolpa-no-move = { $text } ist kein Zug bei Kolpa!. Schreib 'kol R3', 'kol R3 area' (aus deiner Auslage), 'kolpa R3', 'joker R' oder 'joker 3'.
kolpa-not-in-hand = Du kannst { $card } nicht spielen: Die Karte ist nicht auf deiner Hand.
kolpa-not-on-show = Auf keinem deiner Stapel liegt { $card } oben; nur die oberste Karte eines Stapels darf gespielt werden.
kolpa-no-match = Du kannst { $card } nicht auf { $top } spielen: Das passt nicht.
kolpa-never-lay-match = Das passt: Du kannst { $card } auf { $top } spielen. Eine passende Karte darf nie in deine Auslage.
kolpa-pile-matches = Dein Stapel zeigt { $card }, passend auf { $top }: Spiel eine passende Karte oder einen Joker.
kolpa-joker-announces = Zu einem Joker gehört eine Ansage: eine Farbe oder eine Zahl von 0 bis 5.
kolpa-joker-announces-other = Ein Joker auf einem Joker sagt eine andere Farbe oder Zahl an: { $top } darfst du nicht wiederholen.
kolpa-joker-never-laid = Ein Joker kommt nie in deine Auslage.

# Am Terminal

kolpa-title = Kolpa!  ·  Runde { $round }  ·  Schluss ab { $target } Punkten
kolpa-colour = { $colour ->
    [red] Rot
    [pink] Pink
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}
kolpa-your-hand = Deine Hand
kolpa-draw-pile = Nachziehstapel: { $count }
kolpa-discard-pile = Ablagestapel: { $count }
kolpa-announced = Angesagt: { $call }
kolpa-player = Name
kolpa-score = Punkte
kolpa-cards = Karten
kolpa-area = Auslage
kolpa-prompt = Spiel eine Karte: Kol! auf den Ablagestapel oder Kolpa! in deine Auslage.
kolpa-joker-other = Ein Joker muss etwas anderes ansagen als { $call }.
kolpa-choose-kol = Kol!  { $card }
kolpa-choose-kol-area = Kol!  { $card } aus der Auslage
kolpa-choose-kolpa = Kolpa!  { $card } auslegen
kolpa-choose-joker = Joker  { $joker } Ansage { $call }
kolpa-told-kol = { $name }: Kol! { $card }
kolpa-told-kol-area = { $name }: Kol! { $card } aus der Auslage
kolpa-told-kolpa = { $name }: Kolpa! { $card } ausgelegt
kolpa-told-joker = { $name }: { $joker }, Ansage { $call }
kolpa-told-deal = Runde { $round } ist ausgeteilt, aufgedeckt ist { $card }. Es beginnt: { $name }.
kolpa-told-draw = { $name }: { $card } gezogen
kolpa-told-draw-unseen = { $name }: eine Karte gezogen
kolpa-told-reshuffle = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
kolpa-sheet = Wertung
kolpa-round = Runde
kolpa-total = Summe
kolpa-help =
    Spiel in deinem Zug genau eine Karte:
    • Kol! Eine Karte, die in Farbe oder Zahl zur obersten Karte passt, kommt auf den Ablagestapel, von deiner Hand oder von einem deiner Stapel. Du ziehst nicht nach.
    • Kolpa! Eine Karte, die nicht passt, kommt von der Hand in deine Auslage, auf den Stapel ihrer Farbe. Du ziehst eine Karte nach.
    Solange einer deiner Stapel eine passende Karte zeigt, darfst du nichts auslegen: Spiel eine passende Karte oder einen Joker.
    • Ein Joker geht auf jede Karte. Du sagst eine Farbe oder Zahl an; sie gilt, bis der Joker überdeckt ist. Auf einem anderen Joker sagst du etwas anderes an.
    Eine Runde endet, wenn jemand nach dem Spielen auf den Ablagestapel keine Karte mehr auf der Hand hat. Deine Auslage zählt für dich, deine Hand gegen dich, ein Joker darin 10.
    Die Partie endet, wenn nach einer Runde jemand das Ziel erreicht hat. Dann gewinnt die höchste Summe, auch wenn mehrere das Ziel erreicht haben.
kolpa-help-typed = Du kannst Züge auch tippen: kol R3, kol R3 area (aus der Auslage), kolpa R3, joker R, joker 3. Die Farben: R Rot, P Pink, Y Gelb, B Blau, G Grün.

# Im Browser

kolpa-prompt-match = Spiel eine passende Karte oder einen Joker auf den Ablagestapel: Kol!
kolpa-prompt-lay = Keine deiner Karten passt: Leg eine in deine Auslage. Kolpa!
kolpa-prompt-lay-or-joker = Keine deiner Karten passt: Leg eine in deine Auslage (Kolpa!) oder spiel einen Joker.
kolpa-prompt-joker = Spiel einen Joker und sag eine Farbe oder Zahl an.
kolpa-joker-announcing = Joker, Ansage: { $call }
kolpa-joker-open = Joker: Sag eine Farbe oder Zahl an
kolpa-joker-open-other = Joker auf Joker: Sag eine andere Farbe oder Zahl an
kolpa-announce = { $call } ansagen
kolpa-announce-again = { $call } ist schon angesagt
kolpa-onto-discard = { $card } auf den Ablagestapel
kolpa-onto-pile = { $card } in deine Auslage
kolpa-pile = { $card } ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
})
kolpa-area-empty = leer
kolpa-player-line = { $name }: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand. Auslage: { $piles }.
kolpa-area-line = Deine Auslage: { $piles }.
kolpa-hand-line = Deine Hand: { $cards }.
kolpa-top = Auf dem Ablagestapel liegt { $card }.
kolpa-top-joker = Auf dem Ablagestapel liegt ein Joker. Angesagt: { $call }.
kolpa-status = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
} · { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
kolpa-round-target = Runde { $round } · Schluss ab { $target } Punkten
kolpa-says-kol = Kol!
kolpa-says-kolpa = Kolpa!
kolpa-ask = Kol oder Kolpa?
kolpa-ask-match = Passend auf { $card } – Kol!
kolpa-ask-lay = Nichts passt: Leg eine Karte aus – Kolpa!
kolpa-ask-lay-or-joker = Leg eine Karte aus oder spiel { $joker }
kolpa-ask-joker = Spiel { $joker }
kolpa-ask-call = Sag eine Farbe oder Zahl an
kolpa-ask-call-other = Sag eine andere Farbe oder Zahl an
kolpa-line-joker = Joker { $joker }
kolpa-line-kol-area = Kol! { $card } aus der Auslage
kolpa-line-kolpa-drew = Kolpa! { $card }, zieht { $drawn }
kolpa-line-round = Runde { $round } { $card }
kolpa-pile-worth = { $pile }, { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
} wert
kolpa-area-of = Auslage: { $piles }. Wert: { $worth }.
kolpa-tally = Wäre die Runde jetzt zu Ende: { $area } für deine Auslage, { $hand } für deine Hand
kolpa-sort = Ordnen nach
kolpa-by-colour = Farbe
kolpa-by-number = Zahl
kolpa-count = Die Wertung von Runde { $round }
kolpa-count-title = Runde { $round }: { $name } hat keine Karten mehr
kolpa-count-area = Auslage
kolpa-count-hand = Hand
kolpa-count-round = Diese Runde
kolpa-count-total = Summe, Ziel { $target }
kolpa-count-go = Weiter mit Runde { $round }
kolpa-sheet-round = Runde { $round } von { $rounds }
kolpa-sheet-part = { $gain }: Auslage { $area }, Hand { $hand }. Summe { $total }
kolpa-winner = gewinnt
