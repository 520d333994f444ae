# The rules, part by part, and what the drawn examples show

ganesha-rule-goal-title = What it’s about
ganesha-rule-goal = Two to four players take gems from the Altar and place them on the Mandala, where they score. There are 40, 50 or 60 gems in five colours, for two, three or four players. The most points win.

ganesha-rule-table-title = The table
ganesha-rule-table = Gems from the bag fill the Altar, hex by hex, as long as there are any. The Mandala has a track of slots for each colour, with different values by day and by night. You have a Treasury for any number of gems and two Tactics slots for one gem each; all that nobody knows is what comes out of the bag next.

ganesha-rule-round-title = Rounds
ganesha-rule-round = The player with the Drum begins; the players say who has it first, otherwise a seat is drawn at random. In each round everybody has one turn: 12 rounds for two players, 9 for three or four. After every third round but the last, the Drum passes clockwise and the Altar is refilled.

ganesha-rule-take-title = Phase 1: take a gem
ganesha-rule-take = Take one gem from any hex of the Altar. If there is one, you have to. If the Altar is empty, go straight to Phase 3.

ganesha-rule-second-title = Phase 1: a second gem
ganesha-rule-second = If the gem has the colour of one in your Tactics slots, you may take a second one, of any colour, from a hex next to it. If both your slots hold that colour, the second gem may come from any hex. What counts is what your slots hold at the start of your turn, and you may always stop at one.

ganesha-rule-store-title = Phase 2: place what you took
ganesha-rule-store = Place each gem in your Treasury or in a Tactics slot, in the order you took them; two gems can’t go into the same slot. A gem already in the slot moves to the Treasury first. Apart from that, no gem moves between Treasury and slots.

ganesha-rule-offer-title = Phase 3: make an Offering
ganesha-rule-offer = Once in your turn, you may place all gems of one colour from your Treasury on the Mandala. To do so, return a gem of this colour from your Treasury to the bag; at least one must be left to place. Gems in Tactics slots are neither offered nor placed.

ganesha-rule-yellow-title = Yellow gems
ganesha-rule-yellow = A yellow gem may be offered for any colour. Yellow gems themselves are placed without an Offering. A colour whose track is full can’t be chosen.

ganesha-rule-score-title = Points on the Mandala
ganesha-rule-score = Gems fill the track of their colour slot by slot, and each scores the value of its slot right away. The tracks belong to everybody, so slots that others have filled are taken; gems without a slot go back into the bag. On the scoring track your pawn starts a new lap after 50, but your score keeps growing.

ganesha-rule-end-title = The final stage
ganesha-rule-end = After the last round, the gems in your Tactics slots move to your Treasury. Beginning with the player who has the fewest points (if tied, the youngest), everybody in turn places one gem, without an Offering. That goes on until nobody can place another.

ganesha-rule-win-title = Who wins
ganesha-rule-win = The most points win. In a tie, the player who reached that score first wins. If the leaders’ pawns never moved, they share the win.

ganesha-rule-tokens-title = Spice tokens
ganesha-rule-tokens = Under some gems lie Spice tokens, as many as there are players, never two side by side. If you take such a gem, you may use its token right away, before taking a second gem, if its effect is possible; the token stays there. Two tokens in a turn work one after the other, each on its own gem.

ganesha-rule-cardamom-title = Cardamom
ganesha-rule-cardamom = Return the last gem on one track of the Mandala to the bag. The points it scored stay.

ganesha-rule-caraway-title = Caraway
ganesha-rule-caraway = Swap the gem you took for any other gem on the Altar. A token under that one isn’t used now. A second gem must still lie next to the hex that you took the first one from.

ganesha-rule-coriander-title = Coriander
ganesha-rule-coriander = After Phase 2, move one or two gems from your Tactics slots to your Treasury, then the same number from the Treasury to these slots. You may choose the gems you’ve just moved too.

ganesha-rule-ginger-title = Ginger
ganesha-rule-ginger = Put the gem you took in another player’s Treasury. That player chooses a gem of another colour from their Treasury for you. You place it in Phase 2 instead.

ganesha-rule-mustard-title = Black Mustard
ganesha-rule-mustard = Gain 1 point right away.

ganesha-rule-cinnamon-title = Cinnamon
ganesha-rule-cinnamon = If you place gems on the Mandala this turn, the gem you offer may have any colour.

ganesha-rule-red-pepper-title = Red Pepper
ganesha-rule-red-pepper = Pay 1 point and draw a gem from the bag. If it has the colour of the gem you took, it goes into your Treasury, otherwise back into the bag.

ganesha-rule-black-pepper-title = Black Pepper
ganesha-rule-black-pepper = Return a gem from your Treasury to the bag, then draw one into your Treasury. The gem you just took isn’t in the Treasury yet.

ganesha-example-take = Take any gem you like. The hex in the middle is empty.
ganesha-example-second = You took a red gem, and there is a red one in your Tactics slots. A second gem may come from a hex next to it, or you stop at one.
ganesha-example-anywhere = With red in both Tactics slots, the second gem may come from anywhere.
ganesha-example-store = Treasury, free slot, or the slot of the green gem: that one then moves to the Treasury.
ganesha-example-offer = Offer one of four red gems and place three: 5 + 4 + 3 = 12. Blue can’t be offered for red, and your only blue gem can’t be offered for itself.
ganesha-example-yellow = Offer a yellow gem, and both red ones score 5 + 4. Or place both yellow ones without an Offering: 6 + 3.
ganesha-example-score = Three red gems are there already. Two more score 3 + 3.
ganesha-example-final = One gem at a time: the next purple slot is worth 4, the next yellow one 3.
ganesha-example-token = The red gem lay on Black Mustard: use it for 1 point, or leave it.
ganesha-example-caraway = The red gem may be swapped for any other, even for one on a token.
