# Der Server

web-our-fault = Bei uns ist etwas schiefgegangen. Es ging nichts verloren; bitte versuche es noch einmal.
web-too-often = Zu viele Anfragen. Versuche es in { $seconds } s noch einmal.
web-foreign-page = Die Anfrage kam von einer fremden Website und wurde abgelehnt.
web-too-large = Die Anfrage ist größer als { $most } Bytes.
web-too-deep = Die Anfrage ist zu tief verschachtelt.
web-too-slow = Die Anfrage kam zu langsam an.
web-too-many = Gerade gibt es zu viele Verbindungen. Versuche es gleich noch einmal.
web-head-too-large = Die Kopfzeilen der Anfrage sind größer als { $most } Bytes.
web-no-http = Das ist kein HTTP.
web-no-utf8 = Eine Anfrage muss in UTF-8 sein.
web-unknown-token = Dieses Token stammt nicht von diesem Server.
setting-bad = Ungültige Einstellung: { $reason }
setting-short-key = KOLAM_KEY: muss mindestens 32 Zeichen haben.
key-short = { $file }: Ein Schlüssel hat mindestens { $least } Bytes. Lösche die Datei, dann entsteht ein neuer Schlüssel; Gäste werden dann nicht wiedererkannt.
setting-worker-bus = Ein Worker braucht den Bus der Server: --bus nats://RECHNER:4222
worker-ready = Bereit, für die Bots zu rechnen.
serve-ready = Erreichbar unter { $address }
setting-public-url = KOLAM_PUBLIC_URL: muss die Adresse einer Seite sein, etwa https://kolam.example
serve-lan = In deinem Netz: { $addresses }
serve-no-lan = Dieser Rechner hat in keinem Netz eine Adresse: Niemand sonst kann sich verbinden.
reach-not-here = Das lässt sich nur in einem Browser auf dem Rechner ändern, auf dem Kolam läuft.
reach-wide = Dieser Server wurde auch für andere Rechner gestartet; starte ihn ohne --host neu, um das zu ändern.
reach-cluster = Dieser Server ist einer von mehreren. Gib deinen Freunden die Adresse des Proxys davor, und trage sie als KOLAM_PUBLIC_URL ein.
reach-proxy = Dieser Server steht hinter einem Proxy. Öffne diese Seite über dessen Adresse, und verschicke die Links von dort.
reach-no-network = Dieser Rechner ist gerade in keinem Netz. Verbinde ihn und versuche es noch einmal.
serve-bye = Beendet, alles ist gespeichert.
web-no-command = Den Befehl { $command } gibt es an einem Tisch nicht.
web-no-texts = Das Spiel { $game } hat keine Texte.
menu-own-file = Von Kolam
web-not-found = Unter dieser Adresse gibt es nichts.
web-no-method = Diese Adresse kennt diese Methode nicht.
web-malformed = Die Anfrage ist nicht zu verstehen.

# What a host sees

metrics-off = Dieser Server veröffentlicht seine Messwerte nicht.
metrics-local = Messwerte liest man auf dem Rechner, auf dem Kolam läuft, oder mit dem Token aus KOLAM_METRICS_TOKEN.
metrics-token = Das ist nicht das Token aus KOLAM_METRICS_TOKEN.
setting-short-token = KOLAM_METRICS_TOKEN: muss mindestens 32 Zeichen haben.

# A guest's devices

push-your-turn = Du bist dran
push-off = Dieser Server verschickt keine Benachrichtigungen.
push-endpoint = endpoint: Das ist keine https-Adresse eines Push-Dienstes.
push-keys = keys: p256dh muss 65 Bytes haben und auth 16, in base64url.
recovery-gone = Dieser Link gilt nicht mehr: Er wurde benutzt oder zurückgezogen oder ist älter als eine Stunde. Erstelle einen neuen.
setting-contact = KOLAM_PUSH_CONTACT: muss eine Adresse sein, etwa mailto:host@kolam.example oder https://kolam.example

# The app

install-about = Brettspiele mit Freunden und Bots. Ohne Konto.
offline-title = Kolam ist nicht erreichbar
offline-why = Keine Verbindung, oder der Server ist gerade nicht da. Es ging nichts verloren: Sobald es geht, lädt diese Seite von selbst neu.
offline-again = Noch einmal versuchen

# Die Tür, und der Betreiber des Servers
web-unknown-host = Auf diesen Namen hört dieser Server nicht. Wer ihn betreibt, kann den Namen mit --public-url oder KOLAM_HOSTS eintragen.
web-banned = Der Betreiber dieses Servers hat dich gesperrt. { $hours ->
    [one] In einer Stunde kannst du wiederkommen.
   *[other] In { $hours } Stunden kannst du wiederkommen.
 }
web-no-websocket = Das ist kein gültiger WebSocket-Handshake.
setting-proxies = KOLAM_PROXIES: Adressen oder Netze wie 192.0.2.7 oder 10.0.0.0/8, durch Kommas getrennt: { $reason }
serve-admin = Deine Betreiberseite, einen Tag lang gültig (`kolam admin` zeigt einen neuen Link): { $link }
serve-admin-command = `kolam admin`, mit den Einstellungen dieses Servers, gibt einen Link zur Betreiberseite aus
admin-secret = Dieser Link ist falsch oder zu alt. `kolam admin` auf dem Server zeigt einen neuen.
admin-no-server = Hier gibt es noch keine Datenbank eines Servers. Starte ihn zuerst: kolam serve
admin-hours = hours: Eine Sperre dauert 1 bis { $most } Stunden.
admin-whom = Gib an, wen die Sperre trifft: eine Adresse, einen Tisch mit Platz oder eine Meldung.
admin-settled = Diese Meldung ist schon erledigt.
admin-address = address: muss eine IPv4-Adresse, eine IPv6-Adresse oder ein IPv6-Netz sein, nicht größer als /64.
admin-own-address = address: Das ist der Server selbst oder sein Proxy; dann käme niemand mehr herein.
report-text = text: höchstens { $most } sichtbare Zeichen.
report-one = Gib an, worum es geht: um einen Platz oder um die Zeile, in der etwas gesagt wurde.
report-nothing-said = ply: Dort wurde nichts gesagt.
report-nobody = seat: Dort sitzt niemand.
