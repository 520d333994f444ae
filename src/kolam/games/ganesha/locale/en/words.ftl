# The game on the front page, and its options

ganesha-name = Ganesha
ganesha-about = Take gems from the Altar, keep a few for tactics, and offer one to place many on the Mandala.
ganesha-option-side = Side of the Mandala
ganesha-option-side-day = Day
ganesha-option-side-night = Night
ganesha-option-spices = Play with the Spice tokens
ganesha-option-tokens = Where the Spice tokens go
ganesha-option-tokens-drawn = Drawn at random
ganesha-option-tokens-placed = Chosen by the player with the Drum
ganesha-option-youngest = From youngest to oldest
ganesha-file-boards = Boards

# Options that cannot be

ganesha-bad-youngest = youngest: name every seat from 0 to { $last } once, not { $youngest }
ganesha-bad-boards-none = { $place }: there is no board in this file
ganesha-bad-boards-table = { $place }: this must be a table with some of { $known }
ganesha-bad-boards-name = { $place }: { $name } is unknown; use { $known }
ganesha-bad-track-colour = { $place }: { $colour } is not a colour; use { $colours }
ganesha-bad-track-missing = { $place }: { $colour } is missing
ganesha-bad-track-size = { $place }: { $size ->
    [none] { $colour } must be a list of 1 to { $longest } values
   *[other] { $colour } must have 1 to { $longest } slots, not { $size }
}
ganesha-bad-track-value = { $place }: { $colour } has { $value }; a value is a whole number from 0 to { $highest }
ganesha-bad-altar-rows = { $place }: { $size ->
    [none] an Altar must be a list of { $fewest } to { $most } rows
   *[other] an Altar has { $fewest } to { $most } rows, not { $size }
}
ganesha-bad-altar-row = { $place }: a row has { $shortest } to { $longest } hexes, not { $row }
ganesha-bad-altar-step = { $place }: each row is one hex longer or shorter than the one above, but { $lower } follows { $upper }
ganesha-bad-altar-room = { $place }: there is no room for { $tokens } tokens without two of them side by side

# Match files that cannot be

ganesha-event-not-gem = A gem is drawn from the bag here (G33, G34).
ganesha-event-not-altar = The Altar is filled here (G8).
ganesha-event-hexes = The Altar has { $due } hexes, not { $count } (G4).
ganesha-event-tokens = There must be { $due } tokens on the Altar, not { $count } (G7).
ganesha-event-placed = The tokens were placed on hexes { $chosen }, not { $named } (G7).
ganesha-event-no-hex = There is no hex “{ $hex }” (G4).

# Ganesha. A message is given ids: the colour it is about, and of a second colour the other one.

ganesha-colour = { $colour ->
    [red] red
    [green] green
    [purple] purple
    [blue] blue
   *[yellow] yellow
}
    .other = { $other ->
        [red] red
        [green] green
        [purple] purple
        [blue] blue
       *[yellow] yellow
    }
ganesha-gem = { ganesha-colour } gem
ganesha-gems = { $count ->
    [one] { $count } { ganesha-colour } gem
   *[other] { $count } { ganesha-colour } gems
}
ganesha-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
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
# In the terminal alone: at most nine columns wide
ganesha-token-short = { $token ->
    [cardamom] cardamom
    [caraway] caraway
    [coriander] coriander
    [ginger] ginger
    [black_mustard] mustard
    [cinnamon] cinnamon
    [red_pepper] r. pepper
   *[black_pepper] b. pepper
}
# Tactics slots are told apart as they lie before their owner.
ganesha-side = { $slot ->
    [0] left
   *[1] right
}

# What is asked

ganesha-ask-token = { $count ->
    [one] Place the last token face down.
   *[other] Place a token face down. There are { $count } to place.
}
ganesha-ask-take = Take a gem from the Altar.
ganesha-ask-second = Take a second gem, or stop at one.
ganesha-ask-spice = Use { ganesha-token }, or leave it.
ganesha-ask-give = Give a gem from your Treasury that isn’t { ganesha-colour }. You get a { ganesha-colour } gem in return.
ganesha-ask-store = Place the { ganesha-colour } gem in your Treasury or a Tactics slot.
ganesha-ask-lift = Coriander: choose the Tactics slots whose gems move to your Treasury.
ganesha-ask-refill = Coriander: choose a gem from your Treasury for the { ganesha-side } Tactics slot.
ganesha-ask-offer = Make an Offering and place all gems of one colour on the Mandala, or end your turn.
ganesha-ask-final = Place a gem from your Treasury on the Mandala.
ganesha-ask-over = The game is over.

