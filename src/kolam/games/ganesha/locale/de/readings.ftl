# Wie wir die Regel lesen: jede Entscheidung, der Satz, den sie klärt, und die andere Lesart

ganesha-reading-1-rule = G3
ganesha-reading-1-sentence = Die Regel zeigt die Mandalas nur im Bild.
ganesha-reading-1-ours = Jede Farbe hat eine Leiste mit so vielen Plätzen wie Edelsteinen; die Werte sind von uns. Wer den Server betreibt, kann die Tafeln der eigenen Schachtel eintragen.
ganesha-reading-1-other = Die Werte deiner Tafel, falls sie anders sind.
ganesha-reading-1-option = tracks

ganesha-reading-2-rule = G4
ganesha-reading-2-sentence = Die Regel zeigt den Altar nur im Bild.
ganesha-reading-2-ours = 19 Felder in Reihen von 3, 4, 5, 4 und 3. Wer den Server betreibt, kann andere Reihen eintragen.
ganesha-reading-2-other = Der Altar deiner Schachtel, falls er anders ist.
ganesha-reading-2-option = altar

ganesha-reading-3-rule = G6
ganesha-reading-3-sentence = „Wählt zufällig, wer beginnt.“
ganesha-reading-3-ours = Der Platz wird ausgelost, wenn ihr keinen festlegt.
ganesha-reading-3-other = Keine.
ganesha-reading-3-option = first

ganesha-reading-4-rule = G7
ganesha-reading-4-sentence = Wer beginnt, legt die Gewürzmarker verdeckt aus, mit einem leeren Feld zwischen je zweien.
ganesha-reading-4-ours = Die Felder werden unter allen erlaubten Anordnungen ausgelost, denn niemand weiß, welcher Marker wo liegt.
ganesha-reading-4-other = Wie gedruckt: Wer die Trommel hat, wählt die Felder.
ganesha-reading-4-option = tokens

ganesha-reading-5-rule = G8
ganesha-reading-5-sentence = „Bis auf jedem Feld ein Edelstein liegt.“ Und wenn der Beutel leer wird?
ganesha-reading-5-ours = Die übrigen Felder bleiben leer.
ganesha-reading-5-other = Uns ist keine bekannt.

ganesha-reading-6-rule = G14
ganesha-reading-6-sentence = „Zwei Edelsteine nehmen.“ Darf man nach einem aufhören?
ganesha-reading-6-ours = Ja, immer. Und gibt es keinen zweiten, wird nur einer genommen.
ganesha-reading-6-other = Wer sich für zwei entscheidet, muss zwei nehmen.

ganesha-reading-7-rule = G14
ganesha-reading-7-sentence = Der erste Edelstein muss zu einem auf deinen Taktikfeldern passen. Wann wird das geprüft?
ganesha-reading-7-ours = Es gelten die Taktikfelder zu Beginn deines Zuges und die Farbe beim Nehmen, egal was der Marker danach bewirkt.
ganesha-reading-7-other = Es gilt, was nach dem Einsatz des Markers daliegt.

ganesha-reading-8-rule = G19
ganesha-reading-8-sentence = Darf eine Farbe gewählt werden, deren Leiste voll ist?
ganesha-reading-8-ours = Nein.
ganesha-reading-8-other = Ja, aber es wird nichts gelegt.

ganesha-reading-9-rule = G19
ganesha-reading-9-sentence = „Ein gelber Edelstein für alle einer beliebigen Farbe.“ Auch für Gelb?
ganesha-reading-9-ours = Ja, obwohl Gelb keine Opfergabe braucht.
ganesha-reading-9-other = Nein: Gelb wird immer ohne Opfergabe gelegt.

ganesha-reading-10-rule = G19
ganesha-reading-10-sentence = „Ein Edelstein einer Farbe für alle übrigen dieser Farbe.“ Und wenn keiner übrig ist?
ganesha-reading-10-ours = Dann ist es nicht erlaubt: Mindestens einer muss aufs Mandala.
ganesha-reading-10-other = Man darf den einzigen opfern und nichts legen.

ganesha-reading-11-rule = G20
ganesha-reading-11-sentence = „ALLE Edelsteine der gewählten Farbe müssen aufs Mandala.“ Und wenn die Plätze nicht reichen?
ganesha-reading-11-ours = Die übrigen kommen in den Beutel zurück und bringen nichts.
ganesha-reading-11-other = Sie bleiben in der Schatzkammer.

ganesha-reading-12-rule = G22
ganesha-reading-12-sentence = Bei Gleichstand um die wenigsten Punkte „beginnt die jüngere Person“.
ganesha-reading-12-ours = Ihr gebt an, wer jünger ist. Sonst wird die Reihenfolge beim Eröffnen ausgelost und gezeigt.
ganesha-reading-12-other = Keine; wir fragen nicht nach deinem Alter.
ganesha-reading-12-option = youngest

