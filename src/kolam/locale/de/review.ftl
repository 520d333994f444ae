# Eine beendete Partie, von den Bots analysiert

review-title = Analyse
review-ask = Partie analysieren
review-ask-why = Die Bots gehen jede Entscheidung durch: wie die Chancen standen, was Glück war und was besser gewesen wäre. Das dauert etwa eine halbe Minute.
review-running = Die Bots gehen die Partie durch: { $share }
review-again = Noch einmal versuchen

# Das Diagramm
review-graph = Gewinnchancen
review-graph-how = Tippe auf einen Moment oder benutze die Pfeiltasten, um dorthin zu springen.
review-at = Entscheidung { $number } von { $total }
review-at-start = Beginn
review-at-end = Ende
review-chance-of = { $name }: { $share }
review-as-table = Als Tabelle zeigen
review-moment = Moment

# Wendepunkte
review-turning = Wendepunkte
review-no-turning = Kein einzelner Moment hat diese Partie entschieden.
review-draw = Gezogen
review-swing = { $name } { $change }

# In diesem Moment
review-played = Gespielt
review-better = Besser
review-forced = Es war der einzige erlaubte Zug.
review-fine = Nichts war deutlich besser.
review-gave = Gewinnchance von { $name }: { $played } statt { $best }
review-preview = Auf dem Brett zeigen
review-preview-end = Vom Brett nehmen
review-next-mistake = Nächster Fehler
review-no-mistakes = Niemand hat einen klaren Fehler gemacht.
review-over = Die Partie ist zu Ende.

# Glück und Entscheidungen, eine Zeile für jede Person
review-players = Glück und Entscheidungen
review-start = Am Anfang
review-luck = Glück
review-own = Eigene Fehler
review-others = Spiel der anderen
review-result = Ergebnis
review-even = Bei gleichem Glück
review-rate = Verschenkt pro Entscheidung
review-sum = Anfang + Glück + eigene Fehler + Spiel der anderen = Ergebnis, als Anteil am Sieg.
review-luck-why = Glück ist, was die Ziehungen gebracht haben und was die Person nicht wissen konnte. Fehler werden danach beurteilt, was sie damals wusste.
review-doubt = Das Glück ist aus vielen von den Bots weitergespielten Partien geschätzt, auf etwa ± { $share } genau.
review-grade-superb = meisterhaft
review-grade-strong = stark
review-grade-solid = solide
review-grade-mixed = wechselhaft
review-grade-rough = noch am Üben

# Warum es keine gibt
review-not-over = Die Partie ist noch nicht zu Ende. Danach kannst du sie analysieren lassen.
review-no-result = Diese Partie hat kein Ergebnis, also gibt es nichts zu analysieren.
review-too-long = Eine Partie mit mehr als { $most } Entscheidungen kann nicht analysiert werden.
review-one-at-a-time = Gerade wird eine andere Partie für dich analysiert. Warte, bis das fertig ist, und versuche es dann noch einmal.
review-busy = Die Bots haben gerade viele Partien zu analysieren. Versuche es in einer Minute noch einmal.
review-off = Dieser Server analysiert keine Partien.
