# Die App im Browser

# Überall

client-skip = Zum Hauptteil
client-close = Schließen
client-cancel = Abbrechen
client-yes = ja
client-no = nein
client-nothing = nichts
client-home = Zur Startseite
client-unreachable = Der Server ist gerade nicht erreichbar. Versuch es gleich noch einmal.
client-settings = Einstellungen
client-language = Sprache
client-theme = Licht
client-theme-system = Wie das Gerät
client-theme-day = Tag
client-theme-night = Nacht
client-sound = Töne
client-your-name = Dein Name

# Die Startseite

client-welcome = Die Tür ist offen. Komm und spiel mit.
client-welcome-why = Brettspiele mit Freunden oder Bots, auf jedem Bildschirm. Kein Konto, nichts zu installieren: Such dir ein Spiel aus, und schon sitzt du am Tisch.
client-games = Die Spiele
client-facts = { $fewest }–{ $most } Personen · etwa { $minutes } Minuten
client-play-now = Losspielen
client-play-now-at = Losspielen: { $game }
client-play-friends = Mit Freunden
client-play-friends-at = Mit Freunden: { $game }
client-my-tables = Deine Tische
client-all-tables = Alle { $count } zeigen
client-open-tables = Offene Tische
client-seats-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
client-news-gathering = wartet auf Mitspielende
client-news-over = zu Ende
client-news-unreadable = lässt sich nicht mehr öffnen
client-your-turn = Du bist dran
client-about = Ein Kolam ist das Muster, das in Südindien bei Tagesanbruch vor die Haustür gezeichnet wird, um Gäste zu begrüßen. Jedes Mischen lässt sich hier nach der Partie beweisen.

# Einen Tisch eröffnen

client-how-many = Wie viele sitzen am Tisch?
client-who-sits = Wer spielt mit dir?
client-seat = Platz { $seat }
client-friend = Jemand, den du einlädst
client-friend-why = Bekommt von dir einen Link.
client-bot = Bot, Stufe { $level }
client-bot-name = Bot { $number }
client-level-random = Zufall
client-level-random-why = Spielt irgendetwas, das die Regeln erlauben.
client-level-beginner = Anfang
client-level-beginner-why = Sieht den Zug, nicht was folgt. Gut für die ersten Partien.
client-level-casual = locker
client-level-casual-why = Nimmt sofort, was gerade lohnt. Nicht zu unterschätzen.
client-level-skilled = geübt
client-level-skilled-why = Denkt ein wenig voraus.
client-level-expert = erfahren
client-level-expert-why = Denkt über jede Entscheidung bis zu einer Sekunde nach.
client-level-master = meisterhaft
client-level-master-why = Denkt bis zu drei Sekunden mit zwei Köpfen nach. Stärker ist hier niemand.
client-readings = Wie wir die Regeln lesen
client-readings-look = Zeigen, wie wir die Regeln lesen
client-readings-why = Wo sich die Anleitung verschieden lesen lässt, liest Kolam sie so.
client-reading-ours = Hier
client-reading-other = Oder so
client-reading-option = Eure Wahl
client-reading-file = Kommt aus einer Datei des Gastgebers, wenn es eine gibt
client-reading-screen = Was am Bildschirm anders ist
client-first = Wer beginnt?
client-first-drawn = Wird ausgelost
client-order-drawn = Wird ausgelost
client-order-up = { $name } nach oben
client-each-usual = Wie üblich
client-thinking-time = Zeit für jede Entscheidung
client-thinking-any = So lange es dauert
client-thinking-seconds = { $seconds } Sekunden
client-thinking-day = Ein Tag
client-thinking-why = Wenn die Zeit um ist, trifft ein Bot diese eine Entscheidung.
client-listed = Diesen Tisch auf der Startseite zeigen: Wer mag, darf mitspielen
client-open-table = Tisch eröffnen

# Vor dem Start

client-no-table = Diesen Tisch gibt es nicht
client-no-table-why = Prüf den Link, oder frag, wer ihn dir geschickt hat.
client-unreadable = Dieser Tisch lässt sich nicht mehr öffnen
client-coming = Gleich am Tisch …
client-missing = { $count ->
    [one] Noch eine Person, dann geht es los.
   *[other] Noch { $count } Personen, dann geht es los.
}
client-seats = Plätze
client-seat-open = frei
client-you = (du)
client-invite = Lade deine Freunde ein
client-invite-how = Jeder Link gilt für einen Platz. Schick ihn los, oder halte ein Telefon vor den Code.
client-invitation = Einladung für Platz { $seat }
client-qr = Derselbe Link als QR-Code
client-copy = Kopieren
client-copied = Kopiert
client-share = Teilen
client-watch-link = Link zum Zuschauen
client-start-with-bots = Jetzt starten, Bots nehmen die freien Plätze
client-leave = Tisch verlassen
client-invited = Du bist eingeladen
client-join = Platz nehmen