ganesha-reading-13-rule = G22
ganesha-reading-13-sentence = „Bis alle Schatzkammern leer sind.“ Und wenn eine Leiste voll ist?
ganesha-reading-13-ours = Ihre Edelsteine können nicht gelegt werden. Wer nur solche hat, wird übersprungen; Schluss ist, wenn niemand mehr legen kann.
ganesha-reading-13-other = Uns ist keine bekannt.

ganesha-reading-14-rule = G22
ganesha-reading-14-sentence = „Es beginnt, wer die wenigsten Punkte hat.“ Und wenn diese Person keine Edelsteine hat?
ganesha-reading-14-ours = Gesucht wird unter allen. Hat die gefundene Person keine Edelsteine, beginnt im Uhrzeigersinn die nächste.
ganesha-reading-14-other = Nur unter denen suchen, die Edelsteine haben.

ganesha-reading-15-rule = G23
ganesha-reading-15-sentence = Bei Gleichstand gewinnt, wer den Punktestand „zuerst erreicht“ hat.
ganesha-reading-15-ours = Es zählt der letzte Schritt der Figur, auch ein Rückschritt durch „Roter Pfeffer“. Hat sich keine der führenden Figuren je bewegt, teilt man sich den Sieg.
ganesha-reading-15-other = Das erste Mal, dass die Figur auf diesem Stand war.

ganesha-reading-16-rule = G26
ganesha-reading-16-sentence = „Du darfst die Wirkung nutzen.“ Und wenn sie nichts bewirken kann?
ganesha-reading-16-ours = Dann kannst du den Marker nicht einsetzen: Kardamom bei leerem Mandala, Kümmel ohne anderen Edelstein auf dem Altar, Ingwer, wenn niemand tauschen kann, Schwarzer Pfeffer bei leerer Schatzkammer. Koriander und Zimt wirken erst später im Zug und sind immer möglich.
ganesha-reading-16-other = Einsetzen, und es passiert nichts.

ganesha-reading-17-rule = G28
ganesha-reading-17-sentence = Kümmel tauscht den ersten Edelstein. An welches Feld muss der zweite grenzen?
ganesha-reading-17-ours = An das Feld, von dem der erste genommen wurde.
ganesha-reading-17-other = An das Feld des eingetauschten.

ganesha-reading-18-rule = G29
ganesha-reading-18-sentence = Koriander: ein oder zwei Edelsteine von den Taktikfeldern nehmen, dann ebenso viele zurücklegen. Wohin?
ganesha-reading-18-ours = Auf die geleerten Taktikfelder. Liegt nach Phase 2 ein Edelstein auf einem Taktikfeld, muss mindestens einer weg; sonst passiert nichts.
ganesha-reading-18-other = Auf ein beliebiges freies Taktikfeld; oder es sich anders überlegen.

ganesha-reading-19-rule = G30
ganesha-reading-19-sentence = Ingwer: „Diese Person muss dir einen Edelstein anderer Farbe geben.“ Wohin kommen die beiden?
ganesha-reading-19-ours = Deiner kommt in die Schatzkammer der anderen Person. Der erhaltene tritt an seine Stelle und wird in Phase 2 abgelegt. Welcher es ist, entscheidet die andere Person.
ganesha-reading-19-other = Der erhaltene kommt gleich in deine Schatzkammer.

ganesha-reading-20-rule = G33
ganesha-reading-20-sentence = Mit „Roter Pfeffer“ ziehst du aus dem Beutel. Und wenn er leer ist?
ganesha-reading-20-ours = Dann kannst du den Marker nicht einsetzen.
ganesha-reading-20-other = Den Punkt umsonst verlieren.

ganesha-reading-21-rule = G34
ganesha-reading-21-sentence = Schwarzer Pfeffer: „Lege einen Edelstein deiner Schatzkammer zurück.“ Auch den gerade genommenen?
ganesha-reading-21-ours = Nein, er ist noch nicht in der Schatzkammer. Der zurückgelegte kann wieder gezogen werden.
ganesha-reading-21-other = Auch der gerade genommene darf zurück; oder der zurückgelegte bleibt beim Ziehen draußen.

ganesha-reading-22-rule = G35
ganesha-reading-22-sentence = Und wenn beide Edelsteine auf Markern lagen oder einer getauscht wurde?
ganesha-reading-22-ours = Die Wirkungen folgen nacheinander, jede für ihren Edelstein. Ein eingetauschter wird in Phase 2 an der Stelle des genommenen abgelegt.
ganesha-reading-22-other = Uns ist keine bekannt.

ganesha-reading-screen = Am Bildschirm gibt es nichts zu erspähen: Die Edelsteine im Beutel haben keine Reihenfolge, bis einer gezogen wird, und niemand kann verdeckte Marker ertasten. Die Punkte werden für dich gezählt, und der Stand geht über 50 hinaus.
