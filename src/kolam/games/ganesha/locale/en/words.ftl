# The game on the front page, and its options

ganesha-name = Ganesha
ganesha-about = Take gems from the altar, keep a few for tactics, and offer one to set many into the mandala.
ganesha-option-side = Side of the mandala
ganesha-option-side-day = Day
ganesha-option-side-night = Night
ganesha-option-spices = Play with the spice tokens
ganesha-option-tokens = Hexes of the spice tokens
ganesha-option-tokens-drawn = Drawn
ganesha-option-tokens-placed = Chosen by the player with the Drum
ganesha-option-youngest = From the youngest to the oldest
ganesha-file-boards = Boards

# Options that cannot be

ganesha-bad-youngest = youngest: every seat from 0 to { $last } once, not { $youngest }
ganesha-bad-boards-none = { $place }: there is no board in this file
ganesha-bad-boards-table = { $place }: a table is due here, with some of { $known }
ganesha-bad-boards-name = { $place }: there is no { $name } here, only { $known }
ganesha-bad-track-colour = { $place }: { $colour } is no colour; there are { $colours }
ganesha-bad-track-missing = { $place }: { $colour } is missing
ganesha-bad-track-size = { $place }: { $colour } must have 1 to { $longest } slots, not { $size ->
    [none] no list
   *[other] { $size }
}
ganesha-bad-track-value = { $place }: { $colour } has { $value }; a value is a whole number, 0 to { $highest }
ganesha-bad-altar-rows = { $place }: an Altar has { $fewest } to { $most } rows, not { $size ->
    [none] no list
   *[other] { $size }
}
ganesha-bad-altar-row = { $place }: a row has { $shortest } to { $longest } hexes, not { $row }
ganesha-bad-altar-step = { $place }: each row is one hex longer or shorter than the one above, but { $lower } follows { $upper }
ganesha-bad-altar-room = { $place }: there is no room for { $tokens } tokens of which no two are adjacent

# Ganesha

ganesha-colour = { $colour ->
    [red] red
    [green] green
    [purple] purple
    [blue] blue
   *[yellow] yellow
}
ganesha-token = { $token ->
    [cardamom] Cardamom
    [caraway] Caraway
    [coriander] Coriander
    [ginger] Ginger
    [black_mustard] Black Mustard
    [cinnamon] Cinnamon
    [red_pepper] Red Pepper
   *[black_pepper] Black Pepper
}
# At most nine columns wide
ganesha-token-short = { $token ->
    [cardamom] cardamom
    [caraway] caraway
    [coriander] coriander
    [ginger] ginger
    [black_mustard] b.mustard
    [cinnamon] cinnamon
    [red_pepper] r.pepper
   *[black_pepper] b.pepper
}
# Tactics slots are told apart as they lie before their owner.
ganesha-side = { $slot ->
    [0] left
   *[1] right
}

# What is asked

ganesha-ask-token = { $count ->
    [one] Place the last token, face down.
   *[other] Place a token, face down. There are { $count } to place.
}
ganesha-ask-take = Take a gem from the Altar.
ganesha-ask-second = Take a second gem, or say that one is enough.
ganesha-ask-spice = Use { $token }, or leave it.
ganesha-ask-give = Give a gem of your Treasury that is not { $colour }; a { $colour } gem comes for it.
ganesha-ask-store = Put the { $colour } gem into your Treasury or a Tactics slot.
ganesha-ask-lift = Coriander: choose the Tactics slots whose gems move to your Treasury.
ganesha-ask-refill = Coriander: choose a gem of your Treasury for the { ganesha-side } Tactics slot.
ganesha-ask-offer = Offer, and place all gems of a colour on the Mandala, or end your turn.
ganesha-ask-final = Place one gem of your Treasury on the Mandala.
ganesha-ask-over = The game is over.

# Refusals

