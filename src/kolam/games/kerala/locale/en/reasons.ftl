# Why a move is good

kerala-reason-joins = It makes one { kerala-colour } area of { $count }.
kerala-reason-edge = Its { kerala-colour.second } edge adjoins a { kerala-colour.second } tile.
kerala-reason-meets = It meets a { kerala-colour } edge beside it.
kerala-reason-missing = Your platform shows no { kerala-colour } yet, which would cost 5.
kerala-reason-grows = { $symbols ->
    [0] It adds to a { kerala-colour } area instead of beginning another.
    [one] It adds 1 symbol to a { kerala-colour } area.
   *[other] It adds { $symbols } symbols to a { kerala-colour } area.
}
kerala-reason-gains = { $points ->
    [one] Your platform as it stands gains 1 point.
   *[other] Your platform as it stands gains { $points } points.
}
kerala-reason-loses = { $points ->
    [one] Your platform as it stands loses only 1 point.
   *[other] Your platform as it stands loses { $points } points.
}
kerala-reason-same = Your platform as it stands loses nothing.
kerala-reason-elephant = From there you build beside the { kerala-colour } tile.
kerala-reason-pass = It leaves your platform as it is.
kerala-reason-skip = Everything stays where it is.
