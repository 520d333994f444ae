# The game on the front page, and its options

kerala-name = Kerala
kerala-about = Build your festival platform tile by tile around your two elephants. One area per colour scores; the rest costs you.
kerala-option-near-elephant = A moved tile must land next to an elephant
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

kerala-no-move = “{ $text }” is not a Kerala move. Try “B2 e0 0,1” (tile, elephant, spot), “B/K e0 0,1 N” (and the side of its edge), “pass”, “e1 2,0” (elephant, spot), “1,1 to 2,1” (from spot to spot), “1,1 to 2,1 N” (and the side of its edge) or “skip”.
kerala-not-offered = This tile isn’t in the middle: { $tile }.
kerala-edge-where = Say which side its edge should be on (N, E, S or W): { $tile }.
kerala-no-edge = This tile has no coloured edge to turn: { $tile }.
kerala-other-elephant = Your other elephant is there.
kerala-not-beside = That spot isn’t next to that elephant.
kerala-both-lie = Both your elephants are lying down: you’ve used both passes.
kerala-nothing-to-skip = There’s nothing to skip: take a tile and place it, or pass.
kerala-elephant-now = You’ve placed your tile: now move an elephant to any free tile, or skip.
kerala-stack-now = You’ve placed your tile: now move a tile or stack to an empty spot, or skip.
kerala-no-elephant-move = You can only move an elephant like that right after adding a move-elephant tile.
kerala-stands-there = That elephant is already there.
kerala-no-tile-there = There’s no tile there.
kerala-no-stack-move = You can only move a tile or stack right after adding a move-tile tile.
kerala-nothing-to-lift = There’s no tile there to move.
kerala-elephant-on-stack = There’s an elephant on it, so it can’t be moved.
kerala-surrounded = It has tiles on all four sides, so it can’t be moved.
kerala-would-split = Without it, your platform would be split in two.
kerala-would-leave-hole = Moving it would leave a hole.
kerala-same-spot = Move it to a different spot.
kerala-spot-taken = A moved tile or stack goes to an empty spot, never on top of another tile.
kerala-apart = That spot isn’t next to the rest of your platform.
kerala-would-enclose = There it would enclose empty spots.
kerala-not-near-elephant = At this table it must land next to one of your elephants.
kerala-not-turned = At this table a moved tile or stack can’t be turned: leave out the side of its edge.

# At the terminal

