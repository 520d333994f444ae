# Die Regeln, Abschnitt für Abschnitt, und was die Beispiele zeigen

kolpa-rule-goal-title = Worum es geht
kolpa-rule-goal = Zwei bis sechs Personen spielen. Karten in deiner Auslage zählen für dich, Karten, die du am Ende auf der Hand hast, gegen dich. Der Haken: Nur eine Karte, die nicht passt, darf in deine Auslage, und jedes Mal ziehst du eine neue.

kolpa-rule-deal-title = Das Austeilen
kolpa-rule-deal = Es gibt fünf Farben mit den Zahlen 0 bis 5, jede Karte zweimal, und vier Joker. Alle bekommen fünf verdeckte Karten; eine weitere, nie ein Joker, beginnt den Ablagestapel. Ihr legt fest, wer beginnt, sonst wird der Platz ausgelost; die nächste Runde beginnt die nächste Person.

kolpa-rule-kol-title = Passt! Eine passende Karte
kolpa-rule-kol = In deinem Zug spielst du genau eine Karte. Eine Karte passt, wenn sie die Farbe oder die Zahl der obersten Karte des Ablagestapels hat. Spiele sie aus der Hand darauf; du ziehst nicht nach.

kolpa-rule-lay-title = Passt nicht! Eine andere Karte
kolpa-rule-lay = Oder lege eine Karte, die nicht passt, in deine Auslage, auf den Stapel ihrer Farbe, und ziehe eine Karte nach. Eine passende Karte kommt nie dorthin. Darum kannst du immer etwas spielen.

kolpa-rule-keep-title = Was die anderen nicht sehen
kolpa-rule-keep = Verdeckt sind nur die Handkarten und der Nachziehstapel: Du darfst also eine passende Karte behalten und eine andere auslegen. Die oberste Karte und die Höhe jedes Stapels, die Anzahl der Handkarten und alle Punkte sind offen.

kolpa-rule-forced-title = Wenn deine Auslage passt
kolpa-rule-forced = Auch die oberste Karte eines deiner Stapel darfst du spielen, wenn sie passt. Solange eine passt, darf nichts in deine Auslage: Spiele eine passende Karte, von dort oder aus der Hand, oder einen Joker. Überdeckte Karten zählen nicht.

kolpa-rule-pile-title = Der Nachziehstapel
kolpa-rule-pile = Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel bis auf seine oberste Karte zu einem neuen gemischt. Gibt es nichts zu mischen, wird nicht gezogen.

kolpa-rule-joker-title = Joker
kolpa-rule-joker = Ein Joker kommt aus der Hand auf jede Karte, auch auf einen anderen Joker, aber nie in deine Auslage. Wenn du ihn spielst, sagst du eine Farbe oder eine Zahl an.

kolpa-rule-announced-title = Die Ansage
kolpa-rule-announced = Bis der Joker überdeckt ist, passt eine Karte, wenn sie die angesagte Farbe oder Zahl hat. Ein Joker auf einem Joker muss etwas anderes ansagen.

kolpa-rule-round-title = Das Ende einer Runde
kolpa-rule-round = Eine Runde endet, wenn jemand die letzte Handkarte auf den Ablagestapel spielt. Legst du deine letzte Karte aus, endet sie nicht, denn du ziehst eine nach, außer es gibt keine mehr. Eine Karte aus deiner Auslage beendet sie nie.

kolpa-rule-count-title = Die Wertung
kolpa-rule-count = Jede Karte deiner Auslage bringt ihre Zahl an Punkten, auch eine überdeckte. Was du noch auf der Hand hast, wird abgezogen; ein Joker kostet 10.

kolpa-rule-end-title = Das Ende der Partie
kolpa-rule-end = Die Punkte der Runden werden addiert. Hat nach einer Runde jemand die Zielpunktzahl erreicht, meist 50, gewinnt die höchste Summe, auch wenn jemand anderes früher dort war. Bei Gleichstand teilt man sich den Sieg.

kolpa-example-kol = Auf die rote 3 passen die rote 1 und die blaue 3. Die grüne 5 passt nicht.
kolpa-example-lay = Die grüne 5 und die gelbe 4 passen nicht, also dürfen sie in deine Auslage. Die rote 1 passt, also darf sie es nicht.
kolpa-example-forced = Die blaue 3 in deiner Auslage passt zur roten 3. Spiele sie oder eine passende Handkarte; die grüne 5 muss warten.
kolpa-example-covered = Jetzt liegt die blaue 4 auf der blauen 3, und die zählt nicht mehr. Die grüne 5 darf in deine Auslage.
kolpa-example-joker = Der Joker kommt auf jede Karte und sagt eine Farbe oder eine Zahl an. In deine Auslage kommt er nie.
kolpa-example-announced = Gelb ist angesagt, also passt nur Gelb, egal was unter dem Joker liegt. Ein weiterer Joker muss etwas anderes ansagen.
kolpa-example-last = Die rote 1 ist deine letzte Karte. Mit ihr endet die Runde, und deine Auslage bringt 2 + 4 + 5 = 11.
kolpa-example-count = Jemand anderes hat die Runde beendet. Deine Auslage: 4 + 5 + 2 + 5 + 5 = 21. Deine Hand: 0 + 3 + 10 = 13. Du bekommst 8.
