# Ereignisse einer Partiedatei, die nicht sein können

kerala-event-due = { $kind ->
    [remove] hier müssen die Plättchen aussortiert werden
   *[draw] hier muss gezogen werden
}
kerala-event-remove = bei { $players } Personen werden { $count } Plättchen aussortiert (K4)
kerala-event-draw = es werden { $count } Plättchen gezogen, eines pro Person (K6)

# Plättchensätze, die nicht sein können; `place` ist das Feld

kerala-tiles-colour = { $place }: unbekannte Farbe. Zur Wahl: { $colours }
kerala-tiles-table = { $place }: muss eine Tabelle von Sorten und Anzahlen sein
kerala-tiles-kind = { $place }: unbekannte Plättchensorte
kerala-tiles-count = { $place }: muss eine ganze Zahl von 0 bis { $most } sein
kerala-tiles-sum = { $place }: Eine Farbe hat { $due } Plättchen, nicht { $count } (K1)
kerala-tiles-alike = { $place }: { $count } × { $kind }, aber B hat { $due }; die Sätze müssen gleich sein (K1)
