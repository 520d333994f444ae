# Der Befehl kolam

terminal-about = Kolam: ein Tisch für Brettspiele. Los geht es mit: kolam play
terminal-play-about = an diesem Terminal spielen, gegen Bots oder mit Freunden an einem Bildschirm
terminal-simulate-about = viele zufällige Partien simulieren; Tempo und Punkte zeigen
terminal-selfplay-about = Bots eine Partie spielen lassen und ihre Datei schreiben, oder viele und Lerndaten schreiben
terminal-selfplay-games = so viele Partien spielen und jede Entscheidung als Parquet in den Ordner --out schreiben; nach einem Abbruch dort weitermachen
terminal-verify-about = Partiedateien nachspielen und prüfen, ob jemand die Mischung manipuliert hat
terminal-prepare-about = die Regeln vorab kompilieren, damit alles sofort startet
terminal-arena-about = Bots viele Partien gegeneinander spielen lassen und bewerten
terminal-arena-bots = die Bots, zum Beispiel: skilled,casual,search:100
terminal-arena-games = Partien pro Besetzung (Standard: 100); jede Mischung wird von jedem Platz aus gespielt
terminal-arena-players = Anzahl der Personen (Standard: 2)
terminal-arena-jobs = Partien gleichzeitig (Standard: 1)
terminal-ray = auf einem Ray-Cluster spielen: dessen Adresse, oder local für einen auf diesem Rechner mit --jobs Prozessen
terminal-arena-log = jede Partie hierhin schreiben und nach einem Abbruch hier weitermachen
terminal-arena-plot = die Wertungszahlen in diese Datei zeichnen, PNG oder SVG
terminal-train-about = den Bots ein Spiel beibringen: ein Netz trainieren, das gegen sich selbst spielt
terminal-train-generations = Runden aus Spielen und Lernen (Standard: 8); derselbe Befehl mit mehr macht weiter
terminal-train-folder = wo das Training aufbewahrt und nach einem Halt fortgesetzt wird (Standard: training/GAME-PLAYERS)
terminal-train-install = das Netz dort ablegen, wo die Bots es suchen
terminal-train-plot = die Stärke jeder Generation in diese Datei zeichnen, PNG oder SVG
terminal-analyse-about = jeden Zug einer Partie bewerten, mit dem Wissen der Person am Zug
terminal-analyse-simulations = Simulationen pro Entscheidung (Standard: 2000)
terminal-players = Anzahl der Personen (Standard: 4, oder so viele, wie das Spiel erlaubt)
terminal-seats = wer wo sitzt, zum Beispiel: human,human,casual. Stufen: random, beginner, casual, skilled, expert, master
terminal-names = die Namen am Tisch, zum Beispiel: Ada,Bob
terminal-seed = ein beliebiger Text; derselbe Text ergibt dieselbe Partie
terminal-out = die Partiedatei hierhin schreiben, wenn die Partie endet oder verlassen wird
terminal-out-or-stdout = wohin die Partiedatei geschrieben wird (-: auf den Bildschirm)
terminal-games = Anzahl der Partien (Standard: 1000)
terminal-json = die Zahlen als JSON ausgeben
terminal-bots = eine Stufe für jeden Platz, zum Beispiel: random,random
terminal-legal = bei jeder Entscheidung auch alle erlaubten Züge schreiben
terminal-option = eine Option des Spiels, zum Beispiel: target=30
terminal-option-malformed = eine Option schreibt man NAME=VALUE, nicht { $text }
terminal-at-least-one = muss mindestens 1 sein
terminal-language = die Sprache: { $languages } (Standard: die deines Systems oder Englisch)
language-unknown = Kolam spricht nicht { $asked }. Zur Wahl: { $languages }.
terminal-prepared = Kolam ist bereit.

parser-usage = Aufruf:{" "}
parser-arguments = Argumente
parser-options = Optionen
parser-help = diese Hilfe anzeigen und beenden
parser-version = die Version anzeigen und beenden
parser-choice = unbekannt: { $value }. Zur Wahl: { $choices }
parser-number = { $value } ist keine ganze Zahl
parser-unknown = unbekannte Argumente: { $arguments }
parser-missing = es fehlt: { $arguments }
parser-no-value = hier fehlt ein Wert

file-not-found = Datei oder Ordner nicht gefunden
file-not-allowed = Zugriff verweigert
file-is-folder = Das ist ein Ordner
file-trouble = { $why }: { $file }

extra-missing = Für { $part } sind weitere Pakete nötig: pip install 'kolam[{ $extra }]'

seating-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
seating-too-many = { $listed } Plätze sind genannt, aber nur { $players } Personen spielen mit.
seat-you = Du
seat-player = Spieler { $number }

