# The page of the server's host

admin-page-title = Host’s page
admin-page-load = Just now
admin-page-requests = requests a second
admin-page-memory = memory
admin-page-wait = longest wait, last minute
admin-page-thinking = bots thinking
admin-page-queue = thoughts waiting
admin-page-feeds = open connections
admin-page-at-hand = tables in memory
admin-page-since = running for
admin-page-reports = Reports
admin-page-no-reports = Nobody has complained.
admin-page-settle = Put away
admin-page-ago = { $time } ago
admin-page-kind-talk = talk
admin-page-kind-name = name
admin-page-kind-stalling = stalling
admin-page-kind-cheating = cheating
admin-page-kind-other = something else
admin-page-tables = Tables
admin-page-search = Search: a name, a game, a table’s id
admin-page-no-tables = No table fits.
admin-page-playing = being played
admin-page-closed = closed
admin-page-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
 }
admin-page-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
 }
admin-page-age = opened { $time } ago
admin-page-idle = quiet for { $time }
admin-page-close = Close the table
admin-page-close-sure = The match ends without a winner, and nobody can go on: { $names }
admin-page-ban = Ban { $name }
admin-page-ban-guest-about = This guest is shown out of every table and cannot come back with this browser. Somebody who clears their cookies can: ban their address too, if you have to.
admin-page-ban-address-about = Everybody who comes from there is kept out. A family, a school or a club may share one address.
admin-page-how-long = For how long
admin-page-hour = an hour
admin-page-day = a day
admin-page-week = a week
admin-page-month = 30 days
admin-page-year = a year
admin-page-bans = Bans
admin-page-no-bans = Everybody is welcome.
admin-page-until = until { $time }
admin-page-unban = Let in again
admin-page-unban-name = Let { $name } in again
admin-page-address = An address, as 203.0.113.7 or 2001:db8::/64
admin-page-ban-address = Ban this address
admin-page-errors = Since the start
admin-page-faults = Errors of the server
admin-page-no-faults = None.
admin-page-refusals = Refusals, by status
admin-page-no-refusals = None so far.
admin-page-links = Links to this page
admin-page-links-about = A link works for a day; “kolam admin” on the server prints a new one. If one got into the wrong hands, make all others worthless.
admin-page-renew = Make all other links worthless
admin-page-done = Done.
