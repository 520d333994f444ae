# Warum ein Zug gut ist

ganesha-reason-two = Auf deinen Taktikfeldern liegt ein { ganesha-colour.er } Edelstein, darum darf ein zweiter folgen.
ganesha-reason-next = { $count ->
    [0] Du hast noch keinen { ganesha-colour.en } Edelstein
    [one] Du hast { $count } { ganesha-colour.en } Edelstein
   *[other] Du hast { $count } { ganesha-colour.e } Edelsteine
}; { $value ->
    [none] für einen weiteren ist jetzt kein Platz.
   *[other] der Platz für einen weiteren bringt jetzt { $value }.
}
ganesha-reason-offer = { $points ->
    [one] Das bringt sofort { $points } Punkt.
   *[other] Das bringt sofort { $points } Punkte.
}
ganesha-reason-slot = Das Taktikfeld ist leer; mit einem Edelstein darauf darfst du zwei nehmen, den ersten in dessen Farbe.
ganesha-reason-treasury = In der Schatzkammer kann { ganesha-colour } geopfert oder gelegt werden, auf einem Taktikfeld nicht.
ganesha-reason-replace = Der Edelstein vom Taktikfeld geht in die Schatzkammer, und { ganesha-colour } kommt an seine Stelle.
ganesha-reason-pays = Der nächste { ganesha-colour.e } Platz bringt { $value }.
ganesha-reason-have = { $count ->
    [one] Du hast { $count } { ganesha-colour.en } Edelstein.
   *[other] Du hast { $count } { ganesha-colour.e } Edelsteine.
}
ganesha-reason-mustard = Das ist sofort ein Punkt.
ganesha-reason-freed = Der { ganesha-colour.e } Platz, der { $value } bringt, wird wieder frei.
ganesha-reason-bag = Von { $bag } Edelsteinen im Beutel { $count ->
    [one] ist { $count } { ganesha-colour.bare }.
   *[other] sind { $count } { ganesha-colour.bare }.
}
ganesha-reason-ginger = Du bekommst dafür einen Edelstein, der nicht { ganesha-colour.bare } ist.
ganesha-reason-coriander = Zwischen deinen Taktikfeldern und deiner Schatzkammer dürfen Edelsteine getauscht werden.
ganesha-reason-cinnamon = In diesem Zug darf ein Edelstein beliebiger Farbe geopfert werden.
ganesha-reason-keep = Du behältst, was du hast, für einen späteren Zug.
ganesha-reason-final = Nach der letzten Runde werden deine übrigen Edelsteine ohne Opfer gelegt, solange es Plätze gibt.
ganesha-reason-stay = Deine Edelsteine und Punkte bleiben, wie sie sind.