verify-unreadable = nicht lesbar: { $reason }
verify-fair = Eine faire Partie { $game }, { $state }: { $decisions ->
    [one] Die einzige Entscheidung ist regelgerecht
   *[other] Alle { $decisions } Entscheidungen sind regelgerecht
}, und jede Mischung passt zum Geheimnis.
verify-no-secret = Eine Partie { $game }, { $state }: { $decisions ->
    [one] Die einzige Entscheidung ist regelgerecht
   *[other] Alle { $decisions } Entscheidungen sind regelgerecht
}. Die Mischung lässt sich nicht prüfen: Die Datei zeigt das Geheimnis nicht.
verify-finished = beendet
verify-unfinished = nicht beendet

simulate-playing = Es wird gespielt
simulate-speed = { $games ->
    [one] { $games } zufällige Partie
   *[other] { $games } zufällige Partien
} { $game } in { $seconds } s
simulate-rates = { $games } Partien/s, { $decisions } Entscheidungen/s, { $length } Entscheidungen pro Partie
simulate-seat = Platz
simulate-wins = Siegquote
simulate-mean = Mittel
simulate-deviation = Standardabw.
simulate-lowest = Minimum
simulate-highest = Maximum

play-prompt = { $you ->
    [yes] Dein Zug:
   *[no] { $name }, dein Zug:
}
play-commands = Tippe Nummer oder Zug.  ? Regeln  ·  h Tipp  ·  l Verlauf  ·  u zurück  ·  s speichern  ·  q Ende
play-no-such-number = { $count ->
    [one] Es gibt nur eine Möglichkeit: Tippe 1.
   *[other] Es gibt { $count } Möglichkeiten: Tippe eine Nummer von 1 bis { $count }.
}
play-hand-over = Jetzt ist { $name } am Bildschirm. Drücke die Eingabetaste, wenn sonst niemand hinschaut.
play-thinking = Denkt nach …
play-hint = { $move }: Gewinnchance { $chance }, erwartete Punkte { $score }. { $reason }
play-saved = Gespeichert in { $file }.
play-bye = Bis bald!
play-commitment = Fingerabdruck der Mischung (SHA-256): { $commitment }
play-secret = Geheimnis der Mischung: { $secret }
play-winners = { $count ->
    [one] { $names-you ->
        [yes] Du hast gewonnen!
       *[no] { $names } hat gewonnen!
    }
   *[other] { $names-you ->
        [yes] Du teilst dir den Sieg mit { $names }!
       *[no] { $names } teilen sich den Sieg!
    }
}

selfplay-one-match = Eine einzelne Partie lässt sich nicht verteilen. Mit --games werden es mehrere.
selfplay-data-folder = Daten kommen in einen Ordner: Nenne ihn mit --out und lass --legal weg.

arena-two-bots = Eine Arena braucht mindestens zwei verschiedene Bots.
arena-title = { $game }: Wertungszahlen und Siegquoten
arena-bot = Bot
arena-rating = Wertung
arena-against = gegen { $bot }

analyse-decision = Entscheidung
analyse-player = Name
analyse-played = gespielt
analyse-best = bester Zug
analyse-lost = verlorene Gewinnchance
analyse-none = In dieser Partie gab es nichts zu entscheiden.

terminal-serve-about = Tische für Freunde bereitstellen
terminal-worker-about = für die Bots der Server rechnen, die sich einen Bus teilen
terminal-host = die Adresse, unter der der Server erreichbar ist (Standard: 127.0.0.1, nur dieser Rechner)
terminal-port = der Port des Servers (Standard: 8000)
terminal-admin-about = einen Link zur Betreiberseite des Servers zeigen
terminal-admin-renew = alle früheren Links ungültig machen
terminal-hosts = weitere Namen, auf die der Server hört, durch Kommas getrennt
terminal-proxies = Adressen und Netze vertrauenswürdiger Proxys, durch Kommas getrennt (Standard: 127.0.0.1)
terminal-lan = auch im lokalen Netz erreichbar sein und die Adressen zeigen
terminal-public-url = womit Links für andere beginnen, wenn der Server hinter einem Proxy steht: https://RECHNER
terminal-data-dir = wo Datenbank und Schlüssel liegen
terminal-open = die App im Browser dieses Rechners zeigen
terminal-database = sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME (Standard: eine Datei im Datenordner)
terminal-bus = nats://RECHNER:4222, für mehrere Server (Standard: nur dieser Prozess)
terminal-bot-threads = wie viele Bots gleichzeitig denken
terminal-log-format = Form des Protokolls: Textzeilen oder ein JSON-Objekt je Zeile

plain-told = { $name }: { $move }
plain-event = { $kind }: { $fields }
plain-prompt = Was machst du?
plain-sheet = Wertung
plain-total = Summe
plain-help = Für { $game } gibt es hier keine Kurzregeln. Tippe die Nummer eines Zuges oder seinen Text.
plain-yes = ja
plain-no = nein

# Eine neue Sprache

