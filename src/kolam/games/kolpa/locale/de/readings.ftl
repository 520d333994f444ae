# Wie wir die Regel lesen: jede Entscheidung, der Satz, den sie klärt, und die andere Lesart

kolpa-reading-1-rule = P2
kolpa-reading-1-sentence = Die Regel zeigt die Zahlenkarten nur im Bild.
kolpa-reading-1-ours = Fünf Farben, 0 bis 5, jede Karte zweimal: 60 Zahlenkarten, dazu 4 Joker.
kolpa-reading-1-other = Uns ist keine bekannt: Öffentliche Beschreibungen des Spiels sagen dasselbe.

kolpa-reading-2-rule = P3
kolpa-reading-2-sentence = „Mischt die Zahlenkarten und teilt je fünf aus.“
kolpa-reading-2-ours = Die Joker sind mitgemischt und werden mit ausgeteilt: Sonst könnte keiner aufgedeckt werden, und damit rechnet der nächste Satz.
kolpa-reading-2-other = Nur Zahlenkarten austeilen und die Joker danach unter den Rest mischen.

kolpa-reading-3-rule = P4
kolpa-reading-3-sentence = „Wer am buntesten gekleidet ist, beginnt.“
kolpa-reading-3-ours = Ihr legt fest, wer beginnt; sonst wird der Platz ausgelost.
kolpa-reading-3-other = Keine; ein Bildschirm sieht nicht, was du trägst.
kolpa-reading-3-option = first

kolpa-reading-4-rule = P4
kolpa-reading-4-sentence = Wer die späteren Runden beginnt, steht nicht da.
kolpa-reading-4-ours = Im Uhrzeigersinn die nächste Person nach der, die die letzte Runde begonnen hat.
kolpa-reading-4-other = Wer die Runde gewonnen hat, beginnt, oder immer dieselbe Person.

kolpa-reading-5-rule = P13
kolpa-reading-5-sentence = „Wenn der Nachziehstapel aufgebraucht ist …“
kolpa-reading-5-ours = Der Ablagestapel wird bis auf die oberste Karte sofort zum neuen Nachziehstapel gemischt, gleich nachdem die letzte Karte gezogen ist.
kolpa-reading-5-other = Erst wenn die nächste Karte gezogen werden muss.

kolpa-reading-6-rule = P13
kolpa-reading-6-sentence = Und wenn der Ablagestapel dann nur aus der obersten Karte besteht?
kolpa-reading-6-ours = Wir warten, bis gezogen werden muss und andere Karten daliegen; gibt es auch dann keine, wird nicht gezogen.
kolpa-reading-6-other = Uns ist keine bekannt: Die Regel sagt dazu nichts.

kolpa-reading-7-rule = P15
kolpa-reading-7-sentence = Auf einen Joker darf ein weiterer „eine andere Farbe oder eine andere Zahl“ ansagen.
kolpa-reading-7-ours = Die geltende Ansage darf nicht wiederholt werden, jede andere Farbe oder Zahl schon.
kolpa-reading-7-other = „Andere“ heißt nur, dass wieder frei gewählt wird; dann ginge auch dieselbe Ansage.

kolpa-reading-8-rule = P17
kolpa-reading-8-sentence = „Legst du deine letzte Karte aus, ziehst du sofort eine nach.“ Und wenn es keine gibt?
kolpa-reading-8-ours = Dann endet die Runde, denn deine Hand ist leer.
kolpa-reading-8-other = Die Runde geht weiter, und du hast keine Handkarten.

kolpa-reading-9-rule = P17
kolpa-reading-9-sentence = „Eine Runde endet, wenn jemand nach dem Spielen keine Karte mehr auf der Hand hat.“
kolpa-reading-9-ours = Nur eine Handkarte kann sie beenden; eine Karte aus der Auslage lässt die Hand, wie sie ist.
kolpa-reading-9-other = Keine: Die Regel spricht von deiner letzten Karte.

kolpa-reading-10-rule = P19
kolpa-reading-10-sentence = „Das Spiel endet, wenn jemand 50 Punkte erreicht hat.“
kolpa-reading-10-ours = Wir prüfen nach jeder Runde. Hat jemand 50 oder mehr, gewinnt die höchste Summe: 50 verliert gegen 55.
kolpa-reading-10-other = Wer zuerst 50 hat, gewinnt. Aber laut dem nächsten Satz gewinnt, wer die meisten Punkte hat.
kolpa-reading-10-option = target

kolpa-reading-11-rule = P19
kolpa-reading-11-sentence = Was bei Gleichstand gilt, steht nicht da.
kolpa-reading-11-ours = Alle mit der höchsten Summe teilen sich den Sieg.
kolpa-reading-11-other = Noch eine Runde spielen.

kolpa-reading-screen = Am Bildschirm kann niemand eine passende Karte in der eigenen Auslage übersehen: P10 wird immer eingehalten, die anderen müssen nicht aufpassen. „Passt!“ und „Passt nicht!“ musst du nicht rufen; das macht der Tisch für dich.
