# Any match

match-over = The match is over.
match-not-your-turn = It is { $name }'s turn.
match-no-secret = This match was read from a file that does not show its secret. It can be looked at, but not played on.
file-impossible-chance = Chance could not bring this: it is not there to be drawn.

undo-nothing = You have not decided anything yet.
undo-others-decided = Another player has decided since, so this cannot be taken back.
undo-revealed = Something was drawn or revealed since, so this cannot be taken back.
