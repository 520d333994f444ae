sevens-name = Sevens
sevens-about = Bring the pool to a multiple of seven, and all its cards are yours.
sevens-starts = The player who was last at a well starts.
sevens-option-magic = The magic number

sevens-prompt = Play a card into the pool
sevens-move-play = Play a { $card }
sevens-told-play = { $you ->
    [yes] You play a { $card }.
   *[no] { $name } plays a { $card }.
}
sevens-event-deal = Three cards are dealt to each player.
sevens-event-draw = { $you ->
    [yes] You draw a card.
   *[no] { $name } draws a card.
}
sevens-field-turn = Turn
sevens-field-total = Total
sevens-field-hand = Hand
sevens-field-deck = Deck
sevens-field-players = Players
sevens-field-score = Score
sevens-field-pool = Cards in the pool
sevens-field-cards = Cards
sevens-field-magic = Magic number
sevens-help =
    Play a card from your hand into the pool, then draw one.

    If the pool adds up to a multiple of the magic number, you take it: a point for each card. Most points win.

sevens-no-move = { $text } is not a Sevens move. Try: play 4
sevens-not-in-hand = You have no { $card } in your hand.
