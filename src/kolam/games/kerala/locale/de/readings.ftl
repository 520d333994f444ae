# Wie wir die Regel lesen: jede Entscheidung, der Satz, den sie klärt, und die andere Lesart

kerala-reading-1-rule = K2
kerala-reading-1-sentence = Die Regel zeigt die Plättchen nur im Bild.
kerala-reading-1-ours = 20 je Farbe: 5 mit einem Symbol, 5 mit zwei, 4 mit drei, 4 mit farbigem Bogen, 1 „Elefant versetzen“, 1 „Plättchen verschieben“. Das ist unsere Wahl; wer den Server betreibt, kann einen anderen Satz angeben.
kerala-reading-1-other = Der Satz in deiner Schachtel, falls er anders ist.
kerala-reading-1-option = tiles

kerala-reading-2-rule = K4
kerala-reading-2-sentence = „20 (10, 4) zufällige Plättchen entfernen“, nie in einer Farbe der Mitspielenden.
kerala-reading-2-ours = Niemand sieht, welche es sind.
kerala-reading-2-other = Offen entfernen, sodass alle es wissen.

kerala-reading-3-rule = K5
kerala-reading-3-sentence = „Wer am jüngsten ist, beginnt.“
kerala-reading-3-ours = Ihr legt fest, wer beginnt; sonst wird der Platz ausgelost.
kerala-reading-3-other = Keine; wir fragen nicht nach deinem Alter.
kerala-reading-3-option = first

kerala-reading-4-rule = K5
kerala-reading-4-sentence = „Alle bekommen zwei Elefanten und ein Startplättchen.“ Wer hat welche Farbe?
kerala-reading-4-ours = Wer mag, sucht sich am Tisch eine Farbe aus.
kerala-reading-4-other = Keine: Die Regel überlässt es euch.
kerala-reading-4-option = colours

kerala-reading-5-rule = K9
kerala-reading-5-sentence = Ob ein Plättchen beim Anlegen gedreht werden darf, steht nicht da.
kerala-reading-5-ours = Ja, beliebig. Wichtig ist es nur bei einem farbigen Bogen.
kerala-reading-5-other = Uns ist keine bekannt.

kerala-reading-6-rule = K9
kerala-reading-6-sentence = „Den Elefanten auf das neue Plättchen setzen.“ Und wenn beide angrenzen?
kerala-reading-6-ours = Du wählst, welcher zieht.
kerala-reading-6-other = Uns ist keine bekannt.

kerala-reading-7-rule = K11
kerala-reading-7-sentence = „Passen ist nur 2mal in einer Partie möglich“, aber zu Beginn heißt es, dass ein Plättchen gewählt werden muss.
kerala-reading-7-ours = Passen darfst du in jedem Zug, auch im ersten.
kerala-reading-7-other = Im ersten Zug darf niemand passen.

kerala-reading-8-rule = K16
kerala-reading-8-sentence = Nach dem Verschieben darf „kein Loch“ da sein.
kerala-reading-8-ours = Danach darf kein leeres Feld eingeschlossen sein, das es vorher nicht war, auch das verlassene nicht. Ein Loch zu füllen ist erlaubt.
kerala-reading-8-other = Nur das verlassene Feld zählt; oder es darf gar kein Loch da sein, auch kein altes.

kerala-reading-9-rule = K16
kerala-reading-9-sentence = Ein verschobenes Plättchen kommt auf „ein freies Feld nach den üblichen Legeregeln“.
kerala-reading-9-ours = Es muss nicht neben einem Elefanten landen.
kerala-reading-9-other = Es muss neben einem deiner Elefanten landen, wie ein neues Plättchen.
kerala-reading-9-option = near_elephant

kerala-reading-10-rule = K16
kerala-reading-10-sentence = Ein verschobener Stapel „darf nicht umsortiert werden“.
kerala-reading-10-ours = Er darf als Ganzes gedreht werden wie jedes Plättchen beim Anlegen; nur die Reihenfolge bleibt. Wichtig ist das, wenn oben ein farbiger Bogen liegt.
kerala-reading-10-other = Er behält seine Ausrichtung.
kerala-reading-10-option = turn_moved

kerala-reading-11-rule = K17
kerala-reading-11-sentence = Sonderplättchen wirken, wenn sie dazukommen und ein Elefant daraufzieht.
kerala-reading-11-ours = Nur das Anlegen zählt. Einen Elefanten auf ein Sonderplättchen zu versetzen oder einen Stapel mit einem zu verschieben, bewirkt nichts.
kerala-reading-11-other = Ein Elefant, der auf ein Sonderplättchen versetzt wird, löst es noch einmal aus.

kerala-reading-12-rule = K20
kerala-reading-12-sentence = „Man entscheidet selbst, welche Gebiete überzählig sind.“
kerala-reading-12-ours = Die beste Wahl wird genau berechnet, für dich getroffen und gezeigt: Sie betrifft sonst niemanden.
kerala-reading-12-other = Selbst wählen und dabei vielleicht Punkte verlieren.

kerala-reading-13-rule = K21
kerala-reading-13-sentence = „Mindestens ein Plättchen jeder Farbe.“
kerala-reading-13-ours = Nur sichtbare Plättchen zählen: Eine überdeckte Farbe fehlt.
kerala-reading-13-other = Ein überdecktes Plättchen zählt auch.

kerala-reading-screen = Am Bildschirm werden die besten Gebiete für dich gewählt (K20), niemand kann ein Plättchen regelwidrig anlegen, und im Beutel lässt sich nichts ertasten. Der Festplatz wächst, so weit du willst: Eine Tischkante gibt es nicht.
