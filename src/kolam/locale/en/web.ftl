# The server

web-our-fault = Something went wrong on our side. Nothing was lost; please try again.
web-too-often = Too many requests. Try again in { $seconds } s.
web-foreign-page = Blocked: this request came from another website.
web-too-large = The request is larger than { $most } bytes.
web-too-deep = The request is nested too deeply.
web-too-slow = The request took too long to arrive.
web-too-many = Too many connections right now. Try again in a moment.
web-head-too-large = The request’s headers are larger than { $most } bytes.
web-no-http = This isn’t HTTP.
web-no-utf8 = A request must be in UTF-8.
web-unknown-token = This token was not issued by this server.
setting-bad = Invalid setting: { $reason }
setting-short-key = KOLAM_KEY: must have at least 32 characters.
key-short = { $file }: a key has at least { $least } bytes. Delete the file to get a new key; guests will then no longer be recognised.
setting-worker-bus = A worker needs the servers’ bus: --bus nats://HOST:4222
worker-ready = Worker ready.
serve-ready = Listening on { $address }
setting-public-url = KOLAM_PUBLIC_URL: must be the address of a page, such as https://kolam.example
serve-lan = On your network: { $addresses }
serve-no-lan = This machine has no address on any network: nobody else can connect.
reach-not-here = You can only change this in a browser on the machine that runs Kolam.
reach-wide = This server was started for other machines too. To change that, restart it without --host.
reach-cluster = This server is one of several. Give your friends the address of the proxy in front of them, and set it as KOLAM_PUBLIC_URL.
reach-proxy = This server is behind a proxy. Open this page at the proxy’s address and send links from there.
reach-no-network = This computer isn’t on a network right now. Connect it and try again.
serve-bye = Stopped. Everything is saved.
web-no-command = Tables have no command { $command }.
web-no-texts = The game { $game } has no texts.
menu-own-file = Kolam’s own
web-not-found = There is nothing at this address.
web-no-method = This address doesn’t support that method.
web-malformed = The request can’t be understood.

# What a host sees

metrics-off = This server doesn’t publish its metrics.
metrics-local = Metrics can be read on the machine that runs Kolam, or with the token set in KOLAM_METRICS_TOKEN.
metrics-token = This isn’t the token set in KOLAM_METRICS_TOKEN.
setting-short-token = KOLAM_METRICS_TOKEN: must have at least 32 characters.

# A guest's devices

push-your-turn = It’s your turn
push-off = This server doesn’t send notifications.
push-endpoint = endpoint: this isn’t the https address of a push service.
push-keys = keys: p256dh must have 65 bytes and auth 16, in base64url.
recovery-gone = This link no longer works: it has been used or cancelled, or it’s more than an hour old. Create a new one.
setting-contact = KOLAM_PUSH_CONTACT: must be an address such as mailto:host@kolam.example or https://kolam.example

# The app

install-about = Board games to play with friends and bots. No account.
offline-title = Can’t reach Kolam
offline-why = There’s no connection, or the server is down for a moment. Nothing was lost; this page reloads by itself as soon as it can.
offline-again = Try again

# The door, and the server’s host
web-unknown-host = This server doesn’t go by that name. Its host can add it with --public-url or KOLAM_HOSTS.
web-banned = The host of this server has banned you. { $hours ->
    [one] You can come back in an hour.
   *[other] You can come back in { $hours } hours.
 }
web-no-websocket = This isn’t a valid WebSocket handshake.
setting-proxies = KOLAM_PROXIES: addresses or networks such as 192.0.2.7 or 10.0.0.0/8, separated by commas: { $reason }
serve-admin = Your host page, for a day (`kolam admin` prints a new link): { $link }
serve-admin-command = `kolam admin`, with the settings of this server, prints a link to the host’s page
admin-secret = This link is wrong or too old. `kolam admin` on the server prints a new one.
admin-no-server = There’s no server database here yet. Start the server first: kolam serve
admin-hours = hours: a ban lasts 1 to { $most } hours.
admin-whom = Say whom to ban: an address, a table and a seat, or a report.
admin-settled = This report has already been dismissed.
admin-address = address: must be an IPv4 address, an IPv6 address, or an IPv6 network no larger than /64.
admin-own-address = address: this is the server itself or its proxy. Banning it would keep everybody out.
report-text = text: at most { $most } visible characters.
report-one = Say what it’s about: a seat, or the ply of something that was said.
report-nothing-said = ply: nothing was said there.
report-nobody = seat: nobody sits there.
