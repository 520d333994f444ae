# Comment nous lisons la règle : chaque décision, la phrase qu’elle tranche et l’autre lecture

ganesha-reading-1-rule = G3
ganesha-reading-1-sentence = La règle ne montre les plateaux Mandala qu’en image.
ganesha-reading-1-ours = Chaque couleur a une piste d’autant d’emplacements que de gemmes ; les valeurs sont de nous. L’hôte peut saisir les plateaux de sa boîte.
ganesha-reading-1-other = Les valeurs de ton plateau, si elles sont différentes.
ganesha-reading-1-option = tracks

ganesha-reading-2-rule = G4
ganesha-reading-2-sentence = La règle ne montre l’Autel qu’en image.
ganesha-reading-2-ours = 19 cases en rangées de 3, 4, 5, 4 et 3. L’hôte peut saisir d’autres rangées.
ganesha-reading-2-other = L’Autel de ta boîte, s’il est différent.
ganesha-reading-2-option = altar

ganesha-reading-3-rule = G6
ganesha-reading-3-sentence = « Choisissez au hasard qui commence. »
ganesha-reading-3-ours = La place est tirée au sort, sauf si les joueurs en désignent une.
ganesha-reading-3-other = Aucune.
ganesha-reading-3-option = first

ganesha-reading-4-rule = G7
ganesha-reading-4-sentence = La première personne place les jetons Épice face cachée, avec une case vide entre deux jetons.
ganesha-reading-4-ours = Les cases sont tirées au sort parmi tous les placements permis, puisque personne ne sait quel jeton est où.
ganesha-reading-4-other = Comme imprimé : la personne qui a le Tambour choisit les cases.
ganesha-reading-4-option = tokens

ganesha-reading-5-rule = G8
ganesha-reading-5-sentence = « Jusqu’à ce que chaque case ait une gemme. » Et si le sac se vide ?
ganesha-reading-5-ours = Les cases restantes restent vides.
ganesha-reading-5-other = Aucune à notre connaissance.

ganesha-reading-6-rule = G14
ganesha-reading-6-sentence = « Prendre 2 gemmes. » Peut-on s’arrêter à une ?
ganesha-reading-6-ours = Oui, toujours. Et s’il n’y a pas de deuxième gemme à prendre, on n’en prend qu’une.
ganesha-reading-6-other = Qui choisit deux gemmes doit en prendre deux.

ganesha-reading-7-rule = G14
ganesha-reading-7-sentence = La première gemme doit avoir la couleur d’une gemme de tes emplacements Tactique. À quel moment ?
ganesha-reading-7-ours = D’après les emplacements au début de ton tour, et la couleur de la gemme au moment où tu la prends, quoi que fasse ensuite son jeton.
ganesha-reading-7-other = Regarder ce qui s’y trouve une fois le jeton utilisé.

ganesha-reading-8-rule = G19
ganesha-reading-8-sentence = Peut-on choisir une couleur dont la piste est pleine ?
ganesha-reading-8-ours = Non.
ganesha-reading-8-other = Oui, mais rien n’est posé.

ganesha-reading-9-rule = G19
ganesha-reading-9-sentence = « 1 gemme jaune pour poser toutes les gemmes d’une couleur. » Pour le jaune aussi ?
ganesha-reading-9-ours = Oui, même si le jaune ne demande pas d’offrande.
ganesha-reading-9-other = Non : le jaune se pose toujours sans offrande.

ganesha-reading-10-rule = G19
ganesha-reading-10-sentence = « 1 gemme d’une couleur pour poser toutes les autres de cette couleur. » Et s’il n’en reste pas ?
ganesha-reading-10-ours = Alors ce n’est pas permis : au moins une gemme doit être posée sur le Mandala.
ganesha-reading-10-other = On peut offrir sa seule gemme et ne rien poser.

ganesha-reading-11-rule = G20
ganesha-reading-11-sentence = « Tu dois poser TOUTES les gemmes de la couleur choisie. » Et s’il n’y a pas assez d’emplacements ?
ganesha-reading-11-ours = Les gemmes sans emplacement libre retournent dans le sac et ne rapportent rien.
ganesha-reading-11-other = Elles restent dans le Trésor.

ganesha-reading-12-rule = G22
ganesha-reading-12-sentence = À égalité pour le moins de points, « la plus jeune personne commence ».
ganesha-reading-12-ours = Les joueurs disent qui est plus jeune. Sinon, l’ordre est tiré au sort à l’ouverture de la table, et affiché.
ganesha-reading-12-other = Aucune ; nous ne demandons pas ton âge.
ganesha-reading-12-option = youngest