# Refusals

ganesha-no-move = “{ $text }” is not a Ganesha move. Try one of these: take 7, enough, leave, cardamom red, caraway 3, coriander, ginger 2, give blue, black mustard, cinnamon, red pepper, black pepper red, store red in treasury, store red in 0, lift 0 1, refill red, offer yellow for red, offer nothing for yellow, end, final red, token 7.
ganesha-not-now = You can’t do that now. { $asked }
ganesha-must-take = Take a gem first: there are still some on the Altar.
ganesha-no-hex = There is no hex { $hex }; the Altar’s hexes are 0 to { $last }.
ganesha-token-on = There’s a token there already.
ganesha-token-beside = Too close: no two tokens may lie side by side.
ganesha-token-no-room = { $count ->
    [one] Not there: it would leave no room for the last token.
   *[other] Not there: it would leave no room for the other { $count } tokens.
}
ganesha-no-gem = There’s no gem there.
ganesha-out-of-reach = The second gem must lie next to the first.
ganesha-two-taken = You’ve already taken two gems, the most you may take.
ganesha-first-colour = You may take a second gem only if the first matches a gem in your Tactics slots.
ganesha-no-second = There’s no gem left next to the first one.
ganesha-not-in-treasury = You have no { ganesha-colour } gem in your Treasury.
ganesha-give-other = Give another colour: you’re getting a { ganesha-colour } gem.
ganesha-store-order = Place the { ganesha-colour } gem first.
ganesha-slot-used = Your first gem went there. Put the second one somewhere else.
ganesha-no-slot = There is no Tactics slot { $slot }: 0 is the left one, 1 the right one.
ganesha-slot-empty = That Tactics slot is empty.
ganesha-lift-which = Choose one Tactics slot or both, the left one first.
ganesha-offer-nothing = Placing { ganesha-colour } gems needs an Offering; only yellow gems are free.
ganesha-offer-other = To place { ganesha-colour } gems, offer a { ganesha-colour } or a yellow one, not a { ganesha-colour.other } one.
ganesha-offer-only = You can’t offer your only { ganesha-colour } gem: there would be none left to place.
ganesha-is-full = The { ganesha-colour } track is full.
ganesha-token-not-now = { ganesha-token } works only right after you take the gem on it. { $asked }
ganesha-other-token = { ganesha-token } isn’t under the gem you took. { $asked }
ganesha-none-on-mandala = There’s no { ganesha-colour } gem on the Mandala.
ganesha-no-seat = There is no seat { $seat } at this table.
ganesha-ask-yourself = Choose another player for Ginger.
ganesha-cannot-give = That player has no gem of another colour in the Treasury.
ganesha-no-points = Red Pepper costs a point, and you have none.
ganesha-empty-bag = The bag is empty, so Red Pepper has nothing to draw.
ganesha-impossible = { $token ->
    [cardamom] You can’t use Cardamom: the Mandala is empty.
    [caraway] You can’t use Caraway: there’s no other gem on the Altar.
    [ginger] You can’t use Ginger: nobody else has a gem of another colour in the Treasury.
   *[black_pepper] You can’t use Black Pepper: your Treasury is empty.
}

# The terminal

ganesha-title = Ganesha · Round { $round } of { $rounds } · { $side ->
    [night] Night
   *[day] Day
}
ganesha-bag = Bag: { $gems }
ganesha-player = Player
ganesha-points = Points
ganesha-tactics = Tactics
ganesha-treasury = Treasury
ganesha-drum = Drum
ganesha-empty = empty
ganesha-holding = Taken: { $gems }
ganesha-promise-coriander = Coriander after placing
ganesha-promise-cinnamon = Cinnamon: offer any colour
ganesha-youngest = From youngest to oldest: { $names }

# A move to choose, in the terminal and to the ear

