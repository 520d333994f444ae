# Comment nous lisons la règle : chaque décision, la phrase qu’elle tranche et l’autre lecture

kerala-reading-1-rule = K2
kerala-reading-1-sentence = La règle ne montre les tuiles qu’en image.
kerala-reading-1-ours = 20 par couleur : 5 à un symbole, 5 à deux, 4 à trois, 4 à bord coloré, 1 « déplacer un éléphant », 1 « déplacer une tuile ». C’est notre choix ; l’hôte peut en donner un autre.
kerala-reading-1-other = Les tuiles de ta boîte, si elles sont différentes.
kerala-reading-1-option = tiles

kerala-reading-2-rule = K4
kerala-reading-2-sentence = « Retirez 20 (10, 4) tuiles au hasard », jamais d’une couleur en jeu.
kerala-reading-2-ours = Personne ne voit lesquelles.
kerala-reading-2-other = Les retirer à la vue de tout le monde.

kerala-reading-3-rule = K5
kerala-reading-3-sentence = « La personne la plus jeune commence. »
kerala-reading-3-ours = Les joueurs disent qui commence ; sinon, la place est tirée au sort.
kerala-reading-3-other = Aucune ; nous ne demandons pas ton âge.
kerala-reading-3-option = first

kerala-reading-4-rule = K5
kerala-reading-4-sentence = « Chaque personne reçoit deux éléphants et une tuile de départ. » Qui a quelle couleur ?
kerala-reading-4-ours = On choisit sa couleur à la table, si on veut.
kerala-reading-4-other = Aucune : la règle vous laisse faire.
kerala-reading-4-option = colours

kerala-reading-5-rule = K9
kerala-reading-5-sentence = La règle ne dit pas si l’on peut tourner une tuile en la plaçant.
kerala-reading-5-ours = Oui, librement. Cela ne compte que pour un bord coloré.
kerala-reading-5-other = Aucune à notre connaissance.

kerala-reading-6-rule = K9
kerala-reading-6-sentence = « Déplacez l’éléphant sur la nouvelle tuile. » Et si les deux sont à côté ?
kerala-reading-6-ours = Tu choisis lequel se déplace.
kerala-reading-6-other = Aucune à notre connaissance.

kerala-reading-7-rule = K11
kerala-reading-7-sentence = « Deux fois dans la partie, tu peux passer », mais « la première personne doit choisir une tuile ».
kerala-reading-7-ours = Tu peux passer à n’importe quel tour, même au premier.
kerala-reading-7-other = Personne ne peut passer à son premier tour.

kerala-reading-8-rule = K16
kerala-reading-8-sentence = « Il ne doit pas y avoir de trou » après le déplacement d’une tuile.
kerala-reading-8-ours = Aucune case vide ne doit se retrouver enfermée si elle ne l’était pas avant, y compris la case quittée. Boucher un trou est permis.
kerala-reading-8-other = Seule compte la case quittée ; ou bien aucun trou ne doit rester, même ancien.

kerala-reading-9-rule = K16
kerala-reading-9-sentence = Une tuile déplacée va sur « une case libre, selon les règles habituelles de placement ».
kerala-reading-9-ours = Elle n’a pas besoin d’arriver à côté d’un éléphant.
kerala-reading-9-other = Elle doit arriver à côté d’un de tes éléphants, comme une nouvelle tuile.
kerala-reading-9-option = near_elephant

kerala-reading-10-rule = K16
kerala-reading-10-sentence = Une pile déplacée « ne peut pas être réarrangée ».
kerala-reading-10-ours = On peut la tourner d’un bloc, comme toute tuile que l’on place ; seul son ordre est fixe. Cela compte si sa tuile du dessus a un bord coloré.
kerala-reading-10-other = Elle garde son orientation.
kerala-reading-10-option = turn_moved

kerala-reading-11-rule = K17
kerala-reading-11-sentence = Une tuile spéciale agit quand on l’ajoute et qu’un éléphant y va.
kerala-reading-11-ours = Seul l’ajout compte. Déplacer un éléphant sur une tuile spéciale, ou une pile qui en porte une, ne fait rien.
kerala-reading-11-other = Un éléphant déplacé sur une tuile spéciale l’active de nouveau.

kerala-reading-12-rule = K20
kerala-reading-12-sentence = « Tu décides quelles zones comptent. »
kerala-reading-12-ours = Le meilleur choix est calculé exactement, fait pour toi et montré : il ne change rien pour les autres.
kerala-reading-12-other = Choisir soi-même, et peut-être y perdre des points.

kerala-reading-13-rule = K21
kerala-reading-13-sentence = « Au moins une tuile de chaque couleur. »
kerala-reading-13-ours = Seules comptent les tuiles visibles : une couleur recouverte manque.
kerala-reading-13-other = Une tuile recouverte est là, elle aussi.

kerala-reading-screen = À l’écran, les meilleures zones sont choisies pour toi (K20), personne ne peut placer une tuile contre la règle, et on ne tâte pas les tuiles dans le sac. La plateforme grandit autant que tu veux : il n’y a pas de bord de table.
