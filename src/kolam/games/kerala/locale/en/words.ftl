# The game on the front page, and its options

kerala-name = Kerala
kerala-about = Your elephants carry you across a festival ground of coloured tiles. What matches grows; what stands apart costs.
kerala-option-near-elephant = A moved tile must land beside an elephant
kerala-option-turn-moved = A moved tile or stack may be turned
kerala-option-colours = Colours
kerala-option-colours-B = blue
kerala-option-colours-P = purple
kerala-option-colours-R = red
kerala-option-colours-G = green
kerala-option-colours-K = black
kerala-file-tiles = Tiles
kerala-starts = The youngest player starts.

# Options that cannot be

kerala-bad-colours = colours: { $players } players need { $players } colours, not { $colours }
kerala-bad-colours-differ = colours: each player needs a different colour, not { $colours }

# Kerala

# Other messages refer to this one. A language that inflects keeps its forms here, as attributes.
kerala-colour = { $colour ->
    [blue] blue
    [purple] purple
    [red] red
    [green] green
   *[black] black
}
    .second = { $second ->
        [blue] blue
        [purple] purple
        [red] red
        [green] green
       *[black] black
    }
kerala-tile-symbols = { $symbols ->
    [0] the { kerala-colour } tile without symbols
    [one] the { kerala-colour } tile with one symbol
   *[other] the { kerala-colour } tile with { $symbols } symbols
}
kerala-tile-edge = the { kerala-colour } tile with the { kerala-colour.second } edge
kerala-tile-elephant = the { kerala-colour } move-elephant tile
kerala-tile-move = the { kerala-colour } move-tile tile
kerala-spot = ({ $x }, { $y })

# Refusals

kerala-no-move = { $text } is no move of Kerala. Say 'B2 e0 0,1' (tile, elephant, spot), 'B/K e0 0,1 N' (and where its edge lies), 'pass', 'e1 2,0' (elephant, spot), '1,1 to 2,1' (from spot to spot), '1,1 to 2,1 N' (and where its edge lies then) or 'skip'.
kerala-not-offered = There is no such tile in the middle: { $tile }.
kerala-edge-where = Say on which side its edge shall lie (N, E, S or W): { $tile }.
kerala-no-edge = It has no colour edge to turn: { $tile }.
kerala-other-elephant = Your other elephant stands there, on { $spot }.
kerala-not-beside = { $spot } does not adjoin the tile with that elephant.
kerala-both-lie = Both of your elephants lie already: you have passed twice.
kerala-nothing-to-skip = There is nothing to skip: take a tile and place it, or pass.
kerala-elephant-now = You have placed your tile. Move an elephant to any free tile, or skip.
kerala-stack-now = You have placed your tile. Move a tile or stack to an empty spot, or skip.
kerala-no-elephant-move = An elephant moves like that only right after a move-elephant tile was added.
kerala-stands-there = That elephant stands there already.
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
kerala-not-turned = At this table a moved tile or stack keeps its orientation: leave out where its edge lies.

# At the terminal

kerala-title = Kerala  ·  round { $round } of { $rounds }
kerala-title-over = Kerala  ·  the end
kerala-middle = In the middle:
kerala-middle-empty = nothing
kerala-bag = bag { $bag }  ·  removed { $removed }  ·  left over { $gone }
kerala-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
kerala-prompt = { $phase ->
    [elephant] Move either elephant (e0, e1) to any free tile, or skip.
    [stack] Move a tile or stack to an empty spot, or skip.
   *[place] Place a tile beside one of your elephants (e0, e1), or pass.
}
kerala-near-elephant = A moved tile or stack must land beside an elephant.
kerala-keeps-orientation = A moved tile or stack keeps its orientation.
kerala-choose-place = { $tile } e{ $elephant }{ $way } { $spot }
kerala-choose-cover = { $tile } e{ $elephant }{ $way } { $spot } on { $covered }
kerala-choose-edge = { $place } edge { $edge }
kerala-choose-pass = pass
kerala-choose-elephant = elephant { $elephant } to { $spot } { $tile }
kerala-choose-stack = { $tile } { $source } to { $spot }
kerala-choose-skip = skip
kerala-told-remove = { $count ->
    [0] All tiles are played with.
   *[other] { $count } tiles are removed unseen.
}
kerala-told-draw = From the bag: { $tiles }
kerala-told-place = { $name }: { $tile } to { $spot }, with elephant { $elephant }
kerala-told-place-edge = { $name }: { $tile } to { $spot }, edge { $edge }, with elephant { $elephant }
kerala-told-pass = { $name } passes and lays an elephant down
kerala-told-elephant = { $name }: elephant { $elephant } goes to { $spot }
kerala-told-stack = { $name }: the stack on { $source } goes to { $spot }
kerala-told-stack-edge = { $name }: the stack on { $source } goes to { $spot }, edge { $edge }
kerala-told-skip = { $name } moves nothing
kerala-sheet = Score sheet
kerala-line = { $line ->
    [removed] tiles removed, −2 each
    [missing] colours missing, −5 each
    [standing] elephants standing
    [edges] colour edges, +5 each
    [B] blue symbols
    [P] purple symbols
    [R] red symbols
    [G] green symbols
   *[K] black symbols
}
kerala-total = total
kerala-removed-area = { $tiles ->
    [one] { $tile } { $spots }
   *[other] { $tile } { $spots } ({ $tiles } tiles)
}
kerala-removed-areas = areas removed
kerala-help =
    Take a tile from the middle and place it beside one of your two elephants, on an empty spot or on top of other tiles; that elephant moves onto it. Twice in the game you may pass instead and lay an elephant down.
    A [bold]^[/] tile then moves either elephant to any free tile. A [bold]>[/] tile moves a tile or a stack that carries no elephant to an empty spot beside the platform, which must stay in one piece and get no new hole; what moves may be turned.
    At the end one area of each colour stays, and two of your own; every tile of the others costs 2, a missing colour 5. A symbol [bold]●[/] is worth 1, a standing elephant 1, a coloured edge beside a tile of its colour 5. The best areas are chosen for you, and the points you see are those as it stands.

    On the platforms [bold]▲0[/] is elephant 0 standing and [bold]◀0[/] lying, [bold]×3[/] a stack of three, a bar along a side a colour edge, [bold]✗[/] a stack removed at the end. A spot is x,y: east and north of where the start tile was laid.
    Type a number of the list, or a move: [bold]B2 e0 0,1[/] (tile, elephant, spot), [bold]B/K e0 0,1 N[/] (and the side of its edge), [bold]e1 2,0[/] (elephant, spot), [bold]1,1 to 2,1[/] (from spot to spot), [bold]1,1 to 2,1 N[/] (and the side of its edge), [bold]pass[/] or [bold]skip[/].

