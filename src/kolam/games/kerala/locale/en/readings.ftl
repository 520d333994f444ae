# How we read it: every ruling, the sentence it settles, and the other reading

kerala-reading-1-rule = K2
kerala-reading-1-sentence = The rulebook only pictures the tiles.
kerala-reading-1-ours = 20 of each colour: 5 with one symbol, 5 with two, 4 with three, 4 with a coloured edge, 1 move-elephant, 1 move-tile. This is our choice; a host can provide another set.
kerala-reading-1-other = The set in your box, if it differs.
kerala-reading-1-option = tiles

kerala-reading-2-rule = K4
kerala-reading-2-sentence = “Remove 20 (10, 4) random tiles”, never in a player’s colour.
kerala-reading-2-ours = Nobody sees which ones.
kerala-reading-2-other = Remove them openly, so everybody knows which.

kerala-reading-3-rule = K5
kerala-reading-3-sentence = “The youngest player starts.”
kerala-reading-3-ours = The players say who starts; otherwise a seat is drawn at random.
kerala-reading-3-other = None; we don’t ask for your age.
kerala-reading-3-option = first

kerala-reading-4-rule = K5
kerala-reading-4-sentence = “Each player gets two elephants and a start tile.” Who has which colour?
kerala-reading-4-ours = Players choose their colours at the table if they like.
kerala-reading-4-other = None: the rulebook leaves it to you.
kerala-reading-4-option = colours

kerala-reading-5-rule = K9
kerala-reading-5-sentence = The rulebook doesn’t say whether you may turn a tile when you place it.
kerala-reading-5-ours = You may, as you like. It only matters for a coloured edge.
kerala-reading-5-other = None that we know of.

kerala-reading-6-rule = K9
kerala-reading-6-sentence = “Move the elephant onto the new tile.” What if both are next to it?
kerala-reading-6-ours = You choose which one moves.
kerala-reading-6-other = None that we know of.

kerala-reading-7-rule = K11
kerala-reading-7-sentence = “Two times during the game you may pass”, but “the first player must select one tile”.
kerala-reading-7-ours = You may pass on any turn, even the first.
kerala-reading-7-other = Nobody may pass on their first turn.

kerala-reading-8-rule = K16
kerala-reading-8-sentence = “There must be no hole” after moving a tile.
kerala-reading-8-ours = A move may not enclose any empty spot that wasn’t enclosed before, including the spot left behind. Filling a hole is fine.
kerala-reading-8-other = Only the spot left behind counts; or no hole is allowed at all, not even an old one.

kerala-reading-9-rule = K16
kerala-reading-9-sentence = A moved tile goes to “an open spot, as defined by the regular tile placement rules”.
kerala-reading-9-ours = It doesn’t have to land next to an elephant.
kerala-reading-9-other = It must land next to one of your elephants, like a new tile.
kerala-reading-9-option = near_elephant

kerala-reading-10-rule = K16
kerala-reading-10-sentence = A moved stack “cannot be rearranged”.
kerala-reading-10-ours = It may be turned as a whole, like any tile you place; only its order is fixed. That matters if its top tile has a coloured edge.
kerala-reading-10-other = It keeps its orientation.
kerala-reading-10-option = turn_moved

kerala-reading-11-rule = K17
kerala-reading-11-sentence = A special tile takes effect when you add it and an elephant moves onto it.
kerala-reading-11-ours = Only adding one counts. Moving an elephant onto a special tile, or moving a stack with one, does nothing.
kerala-reading-11-other = An elephant moved onto a special tile uses it again.

kerala-reading-12-rule = K20
kerala-reading-12-sentence = “You decide which areas you want to count.”
kerala-reading-12-ours = The best choice is calculated exactly, made for you and shown: it affects nobody else.
kerala-reading-12-other = Choose for yourself, and perhaps lose points.

kerala-reading-13-rule = K21
kerala-reading-13-sentence = “At least one tile of each colour.”
kerala-reading-13-ours = Only visible tiles count: a colour that is covered is missing.
kerala-reading-13-other = A covered tile counts too.

kerala-reading-screen = On a screen, the best areas are chosen for you (K20), nobody can break the placement rules, and nobody can feel for a tile in the bag. Platforms can grow as far as you like: the table has no edge.
