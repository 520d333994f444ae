# Warum ein Zug gut ist

reason-kolpa-lay = { $value ->
    [one] Das bringt { $value } Punkt in deine Auslage.
   *[other] Das bringt { $value } Punkte in deine Auslage.
}
reason-kolpa-lay-zero = Das legt eine 0 aus, und nichts Wertvolles verlässt deine Hand.
reason-kolpa-end = Damit ist deine Hand leer und die Runde zu Ende.
reason-kolpa-rid = Damit wirst du { $card } los; auf der Hand würde das { $value } kosten.
reason-kolpa-zero = Das bringt dich näher an eine leere Hand.
reason-kolpa-force = Auf einem Stapel der nächsten Person liegt { $card }: Es darf nur eine passende Karte oder ein Joker folgen.
reason-kolpa-area = Deine Hand bleibt, wie sie ist; { $card } verlässt deine Auslage.
reason-kolpa-area-cheapest = Von den passenden Stapeln kostet dich { $card } am wenigsten: { $value }.

reason-ganesha-two = Auf deinen Taktikfeldern liegt ein { ganesha-colour.er } Edelstein, darum darf ein zweiter folgen.
reason-ganesha-next = { $count ->
    [0] Du hast noch keinen { ganesha-colour.en } Edelstein; der Platz für den ersten bringt jetzt { $value }.
    [one] Du hast { $count } { ganesha-colour.en } Edelstein; der Platz für einen weiteren bringt jetzt { $value }.
   *[other] Du hast { $count } { ganesha-colour.e } Edelsteine; der Platz für einen weiteren bringt jetzt { $value }.
}
reason-ganesha-offer = { $points ->
    [one] Das bringt sofort { $points } Punkt.
   *[other] Das bringt sofort { $points } Punkte.
}
reason-ganesha-slot = Das Taktikfeld ist leer; mit einem Edelstein darauf darfst du zwei nehmen, den ersten in dessen Farbe.
reason-ganesha-treasury = In der Schatzkammer kann { ganesha-colour } geopfert oder gelegt werden, auf einem Taktikfeld nicht.
reason-ganesha-replace = Der Edelstein vom Taktikfeld geht in die Schatzkammer, und { ganesha-colour } kommt an seine Stelle.
reason-ganesha-pays = Der nächste { ganesha-colour.e } Platz bringt { $value }.
reason-ganesha-have = { $count ->
    [one] Du hast { $count } { ganesha-colour.en } Edelstein.
   *[other] Du hast { $count } { ganesha-colour.e } Edelsteine.
}
reason-ganesha-mustard = Das ist sofort ein Punkt.
reason-ganesha-freed = Der { ganesha-colour.e } Platz, der { $value } bringt, wird wieder frei.
reason-ganesha-bag = Von { $bag } Edelsteinen im Beutel { $count ->
    [one] ist { $count } { ganesha-colour.bare }.
   *[other] sind { $count } { ganesha-colour.bare }.
}
reason-ganesha-ginger = Du bekommst dafür einen Edelstein, der nicht { ganesha-colour.bare } ist.
reason-ganesha-coriander = Zwischen deinen Taktikfeldern und deiner Schatzkammer dürfen Edelsteine getauscht werden.
reason-ganesha-cinnamon = In diesem Zug darf ein Edelstein beliebiger Farbe geopfert werden.
reason-ganesha-keep = Du behältst, was du hast, für einen späteren Zug.
reason-ganesha-final = Nach der letzten Runde werden alle deine übrigen Edelsteine ohne Opfer gelegt.
reason-ganesha-stay = Deine Edelsteine und Punkte bleiben, wie sie sind.

reason-kerala-joins = Das macht aus { $count } Gebieten ein einziges { kerala-colour.es }.
reason-kerala-edge = Sein { kerala-colour.second-er } Bogen grenzt an ein { kerala-colour.second-es } Plättchen.
reason-kerala-meets = Es trifft daneben auf einen { kerala-colour.en } Bogen.
reason-kerala-missing = Auf deinem Festplatz fehlt noch { kerala-colour }, und das würde 5 kosten.
reason-kerala-grows = { $symbols ->
    [0] Es erweitert ein { kerala-colour.es } Gebiet, statt ein neues anzufangen.
    [one] Es bringt { $symbols } Symbol in ein { kerala-colour.es } Gebiet.
   *[other] Es bringt { $symbols } Symbole in ein { kerala-colour.es } Gebiet.
}
reason-kerala-gains = { $points ->
    [one] Dein jetziger Festplatz gewinnt { $points } Punkt.
   *[other] Dein jetziger Festplatz gewinnt { $points } Punkte.
}
reason-kerala-loses = { $points ->
    [one] Dein jetziger Festplatz verliert nur { $points } Punkt.
   *[other] Dein jetziger Festplatz verliert { $points } Punkte.
}
reason-kerala-same = Dein jetziger Festplatz verliert nichts.
reason-kerala-elephant = Von dort baust du neben dem { kerala-colour.en } Plättchen weiter.
reason-kerala-pass = Dein Festplatz bleibt, wie er ist.
reason-kerala-skip = Alles bleibt, wo es ist.