# In the browser. An elephant's number is what its blanket shows, 1 or 2.

kerala-ask = { $phase ->
    [elephant] Move one of your elephants to any free tile, or skip.
    [stack] Move a tile or stack to an empty spot, or skip.
   *[place] Take a tile and place it next to one of your elephants, or pass.
}
kerala-ask-no-pass = Take a tile and place it next to one of your elephants.
kerala-wait = Another player decides.
kerala-ended = The match is over.
kerala-do-place = Place { $tile } { $way ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of elephant { $elephant }
kerala-do-cover = Place { $tile } { $way ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of elephant { $elephant }, on top of { $covered }
kerala-do-either = Place { $tile } on { $spot }; then choose which elephant goes there
kerala-do-edge = { $place }, edge to the { kerala-side }
kerala-do-elephant = Move elephant { $elephant } to { $spot }, onto { $tile }
kerala-do-stack = Move { $tile } from { $source } to { $spot }, with all below it
kerala-do-pass = Pass: take no tile and lay an elephant down
kerala-do-skip = Skip: move nothing
kerala-pass = Pass
kerala-skip = Skip
kerala-side = { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
kerala-turn-edge = edge to the { kerala-side }
kerala-cell = { $spot }: { $what }
kerala-cell-empty = { $spot }: empty
kerala-cell-stack = { $count } tiles high
kerala-elephant = elephant { $elephant } { $pose ->
    [standing] standing
   *[lying] lying
}
kerala-step-where = Choose a glowing spot.
kerala-step-which = Which elephant goes there? Choose it.
kerala-step-turn = Turn the edge as you like, then confirm.
kerala-step-confirm = Choose it again to confirm.
kerala-step-elephant = Choose the tile it goes to.
kerala-step-stack = Choose the spot it goes to.
kerala-status = { $passes ->
    [0] { $points } · no pass left
    [one] { $points } · { $passes } pass left
   *[other] { $points } · { $passes } passes left
}
kerala-round = Round { $round } of { $rounds }
kerala-turn-of = It is { $name }'s turn.
kerala-bag-count = { $bag ->
    [one] { $bag } tile in the bag
   *[other] { $bag } tiles in the bag
}
kerala-bag-holder = Bag: { $name }
kerala-tray = Tiles to take
kerala-your-platform = Your platform
kerala-platform = The platform of { $name }
kerala-back = Your platform
kerala-look = Look at this platform
kerala-areas = Areas
kerala-area-stays = stays at the end
kerala-area-goes = would be removed
kerala-zoom-in = Closer
kerala-zoom-out = Farther
kerala-zoom-fit = Show everything
kerala-line-short = { $line ->
    [removed] removed
    [missing] missing
    [standing] elephants
   *[edges] edges
}
kerala-won = winner
kerala-position-player = { $name } plays { kerala-colour } and has { $points } with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} to be seen.
kerala-position-elephant = On { $spot }: { $elephant }.
kerala-learn-turn = On your turn take a tile from the middle and place it next to one of your two elephants, on an empty spot or on top of other tiles; that elephant moves onto it. Twice in the game you may pass instead and lay an elephant down.
kerala-learn-special = A tile with an elephant and an arrow then moves either elephant to any free tile. A tile with two squares then moves a tile or a stack that carries no elephant to an empty spot beside the platform, which must stay in one piece and get no new hole; what moves may be turned.
kerala-learn-end = At the end one area of each colour stays, and two of your own; every tile of the others costs 2, a missing colour 5. A small elephant printed on a tile is worth 1, a standing elephant 1, a coloured edge beside a tile of its colour 5. The best areas are chosen for you, and the points you see are those as it stands.
kerala-learn-hands = Choose a tile, then a glowing spot, and confirm. Drag the ground to look around; come closer with the wheel, two fingers, or the keys + and −; 0 shows everything. A spot is named by its column and row, counted from the start tile.
