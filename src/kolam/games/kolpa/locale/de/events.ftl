# Ereignisse einer Partiedatei, die nicht sein können

kolpa-event-due = { $kind ->
    [deal] hier wird ausgeteilt
    [draw] hier wird gezogen
   *[reshuffle] hier wird der Ablagestapel neu gemischt
}
kolpa-event-deal = hier kommt Runde { $round }, begonnen von Platz { $seat } (P4)
kolpa-event-hands = alle bekommen { $count } Karten (P3)
kolpa-event-draw = Platz { $seat } muss ziehen (P8)
