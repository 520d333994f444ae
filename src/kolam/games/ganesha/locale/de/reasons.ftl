# Warum ein Zug gut ist

ganesha-reason-two = Der { ganesha-colour.e } Edelstein passt zu einem auf deinen Taktikfeldern, darum darfst du einen zweiten nehmen.
ganesha-reason-next = { $count ->
    [0] Du hast noch keinen { ganesha-colour.en } Edelstein; { $value ->
        [none] für einen ist jetzt kein Platz.
       *[other] der erste brächte jetzt { ganesha-worth }.
    }
    [one] Du hast { $count } { ganesha-colour.en } Edelstein; { $value ->
        [none] für einen weiteren ist jetzt kein Platz.
       *[other] ein weiterer brächte jetzt { ganesha-worth }.
    }
   *[other] Du hast { $count } { ganesha-colour.e } Edelsteine; { $value ->
        [none] für einen weiteren ist jetzt kein Platz.
       *[other] ein weiterer brächte jetzt { ganesha-worth }.
    }
}
ganesha-reason-offer = { $points ->
    [one] Das bringt sofort { $points } Punkt.
   *[other] Das bringt sofort { $points } Punkte.
}
ganesha-reason-slot = Das Taktikfeld ist leer; mit einem Edelstein darauf darfst du zwei nehmen, den ersten in dessen Farbe.
ganesha-reason-treasury = In der Schatzkammer kannst du den { ganesha-colour.en } Edelstein opfern oder legen, auf einem Taktikfeld nicht.
ganesha-reason-replace = Der Edelstein vom Taktikfeld kommt in die Schatzkammer, der { ganesha-colour.e } an seine Stelle.
ganesha-reason-pays = Der nächste Platz der { ganesha-colour.en } Leiste bringt { ganesha-worth }.
ganesha-reason-have = { $count ->
    [one] Du hast { $count } { ganesha-colour.en } Edelstein.
   *[other] Du hast { $count } { ganesha-colour.e } Edelsteine.
}
ganesha-reason-mustard = Das ist sofort ein Punkt.
ganesha-reason-freed = Auf der { ganesha-colour.en } Leiste wird der Platz, der { ganesha-worth } bringt, wieder frei.
ganesha-reason-bag = { $count ->
    [0] Von { $bag } Edelsteinen im Beutel ist keiner { ganesha-colour.bare }.
    [one] Von { $bag } Edelsteinen im Beutel ist { $count } { ganesha-colour.bare }.
   *[other] Von { $bag } Edelsteinen im Beutel sind { $count } { ganesha-colour.bare }.
}
ganesha-reason-ginger = Du bekommst dafür einen andersfarbigen Edelstein.
ganesha-reason-coriander = Du kannst Edelsteine zwischen deinen Taktikfeldern und deiner Schatzkammer tauschen.
ganesha-reason-cinnamon = In diesem Zug darfst du einen Edelstein beliebiger Farbe opfern.
ganesha-reason-keep = Du behältst, was du hast, für einen späteren Zug.
ganesha-reason-final = Nach der letzten Runde werden deine übrigen Edelsteine ohne Opfergabe gelegt, solange es Plätze gibt.
ganesha-reason-stay = Deine Edelsteine und Punkte bleiben, wie sie sind.