ganesha-no-move = { $text } is no move of Ganesha. Say 'take 7', 'enough', 'leave', 'cardamom red', 'caraway 3', 'coriander', 'ginger 2', 'give blue', 'black mustard', 'cinnamon', 'red pepper', 'black pepper red', 'store red in treasury', 'store red in 0', 'lift 0 1', 'refill red', 'offer yellow for red', 'offer nothing for yellow', 'end', 'final red' or 'token 7'.
ganesha-not-now = Not now. { $asked }
ganesha-must-take = Take a gem first: the Altar still has some.
ganesha-no-hex = There is no hex { $hex }; the Altar's hexes are 0 to { $last }.
ganesha-token-on = There is a token there already.
ganesha-token-beside = Too close: no two tokens may lie side by side.
ganesha-token-no-room = { $count ->
    [one] Not there: the last token would find no room.
   *[other] Not there: the other { $count } tokens would find no room.
}
ganesha-no-gem = There is no gem there.
ganesha-out-of-reach = The second gem must lie next to the first.
ganesha-two-taken = You have two gems already; nobody takes more.
ganesha-first-colour = You may take a second gem only if the first matches a gem in your Tactics.
ganesha-no-second = No gem is left next to the first one.
ganesha-not-in-treasury = You have no { $colour } gem in your Treasury.
ganesha-give-other = Give another colour: { $colour } is what you get.
ganesha-store-order = First the { $due } gem, then the { $gem } one.
ganesha-slot-used = Your first gem went there. Put the second one elsewhere.
ganesha-no-slot = There is no Tactics slot { $slot }: 0 is the left one, 1 the right one.
ganesha-slot-empty = That Tactics slot is empty.
ganesha-lift-which = Choose one Tactics slot or both, the left one first.
ganesha-offer-nothing = Placing { $colour } needs an offering; only yellow is free.
ganesha-offer-other = To place { $colour }, offer { $colour } or yellow, not { $gem }.
ganesha-offer-only = Your only { $colour } gem cannot be offered: none would be left to place.
ganesha-is-full = The { $colour } track is full.
ganesha-token-not-now = { $token } works only right after you take the gem on it. { $asked }
ganesha-other-token = { $token } is not under the gem you took. { $asked }
ganesha-none-on-mandala = There is no { $colour } gem on the Mandala.
ganesha-no-seat = There is no seat { $seat } at this table.
ganesha-ask-yourself = Ginger is for another player.
ganesha-cannot-give = That player has no gem but { $colour } in the Treasury.
ganesha-no-points = Red Pepper costs a point, and you have none.
ganesha-empty-bag = The bag is empty, so Red Pepper has nothing to draw.
ganesha-impossible = { $token ->
    [cardamom] Cardamom cannot be used: the Mandala is empty.
    [caraway] Caraway cannot be used: there is no other gem on the Altar.
    [ginger] Ginger cannot be used: nobody else has a gem of another colour in the Treasury.
   *[black_pepper] Black Pepper cannot be used: your Treasury is empty.
}

# The terminal

ganesha-title = Ganesha · round { $round } of { $rounds } · { $side ->
    [night] night
   *[day] day
}
ganesha-bag = bag { $gems }
ganesha-player = player
ganesha-points = points
ganesha-tactics = Tactics
ganesha-treasury = Treasury
ganesha-drum = Drum
ganesha-holding = taken
ganesha-promise-coriander = Coriander after storing
ganesha-promise-cinnamon = Cinnamon: any gem may be offered
ganesha-nothing = nothing
ganesha-youngest = From the youngest on: { $names }

ganesha-choose-token = a token on { $hex }
ganesha-choose-take = { $gem } from { $hex }
ganesha-choose-take-token = { $gem } from { $hex }, { $token }
ganesha-choose-enough = one gem is enough
ganesha-choose-cardamom = remove { $gem } from the Mandala
ganesha-choose-caraway = exchange for { $gem } on { $hex }
ganesha-choose-coriander = use Coriander after storing
ganesha-choose-ginger = exchange with seat { $seat }
ganesha-choose-give = give { $gem }
ganesha-choose-black-mustard = 1 point
ganesha-choose-cinnamon = offer a gem of any colour later
ganesha-choose-red-pepper = 1 point for a draw: keep { $gem }
ganesha-choose-black-pepper = return { $gem } and draw a gem
ganesha-choose-leave = leave the token
ganesha-choose-store-treasury = { $gem } into the Treasury
ganesha-choose-store-slot = { $gem } into the { ganesha-side } Tactics slot
ganesha-choose-store-over = { $gem } into the { ganesha-side } Tactics slot, { $old } to the Treasury
ganesha-choose-lift = empty the { $slots ->
    [0] left
   *[1] right
} Tactics slot
ganesha-choose-lift-both = empty both Tactics slots
ganesha-choose-refill = { $gem } into the { ganesha-side } Tactics slot
ganesha-choose-offer = offer { $gem }, place { $placed } for { $points }
ganesha-choose-offer-over = offer { $gem }, place { $placed } for { $points }, { $back } without a slot into the bag
ganesha-choose-end = end the turn
ganesha-choose-final = place { $gem } for { $points }