# Am Tisch

client-board = Der Spieltisch
client-now = Was jetzt zu tun ist
client-players = Am Tisch
client-story = Was geschah
client-story-short = Verlauf
client-tools = Werkzeuge
client-turn-of = { $name } ist dran
client-has-turn = Ist dran:
client-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
client-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
client-time-left = Restliche Zeit: { $time }
client-confirm = So spielen
client-skip-ahead = Vorspulen
client-stale = Inzwischen hat sich am Tisch etwas geändert. Schau noch einmal hin.
client-reconnecting = Verbindung verloren, neuer Versuch …
client-watching = Du schaust zu
client-choices = Alle Möglichkeiten
client-choices-short = Auswahl
client-choices-count = Alle Möglichkeiten ({ $count })
client-no-choices = Gerade gibt es nichts zu wählen.
client-choose-move = Wähle einen Zug.
client-more-choices = Und { $count } weitere: Grenze die Liste mit dem Filter ein.
client-filter = Filtern, zum Beispiel nach Farbe
client-hint = Tipp
client-hint-worth = Gewinnchance { $chance }, erwartete Punkte { $score }
client-hint-play = Das spielen
client-thinking = Denkt nach …
client-undo = Zurück
client-undo-waiting = Du hast { $name } gefragt, ob du zurücknehmen darfst.
client-undo-asks = { $name } möchte den letzten Zug zurücknehmen.
client-undo-agree = Einverstanden
client-undo-refuse = Ablehnen
client-describe = Stellung beschreiben
client-not-started = Die Partie hat noch nicht begonnen.
client-rules = Die Regeln in Kürze
client-no-help = Zu diesem Spiel gibt es keine Kurzfassung der Regeln.
client-more = Mehr
client-fold = Einklappen
client-unfold = Ausklappen
client-notify = Sag mir Bescheid, wenn ich dran bin
client-resign = Aufgeben
client-resign-why = Du verlässt die Partie endgültig, und ein Bot spielt für dich weiter.
client-name-here = Dein Name an diesem Tisch
client-rename = Ändern
client-say = Etwas sagen
client-send = Senden
client-keys = Tastatur
client-key-arrows = Pfeile
client-keys-arrows = Zur nächsten Möglichkeit
client-key-enter = Eingabe
client-keys-enter = Wählen; noch einmal zum Bestätigen
client-key-escape = Escape
client-keys-escape = Die Wahl verwerfen, bevor sie gespielt ist
client-key-space = Leertaste
client-keys-space = Sofort zeigen, was die anderen getan haben
client-keys-letters = Buchstaben sind Tastenkürzel

# Was geschah

client-log-joined = { $name } nimmt Platz
client-log-left = Jemand verlässt den Tisch
client-log-renamed = Heißt jetzt { $name }
client-log-undo-asked = { $name } möchte einen Zug zurücknehmen
client-log-undo-refused = { $name } ist nicht einverstanden
client-log-undone = { $name } nimmt einen Zug zurück
client-log-resigned = { $name } gibt auf, ein Bot spielt weiter
client-log-time-ran-out = Die Zeit von { $name } ist um, ein Bot entscheidet
client-log-rematched = { $name } möchte noch einmal spielen

# Das Ende

client-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
client-wins = { $count ->
    [one] gewinnt die Partie
   *[other] teilen sich den Sieg
}
client-result = Ergebnis
client-sheet = Wertung
client-total = Summe
client-rematch = Noch einmal
client-rematch-join = Zur nächsten Partie
client-rematch-watch = Bei der nächsten Partie zuschauen
client-download = Partiedatei
client-proof-fair = ✓ Ehrlich gemischt, das ist bewiesen
client-proof-foul = ✗ Das Mischen passt nicht zu dem, was versprochen war
client-proof-unchecked = Das Mischen lässt sich prüfen
client-proof-why = Jedes Mischen folgt aus einem Geheimnis. Sein Fingerabdruck (SHA-256) stand vor der ersten Karte fest, also konnte danach niemand das Geheimnis ändern. Dein Browser hat beide verglichen; „kolam verify“ spielt die ganze Partiedatei nach.
client-proof-commitment = Fingerabdruck
client-proof-secret = Geheimnis
