# Why a move is good

kerala-reason-joins = It joins { $count } { kerala-colour } areas into one.
kerala-reason-edge = Its { kerala-colour.second } edge is next to a { kerala-colour.second } tile.
kerala-reason-meets = It matches the { kerala-colour } edge of the tile next to it.
kerala-reason-missing = Your platform has no { kerala-colour } tile yet, which would cost you 5 points.
kerala-reason-grows = { $symbols ->
    [0] It adds to a { kerala-colour } area instead of starting another.
    [one] It adds 1 symbol to a { kerala-colour } area.
   *[other] It adds { $symbols } symbols to a { kerala-colour } area.
}
kerala-reason-gains = { $points ->
    [one] Your platform is worth 1 point more.
   *[other] Your platform is worth { $points } points more.
}
kerala-reason-loses = { $points ->
    [one] Your platform is worth only 1 point less.
   *[other] Your platform is worth { $points } points less.
}
kerala-reason-same = Your score doesn’t change.
kerala-reason-elephant = From there you can build next to the { kerala-colour } tile.
kerala-reason-pass = It leaves your platform as it is.
kerala-reason-skip = Everything stays where it is.
