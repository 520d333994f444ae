# Die Regeln, Abschnitt für Abschnitt, und was die Beispiele zeigen

kerala-rule-goal-title = Worum es geht
kerala-rule-goal = Zwei bis fünf Personen bauen je einen Festplatz aus farbigen Plättchen. Elefanten-Symbole und gut gelegte Bögen bringen Punkte; verstreute und fehlende Farben kosten welche. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.

kerala-rule-start-title = Vor dem Start
kerala-rule-start = Du hast eine Farbe, ihr Startplättchen und zwei Elefanten, die beide darauf stehen. Jede Farbe hat 20 Plättchen: Die meisten zeigen ein bis drei Symbole, vier haben einen farbigen Bogen, zwei sind Sonderplättchen. Ihr legt fest, wer beginnt; sonst wird der Platz ausgelost.

kerala-rule-bag-title = Der Beutel
kerala-rule-bag = Zu zweit, zu dritt oder zu viert bleiben 20, 10 oder 4 Plättchen ungesehen aus dem Spiel, nie in einer Farbe, mit der jemand spielt. Alle anderen sind im Beutel, und niemand weiß, welche als Nächstes kommen. Alles andere liegt offen.

kerala-rule-round-title = Eine Runde
kerala-rule-round = Wer den Beutel hat, zieht so viele Plättchen, wie Personen mitspielen, und legt sie offen aus. Von dort im Uhrzeigersinn nehmen alle ein Plättchen und legen es an, oder sie passen. Was übrig bleibt, kommt aus dem Spiel, und der Beutel geht nach links.

kerala-rule-place-title = Ein Plättchen legen
kerala-rule-place = Lege dein Plättchen über, unter, links oder rechts neben einen deiner Elefanten und setze diesen Elefanten darauf. Grenzen beide an das Feld, wählst du, welcher zieht. Dein Festplatz hat keinen Rand, also gibt es immer einen Platz.

kerala-rule-cover-title = Auf andere Plättchen
kerala-rule-cover = Du darfst es auch auf ein Plättchen oder einen Stapel jeder Höhe legen, wenn einer deiner Elefanten daneben steht. Zwei Elefanten stehen nie auf demselben Plättchen, außer zu Beginn auf dem Startplättchen. Darum lässt sich das Plättchen deines anderen Elefanten nicht überdecken.

kerala-rule-edge-title = Farbige Bögen
kerala-rule-edge = Ein Plättchen darfst du beliebig drehen. Manche haben an einer Seite einen Bogen in einer zweiten Farbe: Grenzt er am Ende an ein Plättchen dieser Farbe, bringt er 5. Wenn nicht, kostet er nichts; das Plättchen zählt nur für seine Hauptfarbe.

kerala-rule-pass-title = Passen
kerala-rule-pass = Zweimal in der Partie darfst du passen, in jedem beliebigen Zug: Du nimmst kein Plättchen und legst einen deiner Elefanten auf die Seite. Er zieht weiter wie bisher, aber nur ein stehender Elefant bringt am Ende 1. Liegen beide, kannst du nicht mehr passen.

kerala-rule-elephant-title = Sonderplättchen: Elefant versetzen
kerala-rule-elephant = Legst du ein Plättchen mit Elefant und Pfeil, darfst du sofort einen deiner Elefanten auf ein beliebiges Plättchen versetzen, auf dem der andere nicht steht. Du musst aber nicht. Der abgebildete Elefant ist kein Symbol, und zieht später ein Elefant auf das Plättchen, passiert nichts mehr.

kerala-rule-stack-title = Sonderplättchen: Plättchen verschieben
kerala-rule-stack = Legst du ein Plättchen mit zwei Quadraten, darfst du sofort ein Plättchen oder einen ganzen Stapel auf ein leeres Feld verschieben, beliebig gedreht. Es darf kein Elefant darauf stehen, und es darf nicht auf allen vier Seiten umschlossen sein. Ein Stapel behält seine Reihenfolge.

kerala-rule-whole-title = In einem Stück, ohne neues Loch
kerala-rule-whole = Dein Festplatz muss zusammenhängen, auch während das Plättchen angehoben ist, und es muss ihn wieder mit einer Seite berühren. Kein leeres Feld, das vorher offen war, darf danach umschlossen sein. Ein Loch zu füllen ist erlaubt.

kerala-rule-areas-title = Der Schluss: Gebiete
kerala-rule-areas = Die Partie endet mit der Runde, in der der Beutel leer wird. Von jeder Farbe bleibt ein zusammenhängendes Gebiet, von deiner eigenen zwei. Jedes Plättchen der anderen Gebiete wird entfernt und kostet 2, auch überdeckte; die beste Wahl wird für dich getroffen.

kerala-rule-count-title = Der Schluss: Punkte
kerala-rule-count = Gezählt wird, was bleibt: 1 für jedes sichtbare Symbol, 1 für jeden stehenden Elefanten, 5 für jeden Bogen, der an seine Farbe grenzt. Jede Farbe ohne sichtbares Plättchen kostet 5. Überdeckte Plättchen bringen nichts.

kerala-example-beside = Das grüne Plättchen kommt neben einen der beiden Elefanten, der dann darauf zieht. Das dritte Feld grenzt an keinen Elefanten.
kerala-example-cover = Das schwarze Plättchen darf überdeckt werden. Das Startplättchen nicht: Dort steht dein anderer Elefant.
kerala-example-edge = Zum schwarzen Plättchen gedreht bringt der Bogen 5. Von ihm weggedreht bringt er nichts.
kerala-example-pass = Nach dem Passen liegt ein Elefant auf der Seite: ein Punkt weniger.
kerala-example-elephant = Gerade wurde das grüne Plättchen gelegt. Jetzt darf einer der Elefanten auf jedes Plättchen, nur nicht zum anderen.
kerala-example-stack = Nur das schwarze Plättchen oben darf weg. Ohne das violette zerfiele der Festplatz, das blaue ist ringsum umschlossen, auf dem roten steht ein Elefant.
kerala-example-hole = Rechts darf das violette Plättchen hin. In der Lücke würde es ein leeres Feld umschließen.
kerala-example-areas = Es gibt drei rote Gebiete: Die beiden einzelnen Plättchen kommen weg, −4. Blau ist deine Farbe, also bleiben beide blauen Gebiete.
kerala-example-count = Der Bogen grenzt an Rot: +5. Schwarz liegt nirgends oben, nur unter Grün: −5. Ein Elefant liegt, nur der andere bringt 1.
