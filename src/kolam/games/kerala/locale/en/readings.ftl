# How we read it: every ruling, the sentence it settles, and the other reading

kerala-reading-1-rule = K2
kerala-reading-1-sentence = The rulebook only pictures the tiles.
kerala-reading-1-ours = 20 of each colour: 5 with one symbol, 5 with two, 4 with three, 4 with a coloured edge, 1 move-elephant, 1 move-tile. It is our choice, and a host may enter another set.
kerala-reading-1-other = The set in your box, if it differs.
kerala-reading-1-option = tiles

kerala-reading-2-rule = K4
kerala-reading-2-sentence = “Remove 20 (10, 4) random tiles”, not of a player's colour.
kerala-reading-2-ours = Nobody sees which ones.
kerala-reading-2-other = Remove them openly, so that everybody knows.

kerala-reading-3-rule = K5
kerala-reading-3-sentence = “The youngest player starts.”
kerala-reading-3-ours = The table names who starts; if nobody does, the seat is drawn.
kerala-reading-3-other = None; we do not ask for your age.
kerala-reading-3-option = first

kerala-reading-4-rule = K5
kerala-reading-4-sentence = “Each player gets two elephants and a start tile.” Who has which colour?
kerala-reading-4-ours = Players choose their colours at the table if they like.
kerala-reading-4-other = None: the rulebook leaves it to you.
kerala-reading-4-option = colours

kerala-reading-5-rule = K9
kerala-reading-5-sentence = Whether a tile may be turned when it is placed is not said.
kerala-reading-5-ours = It may, freely. It matters only for a coloured edge.
kerala-reading-5-other = None that we know of.

kerala-reading-6-rule = K9
kerala-reading-6-sentence = “Move the elephant onto the new tile.” What if both are beside it?
kerala-reading-6-ours = You choose which one moves.
kerala-reading-6-other = None that we know of.

kerala-reading-7-rule = K11
kerala-reading-7-sentence = “Two times during the game you may pass”, but “the first player must select one tile”.
kerala-reading-7-ours = You may pass on any turn, the first one included.
kerala-reading-7-other = Nobody may pass on their first turn.

kerala-reading-8-rule = K16
kerala-reading-8-sentence = “There must be no hole” after a tile was moved.
kerala-reading-8-ours = No empty spot may be enclosed that was not enclosed before, the spot left behind included. Filling a hole is fine.
kerala-reading-8-other = Only the spot left behind counts; or no hole may be there at all, not even an old one.

kerala-reading-9-rule = K16
kerala-reading-9-sentence = A moved tile goes to “an open spot, as defined by the regular tile placement rules”.
kerala-reading-9-ours = It need not land beside an elephant.
kerala-reading-9-other = It must land beside one of your elephants, as a new tile does.
kerala-reading-9-option = near_elephant

kerala-reading-10-rule = K16
kerala-reading-10-sentence = A moved stack “cannot be rearranged”.
kerala-reading-10-ours = It may be turned as a whole, as any tile that is placed; only its order stays. That matters if its top tile has a coloured edge.
kerala-reading-10-other = It keeps its orientation.
kerala-reading-10-option = turn_moved

kerala-reading-11-rule = K17
kerala-reading-11-sentence = Special tiles work when they are added and an elephant moves onto them.
kerala-reading-11-ours = Only adding one counts. Moving an elephant or a stack onto or with a special tile does nothing.
kerala-reading-11-other = An elephant that is moved onto a special tile uses it again.

kerala-reading-12-rule = K20
kerala-reading-12-sentence = “You decide which areas you want to count.”
kerala-reading-12-ours = The best choice is made for you, exactly, and shown: it touches nobody else.
kerala-reading-12-other = Choose yourself, and perhaps lose points by it.

kerala-reading-13-rule = K21
kerala-reading-13-sentence = “At least one tile of each colour.”
kerala-reading-13-ours = Only visible tiles count: a colour that lies covered is missing.
kerala-reading-13-other = A covered tile is there, too.

kerala-reading-screen = On a screen, the best areas are chosen for you (K20), nobody can place a tile against the rules, and the bag cannot be felt for a tile. Platforms grow as far as you like: there is no edge of the table.
