# Kerala

kerala-tile-symbols = { $symbols ->
    [one] the { $colour } tile with one symbol
   *[other] the { $colour } tile with { $symbols } symbols
}
kerala-tile-edge = the { $colour } tile with the { $second } edge
kerala-tile-elephant = the { $colour } move-elephant tile
kerala-tile-move = the { $colour } move-tile tile
kerala-spot = ({ $x }, { $y })

# Refusals

kerala-not-offered = There is no such tile in the middle: { $tile }.
kerala-edge-where = Say on which side its edge shall lie (N, E, S or W): { $tile }.
kerala-no-edge = It has no colour edge to turn: { $tile }.
kerala-other-elephant = Your other elephant stands there, on { $spot }.
kerala-not-beside = { $spot } does not adjoin the tile with elephant { $elephant }.
kerala-both-lie = Both of your elephants lie already: you have passed twice.
kerala-nothing-to-skip = There is nothing to skip: take a tile and place it, or pass.
kerala-elephant-now = You have placed your tile. Move an elephant to any free tile, or skip.
kerala-stack-now = You have placed your tile. Move a tile or stack to an empty spot, or skip.
kerala-no-elephant-move = An elephant moves like that only right after a move-elephant tile was added.
kerala-stands-there = Elephant { $elephant } stands there already.
kerala-no-tile-there = There is no tile on { $spot }.
kerala-no-stack-move = A tile or stack moves only right after a move-tile tile was added.
kerala-nothing-to-lift = There is no tile on { $spot } to move.
kerala-elephant-on-stack = An elephant stands on { $spot }, so that tile or stack stays.
kerala-surrounded = The tile or stack on { $spot } is surrounded on all four sides.
kerala-would-split = Without the tile or stack on { $spot } the platform would fall into two pieces.
kerala-would-leave-hole = Taking the tile or stack on { $spot } away would leave a hole.
kerala-same-spot = It must go to another spot.
kerala-spot-taken = { $spot } is not empty; a moved tile or stack never lands on another tile.
kerala-apart = { $spot } does not adjoin the platform without that tile or stack.
kerala-would-enclose = A tile on { $spot } would close a ring around empty spots.
kerala-not-near-elephant = { $spot } does not adjoin a tile with one of your elephants, as this table demands.
