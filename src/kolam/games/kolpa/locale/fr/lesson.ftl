# What the coach of a first match says, and, a line at a time, what is said when a rule first matters.

kolpa-idea-kol = Kol! Une carte de même couleur ou de même numéro va sur la défausse.
kolpa-idea-kol-more = Joue-la ou garde-la : une carte qui reste en main coûte son numéro.
kolpa-idea-kolpa = Kolpa! Une carte non assortie va dans ta zone de jeu.
kolpa-idea-kolpa-more = Elle y rapporte son numéro à la fin de la manche ; ensuite, tu pioches.
kolpa-idea-area = La carte du dessus de tes piles peut aussi aller sur la défausse.
kolpa-idea-area-more = Tant que l’une d’elles est assortie, tu ne peux rien poser dans ta zone.
kolpa-idea-joker = Un Joker va sur toute carte ; tu annonces une couleur ou un numéro.
kolpa-idea-joker-more = Ne le garde pas trop longtemps : en main, il coûte 10 points.
kolpa-idea-draw = Après Kolpa! tu pioches : seul Kol! réduit ta main.
kolpa-idea-draw-more = Tu as maintenant { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; les grands numéros rapportent le plus dans ta zone de jeu.
kolpa-idea-end = La manche finit quand quelqu’un joue sa dernière carte sur la défausse.
kolpa-idea-end-more = Surveille donc combien de cartes les autres ont en main.
kolpa-idea-count = Ta zone de jeu te rapporte ses points, ta main te coûte les siens.
kolpa-idea-count-more = Ton score est maintenant de { $points } ; il peut aussi être négatif.
kolpa-idea-target = Dès que quelqu’un a atteint l’objectif, la partie est finie.
kolpa-idea-target-more = Ici, c’est { $target } points, et le total le plus élevé l’emporte.
