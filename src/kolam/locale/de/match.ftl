# Jede Partie

match-over = Die Partie ist zu Ende.
match-not-your-turn = Am Zug ist: { $name }.
match-no-secret = Diese Partie stammt aus einer Datei, die ihr Geheimnis nicht zeigt. Man kann sie ansehen, aber nicht weiterspielen.
file-impossible-chance = Das konnte der Zufall nicht bringen: Es ist nicht da, um gezogen zu werden.

undo-nothing = Du hast noch nichts entschieden.
undo-others-decided = Inzwischen hat jemand anderes entschieden, darum geht das nicht mehr zurück.
undo-revealed = Inzwischen wurde etwas gezogen oder aufgedeckt, darum geht das nicht mehr zurück.

game-unknown = Das Spiel { $name } gibt es hier nicht. Es gibt: { $games }.
bot-unknown = Den Bot { $name } gibt es nicht. Es gibt: { $bots } oder search:N mit N Simulationen, think:S und flat:S mit S Sekunden je Entscheidung.

# Plätze, Optionen und Daten, die nicht passen; jede Meldung nennt ihr Feld

seats-number = seats: { $game } ist für { $least } bis { $most } Personen, nicht für { $players }
seats-name = seats[{ $number }].name: Ein Name hat 1 bis { $longest } sichtbare Zeichen
seats-none = seat: Einen Platz { $seat } gibt es unter { $players } nicht
option-first = first: Einen Platz { $seat } gibt es bei { $players } Personen nicht
option-players = players: { $game } ist für { $least } bis { $most }, nicht für { $players }
option-kolpa-target = target: muss von 1 bis { $highest } sein, nicht { $target }
option-kerala-colours = colours: { $players } Personen brauchen { $players } Farben, nicht { $colours }
option-kerala-colours-differ = colours: Alle haben verschiedene Farben, nicht { $colours }
option-ganesha-side = side: day (Tag) oder night (Nacht), nicht { $side }
option-ganesha-youngest = youngest: jeder Platz von 0 bis { $last } genau einmal, nicht { $youngest }
option-ganesha-tracks = { $place }: Hier gehört eine Leiste für jede Farbe hin
option-ganesha-track-colour = { $place }: { $colour } ist keine Farbe; es gibt { $colours }
option-ganesha-track-missing = { $place }: { $colour } fehlt
option-ganesha-track-size = { $place }: { $colour } muss zu { $players } Personen { $values } Werte haben, { $size ->
    [none] ist aber keine Liste
   *[other] nicht { $size }
}
option-ganesha-track-value = { $place }: { $colour } enthält { $value }; ein Wert ist eine ganze Zahl von 0 bis { $highest }
data-options = Optionen von { $game }: { $problem }
data-move = Zug bei { $game }: { $problem }
data-unknown-field = Das Feld `{ $field }` gibt es nicht
data-wrong-type = `{ $field }` muss `{ $expected }` sein, nicht `{ $given }`
data-wrong-value = { $given } ist kein möglicher Wert für `{ $field }`
data-other = { $problem }

# Was vorab übersetzt wird

prepare-rules = { $game }: Regeln
prepare-step = { $game }: Züge
prepare-simulation = { $game }: Simulation
prepare-views = { $game }: Ansichten und Erklärungen
prepare-bots = { $game }: Bots
