# Der Server

web-our-fault = Bei uns ist etwas schiefgegangen. Es ist nichts verloren; bitte noch einmal versuchen.
web-too-often = Das war zu oft. In { $seconds } s noch einmal versuchen.
web-foreign-page = Die Seite eines anderen Anbieters hat das verlangt, darum ist es nicht geschehen.
web-too-large = Eine Anfrage hat höchstens { $most } Bytes.
web-too-deep = Die Anfrage ist zu tief verschachtelt.
web-too-slow = Die Anfrage brauchte zu lange, bis sie da war.
web-unknown-token = Dieses Token stammt nicht von diesem Server.
setting-bad = Diese Einstellung geht nicht: { $reason }
setting-short-key = KOLAM_KEY: mindestens 32 Zeichen, damit ihn niemand errät.
setting-worker-bus = Ein Worker braucht den Bus der Server: --bus nats://RECHNER:4222
worker-ready = Denkt für die Bots.
serve-ready = Erreichbar unter { $address }
serve-bye = Angehalten; alles ist gespeichert.
web-no-command = Einen Befehl { $command } gibt es an einem Tisch nicht.
web-no-texts = Das Spiel { $game } hat keine eigenen Texte.
menu-own-file = Von Kolam
