# What the coach of a first match says, and, a line at a time, what is said when a rule first matters.

kolpa-idea-kol = Passt! Eine Karte gleicher Farbe oder Zahl kommt auf den Ablagestapel.
kolpa-idea-kol-more = Spiele sie oder behalte sie: Handkarten kosten am Rundenende ihre Zahl.
kolpa-idea-kolpa = Passt nicht! Eine unpassende Karte kommt in deine Auslage.
kolpa-idea-kolpa-more = Dort bringt sie am Rundenende ihre Zahl; danach ziehst du eine Karte.
kolpa-idea-area = Auch die obersten Karten deiner Auslage kannst du ausspielen.
kolpa-idea-area-more = Solange eine davon passt, darfst du nichts auslegen.
kolpa-idea-joker = Ein Joker geht auf jede Karte; du sagst Farbe oder Zahl an.
kolpa-idea-joker-more = Behalte ihn nicht zu lange: Auf der Hand kostet er 10 Punkte.
kolpa-idea-draw = Nach „Passt nicht!“ ziehst du nach: Nur „Passt!“ leert deine Hand.
kolpa-idea-draw-more = Du hast jetzt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }; hohe Zahlen bringen in der Auslage am meisten.
kolpa-idea-end = Die Runde endet, wenn jemand die letzte Handkarte ausspielt.
kolpa-idea-end-more = Behalte also im Blick, wie viele Karten die anderen haben.
kolpa-idea-count = Deine Auslage zählt für dich, deine Hand gegen dich.
kolpa-idea-count-more = Dein Punktestand ist jetzt { $points }; er kann auch unter null fallen.
kolpa-idea-target = Hat jemand die Zielpunktzahl erreicht, endet die Partie.
kolpa-idea-target-more = Hier sind das { $target } Punkte, und die höchste Summe gewinnt.
