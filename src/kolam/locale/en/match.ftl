# Any match

match-over = The match is over.
match-not-your-turn = It’s { $name }’s turn.
match-no-secret = This match was read from a file that doesn’t show its secret. You can view it but not continue it.
file-impossible-chance = Impossible draw: none of these are left.
file-old-format = format: this file uses the older format { $format }, which left out parts of what decides a match (a tile set, a board). Only { $current } can be checked.

undo-nothing = You haven’t made a move yet.
undo-others-decided = Another player has moved since, so you can’t undo this.
undo-revealed = Something has been drawn or revealed since, so you can’t undo this.

game-unknown = Unknown game: { $name }. Available: { $games }.
game-broken = The game { $name } is installed, but can’t be loaded: { $reason }
game-twice = Two packages offer a game called { $name }: { $first } and { $second }. Uninstall one of them.
bot-unknown = Unknown bot: { $name }. Available: { $bots }, or search:N with N simulations, think:S and flat:S with S seconds per move.
reason-search = Judged by playing on from here many times.

# Seats, options and data that do not fit; each names its field

seats-number = seats: { $game } is for { $least } to { $most } players, not { $players }
seats-name = seats[{ $number }].name: a name has 1 to { $longest } visible characters
seats-none = seat: no seat { $seat }; the table has { $players } seats
option-first = first: no seat { $seat }; the table has { $players } seats
option-players = players: { $game } is for { $least } to { $most }, not { $players }
option-file-name = { $file }: one of your own files can’t be called { $name }; that’s the name of Kolam’s own
option-no-file = files.{ $held }: unknown file { $name }. Available: { $known }
data-options = { $game } options: { $problem }
data-move = { $game } move: { $problem }
data-unknown-field = unknown field `{ $name }`
data-wrong-type = must be `{ $expected }`, not `{ $given }`
data-wrong-value = invalid value { $given }
data-too-large = must be at most { $limit }
data-too-small = must be at least { $limit }
data-other = { $problem }

# What is compiled ahead

prepare-play = { $game }: rules
prepare-search = { $game }: thinking ahead
prepare-failed = The rules could not be compiled; the lines above say why.
data-missing-field = missing field `{ $name }`
data-wrong-type-only = must be `{ $expected }`
data-too-long = too long: at most { $limit }
data-too-short = too short: at least { $limit }
data-length = must have length { $limit }
data-pattern = must match { $pattern }
data-out-of-range = the number is too large
data-no-json = this isn’t valid JSON
data-at = { $field }: { $problem }

# A match file that is not right; `place` is where in the file

file-problem = { $place }: { $problem }
file-other-format = format: this version reads { $current }, not { $format }
file-takebacks = takebacks: { $takebacks } isn’t possible
file-move-due = a move must come here, not chance
file-wrong-commitment = this isn’t the SHA-256 of the secret
file-too-large = A match file can have at most { $most } MiB.
file-no-json = This isn’t a JSON document: { $problem }
file-json-place = line { $line }, column { $column }
file-no-utf8 = not UTF-8
file-too-deep = nested too deeply
file-name-twice = an object has the same name twice
file-no-json-constant = { $constant } isn’t JSON
file-no-hex = must have { $digits } hexadecimal digits
file-differs = the file says { $given }, but the match gives { $expected }
file-nothing = nothing
file-no-toml = this isn’t a TOML document
file-no-toml-at = this isn’t valid TOML (line { $line }, column { $column })
