# Der Befehl kolam

terminal-about = Kolam: ein Tisch für Brettspiele. Fang an mit: kolam play
terminal-play-about = an diesem Terminal spielen, gegen Bots oder mit Freunden an einem Bildschirm
terminal-simulate-about = viele zufällige Partien in übersetztem Code spielen; zeigt Tempo und Punkte
terminal-selfplay-about = Bots eine Partie spielen lassen und ihre Datei schreiben
terminal-verify-about = Partiedateien nachspielen und beweisen, dass niemand die Mischung angerührt hat
terminal-prepare-about = die Regeln vorab übersetzen, damit alles sofort startet
terminal-arena-about = Bots viele Partien gegeneinander spielen lassen und bewerten
terminal-arena-bots = die Bots, zum Beispiel: skilled,casual,search:100
terminal-arena-games = Partien jeder Besetzung (sonst: 100); jede Verteilung wird von jedem Platz aus gespielt
terminal-arena-players = wie viele am Tisch sitzen (sonst: 2)
terminal-arena-jobs = Partien gleichzeitig (sonst: 1)
terminal-arena-log = jede Partie hierhin schreiben und nach einem Abbruch hier weitermachen
terminal-arena-plot = die Wertungszahlen in diese Datei zeichnen, PNG oder SVG
terminal-analyse-about = jede Entscheidung einer Partie beurteilen, mit dem Wissen ihres Platzes
terminal-analyse-simulations = wie gründlich jede Entscheidung betrachtet wird (sonst: 2000)
terminal-players = wie viele am Tisch sitzen (sonst: 4, oder so viele, wie das Spiel erlaubt)
terminal-seats = wer wo sitzt, zum Beispiel: human,human,casual. Stufen: random, beginner, casual, skilled, expert, master
terminal-names = die Namen am Tisch, zum Beispiel: Ada,Bob
terminal-seed = irgendetwas; dasselbe ergibt dieselbe Partie
terminal-out = die Partiedatei hierhin schreiben, wenn die Partie endet oder verlassen wird
terminal-out-or-stdout = wohin die Partiedatei geschrieben wird (-: auf den Bildschirm)
terminal-games = wie viele Partien gespielt werden (sonst: 1000)
terminal-json = die Zahlen als JSON ausgeben
terminal-bots = eine Stufe für jeden Platz, zum Beispiel: random,random
terminal-legal = bei jeder Entscheidung auch alle erlaubten Züge schreiben
terminal-option = eine Option des Spiels, zum Beispiel: target=30
terminal-option-malformed = eine Option schreibt man NAME=VALUE, nicht { $text }
terminal-at-least-one = muss mindestens 1 sein
terminal-language = die Sprache: { $languages } (sonst: die deines Systems oder Englisch)
language-unknown = Kolam spricht nicht { $asked }. Es spricht: { $languages }.
terminal-compiling = Übersetze { $what }
terminal-prepared = Kolam ist bereit.

parser-usage = Aufruf:{" "}
parser-arguments = Angaben
parser-options = Optionen
parser-help = diese Hilfe zeigen und aufhören
parser-version = die Version zeigen und aufhören
parser-choice = { $value } gibt es hier nicht. Es gibt: { $choices }
parser-number = { $value } ist keine ganze Zahl
parser-unknown = nicht verstanden: { $arguments }
parser-no-command = Sag, was zu tun ist: COMMAND fehlt
parser-missing = es fehlt: { $arguments }
parser-no-value = hier fehlt ein Wert

file-not-found = Datei oder Ordner nicht gefunden
file-not-allowed = Zugriff verweigert
file-is-folder = Das ist ein Ordner
file-trouble = { $why }: { $file }

seating-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
seating-too-many = { $listed } Plätze sind genannt, aber nur { $players } sitzen am Tisch.
seat-you = Du
seat-player = Person { $number }

verify-unreadable = nicht lesbar: { $reason }
verify-fair = eine faire Partie { $game }, { $state }: { $decisions } Entscheidungen nach den Regeln, jede Mischung so, wie das Geheimnis sie ergibt.
verify-no-secret = eine Partie { $game }, { $state }: { $decisions } Entscheidungen nach den Regeln. Die Mischung lässt sich nicht beweisen: Die Datei zeigt das Geheimnis nicht.
verify-finished = beendet
verify-unfinished = nicht beendet

simulate-playing = Es wird gespielt
simulate-speed = { $games } zufällige Partien { $game } in { $seconds } s
simulate-rates = { $games } Partien/s, { $decisions } Entscheidungen/s, { $length } Entscheidungen je Partie
simulate-seat = Platz
simulate-wins = Siege
simulate-mean = Mittel
simulate-deviation = Streuung
simulate-lowest = niedrigste
simulate-highest = höchste

play-prompt = { $name }, deine Wahl:
play-commands = Tippe Nummer oder Zug.  ? Regeln  ·  h Tipp  ·  l Verlauf  ·  u zurück  ·  s speichern  ·  q Ende
play-no-such-number = { $count ->
    [one] Es gibt nur eine Möglichkeit: Tippe 1.
   *[other] Es gibt { $count } Möglichkeiten: Tippe eine Nummer von 1 bis { $count }.
}
play-hand-over = Der Bildschirm ist jetzt für { $name }. Drück die Eingabetaste, wenn sonst niemand hinschaut.
play-thinking = Ich denke nach …
play-hint = { $move }: Gewinnchance { $chance }, erwartete Punkte { $score }. { $reason }
play-saved = Gespeichert in { $file }.
play-bye = Bis bald!
play-commitment = Die Mischung ist festgelegt durch { $commitment }
play-secret = Das Geheimnis der Mischung war { $secret }
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

arena-two-bots = Eine Arena braucht mindestens zwei verschiedene Bots.
arena-title = { $game }: Wertungszahlen und Siegquoten
arena-bot = Bot
arena-rating = Wertung
arena-against = gegen { $bot }

analyse-decision = Entscheidung
analyse-player = Name
analyse-played = gespielt
analyse-best = am besten
analyse-lost = Chance vertan
analyse-none = In dieser Partie hatte niemand eine Wahl.

terminal-serve-about = Tische für Freunde bereitstellen, in diesem Prozess
terminal-worker-about = für die Bots der Server denken, die sich einen Bus teilen
terminal-host = unter welcher Adresse (sonst: 127.0.0.1, nur dieser Rechner)
terminal-port = an welchem Port (sonst: 8000)
terminal-lan = auch im lokalen Netz erreichbar sein, und die Adressen nennen
terminal-public-url = womit Links für andere beginnen, hinter einem Proxy: https://RECHNER
terminal-data-dir = wo Datenbank und Schlüssel liegen
terminal-open = die App im Browser dieses Rechners zeigen
terminal-database = sqlite:///DATEI oder postgresql://BENUTZER@RECHNER/NAME (sonst: eine Datei im Datenordner)
terminal-bus = nats://RECHNER:4222, für mehrere Server (sonst: nur dieser Prozess)
terminal-bot-threads = wie viele Bots gleichzeitig denken

plain-told = { $name }: { $move }
plain-event = { $kind }: { $fields }
plain-prompt = Was machst du?
plain-sheet = Wertung
plain-total = Summe
plain-help = Für { $game } gibt es hier keine Kurzregeln. Tippe die Nummer eines Zuges oder seinen Text.
plain-yes = ja
plain-no = nein
