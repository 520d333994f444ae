# Why a move is good

ganesha-reason-two = The { ganesha-colour } gem matches one in your Tactics slots, so you may take a second gem.
ganesha-reason-next = { $count ->
    [0] You have no { ganesha-colour } gems yet; { $value ->
        [none] there’s no slot for one now.
       *[other] the first would score { ganesha-worth } now.
    }
    [one] You have { $count } { ganesha-colour } gem; { $value ->
        [none] there’s no slot for one more now.
       *[other] one more would score { ganesha-worth } now.
    }
   *[other] You have { $count } { ganesha-colour } gems; { $value ->
        [none] there’s no slot for one more now.
       *[other] one more would score { ganesha-worth } now.
    }
}
ganesha-reason-offer = { $points ->
    [one] It scores { $points } point right away.
   *[other] It scores { $points } points right away.
}
ganesha-reason-slot = The Tactics slot is empty; a gem there lets you take two, the first of that colour.
ganesha-reason-treasury = In the Treasury, the { ganesha-colour } gem can be offered or placed; in a Tactics slot it can’t.
ganesha-reason-replace = The gem in the slot moves to your Treasury, and the { ganesha-colour } one takes its place.
ganesha-reason-pays = The next { ganesha-colour } slot scores { ganesha-worth }.
ganesha-reason-have = { $count ->
    [one] You have { $count } { ganesha-colour } gem.
   *[other] You have { $count } { ganesha-colour } gems.
}
ganesha-reason-mustard = It’s an immediate point.
ganesha-reason-freed = The { ganesha-colour } slot that scores { ganesha-worth } becomes free again.
ganesha-reason-bag = { $count ->
    [0] None of the { $bag } gems in the bag is { ganesha-colour }.
    [one] { $count } of the { $bag } gems in the bag is { ganesha-colour }.
   *[other] { $count } of the { $bag } gems in the bag are { ganesha-colour }.
}
ganesha-reason-ginger = You get a gem of another colour in return.
ganesha-reason-coriander = You can swap gems between your Tactics slots and your Treasury.
ganesha-reason-cinnamon = You may offer a gem of any colour this turn.
ganesha-reason-keep = You keep what you have for a later turn.
ganesha-reason-final = After the last round, your remaining gems are placed without an Offering, as long as there are slots.
ganesha-reason-stay = Your gems and points stay as they are.
