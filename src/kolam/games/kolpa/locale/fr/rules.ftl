# Les règles, point par point, et ce que montrent les exemples

kolpa-rule-goal-title = Le but
kolpa-rule-goal = Le jeu réunit de deux à six personnes. Les cartes de ta zone de jeu te rapportent leurs points, celles qui te restent en main te coûtent les leurs. Mais seule une carte non assortie peut aller dans ta zone de jeu, et tu en pioches chaque fois une autre.

kolpa-rule-deal-title = La donne
kolpa-rule-deal = Il y a cinq couleurs avec les numéros 0 à 5, chaque carte en double, et quatre Jokers. Tout le monde reçoit cinq cartes cachées ; une de plus, jamais un Joker, commence la défausse. Vous décidez qui commence, sinon la place est tirée au sort ; la personne suivante commence la manche d’après.

kolpa-rule-kol-title = Kol! Une carte assortie
kolpa-rule-kol = À ton tour, joue exactement une carte. Une carte est assortie si elle a la couleur ou le numéro de la carte du dessus de la défausse. Joue-la dessus depuis ta main ; tu ne pioches pas.

kolpa-rule-lay-title = Kolpa! Une carte non assortie
kolpa-rule-lay = Ou pose une carte non assortie dans ta zone de jeu, sur la pile de sa couleur, et pioche une carte. Une carte assortie n’y va jamais. Tu as donc toujours une carte à jouer.

kolpa-rule-keep-title = Ce que les autres ne voient pas
kolpa-rule-keep = Seules les mains et la pioche sont cachées : tu peux garder une carte assortie et poser une autre carte dans ta zone de jeu. Le dessus et la taille de chaque pile, le nombre de cartes en main et les scores sont visibles.

kolpa-rule-forced-title = Quand ta zone de jeu est assortie
kolpa-rule-forced = La carte du dessus d’une de tes piles peut aussi être jouée si elle est assortie. Tant qu’il y en a une, tu ne peux rien poser dans ta zone de jeu : joue une carte assortie, de là ou de ta main, ou un Joker. Les cartes recouvertes ne comptent pas.

kolpa-rule-pile-title = La pioche
kolpa-rule-pile = Quand la pioche est épuisée, la défausse, sauf la carte du dessus, est mélangée pour en former une nouvelle. S’il n’y a rien à mélanger, personne ne pioche.

kolpa-rule-joker-title = Les Jokers
kolpa-rule-joker = Un Joker va de ta main sur n’importe quelle carte, même un autre Joker, mais jamais dans ta zone de jeu. En le jouant, annonce une couleur ou un numéro.

kolpa-rule-announced-title = L’annonce
kolpa-rule-announced = Tant que le Joker n’est pas recouvert, une carte est assortie si elle a la couleur ou le numéro annoncé. Un Joker sur un Joker doit annoncer autre chose.

kolpa-rule-round-title = La fin d’une manche
kolpa-rule-round = Une manche finit quand quelqu’un joue la dernière carte de sa main sur la défausse. Poser ta dernière carte dans ta zone de jeu ne la finit pas, car tu en pioches une, sauf s’il n’y en a plus. Une carte de ta zone de jeu ne la finit jamais.

kolpa-rule-count-title = Le décompte
kolpa-rule-count = Toutes les cartes de ta zone de jeu rapportent leur numéro, même recouvertes. Celles qui te restent en main sont soustraites ; un Joker coûte 10.

kolpa-rule-end-title = La fin de la partie
kolpa-rule-end = Les points des manches s’ajoutent. Quand quelqu’un a atteint l’objectif à la fin d’une manche, en général 50, le total le plus élevé l’emporte, même si quelqu’un d’autre y est arrivé avant. À égalité, la victoire est partagée.

kolpa-example-kol = Sur le 3 rouge, le 1 rouge et le 3 bleu sont assortis. Le 5 vert ne l’est pas.
kolpa-example-lay = Le 5 vert et le 4 jaune ne sont pas assortis : ils peuvent aller dans ta zone de jeu. Le 1 rouge est assorti : il ne peut pas y aller.
kolpa-example-forced = Le 3 bleu de ta zone de jeu est assorti au 3 rouge. Joue-le, ou une carte assortie de ta main ; le 5 vert doit attendre.
kolpa-example-covered = Le 3 bleu est maintenant recouvert par le 4 bleu et ne compte pas. Le 5 vert peut aller dans ta zone de jeu.
kolpa-example-joker = Le Joker va sur n’importe quelle carte et annonce une couleur ou un numéro. Il ne va jamais dans ta zone de jeu.
kolpa-example-announced = Le jaune est annoncé : seul le jaune est assorti, quelle que soit la carte sous le Joker. Un autre Joker doit annoncer autre chose.
kolpa-example-last = Le 1 rouge est ta dernière carte. Il finit la manche, et ta zone de jeu rapporte 2 + 4 + 5 = 11.
kolpa-example-count = Quelqu’un d’autre a fini la manche. Ta zone de jeu : 4 + 5 + 2 + 5 + 5 = 21. Ta main : 0 + 3 + 10 = 13. Tu marques 8.
