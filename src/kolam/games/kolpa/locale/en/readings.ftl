# How we read it: every ruling, the sentence it settles, and the other reading

kolpa-reading-1-rule = P2
kolpa-reading-1-sentence = The rulebook only pictures the number cards.
kolpa-reading-1-ours = Five colours, 0 to 5, each card twice: 60 number cards, and 4 jokers.
kolpa-reading-1-other = None that we know of: public descriptions of the game say the same.

kolpa-reading-2-rule = P3
kolpa-reading-2-sentence = “Shuffle the number cards and deal five to each player.”
kolpa-reading-2-ours = The jokers are shuffled in too, and can be dealt: otherwise none could be turned up, which the next sentence allows for.
kolpa-reading-2-other = Deal number cards only, then shuffle the jokers into the rest.

kolpa-reading-3-rule = P4
kolpa-reading-3-sentence = “The player with the most colourful clothes starts.”
kolpa-reading-3-ours = The players say who starts; otherwise a seat is drawn at random.
kolpa-reading-3-other = None; a screen can’t see what you’re wearing.
kolpa-reading-3-option = first

kolpa-reading-4-rule = P4
kolpa-reading-4-sentence = The rulebook doesn’t say who starts the later rounds.
kolpa-reading-4-ours = The next player clockwise from the one who started the round before.
kolpa-reading-4-other = The winner of the round starts, or the same player again.

kolpa-reading-5-rule = P13
kolpa-reading-5-sentence = “When the draw pile is used up…”
kolpa-reading-5-ours = As soon as the last card is drawn, the discard pile, except its top card, is shuffled into a new draw pile.
kolpa-reading-5-other = Only when the next card has to be drawn.

kolpa-reading-6-rule = P13
kolpa-reading-6-sentence = What if there is only one card on the discard pile then?
kolpa-reading-6-ours = The shuffle waits until a card must be drawn and there are others to shuffle; if there still are none, nothing is drawn.
kolpa-reading-6-other = None that we know of: the rulebook doesn’t mention it.

kolpa-reading-7-rule = P15
kolpa-reading-7-sentence = On a joker, another joker may announce “another colour or another number”.
kolpa-reading-7-ours = You can’t repeat the current announcement; any other colour or number is fine.
kolpa-reading-7-other = “Another” only means a free choice again, so you could announce the same.

kolpa-reading-8-rule = P17
kolpa-reading-8-sentence = “If you put your last card in your play area, you draw a card immediately.” What if there is none?
kolpa-reading-8-ours = The round ends there, because your hand is empty.
kolpa-reading-8-other = The round goes on, and you have no cards in hand.

kolpa-reading-9-rule = P17
kolpa-reading-9-sentence = “A round is over when somebody has no card in hand after playing.”
kolpa-reading-9-ours = Only a card from your hand can end it; a card from your play area doesn’t change your hand.
kolpa-reading-9-other = None: the rulebook speaks of your last card.

kolpa-reading-10-rule = P19
kolpa-reading-10-sentence = “The game ends when somebody has reached 50 points.”
kolpa-reading-10-ours = We check after each round. Once somebody has 50 or more, the highest total wins: 50 loses to 55.
kolpa-reading-10-other = The first to 50 wins. But the next sentence says that the most points win.
kolpa-reading-10-option = target

kolpa-reading-11-rule = P19
kolpa-reading-11-sentence = The rulebook doesn’t say what happens in a tie.
kolpa-reading-11-ours = All players with the highest total share the win.
kolpa-reading-11-other = Play one more round.

kolpa-reading-screen = On a screen, nobody can overlook a matching card in their play area: P10 is always enforced, so there’s nothing for the others to catch. You don’t have to call out “Kol!” and “Kolpa!”; the table does it for you.
