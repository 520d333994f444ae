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

# What is asked

ganesha-ask-take = Take a gem from the Altar.
ganesha-ask-second = Take a second gem, or say that one is enough.
ganesha-ask-spice = Use { $token }, or leave it.
ganesha-ask-give = Give a gem of your Treasury that is not { $colour }; a { $colour } gem comes for it.
ganesha-ask-store = Put the { $colour } gem into your Treasury or a Tactics slot.
ganesha-ask-lift = Coriander: choose the Tactics slots whose gems move to your Treasury.
ganesha-ask-refill = Coriander: choose a gem of your Treasury for Tactics slot { $slot }.
ganesha-ask-offer = Offer, and place all gems of a colour on the Mandala, or end your turn.
ganesha-ask-final = Place one gem of your Treasury on the Mandala.
ganesha-ask-over = The game is over.

# Refusals

ganesha-not-now = That is not what is asked now. { $asked }
ganesha-must-take = You must take a gem, as long as the Altar has one.
ganesha-no-hex = There is no hex { NUMBER($hex, useGrouping: 0) }; the Altar's hexes are 0 to 18.
ganesha-no-gem = There is no gem on hex { $hex }.
ganesha-out-of-reach = Hex { $hex } is not adjacent to hex { $first }, where you took your first gem.
ganesha-not-in-treasury = There is no { $colour } gem in your Treasury.
ganesha-give-other = You are given a { $colour } gem and must give one of another colour.
ganesha-store-order = The { $gem } gem is not next: the { $due } one is to be placed now.
ganesha-slot-used = Your first gem went into Tactics slot { $slot }; the second one goes elsewhere.
ganesha-no-slot = There is no Tactics slot { NUMBER($slot, useGrouping: 0) }; there are 0 and 1.
ganesha-slot-empty = Your Tactics slot { $slot } is empty.
ganesha-lift-which = Lift one slot or both, the lower one first and each only once.
ganesha-offer-nothing = Placing { $colour } needs an offering; only yellow needs none.
ganesha-offer-other = A { $gem } gem cannot be offered for { $colour }: offer { $colour } or yellow.
ganesha-offer-only = Your only { $colour } gem cannot be offered for itself: at least one must reach the Mandala.
ganesha-token-not-now = { $token } is used right after taking the gem that lies on it. { $asked }
ganesha-other-token = { $token } is not under the gem you took. { $asked }
ganesha-none-on-mandala = There is no { $colour } gem on the Mandala.
ganesha-no-seat = There is no seat { NUMBER($seat, useGrouping: 0) } at this table.
ganesha-ask-yourself = Ginger is for another player.
ganesha-cannot-give = That player has no gem in the Treasury that is not { $colour }.
ganesha-no-points = Red Pepper costs a point, and you have none.
ganesha-empty-bag = The bag is empty, so Red Pepper has nothing to draw.
ganesha-impossible = { $token ->
    [cardamom] Cardamom cannot be used: the Mandala is empty.
    [caraway] Caraway cannot be used: there is no other gem on the Altar.
    [ginger] Ginger cannot be used: nobody else has a gem of another colour in the Treasury.
   *[black_pepper] Black Pepper cannot be used: your Treasury is empty.
}
