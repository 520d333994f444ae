# The game on the front page, and its options

kolpa-name = Kolpa!
kolpa-about = Match the card if you can. If you cannot, lay it down: those are the cards that score.
kolpa-option-target = Points that end the match after a round
kolpa-starts = The player with the most colourful clothes starts.

# Kolpa!

kolpa-card = { $colour ->
    [red] red
    [pink] pink
    [yellow] yellow
    [blue] blue
   *[green] green
} { $value }
kolpa-joker = a joker
kolpa-announced-colour = the announced colour { $colour ->
    [red] red
    [pink] pink
    [yellow] yellow
    [blue] blue
   *[green] green
}
kolpa-announced-number = the announced number { $value }

# Refusals

kolpa-no-move = { $text } is no move of Kolpa!. Say 'kol R3', 'kol R3 area', 'kolpa R3', 'joker R' or 'joker 3'.
kolpa-not-in-hand = You do not hold { $card }.
kolpa-not-on-show = No pile of yours shows { $card }; only the top card of a pile can be played.
kolpa-no-match = That does not match: { $card } on { $top }.
kolpa-never-lay-match = A matching card may never be laid into your play area, and { $card } matches { $top }.
kolpa-pile-matches = Your pile shows { $card }, which matches { $top }: play a matching card or a joker.
kolpa-joker-announces = A joker is played with an announcement: a colour, or a number from 0 to 5.
kolpa-joker-announces-other = A joker on a joker announces another colour or number: you cannot repeat { $top }.
kolpa-joker-never-laid = A joker never goes into your play area.

# At the terminal

kolpa-title = Kolpa!  ·  round { $round }  ·  the match ends at { $target }
kolpa-colour = { $colour ->
    [red] red
    [pink] pink
    [yellow] yellow
    [blue] blue
   *[green] green
}
kolpa-your-hand = Your hand
kolpa-draw-pile = Draw pile: { $count }
kolpa-discard-pile = Discard pile: { $count }
kolpa-announced = Announced: { $call }
kolpa-player = Player
kolpa-score = Score
kolpa-cards = Cards
kolpa-area = Play area
kolpa-prompt = Play one card: Kol! onto the discard pile, or Kolpa! into your play area.
kolpa-joker-other = A joker must announce something other than { $call }.
kolpa-choose-kol = Kol!  { $card }
kolpa-choose-kol-area = Kol!  { $card } from your area
kolpa-choose-kolpa = Kolpa!  lay { $card }
kolpa-choose-joker = Joker  { $joker } say { $call }
kolpa-told-kol = { $name }: Kol! { $card }
kolpa-told-kol-area = { $name }: Kol! { $card } from the play area
kolpa-told-kolpa = { $name }: Kolpa! { $card } laid
kolpa-told-joker = { $name }: { $joker } and says { $call }
kolpa-told-deal = Round { $round } is dealt, with { $card } turned up. First to play: { $name }.
kolpa-told-draw = { $name } draws { $card }
kolpa-told-draw-unseen = { $name } draws a card
kolpa-told-reshuffle = The discard pile is shuffled into a new draw pile.
kolpa-sheet = Score sheet
kolpa-round = Round
kolpa-total = Total
kolpa-help =
    Each turn, play exactly one card:
    • Kol! A card that matches the top card in colour or number goes onto the discard pile, from your hand or from the top of one of your piles. You draw nothing.
    • Kolpa! A card that does not match goes from your hand into your play area, on the pile of its colour. You draw one card.
    While one of your piles shows a matching card, you may not lay: play a matching card, or a joker.
    • A joker goes on any card and announces a colour or a number, which holds until it is covered. On another joker, announce something else.
    A round ends when somebody's hand is empty after playing to the discard pile. Your play area counts for you, your hand against you, a joker in it 10.
    The match ends when somebody has reached the target after a round. Then the highest total wins, even if another player reached the target too.
kolpa-help-typed = Moves can be typed: kol R3, kol R3 area, kolpa R3, joker R, joker 3.

# In the browser

kolpa-prompt-match = Play a matching card or a joker onto the discard pile: Kol!
kolpa-prompt-lay = None of your cards matches: lay one into your play area. Kolpa!
kolpa-prompt-lay-or-joker = None of your cards matches: lay one into your play area (Kolpa!), or play a joker.
kolpa-prompt-joker = Play a joker and announce a colour or a number.
kolpa-joker-announcing = Joker, announcing { $call }
kolpa-joker-open = Joker: announce a colour or a number
kolpa-joker-open-other = Joker on a joker: announce another colour or number
kolpa-announce = Announce { $call }
kolpa-announce-again = { $call } is already announced
kolpa-onto-discard = { $card } onto the discard pile
kolpa-onto-pile = { $card } into your play area
kolpa-pile = { $card } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
kolpa-area-empty = empty
kolpa-player-line = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand. Play area: { $piles }.
kolpa-area-line = Your play area: { $piles }.
kolpa-hand-line = Your hand: { $cards }.
kolpa-top = To be matched: { $card }.
kolpa-top-joker = On the discard pile lies a joker. Announced: { $call }.
kolpa-status = { $score ->
    [one] { $score } point
   *[other] { $score } points
} · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
kolpa-round-target = Round { $round } · the match ends at { $target }
kolpa-says-kol = Kol!
kolpa-says-kolpa = Kolpa!
kolpa-ask = Kol or Kolpa?
kolpa-ask-match = Match { $card } – Kol!
kolpa-ask-lay = No match: lay a card – Kolpa!
kolpa-ask-lay-or-joker = Lay a card, or play { $joker }
kolpa-ask-joker = Play { $joker }
kolpa-ask-call = Announce a colour or a number
kolpa-ask-call-other = Announce another colour or number
kolpa-line-joker = Joker { $joker }
kolpa-line-kol-area = Kol! { $card } from the play area
kolpa-line-kolpa-drew = Kolpa! { $card }, drew { $drawn }
kolpa-line-round = Round { $round } { $card }
kolpa-pile-worth = { $pile }, worth { $worth }
kolpa-area-of = Play area: { $piles }. Worth { $worth }.
kolpa-tally = If the round ended now: { $area } for your play area, { $hand } for your hand
kolpa-sort = Sort by
kolpa-by-colour = colour
kolpa-by-number = number
kolpa-count = The count of round { $round }
kolpa-count-title = Round { $round }: { $name } is out of cards
kolpa-count-area = Play area
kolpa-count-hand = Hand
kolpa-count-round = This round
kolpa-count-total = Total, of { $target }
kolpa-count-go = On to round { $round }
kolpa-sheet-round = Round { $round } of { $rounds }
kolpa-sheet-part = { $gain }: play area { $area }, hand { $hand }. Total { $total }
kolpa-winner = wins
