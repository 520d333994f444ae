# Die App im Browser

# Überall

client-skip = Zum Inhalt springen
client-close = Schließen
client-cancel = Abbrechen
client-yes = ja
client-no = nein
client-nothing = nichts
client-labelled = { $label }: { $value }
client-sentence = { $words }.
client-bracketed = ({ $words })
client-home = Startseite
client-unreachable = Der Server ist gerade nicht erreichbar. Versuche es gleich noch einmal.
client-settings = Einstellungen
client-language = Sprache
client-theme = Design
client-theme-system = Automatisch
client-theme-day = Hell
client-theme-night = Dunkel
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
    [careful] Bei Risiko
   *[never] Nie
}
client-reasons = Regeln erklären
client-reasons-when = { $reasons ->
    [always] Immer
    [new] In neuen Spielen
   *[never] Nie
}
client-coordinates = Zahlen auf dem Spielbrett
client-your-name = Dein Name

# Die Startseite

client-welcome = Die Tür ist offen. Komm und spiel mit.
client-welcome-why = Brettspiele mit Freunden oder gegen Bots, auf jedem Bildschirm. Kein Konto, nichts zu installieren: Such dir ein Spiel aus, und schon geht es los.
client-preparing = Die Elefanten werden noch geschmückt: { $share }
client-preparing-why = Spielen kannst du schon. Bots, die vorausdenken, ziehen mit, sobald alles fertig ist.
client-games = Die Spiele
client-facts = { $fewest }–{ $most } Personen · etwa { $minutes } Minuten
client-play-now = Losspielen
client-play-now-at = Losspielen: { $game }
client-learn = Lernen
client-learn-at = Lernen: { $game }
client-play-friends = Mit Freunden
client-play-friends-at = Mit Freunden: { $game }
client-first-match = Erste Partie, { $minutes } Min.
client-first-match-at = Erste Partie { $game }, { $minutes } Minuten
client-try-again = Noch einmal versuchen
client-set-up = Bots und Regeln aussuchen
client-set-up-at = Bots und Regeln aussuchen: { $game }
client-play-bots-at = Gegen Bots: { $game }
client-company = Du + { $count } ({ $level })
client-company-mixed = Du + { $levels }
client-company-rules = { $company }, eigene Regeln
client-usual = Zurück zum Standard
client-usual-at = Zurück zum Standard: { $game }
client-my-tables = Deine Tische
client-all-tables = Alle { $count } zeigen
client-open-tables = Offene Tische
client-seats-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
client-news-gathering = wartet auf Mitspielende
client-news-over = zu Ende
client-look-back = Partie ansehen
client-look-back-at = Partie ansehen: { $game }
client-what-if = Was wäre, wenn?
client-news-unreadable = lässt sich nicht mehr öffnen
client-your-turn = Du bist dran
client-about = Ein Kolam ist das Muster, das in Südindien bei Tagesanbruch vor die Haustür gezeichnet wird, um Gäste zu begrüßen. Nach einer Partie kannst du prüfen, ob fair gemischt wurde.
client-file-door = Partiedatei ansehen

# Einen Tisch eröffnen

client-how-many = Wie viele spielen mit?
client-who-sits = Wer spielt mit dir?
client-seat = Platz { $seat }
client-friend = Freund oder Freundin
client-friend-why = Du bekommst einen Link zum Verschicken.
client-bot = Bot ({ $level })
client-bot-name = Bot { $number }
client-choose-each = Einzeln aussuchen
client-level-is = Stufe: { $level }. { $words }
client-level-random = Zufall
client-level-random-why = Spielt irgendeinen erlaubten Zug.
client-level-beginner = Einsteiger
client-level-beginner-why = Denkt nicht voraus. Gut für die ersten Partien.
client-level-casual = Hobbyspieler
client-level-casual-why = Nimmt, was sich gerade lohnt. Nicht zu unterschätzen.
client-level-skilled = Fortgeschritten
client-level-skilled-why = Denkt ein wenig voraus.
client-level-expert = Profi
client-level-expert-why = Denkt bis zu einer Sekunde über jeden Zug nach.
client-level-master = Meister
client-level-master-why = Denkt bis zu drei Sekunden auf zwei Kernen nach. Der stärkste Bot hier.
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
client-readings = Unsere Regelauslegung
client-readings-look = Unsere Regelauslegung ansehen
client-readings-why = Manche Regeln lassen sich verschieden verstehen. Kolam legt sie so aus.
client-reading-ours = Hier
client-reading-other = Andere Auslegung
client-reading-option = Eure Wahl
client-reading-file = Steht in einer Datei des Servers, falls es eine gibt
client-reading-screen = Was am Bildschirm anders ist
client-first = Wer beginnt?
client-first-drawn = Wird ausgelost
client-order-drawn = Wird ausgelost
client-order-up = { $name } nach oben
client-each-usual = Wie üblich
client-thinking-time = Bedenkzeit pro Zug
client-thinking-any = Unbegrenzt
client-thinking-seconds = { $seconds } Sekunden
client-thinking-day = 1 Tag
client-thinking-why = Wenn die Zeit um ist, macht ein Bot diesen einen Zug für dich.
client-listed = Diesen Tisch auf der Startseite zeigen, damit alle beitreten können
client-open-table = Tisch eröffnen