kerala-title = Kerala · Round { $round } of { $rounds }
kerala-title-over = Kerala · The end
kerala-middle = In the middle: { $tiles }
kerala-middle-empty = nothing
kerala-bag = Bag { $bag } · removed { $removed } · left over { $gone }
kerala-points = { $score ->
    [one] { $points } point
   *[other] { $points } points
}
kerala-prompt = { $phase ->
    [elephant] Move either elephant (e0, e1) to any free tile, or skip.
    [stack] Move a tile or stack to an empty spot, or skip.
   *[place] Place a tile next to one of your elephants (e0, e1), or pass.
}
kerala-near-elephant = A moved tile or stack must land next to an elephant.
kerala-keeps-orientation = A moved tile or stack can’t be turned.
kerala-choose-place = { $tile } e{ $elephant }{ $way } { $spot }
kerala-choose-cover = { $tile } e{ $elephant }{ $way } { $spot } on { $covered }
kerala-choose-edge = { $place } edge { $edge }
kerala-choose-pass = Pass
kerala-choose-elephant = e{ $elephant } to { $spot } { $tile }
kerala-choose-stack = { $tile } { $source } to { $spot }
kerala-choose-skip = Skip
kerala-told-remove = { $count ->
    [0] All tiles are in play.
    [one] { $count } tile is removed unseen.
   *[other] { $count } tiles are removed unseen.
}
kerala-told-draw = New tiles from the bag: { $tiles }.
kerala-told-place = { $you ->
    [yes] You place { $tile } on { $spot } with elephant { $elephant }.
   *[no] { $name } places { $tile } on { $spot } with elephant { $elephant }.
}
kerala-told-place-edge = { $you ->
    [yes] You place { $tile } on { $spot } with elephant { $elephant }, { kerala-edge-at }.
   *[no] { $name } places { $tile } on { $spot } with elephant { $elephant }, { kerala-edge-at }.
}
kerala-told-pass = { $you ->
    [yes] You pass and lay an elephant on its side.
   *[no] { $name } passes and lays an elephant on its side.
}
kerala-told-elephant = { $you ->
    [yes] You move elephant { $elephant } to { $spot }.
   *[no] { $name } moves elephant { $elephant } to { $spot }.
}
kerala-told-stack = { $you ->
    [yes] You move the stack on { $source } to { $spot }.
   *[no] { $name } moves the stack on { $source } to { $spot }.
}
kerala-told-stack-edge = { $you ->
    [yes] You move the stack on { $source } to { $spot }, { kerala-edge-at }.
   *[no] { $name } moves the stack on { $source } to { $spot }, { kerala-edge-at }.
}
kerala-told-skip = { $you ->
    [yes] You don’t move anything.
   *[no] { $name } doesn’t move anything.
}
kerala-sheet = Score sheet
kerala-line = { $line ->
    [removed] Tiles removed, −2 each
    [missing] Colours missing, −5 each
    [standing] Elephants standing
    [edges] Coloured edges, +5 each
    [B] Blue symbols
    [P] Purple symbols
    [R] Red symbols
    [G] Green symbols
   *[K] Black symbols
}
kerala-total = Total
kerala-removed-area = { $tiles ->
    [one] { $tile } { $spots }
   *[other] { $tile } { $spots } ({ $tiles } tiles)
}
kerala-removed-areas = Areas removed
kerala-help =
    Take a tile from the middle and place it next to one of your two elephants, on an empty spot or on top of other tiles; that elephant moves onto it. Twice in the game you may pass instead and lay an elephant on its side.
    After a [bold]^[/] tile, you may move either elephant to any free tile. After a [bold]>[/] tile, you may move a tile or stack without an elephant to an empty spot at the edge of your platform, turned as you like; the platform must stay in one piece without new holes.
    At the end you keep one area of each colour, and two of your own; every tile in the other areas costs 2, every missing colour 5. A symbol [bold]●[/] is worth 1, a standing elephant 1, a coloured edge next to a tile of its colour 5. The best areas are chosen for you, and the points shown are the score so far.

    On the platforms [bold]▲0[/] is elephant 0 standing and [bold]◀0[/] lying, [bold]×3[/] a stack of three, a bar along a side a coloured edge, [bold]✗[/] a stack removed at the end. A spot is x,y: to the right of and above where the start tile was placed. Colours: B blue, P purple, R red, G green, K black.
    Type a number from the list, or a move: [bold]B2 e0 0,1[/] (tile, elephant, spot), [bold]B/K e0 0,1 N[/] (and the side of its edge: N top, E right, S bottom, W left), [bold]e1 2,0[/] (elephant, spot), [bold]1,1 to 2,1[/] (from spot to spot), [bold]1,1 to 2,1 N[/] (and the side of its edge), [bold]pass[/] or [bold]skip[/].

# In the browser. An elephant's number is what its blanket shows, 1 or 2.

