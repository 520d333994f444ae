# Die Regeln, Abschnitt für Abschnitt, und was die Beispiele zeigen

ganesha-rule-goal-title = Worum es geht
ganesha-rule-goal = Zwei bis vier Personen nehmen Edelsteine vom Altar und legen sie aufs Mandala, wo sie Punkte bringen. Zu zweit, zu dritt oder zu viert spielt ihr mit 40, 50 oder 60 Edelsteinen in fünf Farben. Wer die meisten Punkte hat, gewinnt.

ganesha-rule-table-title = Der Tisch
ganesha-rule-table = Edelsteine aus dem Beutel füllen den Altar, Feld für Feld, solange welche da sind. Das Mandala hat für jede Farbe eine Leiste mit Plätzen, deren Werte bei Tag andere sind als bei Nacht. Du hast eine Schatzkammer für beliebig viele Edelsteine und zwei Taktikfelder für je einen; unbekannt ist nur, was als Nächstes aus dem Beutel kommt.

ganesha-rule-round-title = Runden
ganesha-rule-round = Wer die Trommel hat, beginnt; ihr legt fest, wer sie zuerst hat, sonst wird der Platz ausgelost. In jeder Runde sind alle einmal dran: 12 Runden zu zweit, 9 zu dritt oder zu viert. Nach jeder dritten Runde außer der letzten wandert die Trommel im Uhrzeigersinn weiter, und der Altar wird neu gefüllt.

ganesha-rule-take-title = Phase 1: Einen Edelstein nehmen
ganesha-rule-take = Nimm einen Edelstein von einem beliebigen Feld des Altars. Das ist Pflicht, solange einer da ist. Ist der Altar leer, geht es gleich mit Phase 3 weiter.

ganesha-rule-second-title = Phase 1: Ein zweiter Edelstein
ganesha-rule-second = Hat der Edelstein die Farbe eines Edelsteins auf deinen Taktikfeldern, darfst du einen zweiten beliebiger Farbe von einem Nachbarfeld nehmen. Haben beide Taktikfelder diese Farbe, darf er von irgendeinem Feld kommen. Es zählen die Taktikfelder zu Beginn deines Zuges, und du darfst es immer bei einem belassen.

ganesha-rule-store-title = Phase 2: Edelsteine ablegen
ganesha-rule-store = Lege jeden Edelstein in deine Schatzkammer oder auf ein Taktikfeld, in der Reihenfolge, in der du sie genommen hast; zwei kommen nicht auf dasselbe Taktikfeld. Was dort schon liegt, kommt zuerst in die Schatzkammer. Sonst wandert nichts zwischen Schatzkammer und Taktikfeldern.

ganesha-rule-offer-title = Phase 3: Eine Opfergabe bringen
ganesha-rule-offer = Einmal in deinem Zug darfst du alle Edelsteine einer Farbe aus deiner Schatzkammer aufs Mandala legen. Dafür legst du einen dieser Farbe aus der Schatzkammer in den Beutel zurück; mindestens einer muss zum Legen übrig sein. Edelsteine auf Taktikfeldern werden weder geopfert noch gelegt.

ganesha-rule-yellow-title = Gelbe Edelsteine
ganesha-rule-yellow = Ein gelber Edelstein darf für jede Farbe geopfert werden. Die gelben selbst werden ohne Opfergabe gelegt. Eine Farbe, deren Leiste voll ist, kann nicht gewählt werden.

ganesha-rule-score-title = Punkte auf dem Mandala
ganesha-rule-score = Edelsteine füllen die Leiste ihrer Farbe Platz für Platz, und jeder bringt sofort den Wert seines Platzes. Die Leisten gehören allen: Was andere belegt haben, ist besetzt, und was keinen Platz findet, kommt in den Beutel zurück. Auf der Punkteleiste beginnt deine Figur nach 50 wieder von vorn, dein Punktestand wächst weiter.

ganesha-rule-end-title = Die Schlussphase
ganesha-rule-end = Nach der letzten Runde kommen die Edelsteine deiner Taktikfelder in die Schatzkammer. Reihum legen alle je einen Edelstein ohne Opfergabe; es beginnt, wer die wenigsten Punkte hat, bei Gleichstand die jüngste Person. Das geht so lange, bis niemand mehr einen legen kann.

