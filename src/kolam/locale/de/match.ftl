# Jede Partie

match-over = Die Partie ist zu Ende.
match-not-your-turn = Am Zug ist: { $name }.
match-no-secret = Diese Partie stammt aus einer Datei, die ihr Geheimnis nicht zeigt. Man kann sie ansehen, aber nicht weiterspielen.
file-impossible-chance = Das konnte der Zufall nicht bringen: Es ist nicht da, um gezogen zu werden.
file-old-format = format: Diese Datei hat die ältere Form { $format }, in der nicht alles stand, was eine Partie bestimmt (Plättchensatz, Spielplan). Nur { $current } lässt sich prüfen.

undo-nothing = Du hast noch nichts entschieden.
undo-others-decided = Inzwischen hat jemand anderes entschieden, darum geht das nicht mehr zurück.
undo-revealed = Inzwischen wurde etwas gezogen oder aufgedeckt, darum geht das nicht mehr zurück.

game-unknown = Das Spiel { $name } gibt es hier nicht. Es gibt: { $games }.
game-broken = Das Spiel { $name } ist installiert, lässt sich aber nicht laden: { $reason }
game-twice = Zwei Pakete bieten ein Spiel namens { $name } an: { $first } und { $second }. Deinstalliere eines davon.
bot-unknown = Den Bot { $name } gibt es nicht. Es gibt: { $bots } oder search:N mit N Simulationen, think:S und flat:S mit S Sekunden je Entscheidung.
reason-search = Beurteilt, indem von hier aus viele Male weitergespielt wurde.

# Plätze, Optionen und Daten, die nicht passen; jede Meldung nennt ihr Feld

seats-number = seats: { $game } ist für { $least } bis { $most } Personen, nicht für { $players }
seats-name = seats[{ $number }].name: Ein Name hat 1 bis { $longest } sichtbare Zeichen
seats-none = seat: Einen Platz { $seat } gibt es unter { $players } nicht
option-first = first: Einen Platz { $seat } gibt es bei { $players } Personen nicht
option-players = players: { $game } ist für { $least } bis { $most }, nicht für { $players }
option-file-name = { $file }: eine eigene Datei darf nicht { $name } heißen; so heißt die von Kolam
option-no-file = files.{ $held }: { $name } gibt es hier nicht, nur { $known }
data-options = Optionen von { $game }: { $problem }
data-move = Zug bei { $game }: { $problem }
data-unknown-field = Das Feld `{ $field }` gibt es nicht
data-wrong-type = `{ $field }` muss `{ $expected }` sein, nicht `{ $given }`
data-wrong-value = { $given } ist kein möglicher Wert für `{ $field }`
data-too-large = { $field }: darf höchstens { $limit } sein
data-too-small = { $field }: muss mindestens { $limit } sein
data-other = { $problem }

# Was vorab übersetzt wird

prepare-rules = { $game }: Regeln
prepare-step = { $game }: Züge
prepare-simulation = { $game }: Simulation
prepare-views = { $game }: Ansichten und Erklärungen
prepare-bots = { $game }: Bots
