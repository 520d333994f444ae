# The rules, part by part, and what the drawn examples show

kerala-rule-goal-title = What it’s about
kerala-rule-goal = Two to five players each build a festival platform of coloured tiles. Elephant symbols and well-placed coloured edges score; scattered and missing colours cost points. The most points win, and tied players share the win.

kerala-rule-start-title = Before you start
kerala-rule-start = You have a colour, its start tile, and two elephants that both stand on it. Each colour has 20 tiles: most show one to three symbols, four have a coloured edge, two are special. The players say who starts; otherwise a seat is drawn at random.

kerala-rule-bag-title = The bag
kerala-rule-bag = With two, three or four players, 20, 10 or 4 tiles are left out unseen, none of them in a player’s colour. All the others are in the bag, and nobody knows which ones come next. Everything else is open to all.

kerala-rule-round-title = A round
kerala-rule-round = The player who has the bag draws one tile for each player, face up. From that player clockwise, everybody takes a tile and places it, or passes. Then any tiles left over are out of the game, and the bag goes to the left.

kerala-rule-place-title = Place a tile
kerala-rule-place = Place your tile above, below, to the left or to the right of one of your elephants, and move that elephant onto it. If both elephants are next to the spot, you choose which one moves. Your platform has no edge, so there’s always a place.

kerala-rule-cover-title = On top of other tiles
kerala-rule-cover = You may also place it on a tile or stack of any height, as long as one of your elephants is next to it. Two elephants never share a tile, except the start tile at the beginning. So the tile that your other elephant stands on can’t be covered.

kerala-rule-edge-title = Coloured edges
kerala-rule-edge = You may turn a tile as you like. Some have a half-disc of a second colour on one side: if this coloured edge touches a tile of its colour at the end, it’s worth 5. If it doesn’t, it costs nothing; the tile counts for its main colour only.

kerala-rule-pass-title = Pass
kerala-rule-pass = Twice in the game, on any turn, you may pass: take no tile and lay one of your elephants on its side. It still moves as before, but only a standing elephant is worth 1 at the end. With both on their sides, you can’t pass any more.

kerala-rule-elephant-title = Special tile: move elephant
kerala-rule-elephant = When you place a tile with an elephant and an arrow, you may move either of your elephants right away to any tile that the other one isn’t on. You don’t have to. The elephant shown on it isn’t a symbol, and nothing happens when an elephant comes to this tile later.

kerala-rule-stack-title = Special tile: move tile
kerala-rule-stack = When you place a tile with two squares, you may move one tile or a whole stack right away to an empty spot, turned as you like. There must be no elephant on it, and it must not have tiles on all four sides. A stack keeps its order.

kerala-rule-whole-title = In one piece, without new holes
kerala-rule-whole = Your platform must hang together even while the tile is lifted, and the tile must touch it again along a side. No empty spot that was open before may be enclosed afterwards. Filling a hole is fine.

kerala-rule-areas-title = The end: areas
kerala-rule-areas = The match ends with the round in which the bag runs empty. One connected area of each colour stays, and two of your own colour. Every tile in the other areas is removed and costs 2, covered ones too; the best choice is made for you.

kerala-rule-count-title = The end: points
kerala-rule-count = What’s left is counted: 1 for each symbol on top, 1 for each standing elephant, 5 for each coloured edge that touches its colour. Every colour without a tile on top costs 5. Covered tiles score nothing.

kerala-example-beside = The green tile goes next to either elephant, which then moves onto it. The third spot touches no elephant.
kerala-example-cover = The black tile may be covered. The start tile may not: your other elephant stands on it.
kerala-example-edge = Turned to the black tile, the edge is worth 5. Turned away from it, it’s worth nothing.
kerala-example-pass = After the pass, one elephant lies on its side: one point less.
kerala-example-elephant = The green tile has just been placed. Now either elephant may go to any tile, except the one the other elephant is on.
kerala-example-stack = Only the black tile at the top may be moved. The purple one would split the platform, the blue one has tiles on all four sides, and the red one has an elephant on it.
kerala-example-hole = On the right the purple tile is fine. In the gap it would enclose an empty spot.
kerala-example-areas = There are three red areas: the two single tiles are removed, −4. Blue is your colour, so both blue areas stay.
kerala-example-count = The edge touches red: +5. No black tile is on top, only one under green: −5. One elephant lies on its side, so only the other is worth 1.
