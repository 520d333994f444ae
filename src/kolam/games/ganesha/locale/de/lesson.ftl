# What the coach of a first match says, and, a line at a time, what is said when a rule first matters.

ganesha-idea-take = Nimm einen beliebigen Edelstein vom Altar.
ganesha-idea-take-more = Edelsteine einer Farbe gehören zusammen: Du legst sie später alle auf einmal.
ganesha-idea-store = Ein Edelstein kommt in die Schatzkammer oder auf ein Taktikfeld.
ganesha-idea-store-more = Aus der Schatzkammer kannst du ihn legen; auf dem Taktikfeld hilft er, zwei zu nehmen.
ganesha-idea-offer = Gib einen Edelstein ab, um alle anderen seiner Farbe zu legen.
ganesha-idea-offer-more = Es lohnt sich also, erst zu sammeln; opfern musst du nie.
ganesha-idea-tactics = Mit einem Edelstein auf einem Taktikfeld darfst du zwei nehmen.
ganesha-idea-tactics-more = Der erste hat diese Farbe, der zweite liegt gleich daneben.
ganesha-idea-spice = Unter manchen Edelsteinen liegt ein Gewürz, das du einsetzen darfst.
ganesha-idea-spice-more = Zeige darauf oder halte es gedrückt, um zu lesen, was es bewirkt.
ganesha-idea-tracks = Jeder Edelstein bringt den Wert seines Platzes auf dem Mandala.
ganesha-idea-tracks-more = Früh sein lohnt sich: Der beste freie Platz bringt jetzt { $points }.
ganesha-idea-yellow = Gelbe Edelsteine legst du ohne Opfergabe.
ganesha-idea-yellow-more = Und ein gelber darf für jede andere Farbe geopfert werden.
ganesha-idea-drum = Alle drei Runden wandert die Trommel, und der Altar wird neu gefüllt.
ganesha-idea-drum-more = Was noch auf dem Altar liegt, kommt zurück in den Beutel.
ganesha-idea-end = Nach der letzten Runde werden übrige Edelsteine einzeln gelegt.
ganesha-idea-end-more = Das ist nach Runde { $rounds }, und geopfert wird dann nicht mehr.