kerala-ask = { $phase ->
    [elephant] Move one of your elephants to any free tile, or skip.
    [stack] Move a tile or stack to an empty spot, or skip.
   *[place] Take a tile and place it next to one of your elephants, or pass.
}
kerala-ask-no-pass = Take a tile and place it next to one of your elephants.
kerala-wait = Waiting for another player.
kerala-ended = The match is over.
kerala-do-place = Place { $tile } { $way ->
    [N] above
    [E] to the right of
    [S] below
   *[W] to the left of
} elephant { $elephant }
kerala-do-cover = Place { $tile } on top of { $covered }, { $way ->
    [N] above
    [E] to the right of
    [S] below
   *[W] to the left of
} elephant { $elephant }
kerala-do-either = Place { $tile } on { $spot }, then choose which elephant moves there
kerala-do-edge = { $place }, { kerala-edge-at }
kerala-do-elephant = Move elephant { $elephant } to { $spot }, onto { $tile }
kerala-do-stack = Move { $tile } from { $source } to { $spot }, with everything under it
kerala-do-pass = Pass: take no tile and lay an elephant on its side
kerala-do-skip = Skip: don’t move anything
kerala-pass = Pass
kerala-skip = Skip
kerala-edge-at = { $side ->
    [N] edge at the top
    [E] edge on the right
    [S] edge at the bottom
   *[W] edge on the left
}
kerala-cell = { $spot }: { $what }
kerala-cell-empty = { $spot }: empty
kerala-cell-stack = stack of { $count }
kerala-elephant = elephant { $elephant } { $pose ->
    [standing] standing
   *[lying] lying
}
kerala-status = { $passes ->
    [0] { $points } · no passes left
    [one] { $points } · { $passes } pass left
   *[other] { $points } · { $passes } passes left
}
kerala-round = Round { $round } of { $rounds }
kerala-turn-of = { $you ->
    [yes] It’s your turn.
   *[no] It’s { $name }’s turn.
}
kerala-bag-count = { $bag ->
    [one] { $bag } tile in the bag
   *[other] { $bag } tiles in the bag
}
kerala-round-and-bag = { kerala-round } · { kerala-bag-count }
kerala-tray = Tiles to take
kerala-platform = { $you ->
    [yes] Your platform
   *[no] { $name }’s platform
}
kerala-zoom-in = Zoom in
kerala-zoom-fit = Fit to screen
kerala-won = Winner
kerala-position-player = { $you ->
    [yes] You’re { kerala-colour }:
   *[no] { $name } is { kerala-colour }:
} { $points }, { $tiles ->
    [one] { $tiles } visible tile.
   *[other] { $tiles } visible tiles.
}
kerala-position-elephant = On { $spot }: { $elephant }.
kerala-see = { $phase ->
    [elephant] Move an elephant, or skip
    [stack] Move a tile, or skip
   *[place] Take a tile
}
kerala-see-where = Place { $tile } next to an elephant
kerala-see-which = Which one goes there? { $elephants }
kerala-see-elephant-where = Where should { $elephant } go?
kerala-see-stack-where = Where should { $tile } go?
kerala-see-place = Place { $tile } { $way } { $elephant }
kerala-see-cover = Place { $tile } { $way } { $elephant } on { $covered }
kerala-see-stack = Move { $tile }
kerala-see-pass = Pass { $elephant }
kerala-see-draw = New tiles { $tiles }
kerala-see-passed = Passed { $elephant }
kerala-ask-where = Place { $tile }: choose a spot next to one of your elephants.
kerala-ask-which = Both elephants can go there: choose one.
kerala-ask-elephant-where = Choose the tile that elephant { $elephant } goes to.
kerala-ask-stack-where = Choose the empty spot for { $tile }, with everything under it.
kerala-worth = { $points ->
    [one] { $doing } ({ $change } point if the match ended now)
   *[other] { $doing } ({ $change } points if the match ended now)
}
kerala-if-ended = If it ended now
kerala-points-now = { $points } if the match ended now
kerala-plays = Colour: { kerala-colour }
kerala-has-bag = { $you ->
    [yes] You have the bag and start this round
   *[no] { $name } has the bag and starts this round
}
kerala-look = { $you ->
    [yes] Look at your platform
   *[no] Look at { $name }’s platform
}
kerala-learn-hands = Choose a tile, then a glowing spot; the number there is what your score would gain or lose if the match ended now. Touch another player’s platform to see it large. Drag the background to look around; zoom with the mouse wheel, a pinch, or the keys + and −; 0 shows everything.
