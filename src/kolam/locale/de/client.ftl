# Die App im Browser

# Überall

client-skip = Zum Hauptteil
client-close = Schließen
client-cancel = Abbrechen
client-yes = ja
client-no = nein
client-nothing = nichts
client-labelled = { $label }: { $value }
client-sentence = { $words }.
client-bracketed = ({ $words })
client-home = Zur Startseite
client-unreachable = Der Server ist gerade nicht erreichbar. Versuch es gleich noch einmal.
client-settings = Einstellungen
client-language = Sprache
client-theme = Licht
client-theme-system = Wie das Gerät
client-theme-day = Tag
client-theme-night = Nacht
client-sound = Töne
client-pace = Tempo der anderen
client-pace-how = { $pace ->
    [relaxed] Gemütlich
    [brisk] Flott
   *[at-once] Sofort
}
client-confirming = Züge bestätigen
client-confirming-when = { $confirm ->
    [always] Immer
    [careful] Wenn ein Fehlgriff weh täte
   *[never] Nie
}
client-coordinates = Zahlen auf dem Spielbrett
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
client-set-up = Bots und Regeln aussuchen
client-set-up-at = Bots und Regeln aussuchen: { $game }
client-play-bots-at = Gegen Bots: { $game }
client-company = Du + { $count }, Stufe { $level }
client-company-mixed = Du + { $levels }
client-company-rules = { $company }, eigene Regeln
client-usual = Wieder wie üblich
client-usual-at = Wieder wie üblich: { $game }
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
client-choose-each = Alle einzeln aussuchen
client-level-is = Stufe { $level }. { $words }
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
client-character-chinnu = Chinnu
    .temper = ein Kind, das alles ausprobiert
client-character-ponni = Ponni
    .temper = ein Mädchen, das immer „warum?“ fragt
client-character-appu = Appu
    .temper = ein Junge mit Matsch an den Knien
client-character-ammu = Ammu
    .temper = ein Mädchen, das über alles lacht
client-character-kutty = Kutty
    .temper = ein Junge, der Papageien nachläuft
client-character-tara = Tara
    .temper = ein Mädchen, das mit den Fingern zählt
client-character-meena = Meena
    .temper = eine Schülerin mit nagelneuem Heft
client-character-arun = Arun
    .temper = ein junger Koch, dem die Dosas anbrennen
client-character-latha = Latha
    .temper = eine Pflegerin in ihrer ersten Woche
client-character-vijay = Vijay
    .temper = ein Cricketspieler, der nach jedem Ball schlägt
client-character-divya = Divya
    .temper = eine Reisende, die zum ersten Mal hier ist
client-character-suresh = Suresh
    .temper = ein Briefträger, der gern Umwege geht
client-character-murugan = Murugan
    .temper = ein Händler, der kein Schnäppchen auslässt
client-character-selvi = Selvi
    .temper = eine Blumenverkäuferin, die gern zwinkert
client-character-raju = Raju
    .temper = ein Rikschafahrer, der niemals bremst
client-character-kamala = Kamala
    .temper = eine Teeverkäuferin, die immer einen Witz weiß
client-character-gopal = Gopal
    .temper = ein Fischer, der auf sein Glück vertraut
client-character-bhavani = Bhavani
    .temper = eine Gewürzhändlerin, die jeden Preis kennt
client-character-parvathi = Parvathi
    .temper = eine Großmutter, die keinen Zug vergisst
client-character-mani = Mani
    .temper = ein Trommler mit perfektem Taktgefühl
client-character-saroja = Saroja
    .temper = eine Weberin, die jedem Faden folgt
client-character-balan = Balan
    .temper = ein Bootsbauer, der zweimal misst
client-character-janaki = Janaki
    .temper = eine Töpferin mit geduldigen Händen
client-character-shankar = Shankar
    .temper = ein Tischler, der jeden Schnitt plant
client-character-revathi = Revathi
    .temper = eine Tänzerin, die jeden Schritt zählt
client-character-krishnan = Krishnan
    .temper = ein Mathelehrer mit Kreide in der Hand
client-character-indira = Indira
    .temper = eine Ärztin mit ruhigen Nerven
client-character-raghavan = Raghavan
    .temper = ein Schachspieler, der deine Falle sieht
client-character-vasantha = Vasantha
    .temper = eine Richterin, der nichts entgeht
client-character-sundaram = Sundaram
    .temper = ein Tempelbaumeister mit einem Plan
