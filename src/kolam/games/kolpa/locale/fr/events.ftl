# Événements impossibles d’un fichier de partie

kolpa-event-due = { $kind ->
    [deal] il faut une distribution ici
    [draw] il faut piocher une carte ici
   *[reshuffle] il faut un mélange de la défausse
}
kolpa-event-deal = il faut ici la manche { $round }, commencée par la place { $seat } (P4)
kolpa-event-hands = chacun reçoit { $count } cartes (P3)
kolpa-event-draw = c’est la place { $seat } qui pioche (P8)
