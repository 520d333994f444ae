# What the coach of a first match says, and, a line at a time, what is said when a rule first matters.

kerala-idea-place = Place a tile beside one of your elephants, which then walks onto it.
kerala-idea-place-more = So your elephants decide where you can build next.
kerala-idea-symbols = Each small elephant on your tiles is worth 1 point at the end.
kerala-idea-symbols-more = Choose with care: the tiles you leave are for the others.
kerala-idea-edge = A coloured edge next to a tile of its colour is worth 5 points.
kerala-idea-edge-more = Turn the tile as you like when you place it.
kerala-idea-elephant = The tile with the arrow lets you move an elephant afterwards.
kerala-idea-elephant-more = It can go to any of your tiles, so you can build somewhere else.
kerala-idea-move = The tile with two squares lets you move a tile or a stack.
kerala-idea-move-more = That can join two areas; you don’t have to use it.
kerala-idea-missing = Each colour missing from your platform costs 5 points.
kerala-idea-missing-more = If the match ended now, that would cost you { $points } points.
kerala-idea-areas = One area of each colour counts, and two of your own colour.
kerala-idea-areas-more = Every other tile costs 2: if the match ended now, { $points } in all.
kerala-idea-stack = You can also place a tile on top of another.
kerala-idea-stack-more = Only what you can see counts, so you can cover what would cost you.
kerala-idea-pass = You can pass twice: you take no tile, and an elephant lies down.
kerala-idea-pass-more = A standing elephant is worth 1 point at the end: that’s all it costs.
kerala-idea-end = At the end, your best areas stay and all the others are removed.
kerala-idea-end-more = { $points ->
    [one] If the match ended now, you’d have { $points } point in all.
   *[other] If the match ended now, you’d have { $points } points in all.
}
