# The game on the front page, and its options

kolpa-name = Kolpa!
kolpa-about = Matching cards go on the discard pile. Cards that don’t match go in front of you, and those are the ones that score.
kolpa-option-target = Target score
kolpa-starts = The player with the most colourful clothes starts.

# Kolpa! A card alone or in a list, and the same inside a sentence.

kolpa-card = { $colour ->
    [red] red
    [pink] pink
    [yellow] yellow
    [blue] blue
   *[green] green
} { $value }
kolpa-the-card = the { kolpa-card }
kolpa-joker = a joker
kolpa-announced-colour = the announced colour ({ $colour ->
    [red] red
    [pink] pink
    [yellow] yellow
    [blue] blue
   *[green] green
})
kolpa-announced-number = the announced number ({ $value })

# Refusals

kolpa-no-move = “{ $text }” is not a Kolpa! move. Try “kol R3”, “kol R3 area”, “kolpa R3”, “joker R” or “joker 3”.
kolpa-not-in-hand = You don’t have { $card } in your hand.
kolpa-no-joker = You don’t have a joker in your hand.
kolpa-not-on-show = None of your piles has { $card } on top; you can only play the top card of a pile.
kolpa-no-match = You can’t play { $card }: it doesn’t match { $top }.
kolpa-never-lay-match = You can’t put { $card } in your play area, because it matches { $top }.
kolpa-pile-matches = One of your piles shows { $card }, which matches { $top }: play a matching card or a joker.
kolpa-joker-announces = A joker needs an announcement: a colour, or a number from 0 to 5.
kolpa-joker-announces-other = A joker on a joker announces something else: you can’t repeat { $top }.
kolpa-joker-never-laid = A joker never goes into your play area.

# At the terminal

kolpa-title = Kolpa! · Round { $round } · target { $target }
kolpa-colour = { $colour ->
    [red] red
    [pink] pink
    [yellow] yellow
    [blue] blue
   *[green] green
}
kolpa-your-hand = Your hand
kolpa-draw-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kolpa-discard-pile = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kolpa-announced = Announced: { $call }
kolpa-player = Player
kolpa-score = Score
kolpa-cards = Cards
kolpa-area = Play area
kolpa-prompt = Play one card: one that matches onto the discard pile (Kol!), or one that doesn’t into your play area (Kolpa!).
kolpa-prompt-other = { kolpa-prompt } A joker must announce something other than { $call }.
kolpa-choose-kol = Kol! { $card }
kolpa-choose-kol-area = Kol! { $card } from your play area
kolpa-choose-kolpa = Kolpa! { $card }
kolpa-choose-joker = Joker { $joker } announcing { $call }
kolpa-told-kol = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $card }: Kol!
kolpa-told-kol-area = { $you ->
    [yes] You play { $card } from your play area: Kol!
   *[no] { $name } plays { $card } from the play area: Kol!
}
kolpa-told-kolpa = { $you ->
    [yes] You put { $card } in your play area: Kolpa!
   *[no] { $name } puts { $card } in the play area: Kolpa!
}
kolpa-told-joker = { $you ->
    [yes] You play a joker and announce { $call }.
   *[no] { $name } plays a joker and announces { $call }.
}
kolpa-told-deal = Round { $round }: { $card } is turned up, { $you ->
    [yes] you play first.
   *[no] { $name } plays first.
}
kolpa-told-draw = { $you ->
    [yes] You draw { $card }.
   *[no] { $name } draws { $card }.
}
kolpa-told-draw-joker = { $you ->
    [yes] You draw a joker.
   *[no] { $name } draws a joker.
}
kolpa-told-draw-unseen = { $you ->
    [yes] You draw a card.
   *[no] { $name } draws a card.
}
kolpa-told-reshuffle = The discard pile is shuffled into a new draw pile.
kolpa-sheet = Score sheet
kolpa-round = Round
kolpa-total = Total
kolpa-help =
    On your turn, play exactly one card:
    • Kol! A card that matches the top card in colour or number goes onto the discard pile, from your hand or from the top of one of your piles. You don’t draw.
    • Kolpa! A card that doesn’t match goes from your hand into your play area, on the pile of its colour. Then you draw a card.
    While one of your piles shows a matching card, nothing can go into your play area: play a matching card or a joker.
    • A joker goes on any card. Announce a colour or a number, which counts until the joker is covered. On another joker, announce something else.
    A round ends when somebody plays their last card onto the discard pile. Your play area scores for you; cards left in your hand count against you, a joker as 10.
    The match ends when somebody has reached the target after a round. Then the highest total wins, even if somebody else got there first.
