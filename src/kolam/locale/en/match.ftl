# Any match

match-over = The match is over.
match-not-your-turn = It is { $name }'s turn.
match-no-secret = This match was read from a file that does not show its secret. It can be looked at, but not played on.
file-impossible-chance = Chance could not bring this: it is not there to be drawn.

undo-nothing = You have not decided anything yet.
undo-others-decided = Another player has decided since, so this cannot be taken back.
undo-revealed = Something was drawn or revealed since, so this cannot be taken back.

game-unknown = There is no game { $name } here. There is: { $games }.
bot-unknown = There is no bot { $name }. There is: { $bots }, or search:N with N simulations, think:S and flat:S with S seconds a decision.

# Seats, options and data that do not fit; each names its field

seats-number = seats: { $game } is for { $least } to { $most } players, not { $players }
seats-name = seats[{ $number }].name: a name has 1 to { $longest } visible characters
seats-none = seat: there is no seat { $seat } among { $players }
option-first = first: there is no seat { $seat } among { $players } players
option-players = players: { $game } is for { $least } to { $most }, not { $players }
option-kolpa-target = target: must be from 1 to { $highest }, not { $target }
option-kerala-colours = colours: { $players } players need { $players } colours, not { $colours }
option-kerala-colours-differ = colours: each player has another colour, not { $colours }
option-ganesha-side = side: day or night, not { $side }
option-ganesha-youngest = youngest: every seat from 0 to { $last } once, not { $youngest }
option-ganesha-tracks = { $place }: a track for each colour is due here
option-ganesha-track-colour = { $place }: { $colour } is no colour; there are { $colours }
option-ganesha-track-missing = { $place }: { $colour } is missing
option-ganesha-track-size = { $place }: { $colour } must have { $values } values for { $players } players, not { $size ->
    [none] no list
   *[other] { $size }
}
option-ganesha-track-value = { $place }: { $colour } has { $value }; a value is a whole number, 0 to { $highest }
data-options = { $game } options: { $problem }
data-move = { $game } move: { $problem }
data-unknown-field = Object contains unknown field `{ $field }`
data-wrong-type = Expected `{ $expected }`, got `{ $given }` - at `$.{ $field }`
data-wrong-value = Invalid enum value { $given } - at `$.{ $field }`
data-other = { $problem }

# What is compiled ahead

prepare-rules = { $game }: rules
prepare-step = { $game }: step
prepare-simulation = { $game }: simulation
prepare-views = { $game }: views and explanations
prepare-bots = { $game }: bots
