# The browser app

# Everywhere

client-skip = Skip to the main part
client-close = Close
client-cancel = Cancel
client-yes = yes
client-no = no
client-nothing = nothing
client-labelled = { $label }: { $value }
client-sentence = { $words }.
client-bracketed = ({ $words })
client-home = To the front page
client-unreachable = The server cannot be reached just now. Please try again in a moment.
client-settings = Settings
client-language = Language
client-theme = Light
client-theme-system = As on this device
client-theme-day = Day
client-theme-night = Night
client-sound = Sounds
client-pace = Pace of the others
client-pace-how = { $pace ->
    [relaxed] Relaxed
    [brisk] Brisk
   *[at-once] At once
}
client-confirming = Confirm moves
client-confirming-when = { $confirm ->
    [always] Always
    [careful] If a slip would hurt
   *[never] Never
}
client-coordinates = Numbers on the board
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
client-set-up = Choose the bots and the rules
client-set-up-at = Choose the bots and the rules: { $game }
client-play-bots-at = Against bots: { $game }
client-company = You + { $count } { $level }
client-company-mixed = You + { $levels }
client-company-rules = { $company }, own rules
client-usual = Back to usual
client-usual-at = Back to usual: { $game }
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
client-choose-each = Choose each one
client-level-is = Level: { $level }. { $words }
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
client-character-chinnu = Chinnu
    .temper = a child who tries everything
client-character-ponni = Ponni
    .temper = a girl who asks why
client-character-appu = Appu
    .temper = a boy with mud on his knees
client-character-ammu = Ammu
    .temper = a girl who laughs at everything
client-character-kutty = Kutty
    .temper = a boy who chases parrots
client-character-tara = Tara
    .temper = a girl who counts on her fingers
client-character-meena = Meena
    .temper = a student with a brand-new notebook
client-character-arun = Arun
    .temper = a young cook who burns his dosas
client-character-latha = Latha
    .temper = a nurse in her first week
client-character-vijay = Vijay
    .temper = a cricketer who swings at every ball
client-character-divya = Divya
    .temper = a traveller on her first visit
client-character-suresh = Suresh
    .temper = a postman who takes the long way
client-character-murugan = Murugan
    .temper = a market trader who loves a bargain
client-character-selvi = Selvi
    .temper = a flower seller with a quick wink
client-character-raju = Raju
    .temper = a rickshaw driver who never brakes
client-character-kamala = Kamala
    .temper = a tea seller with a joke ready
client-character-gopal = Gopal
    .temper = a fisherman who trusts his luck
client-character-bhavani = Bhavani
    .temper = a spice seller who knows every price
client-character-parvathi = Parvathi
    .temper = a grandmother who forgets no move
client-character-mani = Mani
    .temper = a drummer with perfect timing
client-character-saroja = Saroja
    .temper = a weaver who follows every thread
client-character-balan = Balan
    .temper = a boat builder who measures twice
client-character-janaki = Janaki
    .temper = a potter with patient hands
client-character-shankar = Shankar
    .temper = a carpenter who plans each cut
client-character-revathi = Revathi
    .temper = a dancer who counts every step
client-character-krishnan = Krishnan
    .temper = a mathematics teacher, chalk in hand
client-character-indira = Indira
    .temper = a doctor with steady nerves
client-character-raghavan = Raghavan
    .temper = a chess player who sees your trap
client-character-vasantha = Vasantha
    .temper = a judge who misses nothing
client-character-sundaram = Sundaram
    .temper = a temple builder with a plan
client-character-madhavan = Madhavan
    .temper = an astronomer who counts the stars
client-character-thangam = Thangam
    .temper = a great-grandmother who taught them all
client-character-ramanan = Ramanan
    .temper = a sage who lets you come
client-character-kaveri = Kaveri
    .temper = a queen who never loses a fort
client-character-narayanan = Narayanan
    .temper = a minister, always three moves ahead
client-character-nila = Nila
    .temper = a poet who knows every ending
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
client-invites = { $name } invites you to play
client-invitation-send = Send the invitation
client-invitation-copy = Copy the invitation
client-invitation-text = { $name } invites you to { $game }
client-invitation-next = Send it to a friend, or let a phone look at the code.
client-invitations-more = { $count ->
    [one] The invitation for one more seat
   *[other] The invitations for { $count } more seats
}
client-nearby = Only this computer can open this link
client-nearby-why = Friends at home can join once you open Kolam to your network. Anyone on your network can then open this page.
client-nearby-open = Open to my network
client-nearby-opened = Anyone on your network can open this page.
client-nearby-close = Close it again
client-rules-first = Look at the rules first
client-waiting = Waiting for the others …
client-wish = { $option }: choose yours
client-wish-has = { $choice }: { $name } has it
client-order-said = { $name } moved { $other } up
client-spectators-talk = Spectators may talk, too
client-log-left-by = { $name } leaves the table
client-log-rematch-offered = { $name } would like to play again
client-log-rematch-declined = { $name } does not want to play again
client-log-spectators-heard = Spectators may talk now
client-log-spectators-unheard = Spectators may not talk any more

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
client-no-choices = There is nothing to choose just now.
client-choose-move = Choose a move.
client-more-choices = And { $count } more: narrow the list down with the filter.
client-filter = Filter, for example by a colour
client-hint = Hint
client-hint-worth = Chance to win { $chance }, expected score { $score }
client-hint-play = Play this
client-thinking = Thinking …
client-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
client-rule = Rule { $rule }
client-hint-more = Other moves
client-whynot-over = The match is over.
client-whynot-watching = You are watching this match.
client-whynot-turn = It’s not your turn.
client-whynot-undo = Something new has come up since your last move, so it stands.
client-whynot-undo-nothing = You haven’t made a move yet.
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
client-log-rematched = The next match begins

# The end

client-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
client-look-board = Look at the board
client-counting = Counting …
client-skip-count = Skip the count
client-you-win = You win!
client-you-share = You share the victory!
client-result = Result
client-sheet = Score sheet
client-total = Total
client-rematch = Play again
client-rematch-waiting = Waiting for { $names } to agree …
client-rematch-withdraw = Not after all
client-rematch-asks = { $names } would like to play again.
client-rematch-agree = Play again
client-rematch-decline = No, thanks
client-rematch-join = To the next match
client-rematch-watch = Watch the next match
client-download = Match file
client-proof-fair = ✓ The shuffle is proven fair
client-proof-foul = ✗ The shuffle does not fit what was promised
client-proof-unchecked = The shuffle can be checked
client-proof-why = Every shuffle follows from a secret. Its fingerprint (SHA-256) was shown to you before the first card, so nobody could change the secret afterwards. Your browser has compared the two; “kolam verify” replays the whole match file.
client-proof-commitment = Fingerprint
client-proof-secret = Secret
