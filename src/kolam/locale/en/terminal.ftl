# The kolam command

terminal-about = Kolam: a table for board games. Start with: kolam play
terminal-play-about = play at this terminal, against bots or with friends around one screen
terminal-simulate-about = simulate many random games; report speed and scores
terminal-selfplay-about = let bots play one match and write its match file, or many and write data for learning
terminal-selfplay-games = play this many matches and write every decision to Parquet files in the folder --out; resume there after a stop
terminal-verify-about = replay match files and verify that nobody tampered with the shuffle
terminal-prepare-about = compile the rules ahead of time so everything starts instantly
terminal-serve-about = host tables for friends
terminal-worker-about = run bots for servers that share a message bus
terminal-admin-about = print a link to the server’s host page
terminal-admin-renew = disable all earlier links
terminal-hosts = other names the server answers to, separated by commas
terminal-proxies = addresses and networks of trusted proxies, separated by commas (default: 127.0.0.1)
terminal-host = the address to listen on (default: 127.0.0.1, this machine only)
terminal-port = the port to listen on (default: 8000)
terminal-lan = listen on the local network too, and show the addresses
terminal-public-url = how links for others begin, if the server is behind a proxy: https://HOST
terminal-data-dir = where the database and the key are kept
terminal-open = show the app in the browser of this machine
terminal-database = sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in the data folder)
terminal-bus = nats://HOST:4222, for several servers (default: only this process)
terminal-bot-threads = how many bots think at the same time
terminal-log-format = how the log is written: lines of text, or a JSON object on each line
terminal-arena-about = let bots play many games against each other and rate them
terminal-arena-bots = the bots, for example: skilled,casual,search:100
terminal-arena-games = games per line-up (default: 100); each deal is played from every seat
terminal-arena-players = number of players (default: 2)
terminal-arena-jobs = games at the same time (default: 1)
terminal-ray = play on a Ray cluster: its address, or local for one on this machine with --jobs workers
terminal-arena-log = write every game here, and resume from here after a stop
terminal-arena-plot = plot the ratings to this file, PNG or SVG
terminal-train-about = teach the bots a game: train a network by letting it play against itself
terminal-train-generations = rounds of playing and learning (default: 8); the same command with more goes on
terminal-train-folder = where the training is kept, and resumed after a stop (default: training/GAME-PLAYERS)
terminal-train-install = put the network where the bots look for it
terminal-train-plot = plot the strength of every generation to this file, PNG or SVG
terminal-analyse-about = rate every move of a match, given what the player knew
terminal-analyse-simulations = simulations per decision (default: 2000)
terminal-players = number of players (default: 4, or as many as the game allows)
terminal-seats = who sits where, for example: human,human,casual. Levels: random, beginner, casual, skilled, expert, master
terminal-names = the names of the seats, for example: Ada,Bob
terminal-seed = any text; the same seed gives the same match
terminal-out = write the match file here when the match ends or you quit
terminal-out-or-stdout = where to write the match file (-: to the screen)
terminal-games = number of games (default: 1000)
terminal-json = print the figures as JSON
terminal-bots = a level for each seat, for example: random,random
terminal-legal = also write all legal moves at every decision
terminal-option = an option of the game, for example: target=30
terminal-option-malformed = an option is NAME=VALUE, not { $text }
terminal-at-least-one = must be at least 1
terminal-language = the language: { $languages } (default: your system’s, or English)
language-unknown = Kolam doesn’t speak { $asked }. Available: { $languages }.
terminal-prepared = Kolam is ready.

parser-usage = usage:{" "}
parser-arguments = arguments
parser-options = options
parser-help = show this help and exit
parser-version = show the version and exit
parser-choice = unknown: { $value }. Available: { $choices }
parser-number = { $value } is not a whole number
parser-unknown = unknown arguments: { $arguments }
parser-missing = missing: { $arguments }
parser-no-value = a value is missing

file-not-found = No such file or folder
file-not-allowed = Permission denied
file-is-folder = This is a folder
file-trouble = { $why }: { $file }

extra-missing = { $part } needs more packages: pip install 'kolam[{ $extra }]'

seating-players = { $game } is for { $least } to { $most } players, not { $players }.
seating-too-many = { $listed } seats are listed for { $players } players.
seat-you = You
seat-player = Player { $number }

verify-unreadable = can’t be read: { $reason }
verify-fair = A fair match of { $game }, { $state }: { $decisions ->
    [one] the only decision is legal
   *[other] all { $decisions } decisions are legal
} and every shuffle matches the secret.
verify-no-secret = A match of { $game }, { $state }: { $decisions ->
    [one] the only decision is legal
   *[other] all { $decisions } decisions are legal
}. The shuffle can’t be verified: the file doesn’t show the secret.
verify-finished = finished
verify-unfinished = unfinished

simulate-playing = Playing
simulate-speed = { $games ->
    [one] 1 random game
   *[other] { $games } random games
} of { $game } in { $seconds } s
simulate-rates = { $games } games/s, { $decisions } decisions/s, { $length } decisions per game
simulate-seat = seat
simulate-wins = win rate
simulate-mean = mean score
simulate-deviation = std dev
simulate-lowest = lowest
simulate-highest = highest