# Vor dem Start

client-no-table = Diesen Tisch gibt es nicht
client-no-table-why = Prüfe den Link oder frage bei der Person nach, die ihn dir geschickt hat.
client-unreadable = Dieser Tisch lässt sich nicht mehr öffnen
client-coming = Tisch wird geladen …
client-missing = { $count ->
    [0] Gleich geht es los.
    [one] Noch eine Person, dann geht es los.
   *[other] Noch { $count } Personen, dann geht es los.
}
client-seats = Plätze
client-seat-open = Freier Platz
client-you = (du)
client-invite = Lade deine Freunde ein
client-invitation = Einladung für Platz { $seat }
client-qr = Derselbe Link als QR-Code
client-copy = Kopieren
client-copied = Kopiert
client-share = Teilen
client-watch-link = Link zum Zuschauen
client-start-with-bots = Mit Bots auffüllen und starten
client-leave = Tisch verlassen
client-invited = Du bist eingeladen
client-join = Mitspielen
client-invites = { $name } lädt dich zum Spielen ein
client-invitation-send = Einladung verschicken
client-invitation-copy = Einladung kopieren
client-invitation-text = { $name } lädt dich zu { $game } ein
client-invitation-next = Schicke sie Freunden, oder scanne den Code mit dem Handy.
client-invitations-more = { $count ->
    [one] Die Einladung für einen weiteren Platz
   *[other] Die Einladungen für { $count } weitere Plätze
}
client-nearby = Diesen Link kann nur dieser Computer öffnen
client-nearby-why = Freunde bei dir zu Hause können mitspielen, wenn du Kolam für dein Netz öffnest. Dann können alle in deinem Netz diese Seite öffnen.
client-nearby-open = Für mein Netz öffnen
client-nearby-opened = Alle in deinem Netz können diese Seite öffnen.
client-nearby-close = Wieder schließen
client-rules-first = Erst das Spiel lernen
client-waiting = Warten auf die anderen …
client-wish = { $option }: Wähle für dich
client-wish-has = { $choice }: schon vergeben an { $name }
client-order-said = { $name } hat { $other } nach oben geschoben
client-spectators-talk = Auch Zuschauende dürfen schreiben
client-log-left-by = { $name } hat den Tisch verlassen
client-log-rematch-offered = { $name } möchte noch einmal spielen
client-log-rematch-declined = { $name } möchte nicht noch einmal spielen
client-log-spectators-heard = Zuschauende dürfen jetzt schreiben
client-log-spectators-unheard = Zuschauende dürfen nicht mehr schreiben

# Am Tisch

client-board = Der Spieltisch
client-now = Dein Zug
client-players = Am Tisch
client-story = Spielverlauf
client-story-short = Verlauf
client-tools = Werkzeuge
client-turn-of = { $name } ist dran
client-bot-preparing = { $name } braucht noch einen Moment: { $share }
client-has-turn = Dran ist:
client-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
client-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
client-time-left = Verbleibende Zeit: { $time }
client-confirm = Bestätigen
client-skip-ahead = Vorspulen
client-stale = Inzwischen hat sich am Tisch etwas geändert. Schau noch einmal hin.
client-reconnecting = Verbindung verloren. Neuer Versuch …
client-watching = Du schaust zu
client-choices = Alle Züge
client-no-choices = Gerade gibt es nichts zu wählen.
client-choose-move = Wähle einen Zug.
client-more-choices = { $count ->
    [one] Und ein weiterer: Grenze die Liste mit dem Filter ein.
   *[other] Und { $count } weitere: Grenze die Liste mit dem Filter ein.
}
client-filter = Filtern, zum Beispiel nach Farbe
client-hint = Tipp
client-hint-worth = Gewinnchance { $chance } · erwartet: { $score } Punkte
client-hint-play = Diesen Zug spielen
client-thinking = Denkt nach …
client-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
client-rule = Regel { $rule }
client-hint-more = Andere Züge
client-whynot-over = Die Partie ist zu Ende.
client-whynot-watching = Du schaust bei dieser Partie zu.
client-whynot-turn = Du bist nicht dran.
client-whynot-undo = Seit deinem letzten Zug ist etwas aufgedeckt worden, darum lässt er sich nicht mehr zurücknehmen.
client-whynot-undo-nothing = Du hast noch keinen Zug gemacht.
client-undo = Rückgängig
client-undo-waiting = { $name } muss dem Zurücknehmen noch zustimmen.
client-undo-asks = { $name } möchte den letzten Zug zurücknehmen.
client-undo-agree = Erlauben
client-undo-refuse = Ablehnen
client-describe = Stellung beschreiben
client-not-started = Die Partie hat noch nicht begonnen.
client-rules = Regeln
client-rules-coming = Regeln werden geladen …
client-more = Mehr
client-notify = Benachrichtigen, wenn ich dran bin
client-resign = Aufgeben
client-resign-why = Du verlässt die Partie endgültig, und ein Bot spielt für dich weiter.
client-name-here = Dein Name an diesem Tisch
client-rename = Ändern
client-say = Nachricht
client-send = Senden
client-keys = Tastenkürzel
client-key-arrows = Pfeiltasten
client-keys-arrows = Zur nächsten Möglichkeit
client-key-enter = Eingabe
client-keys-enter = Wählen; noch einmal zum Bestätigen
client-key-escape = Esc
client-keys-escape = Auswahl aufheben
client-key-space = Leertaste
client-keys-space = Animation überspringen
client-keys-letters = Tastenkürzel verwenden

