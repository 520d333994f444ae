# The browser app

# Everywhere

client-skip = Skip to main content
client-close = Close
client-cancel = Cancel
client-yes = yes
client-no = no
client-nothing = nothing
client-labelled = { $label }: { $value }
client-sentence = { $words }.
client-bracketed = ({ $words })
client-home = Home
client-unreachable = Can’t reach the server right now. Please try again in a moment.
client-settings = Settings
client-language = Language
client-theme = Theme
client-theme-system = Match device
client-theme-day = Light
client-theme-night = Dark
client-sound = Sounds
client-pace = Opponents’ speed
client-pace-how = { $pace ->
    [relaxed] Relaxed
    [brisk] Brisk
   *[at-once] Instant
}
client-confirming = Confirm moves
client-confirming-when = { $confirm ->
    [always] Always
    [careful] If risky
   *[never] Never
}
client-reasons = Explain rules
client-reasons-when = { $reasons ->
    [always] Always
    [new] In new games
   *[never] Never
}
client-coordinates = Numbers on the board
client-your-name = Your name

# The front page

client-welcome = The door is open. Come and play.
client-welcome-why = Board games with friends or bots, on any screen. No account, nothing to install: pick a game and you’re in.
client-preparing = The elephants are still being dressed: { $share }
client-preparing-why = You can already play. Bots that think ahead join in once it’s done.
client-games = The games
client-facts = { $fewest }–{ $most } players · about { $minutes } minutes
client-play-now = Play now
client-play-now-at = Play now: { $game }
client-learn = Learn
client-learn-at = Learn: { $game }
client-play-friends = With friends
client-play-friends-at = With friends: { $game }
client-first-match = First match, { $minutes } min
client-first-match-at = First match of { $game }, { $minutes } minutes
client-try-again = Try again
client-set-up = Choose bots and rules
client-set-up-at = Choose bots and rules: { $game }
client-play-bots-at = Against bots: { $game }
client-company = { $count ->
    [one] You + { $count } { $level } bot
   *[other] You + { $count } { $level } bots
}
client-company-mixed = You + { $levels }
client-company-rules = { $company }, custom rules
client-usual = Reset to default
client-usual-at = Reset to default: { $game }
client-my-tables = Your tables
client-all-tables = Show all { $count }
client-open-tables = Open tables
client-seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
client-news-gathering = waiting for players
client-news-over = over
client-look-back = Look back
client-look-back-at = Look back: { $game }
client-what-if = What if?
client-news-unreadable = can’t be opened any more
client-your-turn = Your turn
client-about = A kolam is the pattern drawn at dawn before the door of a South Indian house, to welcome guests. After a match you can verify that the shuffle was fair.
client-file-door = Look back at a match file

# Opening a table

client-how-many = How many players?
client-who-sits = Who’s playing?
client-seat = Seat { $seat }
client-friend = A friend
client-friend-why = You’ll get a link to send them.
client-bot = Bot ({ $level })
client-bot-name = Bot { $number }
client-choose-each = Choose each one
client-level-is = Level: { $level }. { $words }
client-level-random = random
client-level-random-why = Plays any legal move.
client-level-beginner = beginner
client-level-beginner-why = Doesn’t look ahead. Good for your first games.
client-level-casual = casual
client-level-casual-why = Goes for the best immediate gain. No pushover.
client-level-skilled = skilled
client-level-skilled-why = Thinks ahead a little.
client-level-expert = expert
client-level-expert-why = Thinks for up to a second about each move.
client-level-master = master
client-level-master-why = Thinks for up to three seconds on two cores. The strongest bot here.
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
client-readings-look = See how we read the rules
client-readings-why = Some rules can be read in more than one way. Kolam reads them like this.
client-reading-ours = Here
client-reading-other = Another reading
client-reading-option = Your choice
client-reading-file = Taken from one of the host’s files, if there is one
client-reading-screen = What’s different on screen
client-first = Who starts?
client-first-drawn = Drawn at random
client-order-drawn = Drawn at random
client-order-up = Move { $name } up
client-each-usual = As usual
client-thinking-time = Time per move
client-thinking-any = No limit
client-thinking-seconds = { $seconds } seconds
client-thinking-day = 1 day
client-thinking-why = If time runs out, a bot makes that move for you.
client-listed = List this table on the home page so anyone can join
client-open-table = Create table

# Before the start

