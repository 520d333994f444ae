# Das Spiel auf der Startseite und seine Optionen

kolpa-name = Kolpa!
kolpa-about = Auf Deutsch „Passt nicht!“: Was passt, kommt auf den Ablagestapel. Was nicht passt, legst du vor dir aus, und genau diese Karten bringen Punkte.
kolpa-option-target = Zielpunktzahl
kolpa-starts = Wer am buntesten gekleidet ist, beginnt.

# Kolpa! heißt in der deutschen Ausgabe „Passt nicht!“: Man ruft „Passt!“ und „Passt nicht!“; getippt wird kol und kolpa.
# Eine Karte allein oder in einer Liste, und dieselbe in einem Satz.

kolpa-card = { $colour ->
    [red] rote
    [pink] pinke
    [yellow] gelbe
    [blue] blaue
   *[green] grüne
} { $value }
kolpa-the-card = die { kolpa-card }
kolpa-joker = ein Joker
kolpa-announced-colour = die angesagte Farbe ({ $colour ->
    [red] Rot
    [pink] Pink
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
})
kolpa-announced-number = die angesagte Zahl ({ $value })

# Was nicht geht

kolpa-no-move = „{ $text }“ ist bei Kolpa! kein Zug. Schreibe „kol R3“ (Passt!), „kol R3 area“ (aus deiner Auslage), „kolpa R3“ (Passt nicht!), „joker R“ oder „joker 3“.
kolpa-not-in-hand = Du hast { $card } nicht auf der Hand.
kolpa-no-joker = Du hast keinen Joker auf der Hand.
kolpa-not-on-show = Auf keinem deiner Stapel liegt { $card } oben; nur die oberste Karte eines Stapels darf gespielt werden.
kolpa-no-match = Das passt nicht zusammen: { $card } und { $top }.
kolpa-never-lay-match = Das passt zusammen: { $card } und { $top }. Eine passende Karte darf nie in deine Auslage.
kolpa-pile-matches = Auf einem deiner Stapel liegt { $card }, und die passt: Spiele eine passende Karte oder einen Joker. Es gilt { $top }.
kolpa-joker-announces = Zu einem Joker gehört eine Ansage: eine Farbe oder eine Zahl von 0 bis 5.
kolpa-joker-announces-other = Ein Joker auf einem Joker sagt etwas anderes an: Du darfst { $top } nicht wiederholen.
kolpa-joker-never-laid = Ein Joker kommt nie in deine Auslage.

# Am Terminal

kolpa-title = Kolpa! · Runde { $round } · Ziel { $target }
kolpa-colour = { $colour ->
    [red] Rot
    [pink] Pink
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}
kolpa-your-hand = Deine Handkarten
kolpa-draw-pile = Nachziehstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
kolpa-discard-pile = Ablagestapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
kolpa-announced = Angesagt: { $call }
kolpa-player = Name
kolpa-score = Punkte
kolpa-cards = Karten
kolpa-area = Auslage
kolpa-prompt = Spiele eine Karte: eine, die passt, auf den Ablagestapel (Passt!) oder eine, die nicht passt, in deine Auslage (Passt nicht!).
kolpa-prompt-other = { kolpa-prompt } Ein Joker muss etwas anderes ansagen als { $call }.
kolpa-choose-kol = Passt! { $card }
kolpa-choose-kol-area = Passt! { $card } aus deiner Auslage
kolpa-choose-kolpa = Passt nicht! { $card }
kolpa-choose-joker = Joker { $joker } Ansage { $call }
kolpa-told-kol = { $you ->
    [yes] Du spielst { $card }: Passt!
   *[no] { $name } spielt { $card }: Passt!
}
kolpa-told-kol-area = { $you ->
    [yes] Du spielst { $card } aus deiner Auslage: Passt!
   *[no] { $name } spielt { $card } aus der Auslage: Passt!
}
kolpa-told-kolpa = { $you ->
    [yes] Du legst { $card } aus: Passt nicht!
   *[no] { $name } legt { $card } aus: Passt nicht!
}
kolpa-told-joker = { $you ->
    [yes] Du spielst einen Joker. Angesagt: { $call }.
   *[no] { $name } spielt einen Joker. Angesagt: { $call }.
}
kolpa-told-deal = Runde { $round }: Aufgedeckt ist { $card }. { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
kolpa-told-draw = { $you ->
    [yes] Du ziehst { $card }.
   *[no] { $name } zieht { $card }.
}
kolpa-told-draw-joker = { $you ->
    [yes] Du ziehst einen Joker.
   *[no] { $name } zieht einen Joker.
}
kolpa-told-draw-unseen = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $name } zieht eine Karte.
}
kolpa-told-reshuffle = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
kolpa-sheet = Wertung
kolpa-round = Runde
kolpa-total = Summe
kolpa-help =
    Spiele in deinem Zug genau eine Karte:
    • Passt! Eine Karte, die in Farbe oder Zahl zur obersten Karte passt, kommt auf den Ablagestapel, von deiner Hand oder von einem deiner Stapel. Du ziehst nicht nach.
    • Passt nicht! Eine Karte, die nicht passt, kommt von der Hand in deine Auslage, auf den Stapel ihrer Farbe. Du ziehst eine Karte nach.
    Solange einer deiner Stapel eine passende Karte zeigt, darfst du nichts auslegen: Spiele eine passende Karte oder einen Joker.
    • Ein Joker geht auf jede Karte. Du sagst eine Farbe oder Zahl an; sie gilt, bis der Joker überdeckt ist. Auf einem anderen Joker sagst du etwas anderes an.
    Eine Runde endet, wenn jemand die letzte Handkarte auf den Ablagestapel spielt. Deine Auslage zählt für dich; was du noch auf der Hand hast, zählt gegen dich, ein Joker 10.
    Die Partie endet, wenn nach einer Runde jemand die Zielpunktzahl erreicht hat. Dann gewinnt die höchste Summe, auch wenn jemand anderes früher am Ziel war.
