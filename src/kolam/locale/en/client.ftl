# The browser app

# Everywhere

client-skip = Skip to the main part
client-close = Close
client-cancel = Cancel
client-yes = yes
client-no = no
client-nothing = nothing
client-home = To the front page
client-unreachable = The server cannot be reached just now. Please try again in a moment.
client-settings = Settings
client-language = Language
client-theme = Light
client-theme-system = As on this device
client-theme-day = Day
client-theme-night = Night
client-sound = Sounds
client-your-name = Your name

# The front page

client-welcome = The door is open. Come and play.
client-welcome-why = Board games with friends or bots, on any screen. No account, nothing to install: choose a game, and you are at the table.
client-games = The games
client-facts = { $fewest }–{ $most } players · about { $minutes } minutes
client-play-now = Play now
client-play-now-at = Play now: { $game }
client-play-friends = With friends
client-play-friends-at = With friends: { $game }
client-my-tables = Your tables
client-all-tables = Show all { $count }
client-open-tables = Open tables
client-seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
client-news-gathering = waiting for players
client-news-over = over
client-news-unreadable = can no longer be opened
client-your-turn = Your turn
client-about = A kolam is the pattern drawn at dawn before the door of a South Indian house, to welcome guests. Every shuffle here can be proven after the match.

# Opening a table

client-how-many = How many sit at the table?
client-who-sits = Who sits with you?
client-seat = Seat { $seat }
client-friend = A friend
client-friend-why = Gets an invitation link from you.
client-bot = Bot, { $level }
client-bot-name = Bot { $number }
client-level-random = random
client-level-random-why = Plays anything the rules allow.
client-level-beginner = beginner
client-level-beginner-why = Looks at the move, not at what follows. Good for first matches.
client-level-casual = casual
client-level-casual-why = Takes what pays now, at once. No pushover.
client-level-skilled = skilled
client-level-skilled-why = Thinks ahead a little.
client-level-expert = expert
client-level-expert-why = Thinks up to a second about every decision.
client-level-master = master
client-level-master-why = Thinks up to three seconds with two heads. The strongest there is here.
client-readings = How we read the rules
client-readings-look = Show how we read the rules
client-readings-why = Where the rulebook can be read in more than one way, this is how Kolam reads it.
client-reading-ours = Here
client-reading-other = Or else
client-reading-option = Your choice
client-reading-file = Comes from a file of the host, if there is one
client-reading-screen = What a screen does differently
client-first = Who starts?
client-first-drawn = Drawn by lot
client-order-drawn = Drawn by lot
client-order-up = Move { $name } up
client-each-usual = As usual
client-thinking-time = Time for each decision
client-thinking-any = As long as it takes
client-thinking-seconds = { $seconds } seconds
client-thinking-day = A day
client-thinking-why = When the time is up, a bot makes that one decision.
client-listed = Show this table on the front page, so that anybody may join
client-open-table = Open the table

# Before the start

client-no-table = There is no such table
client-no-table-why = Check the link, or ask whoever sent it to you.
client-unreadable = This table can no longer be opened
client-coming = Coming to the table …
client-missing = { $count ->
    [one] One more player, then it begins.
   *[other] { $count } more players, then it begins.
}
client-seats = Seats
client-seat-open = free
client-you = (you)
client-invite = Invite your friends
client-invite-how = Each link is for one seat. Send it, or let a phone look at the code.
client-invitation = Invitation for seat { $seat }
client-qr = The same link as a QR code
client-copy = Copy
client-copied = Copied
client-share = Share
client-watch-link = Link for watching
client-start-with-bots = Start now, bots take the free seats
client-leave = Leave the table
client-invited = You are invited
client-join = Take the seat

# At the table

client-board = The board
client-now = What to do now
client-players = Players
client-story = What happened
client-story-short = Log
client-tools = Tools
client-turn-of = { $name } is to play
client-has-turn = To play:
client-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
client-time-left = Time left: { $time }
client-confirm = Play it
client-skip-ahead = Skip ahead
client-stale = Something changed at the table meanwhile. Look again.
client-reconnecting = Connection lost, trying again …
client-watching = You are watching
client-choices = All choices
client-choices-short = Choices
client-choices-count = All choices ({ $count })
client-no-choices = There is nothing to choose just now.
client-choose-move = Choose a move.
client-more-choices = And { $count } more: narrow the list down with the filter.
client-filter = Filter, for example by a colour
client-hint = Hint
client-hint-worth = Chance to win { $chance }, expected score { $score }
client-hint-play = Play this
client-thinking = Thinking …
client-undo = Take back
client-undo-waiting = You asked { $name } whether you may take it back.
client-undo-asks = { $name } would like to take the last move back.
client-undo-agree = Agree
client-undo-refuse = Refuse
client-describe = Describe the position
client-not-started = The match has not started yet.
client-rules = The rules in short
client-no-help = This game comes without a summary of its rules.
client-more = More
client-fold = Fold away
client-unfold = Unfold
client-notify = Notify me when it is my turn
client-resign = Resign
client-resign-why = You leave the match for good, and a bot plays on in your place.
client-name-here = Your name at this table
client-rename = Change
client-say = Say something
client-send = Send
client-keys = Keyboard
client-key-arrows = Arrows
client-keys-arrows = To the next thing that can be chosen
client-key-enter = Enter
client-keys-enter = Choose it; once more to confirm
client-key-escape = Esc
client-keys-escape = Take the choice back before it is played
client-key-space = Space
client-keys-space = Show at once what the others did
client-keys-letters = Letters are shortcuts

# What happened

client-log-joined = { $name } sits down
client-log-left = Somebody leaves the table
client-log-renamed = From now on called { $name }
client-log-undo-asked = { $name } asks to take a move back
client-log-undo-refused = { $name } does not agree
client-log-undone = { $name } takes a move back
client-log-resigned = { $name } resigns, a bot plays on
client-log-time-ran-out = The time of { $name } is up, a bot decides
client-log-rematched = { $name } wants to play again

# The end

client-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
client-wins = { $count ->
    [one] wins the match
   *[other] share the victory
}
client-result = Result
client-sheet = Score sheet
client-total = Total
client-rematch = Play again
client-rematch-join = To the next match
client-rematch-watch = Watch the next match
client-download = Match file
client-proof-fair = ✓ The shuffle is proven fair
client-proof-foul = ✗ The shuffle does not fit what was promised
client-proof-unchecked = The shuffle can be checked
client-proof-why = Every shuffle follows from a secret. Its fingerprint (SHA-256) was shown to you before the first card, so nobody could change the secret afterwards. Your browser has compared the two; “kolam verify” replays the whole match file.
client-proof-commitment = Fingerprint
client-proof-secret = Secret
