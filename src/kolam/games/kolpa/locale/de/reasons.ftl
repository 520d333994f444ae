# Warum ein Zug gut ist

kolpa-reason-lay = { $value ->
    [one] Das bringt { $value } Punkt in deine Auslage.
   *[other] Das bringt { $value } Punkte in deine Auslage.
}
kolpa-reason-lay-zero = Du legst eine 0 aus und behältst deine wertvollen Karten.
kolpa-reason-end = Damit ist deine Hand leer und die Runde zu Ende.
kolpa-reason-rid = { $value ->
    [one] Damit wirst du { $card } los; auf der Hand kostet sie dich { $value } Punkt.
   *[other] Damit wirst du { $card } los; auf der Hand kostet sie dich { $value } Punkte.
}
kolpa-reason-rid-joker = Damit wirst du einen Joker los; auf der Hand kostet er dich { $value } Punkte.
kolpa-reason-zero = Das bringt dich näher an eine leere Hand.
kolpa-reason-force = Bei der nächsten Person liegt { $card } oben auf einem Stapel: Sie muss eine passende Karte oder einen Joker spielen.
kolpa-reason-area = Deine Hand bleibt, wie sie ist; { $card } verlässt deine Auslage.
kolpa-reason-area-cheapest = { $value ->
    [one] Von den passenden Stapeln kostet dich { $card } am wenigsten: { $value } Punkt.
   *[other] Von den passenden Stapeln kostet dich { $card } am wenigsten: { $value } Punkte.
}
