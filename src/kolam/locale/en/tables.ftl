# Hosted tables

table-guest = Guest
table-none = There is no table { $table } here. Check the link; tables are deleted after a while.
table-players = seats: { $game } is for { $least } to { $most } players, not { $players }.
table-one-seat = seats: you can have only one seat at a table.
table-level-of-no-bot = seats[{ $seat }].level: only a bot has a level.
table-no-such-bot = level: unknown bot { $level }. Available: { $known }.
table-no-lesson = game: { $game } has no guided first match.
table-thinking = thinking: must be from 1 to { $most } seconds.
table-name = A name has 1 to { $most } visible characters.
table-text = A message has 1 to { $most } visible characters.
table-no-seat = seat: no seat { $seat }; the table has { $count } seats.
table-wrong-invitation = This invitation isn’t valid for this seat. Ask the person who invited you for a new link.
table-seat-taken = Somebody is already sitting there.
table-not-seated = You don’t have a seat here, but you can watch.
table-host-only = Only the host can do this.
table-resign-instead = The match has started: resign instead and a bot will take over.
table-started = The match has already started.
table-not-started = The match hasn’t started yet.
table-not-over = The match isn’t over yet.
table-rematched = There is already a rematch.
table-wish-value = value: choose one of { $choices }.
table-wish-taken = { $name } has already chosen this. Choose another.
table-no-seat-option = option: { $option } can’t be chosen by seat here.
table-order-first = This seat is already at the top.
table-no-rematch-offered = Nobody has offered a rematch.
table-time-ran-out = Your time for this move ran out: a bot plays it.
table-undo-asked = You’ve already asked.
table-no-undo-asked = Nobody has asked for an undo.
table-not-asked = It’s not up to you to answer this.
table-moved-on = The table has changed since (revision { $revision }). Refresh and try again.
table-from-the-future = revision: the table is only at { $revision }.
table-busy = The table is busy right now. Try again.
table-thinking-busy = The bots are busy right now. Try again in a moment.
store-newer = The database was made by a newer version of Kolam: upgrade Kolam, or restore the backup from before.
store-unreachable = Can’t open the database: { $reason }
store-unknown = database: must be sqlite:///FILE or postgresql://USER@HOST/NAME.
bus-unreachable = Can’t reach the bus: { $reason }
table-no-advice = Hints are only available when you play against bots.
table-hints-preparing = Hints need another moment: the bots are { $share } ready.
table-unreadable-game = This table can’t be shown: its game, { $game }, isn’t installed here.
table-unreadable-options = This table can’t be shown: its game no longer accepts the table’s options ({ $problem }).
table-unreadable-move = This table can’t be shown: the rules have changed since, and line { $line } of its log breaks rule { $rule }.
table-unreadable-line = This table can’t be shown: line { $line } of its log can’t be read.

# Faults

bus-waiting = Waiting for the bus at { $url }: { $reason }
store-away = The database isn’t working right now. Nothing was lost; try again in a moment.
store-silent = The database hasn’t answered for { $seconds } seconds. Nothing was lost; try again in a moment.
store-no-answer = no answer
store-many-wait = too many writes are waiting
health-database = The database can’t be written to: { $reason }
health-bus = The bus is unreachable: servers and workers can’t hear from each other.
health-caretaker = Lists and old tables aren’t being looked after right now ({ $error }); the log has the details.
health-keeper = Clocks and silent bots aren’t being watched right now ({ $error }); the log has the details.
health-table = Table { $table } couldn’t be looked after; the log has the details.

# Keeping, listing and deleting tables

table-listed-enough = listed: { $most } of your tables are already in the list of open tables. Wait until one of them starts, or open this one without listing it.
store-taken = The database { $file } is in use by another Kolam (process { $process }). Stop that one first, or give this server its own folder with --data-dir.

# People at a table: names, what a host may do, votes

table-name-of-bot = That name would pass for a bot’s. Choose another one.
table-name-of-bot-here = A bot at this table is called that. Add something to your name, an initial for instance.
table-removed = The host has removed you from this table.
table-closed = The host has closed this table.
table-muted = The host has muted you at this table.
table-yourself = You can’t do this to yourself.
table-no-person = Only a bot sits there.
table-seat-or-spectator = seat: name either a seat or a spectator.
table-no-spectator = spectator: nobody with this number has said anything here.
table-had-a-seat = You’ve already had another seat in this match, so you can’t take this one.
table-not-stalled = { $name } still has time. Please be patient.
table-vote-open = Another vote is under way. Answer that one first.
table-no-vote = There’s no vote right now.
table-voted = You’ve already voted.