ganesha-told-altar = The Altar is filled.
ganesha-told-altar-tokens = The Altar is filled. Tokens: { $tokens }.
ganesha-told-gem = The bag brings { $gem }.
ganesha-told-token = { $name }: a token on hex { $hex }
ganesha-told-take = { $name }: the gem on hex { $hex }
ganesha-told-enough = { $name }: one gem is enough
ganesha-told-cardamom = { $name }: Cardamom, the last { $gem } leaves the Mandala
ganesha-told-caraway = { $name }: Caraway, exchanged for the gem on hex { $hex }
ganesha-told-coriander = { $name }: Coriander
ganesha-told-ginger = { $name }: Ginger, { $asked } must give a gem
ganesha-told-give = { $name }: given, { $gem }
ganesha-told-black-mustard = { $name }: Black Mustard, 1 point
ganesha-told-cinnamon = { $name }: Cinnamon, a gem of any colour may be offered
ganesha-told-red-pepper = { $name }: Red Pepper, 1 point for a draw
ganesha-told-black-pepper = { $name }: Black Pepper, { $gem } goes back into the bag
ganesha-told-leave = { $name }: the token is left
ganesha-told-store-treasury = { $name }: { $gem } into the Treasury
ganesha-told-store-slot = { $name }: { $gem } into the { ganesha-side } Tactics slot
ganesha-told-lift = { $name }: { $slots ->
    [0] left Tactics slot emptied
    [1] right Tactics slot emptied
   *[both] both Tactics slots emptied
}
ganesha-told-refill = { $name }: { $gem } into the emptied slot
ganesha-told-offer = { $name }: { $gem } offered, { $placed } placed on the Mandala
ganesha-told-end = { $name }: no offering
ganesha-told-final = { $name }: { $gem } placed on the Mandala

ganesha-sheet = Score sheet
ganesha-help =
    The Altar holds the gems to take. Everybody has a Treasury and two Tactics slots, a left and a right one. Spice tokens lie under some gems, never side by side.
    In phase 1 of a turn you take a gem from the Altar. If it has the colour of a gem in your Tactics slots, you may take a second one from a hex next to it, or from any hex if both slots hold that colour. A token under a taken gem may be used at once, if its effect is possible.
    In phase 2 each gem goes into your Treasury or a Tactics slot; what was in the slot moves to the Treasury.
    In phase 3 you may offer, once: a gem of a colour places all your other gems of that colour on the Mandala, a yellow gem places all gems of any one colour, and yellow gems need no offering. Each gem scores its slot.
    The Drum passes and the Altar is filled anew every three rounds. At the end all gems left are placed one by one.
ganesha-help-spice = • { $token }: { $effect }
ganesha-effect = { $token ->
    [cardamom] the last gem of a colour leaves the Mandala.
    [caraway] exchange the taken gem for any on the Altar.
    [coriander] exchange gems between Tactics slots and Treasury.
    [ginger] exchange the taken gem with another player.
    [black_mustard] 1 point.
    [cinnamon] offer a gem of any colour.
    [red_pepper] a point for a draw, kept if it has the colour of the taken gem.
   *[black_pepper] return a gem of your Treasury and draw one.
}
ganesha-help-typing = Moves can be typed: token 3, take 7, enough, leave, ginger 2, give blue, store red in 0, offer yellow for red, end. Tactics slot 0 is the left one, 1 the right one. A colour may be shortened to its first letter.

# The browser

