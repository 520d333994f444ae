# Events of a match file that cannot be

kolpa-event-due = { $kind ->
    [deal] a deal must come here
    [draw] a draw must come here
   *[reshuffle] a reshuffle must come here
}
kolpa-event-deal = this must be round { $round }, started by seat { $seat } (P4)
kolpa-event-hands = every player is dealt { $count } cards (P3)
kolpa-event-draw = seat { $seat } must draw (P8)
