# How we read it: every ruling, the sentence it settles, and the other reading

ganesha-reading-1-rule = G3
ganesha-reading-1-sentence = The rulebook only pictures the Mandala boards.
ganesha-reading-1-ours = Each colour has a track with as many slots as it has gems, with values of our own. A host may enter the boards of a box.
ganesha-reading-1-other = The values on your board, if they differ.
ganesha-reading-1-option = tracks

ganesha-reading-2-rule = G4
ganesha-reading-2-sentence = The rulebook only pictures the Altar.
ganesha-reading-2-ours = 19 hexes in rows of 3, 4, 5, 4 and 3. A host may enter other rows.
ganesha-reading-2-other = The Altar in your box, if it differs.
ganesha-reading-2-option = altar

ganesha-reading-3-rule = G6
ganesha-reading-3-sentence = “Randomly choose the first player.”
ganesha-reading-3-ours = The seat is drawn, unless the table names one.
ganesha-reading-3-other = None.
ganesha-reading-3-option = first

ganesha-reading-4-rule = G7
ganesha-reading-4-sentence = The first player places the Spice tokens face down, with an empty hex between any two.
ganesha-reading-4-ours = The hexes are drawn among all such placements, since nobody knows what lies where.
ganesha-reading-4-other = As printed: the player with the Drum chooses the hexes.
ganesha-reading-4-option = tokens

ganesha-reading-5-rule = G8
ganesha-reading-5-sentence = “Until each hex has 1 gem.” What if the bag runs out?
ganesha-reading-5-ours = The remaining hexes stay empty.
ganesha-reading-5-other = None that we know of.

ganesha-reading-6-rule = G14
ganesha-reading-6-sentence = “Take 2 gems.” May you stop at one?
ganesha-reading-6-ours = Yes, always. And if there is no second gem to take, only one is taken.
ganesha-reading-6-other = Whoever chooses two must take two.

ganesha-reading-7-rule = G14
ganesha-reading-7-sentence = The first gem must match a gem in your Tactics slots. When is that judged?
ganesha-reading-7-ours = By the slots as they were at the start of your turn, and by the gem's colour as you took it, whatever its token did afterwards.
ganesha-reading-7-other = By what lies there after the token was used.

ganesha-reading-8-rule = G19
ganesha-reading-8-sentence = May a colour be chosen if its track is full?
ganesha-reading-8-ours = No.
ganesha-reading-8-other = Yes, but nothing is placed.

ganesha-reading-9-rule = G19
ganesha-reading-9-sentence = “1 yellow gem to move all gems of any 1 color.” For yellow, too?
ganesha-reading-9-ours = Yes, though yellow needs no offering.
ganesha-reading-9-other = No: yellow is always placed for nothing.

ganesha-reading-10-rule = G19
ganesha-reading-10-sentence = “1 gem of any color to move all remaining gems of that color.” What if none remains?
ganesha-reading-10-ours = Then it is not allowed: at least one gem must reach the Mandala.
ganesha-reading-10-other = You may offer your only gem, and place nothing.

ganesha-reading-11-rule = G20
ganesha-reading-11-sentence = “You must move ALL gems of the chosen color.” What if slots run out?
ganesha-reading-11-ours = Gems that find no empty slot go back into the bag and score nothing.
ganesha-reading-11-other = They stay in the Treasury.

ganesha-reading-12-rule = G22
ganesha-reading-12-sentence = Tied for the fewest points, “the younger tied player begins”.
ganesha-reading-12-ours = The table says who is younger than whom. If it does not, the order is drawn when the table is opened, and shown.
ganesha-reading-12-other = None; we do not ask for your age.
ganesha-reading-12-option = youngest

ganesha-reading-13-rule = G22
ganesha-reading-13-sentence = “Until all Treasuries are empty.” What if a track is full?
ganesha-reading-13-ours = Its gems cannot be placed. A player who has only such gems is skipped, and the stage ends when nobody can place one.
ganesha-reading-13-other = None that we know of.

ganesha-reading-14-rule = G22
ganesha-reading-14-sentence = “Starting with the player who has the lowest number of points.” What if that player has no gems?
ganesha-reading-14-ours = Players without gems count when we look; the next one clockwise then begins.
ganesha-reading-14-other = Look only among players who have gems.

ganesha-reading-15-rule = G23
ganesha-reading-15-sentence = A tie goes to whoever “reached the winning score” first.
ganesha-reading-15-ours = That is the moment of the pawn's last move, a step back by Red Pepper included. Leaders whose pawns never moved share the victory.
ganesha-reading-15-other = The first time that a pawn stood on that score.

ganesha-reading-16-rule = G26
ganesha-reading-16-sentence = “You may apply the effect.” What if it cannot do anything?
ganesha-reading-16-ours = Then the token cannot be used: an empty Mandala for Cardamom, no other gem on the Altar for Caraway, nobody to give to for Ginger, an empty Treasury for Black Pepper. Coriander and Cinnamon promise something for later and can always be used.
ganesha-reading-16-other = Use it, and nothing happens.

ganesha-reading-17-rule = G28
ganesha-reading-17-sentence = Caraway exchanges the first gem. Which hex must the second one adjoin?
ganesha-reading-17-ours = The hex the first gem was taken from.
ganesha-reading-17-other = The hex of the gem you got for it.

ganesha-reading-18-rule = G29
ganesha-reading-18-sentence = Coriander: move 1 or 2 gems out of your Tactics slots, then as many back. Into which slots?
ganesha-reading-18-ours = Into the slots that were emptied. If a slot holds a gem after Phase 2, at least one gem must be moved; if not, nothing happens.
ganesha-reading-18-other = Into any free slot; or change your mind and move none.

ganesha-reading-19-rule = G30
ganesha-reading-19-sentence = Ginger: “That player must give you a gem of a different color.” Where do the two gems go?
ganesha-reading-19-ours = Yours goes into that player's Treasury. The one you get takes its place and is placed in Phase 2. That player decides which one it is.
ganesha-reading-19-other = The gem you get goes straight into your Treasury.

ganesha-reading-20-rule = G33
ganesha-reading-20-sentence = Red Pepper draws from the bag. What if it is empty?
ganesha-reading-20-ours = Then it cannot be used.
ganesha-reading-20-other = Lose the point for nothing.

ganesha-reading-21-rule = G34
ganesha-reading-21-sentence = Black Pepper: “Return any gem from your Treasury.” The one just taken, too?
ganesha-reading-21-ours = No, it is not in the Treasury yet. The gem you return may be drawn again.
ganesha-reading-21-other = The gem just taken may be returned; or the returned gem is kept out of the draw.

ganesha-reading-22-rule = G35
ganesha-reading-22-sentence = What if both gems you take lie on tokens, or one is exchanged?
ganesha-reading-22-ours = The effects are applied one after the other, each on its own gem. An exchanged gem keeps its place in Phase 2.
ganesha-reading-22-other = None that we know of.

ganesha-reading-screen = On a screen, nothing hidden can be peeked at: the gems in the bag have no order until one is drawn, and face-down tokens are nobody's to feel. Points are moved for you, and the score goes on past 50.