kolpa-help-typed = You can also type a move: kol R3, kol R3 area (from your play area), kolpa R3, joker R, joker 3. Colours: R red, P pink, Y yellow, B blue, G green.

# In the browser

kolpa-prompt-match = Play a matching card or a joker onto the discard pile: Kol!
kolpa-prompt-lay = None of your cards match: put one in your play area. Kolpa!
kolpa-prompt-lay-or-joker = None of your cards match: put one in your play area (Kolpa!), or play a joker.
kolpa-prompt-joker = Play a joker and announce a colour or a number.
kolpa-do-kol = Play { $card }: Kol!
kolpa-do-kol-area = Play { $card } from your play area: Kol!
kolpa-do-kolpa = Put { $card } in your play area: Kolpa!
kolpa-joker-announcing = Play a joker and announce { $call }
kolpa-joker-open = Joker: announce a colour or a number
kolpa-joker-open-other = Joker on a joker: announce another colour or number
kolpa-announce = Announce { $call }
kolpa-announce-again = Already announced: { $call }
kolpa-onto-discard = Onto the discard pile: { $card }
kolpa-onto-pile = Into your play area: { $card }
kolpa-pile = { $card } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
kolpa-area-empty = empty
kolpa-player-line = { $name }: { $score ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand. Play area: { $piles }.
kolpa-your-area = Your play area
kolpa-area-line = Your play area: { $piles }.
kolpa-hand-line = Your hand: { $cards }.
kolpa-hand-of = In hand: { $cards }.
kolpa-top = Card to match: { $card }.
kolpa-top-joker = There’s a joker on the discard pile. Announced: { $call }.
kolpa-status = { $score ->
    [one] { $points } point
   *[other] { $points } points
} · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kolpa-round-target = Round { $round } · target { $target }
kolpa-says-kol = Kol!
kolpa-says-kolpa = Kolpa!
kolpa-ask = Kol or Kolpa?
kolpa-ask-match = Match { $card } – Kol!
kolpa-ask-lay = No match: put a card down – Kolpa!
kolpa-ask-lay-or-joker = Put a card down, or play { $joker }
kolpa-ask-joker = Play { $joker }
kolpa-ask-call = Announce a colour or a number
kolpa-ask-call-other = Announce another colour or number
kolpa-line-joker = Joker { $joker }
kolpa-line-kol-area = Kol! { $card } from the play area
kolpa-line-kolpa-drew = Kolpa! { $card }, drew { $drawn }
kolpa-line-round = Round { $round }: { $card }
kolpa-pile-worth = { $pile }, worth { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
kolpa-area-of = Play area: { $piles }. Worth { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}.
kolpa-tally = If the round ended now: { $area } for your play area, { $hand } for your hand
kolpa-sort = Sort by
kolpa-by-colour = colour
kolpa-by-number = number
kolpa-count = Scores of round { $round }
kolpa-count-title = { $you ->
    [yes] Round { $round }: you’re out of cards
   *[no] Round { $round }: { $name } is out of cards
}
kolpa-count-area = Play area
kolpa-count-hand = Hand
kolpa-count-round = This round
kolpa-count-total = Total (of { $target })
kolpa-count-go = On to round { $round }
kolpa-sheet-round = Round { $round } of { $rounds }
kolpa-sheet-part = { $gain }: play area { $area }, hand { $hand }. Total: { $total }.
kolpa-winner = { $total } (winner)