client-character-madhavan = Madhavan
    .temper = ein Astronom, der die Sterne zählt
client-character-thangam = Thangam
    .temper = eine Urgroßmutter, die alle unterrichtet hat
client-character-ramanan = Ramanan
    .temper = ein Weiser, der dich kommen lässt
client-character-kaveri = Kaveri
    .temper = eine Königin, die keine Festung verliert
client-character-narayanan = Narayanan
    .temper = ein Minister, immer drei Züge voraus
client-character-nila = Nila
    .temper = eine Dichterin, die jedes Ende kennt
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
client-invites = { $name } lädt dich zum Spielen ein
client-invitation-send = Einladung verschicken
client-invitation-copy = Einladung kopieren
client-invitation-text = { $name } lädt dich zu { $game } ein
client-invitation-next = Schick sie einem Freund, oder halte ein Handy vor den Code.
client-invitations-more = { $count ->
    [one] Die Einladung für einen weiteren Platz
   *[other] Die Einladungen für { $count } weitere Plätze
}
client-nearby = Diesen Link kann nur dieser Computer öffnen
client-nearby-why = Freunde bei dir zu Hause können mitspielen, wenn du Kolam für dein Netz öffnest. Dann kann jeder in deinem Netz diese Seite öffnen.
client-nearby-open = Für mein Netz öffnen
client-nearby-opened = Jeder in deinem Netz kann diese Seite öffnen.
client-nearby-close = Wieder schließen
client-rules-first = Erst die Regeln ansehen
client-waiting = Wir warten noch auf die anderen …
client-wish = { $option }: Wähle für dich
client-wish-has = { $choice }: hat schon { $name }
client-order-said = { $name } hat { $other } nach oben geschoben
client-spectators-talk = Auch wer zuschaut, darf mitreden
client-log-left-by = { $name } verlässt den Tisch
client-log-rematch-offered = { $name } möchte noch einmal spielen
client-log-rematch-declined = { $name } möchte nicht noch einmal spielen
client-log-spectators-heard = Wer zuschaut, darf jetzt mitreden
client-log-spectators-unheard = Wer zuschaut, darf nicht mehr mitreden

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
client-no-choices = Gerade gibt es nichts zu wählen.
client-choose-move = Wähle einen Zug.
client-more-choices = Und { $count } weitere: Grenze die Liste mit dem Filter ein.
client-filter = Filtern, zum Beispiel nach Farbe
client-hint = Tipp
client-hint-worth = Gewinnchance { $chance }, erwartete Punkte { $score }
client-hint-play = Das spielen
client-thinking = Denkt nach …
client-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
client-rule = Regel { $rule }
client-hint-more = Andere Züge
client-whynot-over = Die Partie ist zu Ende.
client-whynot-watching = Du schaust bei dieser Partie zu.
client-whynot-turn = Du bist nicht am Zug.
client-whynot-undo = Seit deinem letzten Zug ist etwas Neues aufgedeckt worden, darum gilt er.
client-whynot-undo-nothing = Du hast noch keinen Zug gemacht.
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
client-log-rematched = Die nächste Partie beginnt

# Das Ende

client-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
client-look-board = Zum Spielbrett
client-counting = Wertung …
client-skip-count = Wertung überspringen
client-you-win = Du gewinnst!
client-you-share = Du teilst dir den Sieg!
client-result = Ergebnis
client-sheet = Wertung
client-total = Summe
client-rematch = Noch einmal
client-rematch-waiting = Warten auf { $names } …
client-rematch-withdraw = Doch nicht
client-rematch-asks = { $names }: Noch eine Partie?
client-rematch-agree = Noch einmal spielen
client-rematch-decline = Nein, danke
client-rematch-join = Zur nächsten Partie
client-rematch-watch = Bei der nächsten Partie zuschauen
client-download = Partiedatei
client-proof-fair = ✓ Ehrlich gemischt, das ist bewiesen
client-proof-foul = ✗ Das Mischen passt nicht zu dem, was versprochen war
client-proof-unchecked = Das Mischen lässt sich prüfen
client-proof-why = Jedes Mischen folgt aus einem Geheimnis. Sein Fingerabdruck (SHA-256) stand vor der ersten Karte fest, also konnte danach niemand das Geheimnis ändern. Dein Browser hat beide verglichen; „kolam verify“ spielt die ganze Partiedatei nach.
client-proof-commitment = Fingerabdruck
client-proof-secret = Geheimnis
