# The page of the server’s host

admin-page-title = Host page
admin-page-load = Right now
admin-page-requests = requests a second
admin-page-memory = memory
admin-page-wait = longest wait, last minute
admin-page-thinking = bots thinking
admin-page-queue = bots waiting to think
admin-page-feeds = open connections
admin-page-at-hand = tables in memory
admin-page-since = running for
admin-page-reports = Reports
admin-page-no-reports = No reports.
admin-page-settle = Dismiss
admin-page-ago = { $time } ago
admin-page-kind-talk = chat
admin-page-kind-name = name
admin-page-kind-stalling = stalling
admin-page-kind-cheating = cheating
admin-page-kind-other = something else
admin-page-tables = Tables
admin-page-search = Search: a name, a game or a table’s ID
admin-page-no-tables = No tables found.
admin-page-playing = in progress
admin-page-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
 }
admin-page-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
 }
admin-page-age = opened { $time } ago
admin-page-idle = idle for { $time }
admin-page-close = Close the table
admin-page-close-sure = The match ends without a winner and can’t be continued: { $names }
admin-page-ban = Ban { $name }
admin-page-ban-guest-about = This guest has to leave every table and can’t come back with this browser. If they clear their cookies, they can: ban their address too if you have to.
admin-page-ban-address-about = Nobody can come in from this address. A family, a school or a club may share one.
admin-page-how-long = For how long?
admin-page-hour = an hour
admin-page-day = a day
admin-page-week = a week
admin-page-month = 30 days
admin-page-year = a year
admin-page-bans = Bans
admin-page-no-bans = Nobody is banned.
admin-page-until = until { $time }
admin-page-unban = Let in again
admin-page-unban-name = Let { $name } in again
admin-page-address = An address, such as 203.0.113.7 or 2001:db8::/64
admin-page-ban-address = Ban this address
admin-page-errors = Since the start
admin-page-faults = Server errors
admin-page-no-faults = None.
admin-page-refusals = Refusals, by status
admin-page-no-refusals = None so far.
admin-page-links = Links to this page
admin-page-links-about = A link works for a day; “kolam admin” on the server prints a new one. If one got into the wrong hands, disable all the others.
admin-page-renew = Disable all other links
admin-page-done = Done.
