# Jede Partie

match-over = Die Partie ist zu Ende.
match-not-your-turn = { $name } ist dran.
match-no-secret = Diese Partie stammt aus einer Datei, die ihr Geheimnis nicht zeigt. Du kannst sie ansehen, aber nicht weiterspielen.
file-impossible-chance = Unmögliche Ziehung: Davon ist nichts mehr übrig.
file-old-format = format: Diese Datei hat die ältere Form { $format }, in der nicht alles stand, was eine Partie bestimmt (Plättchensatz, Spielplan). Nur { $current } lässt sich prüfen.

undo-nothing = Du hast noch keinen Zug gemacht.
undo-others-decided = Inzwischen hat jemand anderes gezogen, darum lässt sich das nicht mehr zurücknehmen.
undo-revealed = Inzwischen wurde etwas gezogen oder aufgedeckt, darum lässt sich das nicht mehr zurücknehmen.

game-unknown = Unbekanntes Spiel: { $name }. Zur Wahl: { $games }.
game-broken = Das Spiel { $name } ist installiert, lässt sich aber nicht laden: { $reason }
game-twice = Zwei Pakete bieten ein Spiel namens { $name } an: { $first } und { $second }. Deinstalliere eines davon.
bot-unknown = Unbekannter Bot: { $name }. Zur Wahl: { $bots } oder search:N mit N Simulationen, think:S und flat:S mit S Sekunden pro Zug.
reason-search = Bewertet, indem von hier aus viele Male weitergespielt wurde.

# Plätze, Optionen und Daten, die nicht passen; jede Meldung nennt ihr Feld

seats-number = seats: { $game } ist für { $least } bis { $most } Personen, nicht für { $players }
seats-name = seats[{ $number }].name: Ein Name hat 1 bis { $longest } sichtbare Zeichen
seats-none = seat: Platz { $seat } gibt es nicht, der Tisch hat { $players } Plätze
option-first = first: Platz { $seat } gibt es nicht, der Tisch hat { $players } Plätze
option-players = players: { $game } ist für { $least } bis { $most }, nicht für { $players }
option-file-name = { $file }: Eine eigene Datei darf nicht { $name } heißen; so heißt die von Kolam
option-no-file = files.{ $held }: unbekannte Datei { $name }. Zur Wahl: { $known }
data-options = Optionen von { $game }: { $problem }
data-move = Zug bei { $game }: { $problem }
data-unknown-field = unbekanntes Feld `{ $name }`
data-wrong-type = muss `{ $expected }` sein, nicht `{ $given }`
data-wrong-value = ungültiger Wert { $given }
data-too-large = darf höchstens { $limit } sein
data-too-small = muss mindestens { $limit } sein
data-other = { $problem }

# Was vorab kompiliert wird

prepare-play = { $game }: Regeln
prepare-search = { $game }: Vorausdenken
prepare-failed = Die Regeln ließen sich nicht kompilieren; die Zeilen darüber sagen, warum.
data-missing-field = es fehlt das Feld `{ $name }`
data-wrong-type-only = muss `{ $expected }` sein
data-too-long = zu lang: höchstens { $limit }
data-too-short = zu kurz: mindestens { $limit }
data-length = muss die Länge { $limit } haben
data-pattern = muss zu { $pattern } passen
data-out-of-range = die Zahl ist zu groß
data-no-json = das ist kein gültiges JSON
data-at = { $field }: { $problem }

# Eine Partiedatei, die nicht stimmt; `place` ist die Stelle in der Datei

file-problem = { $place }: { $problem }
file-other-format = format: Diese Version liest { $current }, nicht { $format }
file-takebacks = takebacks: { $takebacks } ist nicht möglich
file-move-due = hier muss ein Zug kommen, nicht der Zufall
file-wrong-commitment = das ist nicht der SHA-256 des Geheimnisses
file-too-large = Eine Partiedatei darf höchstens { $most } MiB haben.
file-no-json = Das ist kein JSON-Dokument: { $problem }
file-json-place = Zeile { $line }, Spalte { $column }
file-no-utf8 = kein UTF-8
file-too-deep = zu tief verschachtelt
file-name-twice = ein Objekt enthält denselben Namen zweimal
file-no-json-constant = { $constant } ist kein JSON
file-no-hex = muss { $digits } Hexadezimalziffern haben
file-differs = in der Datei steht { $given }, aber die Partie ergibt { $expected }
file-nothing = nichts
file-no-toml = das ist kein TOML-Dokument
file-no-toml-at = das ist kein gültiges TOML (Zeile { $line }, Spalte { $column })
