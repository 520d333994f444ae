# How we read it: every ruling, the sentence it settles, and the other reading

ganesha-reading-1-rule = G3
ganesha-reading-1-sentence = The rulebook only pictures the Mandala boards.
ganesha-reading-1-ours = Each colour has a track with as many slots as it has gems; the values are ours. A host can enter the boards of their own copy.
ganesha-reading-1-other = The values on your board, if they differ.
ganesha-reading-1-option = tracks

ganesha-reading-2-rule = G4
ganesha-reading-2-sentence = The rulebook only pictures the Altar.
ganesha-reading-2-ours = 19 hexes in rows of 3, 4, 5, 4 and 3. A host can enter other rows.
ganesha-reading-2-other = The Altar in your box, if it differs.
ganesha-reading-2-option = altar

ganesha-reading-3-rule = G6
ganesha-reading-3-sentence = “Randomly choose the first player.”
ganesha-reading-3-ours = A seat is drawn at random, unless the players name one.
ganesha-reading-3-other = None.
ganesha-reading-3-option = first

ganesha-reading-4-rule = G7
ganesha-reading-4-sentence = The first player places the Spice tokens face down, with an empty hex between any two.
ganesha-reading-4-ours = The hexes are drawn from all permitted placements, since nobody knows which token is where.
ganesha-reading-4-other = As printed: the player with the Drum chooses the hexes.
ganesha-reading-4-option = tokens

ganesha-reading-5-rule = G8
ganesha-reading-5-sentence = “Until each hex has 1 gem.” What if the bag runs out?
ganesha-reading-5-ours = The remaining hexes stay empty.
ganesha-reading-5-other = None that we know of.

ganesha-reading-6-rule = G14
ganesha-reading-6-sentence = “Take 2 gems.” May you stop at one?
ganesha-reading-6-ours = Yes, always. And if there’s no second gem to take, you take only one.
ganesha-reading-6-other = If you choose two, you must take two.

ganesha-reading-7-rule = G14
ganesha-reading-7-sentence = The first gem must match a gem in your Tactics slots. At what moment?
ganesha-reading-7-ours = We look at the slots at the start of your turn, and at the gem’s colour when you take it, whatever its token does afterwards.
ganesha-reading-7-other = Look at what’s there after the token was used.

ganesha-reading-8-rule = G19
ganesha-reading-8-sentence = May a colour be chosen if its track is full?
ganesha-reading-8-ours = No.
ganesha-reading-8-other = Yes, but nothing is placed.

ganesha-reading-9-rule = G19
ganesha-reading-9-sentence = “1 yellow gem to move all gems of any 1 color.” For yellow too?
ganesha-reading-9-ours = Yes, though yellow needs no Offering.
ganesha-reading-9-other = No: yellow gems are always placed without an Offering.

ganesha-reading-10-rule = G19
ganesha-reading-10-sentence = “1 gem of any color to move all remaining gems of that color.” What if none remains?
ganesha-reading-10-ours = Then it isn’t allowed: at least one gem must be placed on the Mandala.
ganesha-reading-10-other = You may offer your only gem, and place nothing.

ganesha-reading-11-rule = G20
ganesha-reading-11-sentence = “You must move ALL gems of the chosen color.” What if there aren’t enough slots?
ganesha-reading-11-ours = Gems without an empty slot go back into the bag and score nothing.
ganesha-reading-11-other = They stay in the Treasury.

ganesha-reading-12-rule = G22
ganesha-reading-12-sentence = Tied for the fewest points, “the younger tied player begins”.
ganesha-reading-12-ours = The players say who is younger. Otherwise the order is drawn when the table is opened, and shown.
ganesha-reading-12-other = None; we don’t ask for your age.
ganesha-reading-12-option = youngest

ganesha-reading-13-rule = G22
ganesha-reading-13-sentence = “Until all Treasuries are empty.” What if a track is full?
ganesha-reading-13-ours = Its gems can’t be placed. A player who has only such gems is skipped, and the stage ends when nobody can place a gem.
ganesha-reading-13-other = None that we know of.

ganesha-reading-14-rule = G22
ganesha-reading-14-sentence = “Starting with the player who has the lowest number of points.” What if that player has no gems?
ganesha-reading-14-ours = We look among all players. If the one we find has no gems, the next player clockwise begins.
ganesha-reading-14-other = Look only among players who have gems.

ganesha-reading-15-rule = G23
ganesha-reading-15-sentence = A tie goes to the player who “reached the winning score” first.
ganesha-reading-15-ours = What counts is the pawn’s last move, even a step back by Red Pepper. Leaders whose pawns never moved share the win.
ganesha-reading-15-other = The first time a pawn stood on that score.

ganesha-reading-16-rule = G26
ganesha-reading-16-sentence = “You may activate the effect.” What if it can’t do anything?
ganesha-reading-16-ours = Then the token can’t be used: Cardamom with an empty Mandala, Caraway with no other gem on the Altar, Ginger with nobody to swap with, Black Pepper with an empty Treasury. Coriander and Cinnamon take effect later in the turn and can always be used.
ganesha-reading-16-other = Use it, and nothing happens.

ganesha-reading-17-rule = G28
ganesha-reading-17-sentence = Caraway swaps the first gem. Which hex must the second one be next to?
ganesha-reading-17-ours = The hex the first gem was taken from.
ganesha-reading-17-other = The hex of the gem you got in return.

ganesha-reading-18-rule = G29
ganesha-reading-18-sentence = Coriander: move 1 or 2 gems out of your Tactics slots, then as many back. Into which slots?
ganesha-reading-18-ours = Into the slots that were emptied. If a slot holds a gem after Phase 2, you must move at least one; if not, nothing happens.
ganesha-reading-18-other = Into any free slot; or change your mind and move none.

ganesha-reading-19-rule = G30
ganesha-reading-19-sentence = Ginger: “That player must give you a gem of a different color.” Where do the two gems go?
ganesha-reading-19-ours = Yours goes into that player’s Treasury. The one you get takes its place and is placed in Phase 2. The other player chooses it.
ganesha-reading-19-other = The gem you get goes straight into your Treasury.

ganesha-reading-20-rule = G33
ganesha-reading-20-sentence = Red Pepper draws from the bag. What if it is empty?
ganesha-reading-20-ours = Then it can’t be used.
ganesha-reading-20-other = You lose the point for nothing.

ganesha-reading-21-rule = G34
ganesha-reading-21-sentence = Black Pepper: “Return any gem from your Treasury.” The one just taken too?
ganesha-reading-21-ours = No, it isn’t in the Treasury yet. The gem you return may be drawn again.
ganesha-reading-21-other = You may return the gem just taken; or the returned gem can’t be drawn.

ganesha-reading-22-rule = G35
ganesha-reading-22-sentence = What if both gems you take lie on tokens, or one is swapped?
ganesha-reading-22-ours = The effects are applied one after the other, each to its own gem. A gem you got by swapping is placed in the order of the one you took.
ganesha-reading-22-other = None that we know of.

ganesha-reading-screen = On a screen there is nothing to peek at: the gems in the bag have no order until one is drawn, and nobody can feel for a face-down token. Your points are counted for you, and the score goes on past 50.
