# Why a move is good

ganesha-reason-two = A { $colour } gem lies in your Tactics slots, so a second gem may follow.
ganesha-reason-next = You have { $count } { $colour }; { $value ->
    [none] there is no slot for one more now.
   *[other] the slot for one more pays { $value } now.
}
ganesha-reason-offer = { $points ->
    [one] It scores 1 point at once.
   *[other] It scores { $points } points at once.
}
ganesha-reason-slot = The Tactics slot is empty; a gem in it lets you take two of which the first has its colour.
ganesha-reason-treasury = In the Treasury, { $colour } can be offered or placed; in a slot it cannot.
ganesha-reason-replace = The gem in the slot moves to the Treasury, and { $colour } takes its place.
ganesha-reason-pays = The next { $colour } slot pays { $value }.
ganesha-reason-have = You have { $count } { $colour }.
ganesha-reason-mustard = It is a point at once.
ganesha-reason-freed = The { $colour } slot that pays { $value } becomes free again.
ganesha-reason-bag = { $count } of the { $bag } gems in the bag are { $colour }.
ganesha-reason-ginger = You get a gem that is not { $colour } for it.
ganesha-reason-coriander = Your Tactics slots and your Treasury may exchange gems.
ganesha-reason-cinnamon = A gem of any colour may be offered this turn.
ganesha-reason-keep = You keep what you have for a later turn.
ganesha-reason-final = After the last round, the gems you have left are placed without an offering, as long as there are slots.
ganesha-reason-stay = Your gems and points stay as they are.
