# What the coach of a first match says, and, a line at a time, what is said when a rule first matters.

ganesha-idea-take = Take any gem from the Altar.
ganesha-idea-take-more = Gems of one colour belong together: you’ll place them all in one go.
ganesha-idea-store = A gem goes into your Treasury or into a Tactics slot.
ganesha-idea-store-more = From the Treasury you can place it; in a slot it helps you take two gems.
ganesha-idea-offer = Give one gem back to place all your others of its colour.
ganesha-idea-offer-more = So it pays to collect a few first; you never have to make an Offering.
ganesha-idea-tactics = A gem in a Tactics slot lets you take two gems in a turn.
ganesha-idea-tactics-more = The first has that colour, and the second is next to it.
ganesha-idea-spice = Under some gems there’s a spice, which you may use when you take the gem.
ganesha-idea-spice-more = Point at one, or press and hold, to read what it does.
ganesha-idea-tracks = Each gem scores the value of its slot on the Mandala.
ganesha-idea-tracks-more = It pays to be early: the best free slot is now worth { $points }.
ganesha-idea-yellow = Yellow gems are placed without an Offering.
ganesha-idea-yellow-more = And a yellow gem can be offered for any other colour.
ganesha-idea-drum = Every three rounds the Drum moves on, and the Altar is refilled.
ganesha-idea-drum-more = What’s left on the Altar goes back into the bag.
ganesha-idea-end = After the last round, the gems you have left are placed one by one.
ganesha-idea-end-more = That’s after round { $rounds }, and you don’t offer any gems then.
