# Warum ein Zug gut ist

kolpa-reason-lay = { $value ->
    [one] Das bringt { $value } Punkt in deine Auslage.
   *[other] Das bringt { $value } Punkte in deine Auslage.
}
kolpa-reason-lay-zero = Das legt eine 0 aus, und nichts Wertvolles verlässt deine Hand.
kolpa-reason-end = Damit ist deine Hand leer und die Runde zu Ende.
kolpa-reason-rid = Damit wirst du { $card } los; auf der Hand würde das { $value } kosten.
kolpa-reason-zero = Das bringt dich näher an eine leere Hand.
kolpa-reason-force = Auf einem Stapel der nächsten Person liegt { $card }: Es darf nur eine passende Karte oder ein Joker folgen.
kolpa-reason-area = Deine Hand bleibt, wie sie ist; { $card } verlässt deine Auslage.
kolpa-reason-area-cheapest = Von den passenden Stapeln kostet dich { $card } am wenigsten: { $value }.
