# What the coach of a first match says, and, a line at a time, what is said when a rule first matters.

kerala-idea-place = Lege ein Plättchen neben einen deiner Elefanten: Er zieht darauf.
kerala-idea-place-more = So bestimmen deine Elefanten, wo du weiterbauen kannst.
kerala-idea-symbols = Jeder kleine Elefant auf deinen Plättchen bringt am Ende 1 Punkt.
kerala-idea-symbols-more = Wähle mit Bedacht: Was du liegen lässt, nehmen die anderen.
kerala-idea-edge = Ein Bogen bringt 5 Punkte neben einem Plättchen seiner Farbe.
kerala-idea-edge-more = Drehe das Plättchen beim Legen, wie du willst.
kerala-idea-elephant = Nach dem Plättchen mit Pfeil darfst du einen Elefanten versetzen.
kerala-idea-elephant-more = Er darf auf jedes deiner Plättchen, um anderswo zu bauen.
kerala-idea-move = Nach dem Plättchen mit zwei Quadraten darfst du eines oder einen Stapel verschieben.
kerala-idea-move-more = So kannst du Gebiete verbinden; du musst aber nicht.
kerala-idea-missing = Jede Farbe, die auf deinem Festplatz fehlt, kostet 5 Punkte.
kerala-idea-missing-more = Wäre jetzt Schluss, würde dich das { $points } Punkte kosten.
kerala-idea-areas = Von jeder Farbe zählt ein Gebiet, von deiner eigenen zwei.
kerala-idea-areas-more = Jedes andere Plättchen kostet 2: Wäre jetzt Schluss, insgesamt { $points }.
kerala-idea-stack = Du darfst ein Plättchen auch auf ein anderes legen.
kerala-idea-stack-more = Nur was man sieht, zählt: So verdeckst du, was dich Punkte kosten würde.
kerala-idea-pass = Zweimal darfst du passen: kein Plättchen, und ein Elefant legt sich hin.
kerala-idea-pass-more = Ein stehender Elefant bringt am Ende 1 Punkt; mehr kostet das nicht.
kerala-idea-end = Am Ende bleiben deine besten Gebiete, alle anderen kommen weg.
kerala-idea-end-more = Wäre jetzt Schluss, hättest du insgesamt { $points } Punkte.
