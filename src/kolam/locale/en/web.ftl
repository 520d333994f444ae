# The server

web-our-fault = Something went wrong on our side. Nothing was lost; please try again.
web-too-often = You ask too often. Try again in { $seconds } s.
web-foreign-page = Another site's page asked for this, so it was not done.
web-too-large = A request has at most { $most } bytes.
web-too-deep = The request is nested too deeply.
web-too-slow = The request took too long to arrive.
web-unknown-token = This token was not written by this server.
setting-bad = This setting cannot be: { $reason }
setting-short-key = KOLAM_KEY: at least 32 characters, so that nobody guesses it.
setting-worker-bus = A worker needs the bus that the servers use: --bus nats://HOST:4222
worker-ready = Thinking for the bots.
serve-ready = Serving at { $address }
serve-bye = Stopped; everything is on the disk.
web-no-command = There is no command { $command } at a table.
web-no-texts = The game { $game } has no texts of its own.
menu-own-file = Kolam's own