kolpa-help-typed = Du kannst Züge auch tippen: kol R3 (Passt!), kol R3 area (aus der Auslage), kolpa R3 (Passt nicht!), joker R, joker 3. Die Farben: R Rot, P Pink, Y Gelb, B Blau, G Grün.

# Im Browser

kolpa-prompt-match = Spiele eine passende Karte oder einen Joker auf den Ablagestapel: Passt!
kolpa-prompt-lay = Keine deiner Karten passt: Lege eine in deine Auslage. Passt nicht!
kolpa-prompt-lay-or-joker = Keine deiner Karten passt: Lege eine in deine Auslage (Passt nicht!) oder spiele einen Joker.
kolpa-prompt-joker = Spiele einen Joker und sage eine Farbe oder Zahl an.
kolpa-do-kol = Spiele { $card }: Passt!
kolpa-do-kol-area = Spiele { $card } aus deiner Auslage: Passt!
kolpa-do-kolpa = Lege { $card } aus: Passt nicht!
kolpa-joker-announcing = Spiele einen Joker und sage an: { $call }
kolpa-joker-open = Joker: Sage eine Farbe oder Zahl an
kolpa-joker-open-other = Joker auf Joker: Sage eine andere Farbe oder Zahl an
kolpa-announce = { $call } ansagen
kolpa-announce-again = Schon angesagt: { $call }
kolpa-onto-discard = Auf den Ablagestapel: { $card }
kolpa-onto-pile = In deine Auslage: { $card }
kolpa-pile = { $card } ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
})
kolpa-area-empty = leer
kolpa-player-line = { $name }: { $score ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand. Auslage: { $piles }.
kolpa-your-area = Deine Auslage
kolpa-area-line = Deine Auslage: { $piles }.
kolpa-hand-line = Deine Handkarten: { $cards }.
kolpa-hand-of = Auf der Hand: { $cards }.
kolpa-top = Oben auf dem Ablagestapel: { $card }.
kolpa-top-joker = Auf dem Ablagestapel liegt ein Joker. Angesagt: { $call }.
kolpa-status = { $score ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
kolpa-round-target = Runde { $round } · Ziel { $target }
kolpa-says-kol = Passt!
kolpa-says-kolpa = Passt nicht!
kolpa-ask = Passt oder passt nicht?
kolpa-ask-match = Was passt zu { $card }? – Passt!
kolpa-ask-lay = Lege eine Karte aus – Passt nicht!
kolpa-ask-lay-or-joker = Lege eine Karte aus oder spiele { $joker }
kolpa-ask-joker = Spiele { $joker }
kolpa-ask-call = Sage eine Farbe oder Zahl an
kolpa-ask-call-other = Sage eine andere Farbe oder Zahl an
kolpa-line-joker = Joker { $joker }
kolpa-line-kol-area = Passt! { $card } aus der Auslage
kolpa-line-kolpa-drew = Passt nicht! { $card }, zieht { $drawn }
kolpa-line-round = Runde { $round }: { $card }
kolpa-pile-worth = { $pile }, { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
} wert
kolpa-area-of = Auslage: { $piles }. Wert: { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}.
kolpa-tally = Wäre die Runde jetzt zu Ende: { $area } für deine Auslage, { $hand } für deine Hand
kolpa-sort = Ordnen nach
kolpa-by-colour = Farbe
kolpa-by-number = Zahl
kolpa-count = Die Wertung von Runde { $round }
kolpa-count-title = { $you ->
    [yes] Runde { $round }: Du hast keine Karten mehr
   *[no] Runde { $round }: { $name } hat keine Karten mehr
}
kolpa-count-area = Auslage
kolpa-count-hand = Hand
kolpa-count-round = Diese Runde
kolpa-count-total = Summe (von { $target })
kolpa-count-go = Weiter mit Runde { $round }
kolpa-sheet-round = Runde { $round } von { $rounds }
kolpa-sheet-part = { $gain }: Auslage { $area }, Hand { $hand }. Summe: { $total }.
kolpa-winner = { $total } (gewonnen)
