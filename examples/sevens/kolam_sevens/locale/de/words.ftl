sevens-name = Siebener
sevens-about = Bringe den Teich auf ein Vielfaches von sieben, und alle seine Karten gehören dir.
sevens-starts = Wer zuletzt an einem Brunnen war, beginnt.
sevens-option-magic = Die magische Zahl

sevens-prompt = Spiele eine Karte in den Teich
sevens-move-play = Eine { $card } spielen
sevens-told-play = { $you ->
    [yes] Du spielst eine { $card }.
   *[no] { $name } spielt eine { $card }.
}
sevens-event-deal = Alle bekommen drei Karten.
sevens-event-draw = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $name } zieht eine Karte.
}
sevens-field-turn = Am Zug
sevens-field-total = Summe
sevens-field-hand = Hand
sevens-field-deck = Stapel
sevens-field-players = Spieler
sevens-field-score = Punkte
sevens-field-pool = Karten im Teich
sevens-field-cards = Karten
sevens-field-magic = Magische Zahl
sevens-help =
    Spiele eine Karte aus deiner Hand in den Teich und ziehe eine nach.

    Ergibt der Teich ein Vielfaches der magischen Zahl, nimmst du ihn: ein Punkt für jede Karte. Wer die meisten Punkte hat, gewinnt.

sevens-no-move = { $text } ist kein Zug in diesem Spiel. Zum Beispiel: play 4
sevens-not-in-hand = Du hast keine { $card } auf der Hand.