ganesha-choose-token = Place a token on hex { $hex }
ganesha-choose-take = Take the { ganesha-colour } gem from hex { $hex }
ganesha-choose-take-token = Take the { ganesha-colour } gem from hex { $hex }, on { ganesha-token }
ganesha-choose-enough = Stop at one gem
ganesha-choose-cardamom = Remove the last { ganesha-colour } gem from the Mandala
ganesha-choose-caraway = Swap it for the { ganesha-colour } gem on hex { $hex }
ganesha-choose-coriander = Use Coriander after placing
ganesha-choose-ginger = Swap with seat { $seat }
ganesha-choose-give = Give a { ganesha-colour } gem
ganesha-choose-black-mustard = Gain 1 point
ganesha-choose-cinnamon = Offer any colour this turn
ganesha-choose-red-pepper = Pay 1 point, draw a gem, keep it if it’s { ganesha-colour }
ganesha-choose-black-pepper = Return a { ganesha-colour } gem to the bag and draw one
ganesha-choose-leave = Don’t use the token
ganesha-choose-store-treasury = Place the { ganesha-colour } gem in your Treasury
ganesha-choose-store-slot = Place the { ganesha-colour } gem in the { ganesha-side } Tactics slot
ganesha-choose-store-over = Put the { ganesha-colour } gem in the { ganesha-side } Tactics slot, the { ganesha-colour.other } one in the Treasury
ganesha-choose-lift = Empty the { ganesha-side } Tactics slot
ganesha-choose-lift-both = Empty both Tactics slots
ganesha-choose-refill = Put a { ganesha-colour } gem in the { ganesha-side } Tactics slot
ganesha-choose-offer = Offer a { ganesha-colour.other } gem and place { ganesha-gems } ({ ganesha-score })
ganesha-choose-offer-over = Offer a { ganesha-colour.other } gem and place { ganesha-gems } ({ ganesha-score }, { $back } into the bag for lack of slots)
ganesha-choose-place = Place { ganesha-gems } without an Offering ({ ganesha-score })
ganesha-choose-place-over = Place { ganesha-gems } without an Offering ({ ganesha-score }, { $back } into the bag for lack of slots)
ganesha-choose-end = End your turn
ganesha-choose-final = Place a { ganesha-colour } gem ({ ganesha-score })

# The log, in the terminal and to the ear

ganesha-told-altar = The Altar is filled.
ganesha-told-altar-tokens = The Altar is filled. Tokens: { $tokens }.
ganesha-told-gem = Drawn from the bag: a { ganesha-colour } gem.
ganesha-told-token = { $you ->
    [yes] You place a token on hex { $hex }.
   *[no] { $name } places a token on hex { $hex }.
}
ganesha-told-take = { $you ->
    [yes] You take the gem from hex { $hex }.
   *[no] { $name } takes the gem from hex { $hex }.
}
ganesha-told-enough = { $you ->
    [yes] You stop at one gem.
   *[no] { $name } stops at one gem.
}
ganesha-told-cardamom = { $you ->
    [yes] Cardamom: you remove the last { ganesha-colour } gem from the Mandala.
   *[no] Cardamom: { $name } removes the last { ganesha-colour } gem from the Mandala.
}
ganesha-told-caraway = { $you ->
    [yes] Caraway: you swap the gem for the one on hex { $hex }.
   *[no] Caraway: { $name } swaps the gem for the one on hex { $hex }.
}
ganesha-told-coriander = { $you ->
    [yes] You use Coriander.
   *[no] { $name } uses Coriander.
}
ganesha-told-ginger = { $you ->
    [yes] Ginger: { $asked } must give you a gem.
   *[no] { $asked-you ->
        [yes] Ginger: you must give { $name } a gem.
       *[no] Ginger: { $asked } must give { $name } a gem.
    }
}
ganesha-told-give = { $you ->
    [yes] You give a { ganesha-colour } gem.
   *[no] { $name } gives a { ganesha-colour } gem.
}
ganesha-told-black-mustard = { $you ->
    [yes] Black Mustard: you gain 1 point.
   *[no] Black Mustard: { $name } gains 1 point.
}
ganesha-told-cinnamon = { $you ->
    [yes] Cinnamon: you may offer any colour this turn.
   *[no] Cinnamon: { $name } may offer any colour this turn.
}
ganesha-told-red-pepper = { $you ->
    [yes] Red Pepper: you pay 1 point and draw a gem.
   *[no] Red Pepper: { $name } pays 1 point and draws a gem.
}
ganesha-told-black-pepper = { $you ->
    [yes] Black Pepper: you return a { ganesha-colour } gem to the bag and draw one.
   *[no] Black Pepper: { $name } returns a { ganesha-colour } gem to the bag and draws one.
}
ganesha-told-leave = { $you ->
    [yes] You don’t use the token.
   *[no] { $name } doesn’t use the token.
}
ganesha-told-store-treasury = { $you ->
    [yes] You place a { ganesha-colour } gem in your Treasury.
   *[no] { $name } places a { ganesha-colour } gem in the Treasury.
}
ganesha-told-store-slot = { $you ->
    [yes] You place a { ganesha-colour } gem in the { ganesha-side } Tactics slot.
   *[no] { $name } places a { ganesha-colour } gem in the { ganesha-side } Tactics slot.
}
ganesha-told-lift = { $you ->
    [yes] You empty the { ganesha-side } Tactics slot.
   *[no] { $name } empties the { ganesha-side } Tactics slot.
}
ganesha-told-lift-both = { $you ->
    [yes] You empty both Tactics slots.
   *[no] { $name } empties both Tactics slots.
}
ganesha-told-refill = { $you ->
    [yes] You put a { ganesha-colour } gem in the emptied Tactics slot.
   *[no] { $name } puts a { ganesha-colour } gem in the emptied Tactics slot.
}
ganesha-told-offer = { $you ->
    [yes] You offer a { ganesha-colour.other } gem and place all your { ganesha-colour } gems on the Mandala.
   *[no] { $name } offers a { ganesha-colour.other } gem and places all their { ganesha-colour } gems on the Mandala.
}
ganesha-told-place = { $you ->
    [yes] You place all your { ganesha-colour } gems on the Mandala without an Offering.
   *[no] { $name } places all their { ganesha-colour } gems on the Mandala without an Offering.
}
ganesha-told-end = { $you ->
    [yes] You make no Offering.
   *[no] { $name } makes no Offering.
}
ganesha-told-final = { $you ->
    [yes] You place a { ganesha-colour } gem on the Mandala.
   *[no] { $name } places a { ganesha-colour } gem on the Mandala.
}
ganesha-told-gained = { $you ->
    [yes] You gain { ganesha-score }.
   *[no] { $name } gains { ganesha-score }.
}
ganesha-told-lost = { $you ->
    [yes] You lose { ganesha-score }.
   *[no] { $name } loses { ganesha-score }.
}