client-no-table = Table not found
client-no-table-why = Check the link, or ask the person who sent it to you.
client-unreadable = This table can’t be opened any more
client-coming = Joining the table…
client-missing = { $count ->
    [0] The match is about to start.
    [one] Waiting for 1 more player.
   *[other] Waiting for { $count } more players.
}
client-seats = Seats
client-seat-open = Free seat
client-you = (you)
client-invite = Invite your friends
client-invitation = Invitation for seat { $seat }
client-qr = The same link as a QR code
client-copy = Copy
client-copied = Copied
client-share = Share
client-watch-link = Spectator link
client-start-with-bots = Start now with bots
client-leave = Leave the table
client-invited = You’re invited
client-join = Join
client-invites = { $name } invites you to play
client-invitation-send = Send the invitation
client-invitation-copy = Copy the invitation
client-invitation-text = { $name } invites you to { $game }
client-invitation-next = Send it to a friend, or scan the code with a phone.
client-invitations-more = { $count ->
    [one] Invitation for one more seat
   *[other] Invitations for { $count } more seats
}
client-nearby = Only this computer can open this link
client-nearby-why = Friends at home can join once you open Kolam to your network. Anyone on your network can then open this page.
client-nearby-open = Open to my network
client-nearby-opened = Anyone on your network can open this page.
client-nearby-close = Close it again
client-rules-first = Learn the game first
client-waiting = Waiting for the others…
client-wish = { $option }: choose yours
client-wish-has = { $choice }: taken by { $name }
client-order-said = { $name } moved { $other } up
client-spectators-talk = Spectators may chat too
client-log-left-by = { $name } left the table
client-log-rematch-offered = { $name } would like to play again
client-log-rematch-declined = { $name } doesn’t want to play again
client-log-spectators-heard = Spectators may chat now
client-log-spectators-unheard = Spectators may no longer chat

# At the table

client-board = The board
client-now = Your move
client-players = Players
client-story = Game log
client-story-short = Log
client-tools = Tools
client-turn-of = { $name }’s turn
client-bot-preparing = { $name } needs a moment to get ready: { $share }
client-has-turn = Now playing:
client-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
client-time-left = Time left: { $time }
client-confirm = Confirm
client-skip-ahead = Skip ahead
client-stale = The table has changed in the meantime. Take another look.
client-reconnecting = Connection lost. Reconnecting…
client-watching = You’re watching
client-choices = All moves
client-no-choices = There’s nothing to choose right now.
client-choose-move = Choose a move.
client-more-choices = And { $count } more: narrow the list with the filter.
client-filter = Filter, for example by colour
client-hint = Hint
client-hint-worth = Win chance { $chance } · expected score { $score }
client-hint-play = Play this move
client-thinking = Thinking…
client-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
client-rule = Rule { $rule }
client-hint-more = Other moves
client-whynot-over = The match is over.
client-whynot-watching = You’re watching this match.
client-whynot-turn = It’s not your turn.
client-whynot-undo = Something has been revealed since your last move, so you can’t undo it.
client-whynot-undo-nothing = You haven’t made a move yet.
client-undo = Undo
client-undo-waiting = Waiting for { $name } to allow your undo.
client-undo-asks = { $name } would like to undo their last move.
client-undo-agree = Allow
client-undo-refuse = Decline
client-describe = Describe the position
client-not-started = The match hasn’t started yet.
client-rules = Rules
client-rules-coming = Fetching the rules…
client-more = More
client-notify = Notify me when it’s my turn
client-resign = Resign
client-resign-why = You leave the match for good and a bot takes over.
client-name-here = Your name at this table
client-rename = Change
client-say = Message
client-send = Send
client-keys = Keyboard shortcuts
client-key-arrows = Arrow keys
client-keys-arrows = Move to the next option
client-key-enter = Enter
client-keys-enter = Choose; press again to confirm
client-key-escape = Esc
client-keys-escape = Cancel your selection
client-key-space = Space
client-keys-space = Skip the animation
client-keys-letters = Use letter shortcuts

# What happened

client-log-joined = { $name } joined
client-log-left = A player left the table
client-log-renamed = Now called { $name }
client-log-renamed-from = { $other } is now called { $name }
client-log-undo-asked = { $name } asked for an undo
client-log-undo-refused = { $name } declined
client-log-undone = { $name } undid a move
client-log-resigned = { $name } resigned; a bot takes over
client-log-time-ran-out = { $name } ran out of time; a bot plays this move
client-log-rematched = The rematch begins

# The end