ganesha-reading-13-rule = G22
ganesha-reading-13-sentence = « Jusqu’à ce que tous les Trésors soient vides. » Et si une piste est pleine ?
ganesha-reading-13-ours = Ses gemmes ne peuvent plus être posées. Une personne qui n’a que celles-là passe son tour, et tout finit quand personne ne peut plus poser.
ganesha-reading-13-other = Aucune à notre connaissance.

ganesha-reading-14-rule = G22
ganesha-reading-14-sentence = « En commençant par la personne qui a le moins de points. » Et si cette personne n’a pas de gemme ?
ganesha-reading-14-ours = On regarde tout le monde. Si la personne trouvée n’a pas de gemme, la suivante dans le sens des aiguilles d’une montre commence.
ganesha-reading-14-other = Ne regarder que les personnes qui ont des gemmes.

ganesha-reading-15-rule = G23
ganesha-reading-15-sentence = En cas d’égalité, la victoire va à qui « a atteint ce score » en premier.
ganesha-reading-15-ours = C’est le dernier mouvement du pion qui compte, même un recul dû au Poivre rouge. Si les pions en tête n’ont jamais bougé, la victoire est partagée.
ganesha-reading-15-other = La première fois que le pion s’est trouvé sur ce score.

ganesha-reading-16-rule = G26
ganesha-reading-16-sentence = « Tu peux appliquer l’effet. » Et s’il ne peut rien faire ?
ganesha-reading-16-ours = Alors le jeton est inutilisable : Cardamome si le Mandala est vide, Carvi sans autre gemme sur l’Autel, Gingembre sans personne avec qui échanger, Poivre noir si le Trésor est vide. La Coriandre et la Cannelle agissent plus tard dans le tour et sont toujours utilisables.
ganesha-reading-16-other = L’utiliser, sans effet.

ganesha-reading-17-rule = G28
ganesha-reading-17-sentence = Le Carvi échange la première gemme. De quelle case la deuxième doit-elle être voisine ?
ganesha-reading-17-ours = De la case où la première a été prise.
ganesha-reading-17-other = De la case de la gemme reçue.

ganesha-reading-18-rule = G29
ganesha-reading-18-sentence = Coriandre : retire 1 ou 2 gemmes de tes emplacements Tactique, puis remets-en autant. Sur lesquels ?
ganesha-reading-18-ours = Sur les emplacements vidés. S’il y a une gemme sur un emplacement après la Phase 2, il faut en retirer au moins une ; sinon rien ne se passe.
ganesha-reading-18-other = Sur n’importe quel emplacement libre ; ou changer d’avis et n’en retirer aucune.

ganesha-reading-19-rule = G30
ganesha-reading-19-sentence = Gingembre : « Cette personne doit te donner une gemme d’une autre couleur. » Où vont les deux gemmes ?
ganesha-reading-19-ours = La tienne va dans son Trésor. Celle que tu reçois la remplace et se place en Phase 2. C’est l’autre personne qui la choisit.
ganesha-reading-19-other = La gemme reçue va directement dans ton Trésor.

ganesha-reading-20-rule = G33
ganesha-reading-20-sentence = Avec le Poivre rouge, on tire une gemme du sac. Et si le sac est vide ?
ganesha-reading-20-ours = Alors on ne peut pas l’utiliser.
ganesha-reading-20-other = Perdre le point pour rien.

ganesha-reading-21-rule = G34
ganesha-reading-21-sentence = Poivre noir : « Remets une gemme de ton Trésor dans le sac. » Celle que tu viens de prendre aussi ?
ganesha-reading-21-ours = Non, elle n’est pas encore dans le Trésor. La gemme remise dans le sac peut être tirée de nouveau.
ganesha-reading-21-other = On peut remettre la gemme qu’on vient de prendre ; ou la gemme remise ne participe pas au tirage.

ganesha-reading-22-rule = G35
ganesha-reading-22-sentence = Et si tes deux gemmes étaient sur des jetons, ou si l’une est échangée ?
ganesha-reading-22-ours = Les effets s’appliquent l’un après l’autre, chacun à sa gemme. Une gemme obtenue par échange se place à son tour, comme celle qu’elle remplace.
ganesha-reading-22-other = Aucune à notre connaissance.

ganesha-reading-screen = À l’écran, on ne peut rien voir de caché : les gemmes du sac n’ont pas d’ordre avant d’être tirées, et personne ne peut tâter un jeton face cachée. Les points se comptent tout seuls, et le score continue au-delà de 50.