# Was geschah

client-log-joined = { $name } ist dabei
client-log-left = Jemand hat den Tisch verlassen
client-log-renamed = Neuer Name: { $name }
client-log-renamed-from = { $other } heißt jetzt { $name }
client-log-undo-asked = { $name } möchte einen Zug zurücknehmen
client-log-undo-refused = { $name } ist nicht einverstanden
client-log-undone = { $name } hat einen Zug zurückgenommen
client-log-resigned = { $name } gibt auf, ein Bot spielt weiter
client-log-time-ran-out = Die Zeit von { $name } ist um, ein Bot macht diesen Zug
client-log-rematched = Die Revanche beginnt

# Das Ende

client-winners = { $count ->
    [one] { $names-you ->
        [yes] Du hast gewonnen!
       *[no] { $names } hat gewonnen!
    }
   *[other] { $names-you ->
        [yes] Du teilst dir den Sieg mit { $names }!
       *[no] { $names } teilen sich den Sieg!
    }
}
client-look-board = Zum Spielbrett
client-counting = Wertung …
client-skip-count = Wertung überspringen
client-result = Ergebnis
client-sheet = Wertung
client-total = Summe
client-rematch = Noch eine Partie
client-rematch-waiting = Warten auf { $names } …
client-rematch-withdraw = Doch nicht
client-rematch-asks = { $names }: Noch eine Partie?
client-rematch-agree = Noch eine Partie
client-rematch-decline = Nein, danke
client-rematch-join = Zur Revanche
client-rematch-watch = Bei der Revanche zuschauen
client-download = Partiedatei herunterladen
client-proof-fair = ✓ Geprüft: fair gemischt
client-proof-foul = ✗ Die Mischung stimmt nicht mit dem Fingerabdruck überein
client-proof-unchecked = Mischung hier nicht geprüft
client-proof-why = Jede Mischung folgt aus einem Geheimnis. Sein Fingerabdruck (SHA-256) stand vor Beginn der Partie fest, also konnte danach niemand das Geheimnis ändern. Der Befehl „kolam verify“ spielt die ganze Partiedatei nach.
client-proof-commitment = Fingerabdruck
client-proof-secret = Geheimnis
client-thinking-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
client-proof-compared = Dein Browser hat beide verglichen.
client-proof-not-compared = Ohne https kann dein Browser die beiden nicht vergleichen.

# A match without end

client-log-drawn = Viel zu viele Züge: Die Partie endet unentschieden
client-log-what-if = Weitergespielt ab Zug { $moment } einer anderen Partie, deren Mischung bekannt ist
client-drawn = Die Partie hat zu lange gedauert und endet unentschieden.
client-log-clock-stopped = Der Server war nicht erreichbar; die Uhr hat gewartet

# People at a table: what may be done about somebody, votes, closing

