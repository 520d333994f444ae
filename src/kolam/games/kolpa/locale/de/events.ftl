# Ereignisse einer Partiedatei, die nicht sein können

kolpa-event-due = { $kind ->
    [deal] hier muss ausgeteilt werden
    [draw] hier muss gezogen werden
   *[reshuffle] hier muss der Ablagestapel neu gemischt werden
}
kolpa-event-deal = hier muss Runde { $round } kommen, begonnen von Platz { $seat } (P4)
kolpa-event-hands = alle bekommen { $count } Karten (P3)
kolpa-event-draw = Platz { $seat } muss ziehen (P8)