ganesha-altar = Altar
ganesha-mandala = Mandala
ganesha-round = Round { $round } of { $rounds }
ganesha-anew = New Altar after round { $round }
ganesha-anew-never = This is the last Altar
ganesha-gems = { $count ->
    [one] { $count } { ganesha-colour } gem
   *[other] { $count } { ganesha-colour } gems
}
ganesha-holds = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
ganesha-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ganesha-take = take the { ganesha-colour } gem from hex { $hex }
ganesha-hex = { ganesha-colour } gem on hex { $hex }
ganesha-hex-empty = hex { $hex }, empty
ganesha-place-token = place a token on hex { $hex }
ganesha-hex-token = hex { $hex }, a token face down
ganesha-on-token = { $what }, with { $token }
ganesha-held = { ganesha-colour } gem, to be placed now
ganesha-slot = Tactics, { ganesha-side }: { ganesha-colour }
ganesha-slot-free = Tactics, { ganesha-side }: empty
ganesha-track = { ganesha-colour } track: { $filled } of { $slots } filled, next slot { $points }.
ganesha-track-full = { ganesha-colour } track: all { $slots } filled.
ganesha-pick-offer = offer a { ganesha-colour } gem
ganesha-pick-place = place { ganesha-colour } gems
ganesha-exchange-with = exchange with { $name }
ganesha-pawn = pawn { $pawn } on { $space }
ganesha-position-decides = { $name } decides.
ganesha-position-taken = Taken: { $gems }.
ganesha-position-player = { $name }: { $points }. Tactics: { $tactics }. Treasury: { $treasury }.
ganesha-position-altar = On the Altar, by hex: { $gems }.
ganesha-position-tokens = Tokens: { $tokens }.
ganesha-position-face-down = Tokens face down: { $hexes }.

# The browser, to the eye: few words, and pictures of pieces

ganesha-do-token = { $count ->
    [one] Place the last { $token }
   *[other] Place a { $token } on the Altar
}
ganesha-do-take = Take a gem from the Altar
ganesha-do-second = Take a second gem, or stop
ganesha-do-spice = { $token ->
    [cardamom] { $icon } Remove a gem from the Mandala?
    [caraway] { $icon } Swap { $gem } on the Altar?
    [coriander] { $icon } Rearrange your Tactics afterwards?
    [ginger] { $icon } Swap { $gem } with somebody?
    [black_mustard] { $icon } Take 1 point?
    [cinnamon] { $icon } Offer any colour this turn?
    [red_pepper] { $icon } Pay 1 point to draw?
   *[black_pepper] { $icon } Swap a gem with the bag?
}
ganesha-do-give = Give a gem, but not { $gem }
ganesha-do-store = Put { $gem } into Treasury or Tactics
ganesha-do-lift = Which Tactics gems go to the Treasury?
ganesha-do-refill = Choose a gem for { $slot }
ganesha-do-offer = Make an offering, or end your turn
ganesha-do-offer-gem = Offer { $gem } to place which colour?
ganesha-do-offer-place = Offer which gem to place { $gem }?
ganesha-do-final = Place a gem on the Mandala
ganesha-can-take = Take { $gem }
ganesha-can-take-token = Take { $gem } on { $token }
ganesha-can-token = Place { $token } here
ganesha-can-enough = One is enough
ganesha-can-cardamom = Remove { $gem } from the Mandala
ganesha-can-caraway = Swap { $taken } for { $gem }
ganesha-can-use = Use { $token }
ganesha-can-ginger = Swap { $taken } with { $name }
ganesha-can-give = Give { $gem }
ganesha-can-black-mustard = Use { $token }: +1
ganesha-can-red-pepper = Pay 1 point, draw for { $gem }
ganesha-can-black-pepper = Return { $gem }, draw one
ganesha-can-leave = Leave { $token }
ganesha-can-offer = Offer { $gem } to place { $placed }: +{ $points }
ganesha-can-offer-over = Offer { $gem } to place { $placed }: +{ $points }, { $back } to { $bag }
ganesha-can-place = Place { $placed }: +{ $points }, free
ganesha-can-place-over = Place { $placed }: +{ $points }, free, { $back } to { $bag }
ganesha-can-end = Done
ganesha-can-final = Place { $placed }: +{ $points }
ganesha-new-altar = New Altar
ganesha-counted = { $source ->
    [red] Red
    [green] Green
    [purple] Purple
    [blue] Blue
    [yellow] Yellow
    [final] Final gems
   *[tokens] Tokens
}

# The browser, to the ear
ganesha-place-free = place { $placed } for { $points }, free
ganesha-place-free-over = place { $placed } for { $points }, free, { $back } without a slot into the bag
ganesha-in-bag = { $count ->
    [one] { $count } gem in the bag
   *[other] { $count } gems in the bag
}

# Why a hex is good for a token, if players place them

ganesha-reason-token = A second gem can be taken from this hex after a first from { $count } others.