# Help

ganesha-sheet = Score sheet
ganesha-help =
    The gems to take lie on the Altar. Each player has a Treasury and two Tactics slots, a left and a right one. Spice tokens lie under some of the gems, never side by side.
    Phase 1: take a gem from the Altar. If it matches a gem in your Tactics slots, you may take a second one from a hex next to it, or from any hex if both slots hold that colour. If there’s a token under a gem you take, you may use it right away if its effect is possible.
    Phase 2: place each gem in your Treasury or a Tactics slot. A gem already in the slot moves to the Treasury.
    Phase 3: you may make one Offering. Offer a gem of a colour to place all your other gems of that colour on the Mandala, or a yellow gem to place all your gems of any one colour. Yellow gems need no Offering. Each gem scores the value of its slot.
    Every three rounds, the Drum passes on and the Altar is refilled. At the end of the game, all remaining gems are placed one by one.
ganesha-help-spice = { ganesha-token } – { ganesha-effect }
ganesha-effect = { $token ->
    [cardamom] Return the last gem of one colour from the Mandala to the bag.
    [caraway] Swap the gem you took for any other on the Altar.
    [coriander] After placing, swap gems between your Tactics slots and your Treasury.
    [ginger] Give the gem you took to another player, and get one of another colour.
    [black_mustard] Gain 1 point.
    [cinnamon] Offer a gem of any colour this turn.
    [red_pepper] Pay 1 point and draw a gem; keep it if it matches the gem you took.
   *[black_pepper] Return a gem from your Treasury to the bag and draw one.
}
ganesha-help-typing = You can also type your moves: token 3, take 7, enough, leave, ginger 2, give blue, store red in 0, offer yellow for red, end. Tactics slot 0 is the left one, 1 the right one. A colour can be shortened to its first letter.

# The browser

ganesha-altar = Altar
ganesha-mandala = Mandala
ganesha-boards = Altar and Mandala
ganesha-round = Round { $round } of { $rounds }
ganesha-anew = The Altar is refilled after round { $round }
ganesha-anew-never = The Altar won’t be refilled again
ganesha-holds = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
ganesha-in-bag = { $count ->
    [one] { $count } gem in the bag
   *[other] { $count } gems in the bag
}

# To the eye: few words, and pictures of pieces

