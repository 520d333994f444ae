# Why a move is good

reason-kolpa-lay = { $value ->
    [one] It puts 1 point into your play area.
   *[other] It puts { $value } points into your play area.
}
reason-kolpa-lay-zero = It lays a 0, so that nothing of value leaves your hand.
reason-kolpa-end = It empties your hand and ends the round.
reason-kolpa-rid = It gets rid of { $card }, which would cost { $value } in your hand.
reason-kolpa-zero = It brings you nearer to an empty hand.
reason-kolpa-force = The next player's pile shows { $card }: only a matching card or a joker may follow.
reason-kolpa-area = It keeps your hand as it is; { $card } leaves your play area.
reason-kolpa-area-cheapest = Of the piles that match, { $card } costs you the least: { $value }.

reason-ganesha-two = A { $colour } gem lies in your Tactics slots, so a second gem may follow.
reason-ganesha-next = You have { $count } { $colour }; the slot for one more pays { $value } now.
reason-ganesha-offer = { $points ->
    [one] It scores 1 point at once.
   *[other] It scores { $points } points at once.
}
reason-ganesha-slot = The Tactics slot is empty; a gem in it lets you take two of which the first has its colour.
reason-ganesha-treasury = In the Treasury, { $colour } can be offered or placed; in a slot it cannot.
reason-ganesha-replace = The gem in the slot moves to the Treasury, and { $colour } takes its place.
reason-ganesha-pays = The next { $colour } slot pays { $value }.
reason-ganesha-have = You have { $count } { $colour }.
reason-ganesha-mustard = It is a point at once.
reason-ganesha-freed = The { $colour } slot that pays { $value } becomes free again.
reason-ganesha-bag = { $count } of the { $bag } gems in the bag are { $colour }.
reason-ganesha-ginger = You get a gem that is not { $colour } for it.
reason-ganesha-coriander = Your Tactics slots and your Treasury may exchange gems.
reason-ganesha-cinnamon = A gem of any colour may be offered this turn.
reason-ganesha-keep = You keep what you have for a later turn.
reason-ganesha-final = After the last round, every gem you have left is placed without an offering.
reason-ganesha-stay = Your gems and points stay as they are.

reason-kerala-joins = It makes one { kerala-colour } area of { $count }.
reason-kerala-edge = Its { kerala-colour.second } edge adjoins a { kerala-colour.second } tile.
reason-kerala-meets = It meets a { kerala-colour } edge beside it.
reason-kerala-missing = Your platform shows no { kerala-colour } yet, which would cost 5.
reason-kerala-grows = { $symbols ->
    [0] It adds to a { kerala-colour } area instead of beginning another.
    [one] It adds 1 symbol to a { kerala-colour } area.
   *[other] It adds { $symbols } symbols to a { kerala-colour } area.
}
reason-kerala-gains = { $points ->
    [one] Your platform as it stands gains 1 point.
   *[other] Your platform as it stands gains { $points } points.
}
reason-kerala-loses = { $points ->
    [one] Your platform as it stands loses only 1 point.
   *[other] Your platform as it stands loses { $points } points.
}
reason-kerala-same = Your platform as it stands loses nothing.
reason-kerala-elephant = From there you build beside the { kerala-colour } tile.
reason-kerala-pass = It leaves your platform as it is.
reason-kerala-skip = Everything stays where it is.
