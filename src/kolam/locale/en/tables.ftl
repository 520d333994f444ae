# Hosted tables

table-guest = Guest
table-none = There is no table { $table } here. Check the link; tables are deleted after a while.
table-players = seats: { $game } is for { $least } to { $most } players, not { $players }.
table-one-seat = seats: you can have only one seat at a table.
table-level-of-no-bot = seats[{ $seat }].level: only a bot has a level.
table-no-such-bot = level: unknown bot { $level }. Available: { $known }.
table-thinking = thinking: must be from 1 to { $most } seconds.
table-name = name: a name has 1 to { $most } visible characters.
table-text = text: a message has 1 to { $most } visible characters.
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
table-unreadable-game = This table can’t be shown: its game, { $game }, isn’t installed here.
table-unreadable-options = This table can’t be shown: its game no longer accepts the table’s options ({ $problem }).
table-unreadable-move = This table can’t be shown: the rules have changed since, and line { $line } of its log breaks rule { $rule }.
table-unreadable-line = This table can’t be shown: line { $line } of its log can’t be read.

# Faults

bus-waiting = Waiting for the bus at { $url }: { $reason }
store-away = The database does not work just now. Nothing was lost; try again in a moment.
store-silent = The database has not answered for { $seconds } seconds. Nothing was lost; try again in a moment.
store-no-answer = no answer
store-many-wait = too many writes are waiting
health-database = The database cannot be written to: { $reason }
health-bus = The bus is away: servers and workers do not hear of each other.
health-caretaker = Lists and old tables aren’t being looked after right now ({ $error }); the log has the details.
health-keeper = Nobody looks after clocks and silent bots just now ({ $error }); the log has the details.
health-table = Table { $table } could not be looked after; the log has the details.

# Keeping, listing and deleting tables

table-listed-enough = listed: { $most } of your tables are in the list of open tables already. Wait until one of them starts, or open this one without listing it.
store-taken = The database { $file } is in use: another Kolam, process { $process }, serves it. Stop that one first, or give this server a folder of its own with --data-dir.

# People at a table: names, what a host may do, votes

table-name-of-bot = name: this is what one of our bots is called. Add something to it, an initial for instance.
table-removed = The host has removed you from this table.
table-closed = The host has closed this table.
table-muted = The host has muted you at this table.
table-yourself = This cannot be about yourself.
table-no-person = Nobody sits there but a bot.
table-seat-or-spectator = seat: name either a seat or a spectator.
table-no-spectator = spectator: nobody of this number has said anything here.
table-had-a-seat = You have had another seat in this match, so you cannot take this one.
table-not-stalled = { $name } still has time. Have a little patience.
table-vote-open = There is another vote going on. Answer that one first.
table-no-vote = There is no vote just now.
table-voted = You have voted already.
