# Comment nous lisons la règle : chaque décision, la phrase qu’elle tranche et l’autre lecture

kolpa-reading-1-rule = P2
kolpa-reading-1-sentence = La règle ne montre les cartes numérotées qu’en image.
kolpa-reading-1-ours = Cinq couleurs, de 0 à 5, chaque carte en double : 60 cartes numérotées, et 4 Jokers.
kolpa-reading-1-other = Aucune à notre connaissance : les descriptions publiques du jeu disent la même chose.

kolpa-reading-2-rule = P3
kolpa-reading-2-sentence = « Mélangez les cartes numérotées et distribuez-en 5… à chaque personne. »
kolpa-reading-2-ours = Les Jokers sont mélangés avec elles et peuvent être distribués : sinon on ne pourrait pas en retourner un, ce que prévoit la phrase suivante.
kolpa-reading-2-other = Ne distribuer que des cartes numérotées, puis mélanger les Jokers au reste.

kolpa-reading-3-rule = P4
kolpa-reading-3-sentence = « La personne qui porte le vêtement le plus coloré commence. »
kolpa-reading-3-ours = Les joueurs disent qui commence ; sinon, la place est tirée au sort.
kolpa-reading-3-other = Aucune ; un écran ne voit pas tes vêtements.
kolpa-reading-3-option = first

kolpa-reading-4-rule = P4
kolpa-reading-4-sentence = La règle ne dit pas qui commence les manches suivantes.
kolpa-reading-4-ours = La personne suivante, dans le sens des aiguilles d’une montre, après celle qui a commencé la manche précédente.
kolpa-reading-4-other = La personne qui a gagné la manche commence, ou toujours la même.

kolpa-reading-5-rule = P13
kolpa-reading-5-sentence = « Lorsque la pioche est épuisée… »
kolpa-reading-5-ours = La défausse, sauf sa carte du dessus, est mélangée tout de suite en une nouvelle pioche, dès que la dernière carte est piochée.
kolpa-reading-5-other = Seulement quand il faut piocher la carte suivante.

kolpa-reading-6-rule = P13
kolpa-reading-6-sentence = Et si la défausse n’a alors que sa carte du dessus ?
kolpa-reading-6-ours = On attend qu’il faille piocher et qu’il y ait d’autres cartes à mélanger ; s’il n’y en a toujours pas, on ne pioche pas.
kolpa-reading-6-other = Aucune à notre connaissance : la règle n’en parle pas.

kolpa-reading-7-rule = P15
kolpa-reading-7-sentence = Sur un Joker, un autre Joker peut « annoncer une autre couleur ou un autre numéro ».
kolpa-reading-7-ours = L’annonce en vigueur ne peut pas être répétée ; toute autre couleur, tout autre numéro est permis.
kolpa-reading-7-other = « Autre » veut seulement dire un nouveau choix libre : on pourrait répéter l’annonce.

kolpa-reading-8-rule = P17
kolpa-reading-8-sentence = « Si tu poses ta dernière carte sur ta zone de jeu, tu pioches immédiatement une carte. » Et s’il n’y en a pas ?
kolpa-reading-8-ours = La manche s’arrête là, car ta main est vide.
kolpa-reading-8-other = La manche continue, et tu n’as plus de main.

kolpa-reading-9-rule = P17
kolpa-reading-9-sentence = « Une manche est finie lorsqu’une personne n’a plus de carte en main après avoir joué. »
kolpa-reading-9-ours = Seule une carte de ta main peut la finir ; une carte de ta zone de jeu laisse ta main comme elle est.
kolpa-reading-9-other = Aucune : la règle parle de ta dernière carte.

kolpa-reading-10-rule = P19
kolpa-reading-10-sentence = « Le jeu se termine lorsqu’une personne a atteint 50 points. »
kolpa-reading-10-ours = On vérifie après chaque manche. Dès que quelqu’un a 50 points ou plus, le total le plus élevé l’emporte : 50 perd contre 55.
kolpa-reading-10-other = La première personne à 50 gagne. Mais la phrase suivante donne la victoire au plus grand nombre de points.
kolpa-reading-10-option = target

kolpa-reading-11-rule = P19
kolpa-reading-11-sentence = La règle ne dit rien de l’égalité.
kolpa-reading-11-ours = Toutes les personnes qui ont le total le plus élevé se partagent la victoire.
kolpa-reading-11-other = Jouer encore une manche.

kolpa-reading-screen = À l’écran, personne ne peut oublier une carte assortie dans sa zone de jeu : P10 est toujours respectée, et les autres n’ont rien à remarquer. Pas besoin non plus d’annoncer « Kol! » et « Kolpa! » à voix haute : la table le fait.