client-person = { $name }: stumm schalten und mehr
client-mute-me = Für mich stumm schalten
client-unmute-me = Wieder zuhören
client-mute-all = Für alle stumm schalten
client-unmute-all = Wieder mitreden lassen
client-muted-line = stumm geschaltet
client-you-are-muted = Du wurdest hier stumm geschaltet.
client-remove = Vom Tisch entfernen
client-remove-why = { $what ->
    [gathering] { $name } verliert den Platz und kann nicht an diesen Tisch zurück. Du bekommst für den Platz eine neue Einladung.
    [spectator] { $name } kann an diesem Tisch nicht mehr zuschauen.
   *[playing] { $name } kann nicht an diesen Tisch zurück. Ein Bot spielt weiter.
}
client-hand-over = Tischleitung übergeben
client-hand-over-why = Dann leitet { $name } diesen Tisch, nicht mehr du.
client-host-now = Du leitest jetzt diesen Tisch.
client-close-table = Tisch schließen
client-close-table-why = { $status ->
    [playing] Die Partie endet hier, ohne dass jemand gewinnt. Das lässt sich nicht zurücknehmen.
   *[gathering] Niemand kann mehr dazukommen. Das lässt sich nicht zurücknehmen.
}
client-closed = Dieser Tisch wurde geschlossen
client-closed-why = Hier geht es nicht weiter. Eröffne einen eigenen Tisch oder setze dich an einen anderen.
client-removed = Du wurdest von diesem Tisch entfernt
client-removed-why = Das hat die Tischleitung entschieden. An anderen Tischen bist du weiterhin willkommen.
client-stalled = { $name } lässt auf sich warten.
client-stalled-what = Was tun?
client-vote-bot = Einen Bot weiterspielen lassen
client-vote-newcomer = Jemand anderen weiterspielen lassen
client-vote-why = Mehr als die Hälfte der anderen muss zustimmen.
client-vote-asks = { $to ->
    [newcomer] Soll jemand anderes für { $name } weiterspielen?
   *[bot] Soll ein Bot für { $name } weiterspielen?
}
client-vote-agree = Ja
client-vote-refuse = Nein, warten
client-vote-waiting = Die anderen stimmen über den Platz von { $name } ab …
client-vote-you = Die anderen stimmen über deinen Platz ab. Mache einen Zug, dann behältst du ihn.
client-lost-seat = Du warst lange weg. Deshalb haben die anderen deinen Platz per Abstimmung vergeben.
client-take-seat = Für { $name } weiterspielen
client-news-closed = geschlossen
client-log-removed = { $name } wurde vom Tisch entfernt
client-log-replaced = { $to ->
    [newcomer] Ein Bot spielt für { $name }, bis jemand den Platz übernimmt
   *[bot] Ein Bot spielt für { $name } weiter
}
client-log-took-over = { $name } übernimmt den Platz und spielt weiter
client-log-muted = { $heard ->
    [yes] { $name } darf wieder mitreden
   *[no] { $name } wurde stumm geschaltet
}
client-log-handed-over = { $name } leitet jetzt den Tisch
client-log-closed = Der Tisch wurde geschlossen
client-log-vote-called = { $to ->
    [newcomer] { $name } möchte, dass jemand anderes für { $other } weiterspielt
   *[bot] { $name } möchte, dass ein Bot für { $other } weiterspielt
}
client-log-vote-agreed = { $name } stimmt zu
client-log-vote-refused = { $name } möchte lieber warten

# Devices

client-notices-why = Für deine Züge, wenn Kolam zu ist oder im Hintergrund läuft. Von der Partie wird nichts verschickt.
client-notices-blocked = Dieser Browser blockiert Benachrichtigungen von hier. Erlaube sie in seinen Einstellungen.
client-notices-unsupported = Das kann dieser Browser hier nicht: Nötig sind https und auf dem iPhone Kolam auf dem Home-Bildschirm.
client-notices-trouble = Die Benachrichtigungen ließen sich nicht einschalten. Versuche es noch einmal.
client-device = Deine anderen Geräte
client-device-why = Mache auf dem Handy oder einem neuen Rechner weiter: Mit einem Link kommen deine Plätze und dein Name mit.
client-device-make = Link erstellen
client-device-link = Link für dein anderes Gerät
client-device-care = Er gilt einmal, eine Stunde lang. Wer ihn öffnet, spielt unter deinem Namen: Behalte ihn für dich.
client-device-revoke = Link zurückziehen
client-device-revoked = Der Link gilt nicht mehr.
client-recover = Hier weitermachen
client-recover-why = Dieses Gerät übernimmt Namen und Plätze der Person, die den Link erstellt hat. Dein bisheriger Name und deine bisherigen Plätze auf diesem Gerät gehen verloren.
client-recover-do = Auf diesem Gerät weitermachen

# Der Betreiber des Servers, und wer du hier bist

client-report = Jemanden melden
client-sign-out = Überall sonst abmelden
client-signed-out = Jetzt kennt dich nur noch dieser Browser.
client-banned = Du bist gesperrt
client-banned-why = Das hat der Betreiber dieses Servers entschieden. Wenn die Sperre vorbei ist, kannst du wiederkommen.