ganesha-do-token = { $count ->
    [one] Place the last { $token }
   *[other] Place a { $token } on the Altar
}
ganesha-do-take = Take a gem from the Altar
ganesha-do-second = Take a second gem, or stop at one
ganesha-do-spice = { $token ->
    [cardamom] { $icon } Remove a gem from the Mandala?
    [caraway] { $icon } Swap { $gem } on the Altar?
    [coriander] { $icon } Rearrange your Tactics afterwards?
    [ginger] { $icon } Swap { $gem } with another player?
    [black_mustard] { $icon } Gain 1 point?
    [cinnamon] { $icon } Offer any colour this turn?
    [red_pepper] { $icon } Pay 1 point to draw?
   *[black_pepper] { $icon } Swap a gem with the bag?
}
ganesha-do-give = Give a gem, but not { $gem }
ganesha-do-store = Place { $gem } in Treasury or Tactics
ganesha-do-lift = Which Tactics gems go to the Treasury?
ganesha-do-refill = Choose a gem for { $slot }
ganesha-do-offer = Make an Offering, or end your turn
ganesha-do-offer-gem = Offer { $gem } to place which colour?
ganesha-do-offer-place = Which gem do you offer to place { $gem }?
ganesha-do-final = Place a gem on the Mandala
ganesha-can-take = Take { $gem }
ganesha-can-take-token = Take { $gem } on { $token }
ganesha-can-token = Place { $token } here
ganesha-can-enough = Stop at one
ganesha-can-cardamom = Remove { $gem } from the Mandala
ganesha-can-caraway = Swap { $taken } for { $gem }
ganesha-can-use = Use { $token }
ganesha-can-ginger = Swap { $taken } with { $name }
ganesha-can-give = Give { $gem }
ganesha-can-black-mustard = Use { $token }: +1
ganesha-can-red-pepper = Pay 1 point, draw for { $gem }
ganesha-can-black-pepper = Return { $gem }, draw one
ganesha-can-leave = Leave { $token }
ganesha-can-offer = Offer { $gem } for { $placed }: +{ $points }
ganesha-can-offer-over = Offer { $gem } for { $placed }: +{ $points }, { $back } to { $bag }
ganesha-can-place = Place { $placed }: +{ $points }, free
ganesha-can-place-over = Place { $placed }: +{ $points }, free, { $back } to { $bag }
ganesha-can-end = End turn
ganesha-can-final = Place { $placed }: +{ $points }
ganesha-new-altar = New gems on the Altar
ganesha-counted = { $source ->
    [red] Red
    [green] Green
    [purple] Purple
    [blue] Blue
    [yellow] Yellow
    [final] Final gems
   *[tokens] Tokens
}

# To the ear; hexes are counted from 1

ganesha-hex = Hex { $hex }: { ganesha-gem }
ganesha-hex-on-token = Hex { $hex }: { ganesha-gem } on { ganesha-token }
ganesha-hex-empty = Hex { $hex }: empty
ganesha-hex-bare-token = Hex { $hex }: { ganesha-token }, without a gem
ganesha-hex-face-down = Hex { $hex }: a token, face down
ganesha-with-effect = { $what }. { $effect }
ganesha-token-on-hex = { ganesha-token } on hex { $hex }
ganesha-held = To place now: { ganesha-gem }
ganesha-slot = Tactics, { ganesha-side }: { ganesha-gem }
ganesha-slot-free = Tactics, { ganesha-side }: empty
ganesha-track = Mandala, { ganesha-colour }: { $filled } of { $slots } slots filled; the next one scores { ganesha-score }.
ganesha-track-full = Mandala, { ganesha-colour }: all { $slots } slots filled.
ganesha-pick-offer = Offer a { ganesha-colour } gem
ganesha-pick-place = Place your { ganesha-colour } gems
ganesha-exchange-with = Swap with { $name }
ganesha-pawn = { $name }: pawn on space { $space }
ganesha-position-decides = { $you ->
    [yes] It’s your turn.
   *[no] It’s { $name }’s turn.
}
ganesha-position-taken = Taken: { $gems }.
ganesha-position-player = { $you ->
    [yes] You: { ganesha-score }. Tactics: left { $left }, right { $right }. Treasury: { $treasury }.
   *[no] { $name }: { ganesha-score }. Tactics: left { $left }, right { $right }. Treasury: { $treasury }.
}
ganesha-position-altar = { $count ->
    [one] On the Altar, { ganesha-colour }: hex { $hexes }.
   *[other] On the Altar, { ganesha-colour }: hexes { $hexes }.
}
ganesha-position-altar-empty = The Altar is empty.
ganesha-position-tokens = Tokens: { $tokens }.
ganesha-position-face-down = { $count ->
    [one] Face-down token: hex { $hexes }.
   *[other] Face-down tokens: hexes { $hexes }.
}

# Of reasons: points, and why a token is put there

ganesha-worth = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
ganesha-reason-token = { $count ->
    [one] A second gem can be taken from here after a first on { $count } neighbouring hex.
   *[other] A second gem can be taken from here after a first on any of { $count } neighbouring hexes.
}