terminal-translate-about = eine Übersetzung beginnen: Dateien mit dem Englischen neben jedem Schlüssel
terminal-translate-language = der Code der Sprache, zum Beispiel: es
terminal-translate-out = die Dateien hierhin schreiben (Standard: wo die anderen Sprachen liegen)
translate-unknown = { $code } ist kein Sprachcode wie es oder pt
translate-wrote = { $file }: { $count ->
    [0] nichts Neues zu übersetzen
    [one] 1 Text zu übersetzen
   *[other] { $count } Texte zu übersetzen
}

# kolam tables

tables-about = die Tische eines Servers verwalten: auflisten, zeigen, exportieren, löschen, importieren
tables-list-about = alle Tische auflisten
tables-show-about = zeigen, was alle von einem Tisch wissen dürfen
tables-export-about = Partiedateien in einen Ordner schreiben; eine laufende Partie so, wie man sie beim Zuschauen sieht
tables-delete-about = Tische endgültig löschen
tables-import-about = Dateien beendeter Partien prüfen und aus jeder einen Tisch zum Anschauen machen
tables-status = nur Tische in diesem Zustand
tables-game = nur Tische dieses Spiels
tables-json = eine Zeile JSON für jeden Tisch
tables-id = die ID des Tisches, das Ende seines Links
tables-folder = der Ordner, in den geschrieben wird; er wird angelegt, wenn er fehlt
tables-all = alle Tische, an denen die Partie begonnen hat
tables-running = auch wenn dort Leute spielen
tables-files = eine von Kolam geschriebene Partiedatei
tables-no-database = Es gibt keine Datenbank { $file }. Gib sie mit --data-dir oder --database an.
tables-id-or-all = Gib einen Tisch an oder --all.
tables-is-running = An Tisch { $table } spielen Leute. Um ihn trotzdem zu löschen, gib --running an.
tables-not-started = An Tisch { $table } hat die Partie noch nicht begonnen: Es gibt nichts zu exportieren.
tables-not-finished = { $file }: Die Partie ist nicht zu Ende, also kann kein Tisch daraus werden.
tables-no-secret = { $file }: Ohne ihr Geheimnis kann aus einer Partie kein Tisch werden.
tables-unknown-bot = { $file }: unbekannter Bot { $level }.
tables-count = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
}
tables-exported = { $count ->
    [one] 1 Partiedatei nach { $folder } geschrieben.
   *[other] { $count } Partiedateien nach { $folder } geschrieben.
}
tables-skipped = { $count ->
    [one] 1 Tisch ausgelassen: Seine Partie hat nicht begonnen, oder er lässt sich nicht lesen.
   *[other] { $count } Tische ausgelassen: Ihre Partien haben nicht begonnen, oder sie lassen sich nicht lesen.
}
tables-deleted = Tisch { $table } wurde gelöscht.
tables-imported = { $file } ist jetzt Tisch { $table }.
tables-gathering = wartet auf Mitspielende
tables-playing = läuft
tables-over = zu Ende
tables-unreadable = nicht lesbar
tables-untold = noch nicht geprüft
tables-opened = eröffnet
tables-changed = zuletzt geändert
tables-players = am Tisch
tables-what = Spiel
tables-state = Stand
tables-lines = Zeilen im Protokoll
tables-scores = Punkte
tables-open-seat = (freier Platz)

# kolam puzzles

puzzles-about = Stellungen finden, in denen ein Zug klar der beste ist, für die Aufgabe des Tages
puzzles-count = Anzahl der Aufgaben (Standard: 30)
puzzles-simulations = Simulationen für jede der beiden tiefen Suchen (Standard: 200000)
puzzles-out = Datei für die Aufgaben (Standard: GAME-puzzles.json); was man zum Nachprüfen braucht, kommt daneben
puzzles-progress = Partie { $match }: { $stage ->
    [play] wird gespielt
    [quick] schnelle Suche
    [closer] genauere Suche
   *[deep] tiefe Suche
}
puzzles-written = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
} aus { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, geschrieben nach { $file }.
puzzles-other-journal = { $file } gehört zu einer Suche nach anderen Aufgaben. Lösche die Datei oder wähle mit --out eine andere.

train-play = Generation { $number }: spielt …
train-learn = Generation { $number }: lernt …
train-compare = Generation { $number }: wird verglichen …
train-learned = Generation { $number }: { $positions } Stellungen, Brier-Wert { $error }, im Mittel { $points } Punkte daneben.
train-better = Sie gewinnt { $share } von { $pairs } Vergleichen mit der bisher besten und löst sie ab.
train-no-better = Sie gewinnt nur { $share } von { $pairs } Vergleichen mit der bisher besten, und die bleibt.
train-written = Das Netz liegt in { $file }.
train-other-folder = In { $folder } liegt ein anderes Training: ein anderes Spiel, eine andere Spielerzahl oder ein anderer Seed. Wähle mit --folder einen anderen Ordner.
train-no-features = Von { $game } lässt sich noch nichts lernen: Es sagt nicht, worauf ein Netz schauen soll (features.py).
train-generation = Generation
train-title = { $game }: Stärke je Generation