play-prompt = { $you ->
    [yes] Your move:
   *[no] { $name }, your move:
}
play-commands = Type a number, or the move itself.  ? rules  ·  h hint  ·  l log  ·  u undo  ·  s save  ·  q quit
play-no-such-number = { $count ->
    [one] There is only one move: type 1.
   *[other] There are { $count } moves: type a number from 1 to { $count }.
}
play-hand-over = Pass the screen to { $name }. Press Enter when nobody else is looking.
play-thinking = Thinking…
play-hint = { $move }: win chance { $chance }, expected score { $score }. { $reason }
play-saved = Saved to { $file }.
play-bye = See you soon!
play-commitment = Shuffle fingerprint (SHA-256): { $commitment }
play-secret = Shuffle secret: { $secret }
play-winners = { $count ->
    [one] { $names-you ->
        [yes] You win!
       *[no] { $names } wins!
    }
   *[other] { $names-you ->
        [yes] You share the win with { $names }!
       *[no] { $names } share the win!
    }
}

selfplay-one-match = A single match needs no workers: add --games to play several.
selfplay-data-folder = Data goes to a folder: name one with --out, and leave --legal out.

arena-two-bots = An arena needs at least two different bots.
arena-title = { $game }: ratings and win rates
arena-bot = bot
arena-rating = rating
arena-against = against { $bot }

analyse-decision = decision
analyse-player = player
analyse-played = played
analyse-best = best
analyse-lost = win chance lost
analyse-none = There were no real decisions in this match.

# Any game that has no drawing of its own

plain-told = { $name }: { $move }
plain-event = { $kind }: { $fields }
plain-prompt = What do you do?
plain-sheet = Score sheet
plain-total = Total
plain-help = There is no summary of the rules of { $game } here. Type the number of a move, or its text.
plain-yes = yes
plain-no = no

# A new language

terminal-translate-about = start a translation: files with the English beside each key
terminal-translate-language = the code of the language, for example: es
terminal-translate-out = write the files here (default: where the other languages are)
translate-unknown = { $code } is not the code of a language, such as es or pt
translate-wrote = { $file }: { $count ->
    [0] nothing new to translate
    [one] 1 message to translate
   *[other] { $count } messages to translate
}

# kolam tables

tables-about = manage a server’s tables: list, show, export, delete, import
tables-list-about = list all tables
tables-show-about = show what anyone may know about a table
tables-export-about = write match files to a folder; a running match is written as a spectator sees it
tables-delete-about = delete tables for good
tables-import-about = check finished match files and make each one a table that people can look at
tables-status = only tables in this state
tables-game = only tables of this game
tables-json = a line of JSON for each table
tables-id = the table’s id, the last part of its link
tables-folder = the folder to write to; created if it doesn’t exist
tables-all = every table whose match has started
tables-running = even if people are playing there
tables-files = a match file written by Kolam
tables-no-database = There’s no database { $file }. Name it with --data-dir or --database.
tables-id-or-all = Name one table, or use --all.
tables-is-running = People are playing at table { $table }. To delete it anyway, use --running.
tables-not-started = The match at table { $table } hasn’t started: there’s nothing to export.
tables-not-finished = { $file }: the match isn’t finished, so it can’t become a table.
tables-no-secret = { $file }: without its secret, a match can’t become a table.
tables-unknown-bot = { $file }: unknown bot { $level }.
tables-count = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
tables-exported = { $count ->
    [one] 1 match file written to { $folder }.
   *[other] { $count } match files written to { $folder }.
}
tables-skipped = { $count ->
    [one] 1 table left out: its match hasn’t started, or it can’t be read.
   *[other] { $count } tables left out: their matches haven’t started, or they can’t be read.
}
tables-deleted = Table { $table } has been deleted.
tables-imported = { $file } is now table { $table }.
tables-gathering = waiting for players
tables-playing = in progress
tables-over = over
tables-unreadable = can’t be read
tables-untold = not checked yet
tables-opened = opened
tables-changed = last change
tables-players = players
tables-what = game
tables-state = state
tables-lines = log lines
tables-scores = scores
tables-open-seat = (open seat)

# kolam puzzles

puzzles-about = find positions in which one move is clearly best, for the puzzle of the day
puzzles-count = number of puzzles (default: 30)
puzzles-simulations = simulations in each of the two deep searches (default: 200000)
puzzles-out = file for the puzzles (default: GAME-puzzles.json); the data to check them again goes beside it
puzzles-progress = Match { $match }: { $stage ->
    [play] playing
    [quick] quick search
    [closer] closer search
   *[deep] deep search
}
puzzles-written = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} from { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, written to { $file }.
puzzles-other-journal = { $file } belongs to a search for other puzzles. Delete it, or choose another file with --out.

train-play = Generation { $number }: playing…
train-learn = Generation { $number }: learning…
train-compare = Generation { $number }: comparing…
train-learned = Generation { $number }: { $positions } positions, Brier score { $error }, off by { $points } points on average.
train-better = It won { $share } of { $pairs } comparisons with the best one so far, and takes its place.
train-no-better = It won only { $share } of { $pairs } comparisons with the best one so far, which stays.
train-written = The network is in { $file }.
train-other-folder = { $folder } holds the training of something else: another game, number of players or seed. Choose a different one with --folder.
train-no-features = Nothing can be learned of { $game } yet: it doesn’t say what a network should look at (features.py).
train-generation = generation
train-title = { $game }: strength by generation
