# The kolam command

terminal-about = Kolam: a table for board games. Start with: kolam play
terminal-play-about = play at this terminal, against bots or with friends around one screen
terminal-simulate-about = play many random games inside compiled code and show speed and scores
terminal-selfplay-about = let bots play one match and write its match file
terminal-verify-about = replay match files and prove that nobody touched the shuffle
terminal-prepare-about = compile the rules ahead, so that everything starts at once
terminal-serve-about = host tables for friends, in this process
terminal-worker-about = think for the bots of servers that share a bus
terminal-host = the address to listen on (default: 127.0.0.1, this machine only)
terminal-port = the port to listen on (default: 8000)
terminal-lan = listen on the local network too, and tell at which addresses
terminal-public-url = what links for others begin with, behind a proxy: https://HOST
terminal-data-dir = where the database and the key are kept
terminal-open = show the app in the browser of this machine
terminal-database = sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file in the data folder)
terminal-bus = nats://HOST:4222, for several servers (default: this process is alone)
terminal-bot-threads = how many bots think at the same time
terminal-arena-about = let bots play many games against each other and rate them
terminal-arena-bots = the bots, for example: skilled,casual,search:100
terminal-arena-games = games of every line-up (default: 100); each deal is played from every seat
terminal-arena-players = how many sit at the table (default: 2)
terminal-arena-jobs = games at the same time (default: 1)
terminal-arena-log = write every game here, and go on from here after a stop
terminal-arena-plot = draw the ratings into this file, PNG or SVG
terminal-analyse-about = judge every decision of a match, with what its seat knew
terminal-analyse-simulations = how thoroughly to look at each decision (default: 2000)
terminal-players = how many sit at the table (default: 4, or as many as the game allows)
terminal-seats = who sits where, for example: human,human,casual. Levels: random, beginner, casual, skilled, expert, master
terminal-names = the names of the seats, for example: Ada,Bob
terminal-seed = anything; the same seed gives the same match
terminal-out = write the match file here when the match ends or is left
terminal-out-or-stdout = where to write the match file (-: to the screen)
terminal-games = how many games to play (default: 1000)
terminal-json = print the figures as JSON
terminal-bots = a level for each seat, for example: random,random
terminal-legal = also write all legal moves at every decision
terminal-option = an option of the game, for example: target=30
terminal-option-malformed = an option is NAME=VALUE, not { $text }
terminal-at-least-one = must be at least 1
terminal-language = the language: { $languages } (default: that of your system, or English)
language-unknown = Kolam does not speak { $asked }. It speaks: { $languages }.
terminal-compiling = Compiling { $what }
terminal-prepared = Kolam is ready.

parser-usage = usage:{" "}
parser-arguments = arguments
parser-options = options
parser-help = show this help and leave
parser-version = show the version and leave
parser-choice = there is no { $value } here. There is: { $choices }
parser-number = { $value } is no whole number
parser-unknown = not understood: { $arguments }
parser-no-command = say what to do: COMMAND is missing
parser-missing = missing: { $arguments }
parser-no-value = a value is missing

file-not-found = No such file or directory
file-not-allowed = Permission denied
file-is-folder = Is a directory
file-trouble = { $why }: { $file }

seating-players = { $game } is for { $least } to { $most } players, not { $players }.
seating-too-many = { $listed } seats are listed for { $players } players.
seat-you = You
seat-player = Player { $number }

verify-unreadable = cannot be read: { $reason }
verify-fair = a fair match of { $game }, { $state }: { $decisions } decisions by the rules, every shuffle as the secret gives it.
verify-no-secret = a match of { $game }, { $state }: { $decisions } decisions by the rules. The shuffle cannot be proven: the file does not show the secret.
verify-finished = finished
verify-unfinished = not finished

simulate-playing = Playing
simulate-speed = { $games } random games of { $game } in { $seconds } s
simulate-rates = { $games } games/s, { $decisions } decisions/s, { $length } decisions a game
simulate-seat = seat
simulate-wins = wins
simulate-mean = mean score
simulate-deviation = deviation
simulate-lowest = lowest
simulate-highest = highest

play-prompt = { $name }, your choice:
play-commands = Type a number, or the move itself.  ? rules  ·  h hint  ·  l log  ·  u undo  ·  s save  ·  q quit
play-no-such-number = There are { $count } choices: type a number from 1 to { $count }.
play-hand-over = The screen is for { $name } now. Press Enter when nobody else is looking.
play-thinking = Thinking …
play-hint = { $move }: chance to win { $chance }, expected score { $score }. { $reason }
play-saved = Saved to { $file }.
play-bye = Goodbye.
play-commitment = The shuffle is bound to { $commitment }
play-secret = The secret of the shuffle was { $secret }
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

arena-two-bots = An arena needs at least two different bots.
arena-title = { $game }: ratings and shares of wins
arena-bot = bot
arena-rating = rating
arena-against = against { $bot }

analyse-decision = decision
analyse-player = player
analyse-played = played
analyse-best = best
analyse-lost = chance lost
analyse-none = Nobody had a choice in this match.

# Any game that has no drawing of its own

plain-told = { $name }: { $move }
plain-event = { $kind }: { $fields }
plain-prompt = What do you do?
plain-sheet = Score sheet
plain-total = Total
plain-help = { $game } has no rules in short here. Type the number of a move, or its text.
plain-yes = yes
plain-no = no