ganesha-rule-win-title = Wer gewinnt
ganesha-rule-win = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer diesen Punktestand zuerst erreicht hat. Hat sich keine der führenden Figuren je bewegt, teilt man sich den Sieg.

ganesha-rule-tokens-title = Gewürzmarker
ganesha-rule-tokens = Unter manchen Edelsteinen liegen Gewürzmarker, so viele, wie Personen mitspielen, und nie zwei nebeneinander. Nimmst du so einen Edelstein, darfst du den Marker sofort einsetzen, noch vor einem zweiten Edelstein, wenn seine Wirkung möglich ist; er bleibt liegen. Zwei Marker in einem Zug wirken nacheinander, jeder auf seinen Edelstein.

ganesha-rule-cardamom-title = Kardamom
ganesha-rule-cardamom = Lege den letzten Edelstein einer Leiste vom Mandala in den Beutel zurück. Die Punkte, die er gebracht hat, bleiben.

ganesha-rule-caraway-title = Kümmel
ganesha-rule-caraway = Tausche den genommenen Edelstein gegen einen beliebigen anderen vom Altar. Ein Marker unter diesem wirkt jetzt nicht. Ein zweiter Edelstein muss weiterhin neben dem Feld liegen, von dem du den ersten genommen hast.

ganesha-rule-coriander-title = Koriander
ganesha-rule-coriander = Lege nach Phase 2 einen oder zwei Edelsteine von deinen Taktikfeldern in die Schatzkammer, dann ebenso viele aus der Schatzkammer auf diese Felder. Auch die gerade bewegten darfst du wählen.

ganesha-rule-ginger-title = Ingwer
ganesha-rule-ginger = Lege den genommenen Edelstein in die Schatzkammer einer anderen Person. Sie sucht dir einen andersfarbigen aus ihrer Schatzkammer aus. Ihn legst du stattdessen in Phase 2 ab.

ganesha-rule-mustard-title = Schwarzer Senf
ganesha-rule-mustard = Du erhältst sofort 1 Punkt.

ganesha-rule-cinnamon-title = Zimt
ganesha-rule-cinnamon = Wenn du in diesem Zug Edelsteine aufs Mandala legst, darf der geopferte jede Farbe haben.

ganesha-rule-red-pepper-title = Roter Pfeffer
ganesha-rule-red-pepper = Zahle 1 Punkt und ziehe einen Edelstein aus dem Beutel. Hat er die Farbe des genommenen, kommt er in deine Schatzkammer, sonst in den Beutel zurück.

ganesha-rule-black-pepper-title = Schwarzer Pfeffer
ganesha-rule-black-pepper = Lege einen Edelstein aus deiner Schatzkammer in den Beutel zurück, dann ziehe einen in deine Schatzkammer. Der gerade genommene liegt dort noch nicht.

ganesha-example-take = Nimm einen beliebigen Edelstein. Das Feld in der Mitte ist leer.
ganesha-example-second = Du hast einen roten genommen, und auf deinen Taktikfeldern liegt ein roter. Ein zweiter darf von einem Nachbarfeld kommen, oder du belässt es bei einem.
ganesha-example-anywhere = Mit Rot auf beiden Taktikfeldern darf der zweite von überall kommen.
ganesha-example-store = Schatzkammer, freies Taktikfeld oder das Feld des grünen: Der kommt dann in die Schatzkammer.
ganesha-example-offer = Opfere einen von vier roten und lege drei: 5 + 4 + 3 = 12. Blau lässt sich nicht für Rot opfern, und dein einziger blauer nicht für sich selbst.
ganesha-example-yellow = Opfere einen gelben, und beide roten bringen 5 + 4. Oder lege beide gelben ohne Opfergabe: 6 + 3.
ganesha-example-score = Drei rote liegen schon da. Zwei weitere bringen 3 + 3.
ganesha-example-final = Einer nach dem anderen: Der nächste violette Platz bringt 4, der nächste gelbe 3.
ganesha-example-token = Der rote Edelstein lag auf Schwarzem Senf: Setze ihn für 1 Punkt ein oder lass ihn liegen.
ganesha-example-caraway = Der rote Edelstein lässt sich gegen jeden anderen tauschen, auch gegen einen auf einem Marker.
