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
kerala-other-elephant = Your other elephant stands there.
kerala-not-beside = That spot is not beside that elephant.
kerala-both-lie = Both of your elephants lie already: you have passed twice.
kerala-nothing-to-skip = There is nothing to skip: take a tile and place it, or pass.
kerala-elephant-now = You have placed your tile. Move an elephant to any free tile, or skip.
kerala-stack-now = You have placed your tile. Move a tile or stack to an empty spot, or skip.
kerala-no-elephant-move = An elephant moves like that only right after a move-elephant tile was added.
kerala-stands-there = That elephant stands there already.
kerala-no-tile-there = There is no tile there.
kerala-no-stack-move = A tile or stack moves only right after a move-tile tile was added.
kerala-nothing-to-lift = There is no tile there to move.
kerala-elephant-on-stack = An elephant stands on it, so it stays.
kerala-surrounded = It has tiles on all four sides, so it stays.
kerala-would-split = Without it your platform would fall into two pieces.
kerala-would-leave-hole = Taking it away would leave a hole.
kerala-same-spot = It must go to another spot.
kerala-spot-taken = What is moved lands on an empty spot, never on another tile.
kerala-apart = That spot is not beside the rest of your platform.
kerala-would-enclose = There it would close a ring around empty spots.
kerala-not-near-elephant = At this table it must land beside one of your elephants.
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
kerala-tray = Tiles to take
kerala-your-platform = Your platform
kerala-platform = The platform of { $name }
kerala-zoom-in = Closer
kerala-zoom-fit = Show everything
kerala-won = winner
kerala-position-player = { $name } plays { kerala-colour } and has { $points } with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} to be seen.
kerala-position-elephant = On { $spot }: { $elephant }.
kerala-see = { $phase ->
    [elephant] Move an elephant, or skip
    [stack] Move a tile, or skip
   *[place] Take a tile
}
kerala-see-where = Place { $tile } beside an elephant
kerala-see-which = Which one goes there? { $elephants }
kerala-see-elephant-where = Where shall { $elephant } go?
kerala-see-stack-where = Where shall { $tile } go?
kerala-see-place = Place { $tile } { $way } { $elephant }
kerala-see-cover = Place { $tile } { $way } { $elephant } on { $covered }
kerala-see-stack = Move { $tile }
kerala-see-pass = Pass { $elephant }
kerala-see-draw = New tiles { $tiles }
kerala-see-passed = Passed { $elephant }
kerala-ask-where = Place { $tile }: choose a spot beside one of your elephants.
kerala-ask-which = Both elephants can go there: choose one.
kerala-ask-elephant-where = Choose the tile that elephant { $elephant } goes to.
kerala-ask-stack-where = Choose the empty spot for { $tile }, with all below it.
kerala-worth = { $doing } ({ $change } points if it ended now)
kerala-if-ended = If it ended now
kerala-points-now = { $points } if it ended now
kerala-plays = plays { kerala-colour }
kerala-has-bag = { $name } has the bag and is first this round
kerala-look = Look at the platform of { $name }
kerala-learn-turn = On your turn take a tile from the middle and place it next to one of your two elephants, on an empty spot or on top of other tiles; that elephant moves onto it. Two elephants never share a tile. When everybody has had a turn, the bag goes to the left and new tiles are drawn.
kerala-learn-edge = A tile may be turned as you like. That matters if it has a half-disc of a second colour: this edge is worth 5 if it lies against a tile of that colour.
kerala-learn-pass = Twice in the game you may pass: take no tile and lay one of your elephants down. It moves as before, but is worth nothing at the end.
kerala-learn-elephant = A tile with an elephant and an arrow: after placing it, move either elephant to any free tile, or skip.
kerala-learn-stack = A tile with two squares: after placing it, move a tile or a whole stack that carries no elephant to an empty spot beside the platform, turned as you like, or skip. Your platform must stay in one piece and get no new hole, and what is surrounded on four sides stays.
kerala-learn-end = When the bag is empty, one area of each colour stays, and two of your own; every tile of the others costs 2, a missing colour 5. A small elephant printed on a tile is worth 1, a standing elephant 1, a coloured edge beside a tile of its colour 5. The best areas are chosen for you. “If it ended now” hatches what would go.
kerala-learn-hands = Choose a tile, then a glowing spot; the number there is what it changes if the match ended now. Touch another player's platform to see it large. Drag the ground to look around; come closer with the wheel, two fingers, or the keys + and −; 0 shows everything.
