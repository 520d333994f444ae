# Any match

match-over = The match is over.
match-not-your-turn = It is { $name }'s turn.
match-no-secret = This match was read from a file that does not show its secret. It can be looked at, but not played on.
file-impossible-chance = Chance could not bring this: it is not there to be drawn.
file-old-format = format: this file is of the older form { $format }, which did not hold everything that decides a match (a tile set, a board). Only { $current } can be checked.

undo-nothing = You have not decided anything yet.
undo-others-decided = Another player has decided since, so this cannot be taken back.
undo-revealed = Something was drawn or revealed since, so this cannot be taken back.

game-unknown = There is no game { $name } here. There is: { $games }.
game-broken = The game { $name } is installed, but cannot be loaded: { $reason }
game-twice = Two packages offer a game called { $name }: { $first } and { $second }. Uninstall one of them.
bot-unknown = There is no bot { $name }. There is: { $bots }, or search:N with N simulations, think:S and flat:S with S seconds a decision.
reason-search = Judged by playing on from here many times.

# Seats, options and data that do not fit; each names its field

seats-number = seats: { $game } is for { $least } to { $most } players, not { $players }
seats-name = seats[{ $number }].name: a name has 1 to { $longest } visible characters
seats-none = seat: there is no seat { $seat } among { $players }
option-first = first: there is no seat { $seat } among { $players } players
option-players = players: { $game } is for { $least } to { $most }, not { $players }
option-file-name = { $file }: a file of yours cannot be called { $name }; that is what Kolam's own is called
option-no-file = files.{ $held }: there is no { $name } here, only { $known }
data-options = { $game } options: { $problem }
data-move = { $game } move: { $problem }
data-unknown-field = Object contains unknown field `{ $field }`
data-wrong-type = Expected `{ $expected }`, got `{ $given }` - at `$.{ $field }`
data-wrong-value = Invalid enum value { $given } - at `$.{ $field }`
data-too-large = { $field }: must be at most { $limit }
data-too-small = { $field }: must be at least { $limit }
data-other = { $problem }

# What is compiled ahead

prepare-rules = { $game }: rules
prepare-step = { $game }: step
prepare-simulation = { $game }: simulation
prepare-views = { $game }: views and explanations
prepare-bots = { $game }: bots