client-winners = { $count ->
    [one] { $names-you ->
        [yes] You win!
       *[no] { $names } wins!
    }
   *[other] { $names-you ->
        [yes] You share the win with { $names }!
       *[no] { $names } share the win!
    }
}
client-look-board = Look at the board
client-counting = Counting…
client-skip-count = Skip the count
client-result = Result
client-sheet = Score sheet
client-total = Total
client-rematch = Play again
client-rematch-waiting = Waiting for { $names } to agree…
client-rematch-withdraw = Never mind
client-rematch-asks = { $names } would like to play again.
client-rematch-agree = Play again
client-rematch-decline = No, thanks
client-rematch-join = Join the rematch
client-rematch-watch = Watch the rematch
client-download = Download match file
client-proof-fair = ✓ Shuffle verified fair
client-proof-foul = ✗ The shuffle doesn’t match its fingerprint
client-proof-unchecked = Shuffle not checked here
client-proof-why = Every shuffle follows from a secret. Its fingerprint (SHA-256) was fixed before the match began, so nobody could change the secret afterwards. The command “kolam verify” replays the whole match file.
client-proof-commitment = Fingerprint
client-proof-secret = Secret
client-thinking-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
client-proof-compared = Your browser has compared the two.
client-proof-not-compared = Your browser can’t compare the two without https.

# A match without end

client-log-drawn = Far too many moves: the match ends in a draw
client-drawn = The match went on for too long and ends in a draw.
client-log-clock-stopped = The server was down; the clock waited
client-log-what-if = Played on from move { $moment } of another match, whose shuffle is known

# People at a table: what may be done about somebody, votes, closing

client-person = { $name }: mute and more
client-mute-me = Mute for me
client-unmute-me = Listen again
client-mute-all = Mute for everyone
client-unmute-all = Let them talk again
client-muted-line = muted
client-you-are-muted = The host has muted you here.
client-remove = Remove from the table
client-remove-why = { $what ->
    [gathering] { $name } loses the seat and can’t come back to this table. You get a new invitation for the seat.
    [spectator] { $name } can’t watch this table any more.
   *[playing] { $name } can’t come back to this table. A bot takes over.
}
client-hand-over = Make them the host
client-hand-over-why = { $name } will be the host of this table instead of you.
client-host-now = You’re the host of this table now.
client-close-table = Close the table
client-close-table-why = { $status ->
    [playing] The match ends here, without a winner. This can’t be undone.
   *[gathering] Nobody can join any more. This can’t be undone.
}
client-closed = The host has closed this table
client-closed-why = Nothing more will happen here. Open your own table, or join another one.
client-removed = You were removed from this table
client-removed-why = That was the host’s decision. You’re still welcome at other tables.
client-stalled = { $name } is taking a long time.
client-stalled-what = What now?
client-vote-bot = Let a bot take over
client-vote-newcomer = Let someone else take over
client-vote-why = More than half of the other players must agree.
client-vote-asks = { $to ->
    [newcomer] Should someone else take over for { $name }?
   *[bot] Should a bot take over for { $name }?
}
client-vote-agree = Yes
client-vote-refuse = No, wait
client-vote-waiting = The others are voting on { $name }’s seat…
client-vote-you = The others are voting on your seat. Make a move to keep it.
client-lost-seat = You were away for a long time, so the others voted to give your seat away.
client-take-seat = Take over for { $name }
client-news-closed = closed
client-log-removed = { $name } was removed from the table
client-log-replaced = { $to ->
    [newcomer] A bot plays for { $name } until someone takes the seat
   *[bot] A bot takes over for { $name }
}
client-log-took-over = { $name } takes the seat and plays on
client-log-muted = { $heard ->
    [yes] { $name } may talk again
   *[no] { $name } was muted
}
client-log-handed-over = { $name } is the host now
client-log-closed = The host closed the table
client-log-vote-called = { $to ->
    [newcomer] { $name } wants someone else to take over for { $other }
   *[bot] { $name } wants a bot to take over for { $other }
}
client-log-vote-agreed = { $name } agrees
client-log-vote-refused = { $name } would rather wait

# Devices

client-notices-why = For your turns while Kolam is closed or in the background. Nothing about the match is sent.
client-notices-blocked = This browser has blocked notifications from this site. Allow them in the browser’s settings.
client-notices-unsupported = This browser can’t do that here: it needs https, and on an iPhone, Kolam must be on the home screen.
client-notices-trouble = Couldn’t turn notifications on. Try again.
client-device = Your other devices
client-device-why = Carry on with your phone or a new computer: a link brings your seats and your name along.
client-device-make = Create a link
client-device-link = Link for your other device
client-device-care = It works once, within an hour. Anyone who opens it plays as you, so keep it to yourself.
client-device-revoke = Cancel the link
client-device-revoked = The link no longer works.
client-recover = Continue here
client-recover-why = This device takes over the name and seats of the guest who made the link. Your earlier name and seats on this device will be lost.
client-recover-do = Continue on this device

# The server’s host, and who you are here

client-report = Report someone
client-sign-out = Sign out everywhere else
client-signed-out = You’re now signed in only in this browser.
client-banned = You’ve been banned
client-banned-why = That was the decision of this server’s host. You can come back when the ban is over.
