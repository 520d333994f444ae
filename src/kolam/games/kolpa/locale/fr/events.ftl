# Événements impossibles d’un fichier de partie

kolpa-event-due = { $kind ->
    [deal] ici vient une distribution
    [draw] ici vient une pioche
   *[reshuffle] ici vient un mélange de la défausse
}
kolpa-event-deal = ici vient la manche { $round }, commencée par la place { $seat } (P4)
kolpa-event-hands = chacun reçoit { $count } cartes (P3)
kolpa-event-draw = c’est la place { $seat } qui pioche (P8)
