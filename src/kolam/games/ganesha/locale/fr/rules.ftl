# Les règles, point par point, et ce que montrent les exemples

ganesha-rule-goal-title = Le but
ganesha-rule-goal = De deux à quatre personnes prennent des gemmes sur l’Autel et les posent sur le Mandala, où elles rapportent des points. À deux, trois ou quatre, on joue avec 40, 50 ou 60 gemmes de cinq couleurs. Le total le plus élevé l’emporte.

ganesha-rule-table-title = La table
ganesha-rule-table = Les gemmes du sac remplissent l’Autel, case par case, tant qu’il y en a. Le Mandala a une piste d’emplacements par couleur, dont les valeurs changent du jour à la nuit. Tu as un Trésor pour autant de gemmes que tu veux et deux emplacements Tactique d’une gemme chacun ; on ignore seulement ce qui sortira du sac.

ganesha-rule-round-title = Les manches
ganesha-rule-round = La personne qui a le Tambour commence ; vous décidez qui l’a en premier, sinon la place est tirée au sort. À chaque manche, tout le monde joue un tour : 12 manches à deux, 9 à trois ou quatre. Toutes les trois manches, sauf à la fin, le Tambour passe dans le sens des aiguilles d’une montre et l’Autel est rempli à nouveau.

ganesha-rule-take-title = Phase 1 : prendre une gemme
ganesha-rule-take = Prends une gemme sur n’importe quelle case de l’Autel. C’est obligatoire s’il y en a une. Si l’Autel est vide, passe directement à la Phase 3.

ganesha-rule-second-title = Phase 1 : une deuxième gemme
ganesha-rule-second = Si la gemme a la couleur d’une gemme de tes emplacements Tactique, tu peux en prendre une deuxième, de n’importe quelle couleur, sur une case voisine. Si tes deux emplacements ont cette couleur, la deuxième peut venir de n’importe quelle case. Ce sont tes emplacements au début du tour qui comptent, et tu peux toujours te contenter d’une gemme.

ganesha-rule-store-title = Phase 2 : placer tes gemmes
ganesha-rule-store = Place chaque gemme dans ton Trésor ou sur un emplacement Tactique, dans l’ordre où tu les as prises ; deux gemmes ne vont pas sur le même emplacement. Une gemme qui s’y trouve déjà va d’abord dans le Trésor. À part cela, aucune gemme ne passe de l’un à l’autre.

ganesha-rule-offer-title = Phase 3 : faire une offrande
ganesha-rule-offer = Une fois dans ton tour, tu peux poser sur le Mandala toutes les gemmes d’une couleur de ton Trésor. Pour cela, remets dans le sac une gemme de cette couleur de ton Trésor ; il doit en rester au moins une à poser. Les gemmes des emplacements Tactique ne sont ni offertes ni posées.

ganesha-rule-yellow-title = Les gemmes jaunes
ganesha-rule-yellow = Une gemme jaune peut être offerte pour n’importe quelle couleur. Les jaunes elles-mêmes se posent sans offrande. Une couleur dont la piste est pleine ne peut pas être choisie.

ganesha-rule-score-title = Les points du Mandala
ganesha-rule-score = Les gemmes remplissent la piste de leur couleur, emplacement par emplacement, et chacune rapporte aussitôt la valeur du sien. Les pistes sont à tout le monde : les emplacements remplis par les autres sont pris, et une gemme sans emplacement retourne dans le sac. Sur la piste de score, ton pion commence un nouveau tour après 50, mais ton score continue de monter.

ganesha-rule-end-title = La phase finale
ganesha-rule-end = Après la dernière manche, les gemmes de tes emplacements Tactique vont dans ton Trésor. À partir de la personne qui a le moins de points (à égalité, la plus jeune), on pose à tour de rôle une gemme, sans offrande. Cela continue jusqu’à ce que personne ne puisse plus en poser.

ganesha-rule-win-title = Qui gagne
ganesha-rule-win = Le total le plus élevé l’emporte. À égalité, c’est la première personne arrivée à ce score qui gagne. Si aucun pion en tête n’a bougé, la victoire est partagée.

ganesha-rule-tokens-title = Les jetons Épice
ganesha-rule-tokens = Sous certaines gemmes se trouvent des jetons Épice, autant que vous êtes, jamais deux côte à côte. Si tu prends une telle gemme, tu peux utiliser son jeton aussitôt, avant de prendre une deuxième gemme, si son effet est possible ; le jeton reste là. Deux jetons dans un tour agissent l’un après l’autre, chacun sur sa gemme.

ganesha-rule-cardamom-title = Cardamome
ganesha-rule-cardamom = Remets dans le sac la dernière gemme d’une piste du Mandala. Les points qu’elle a rapportés restent.

ganesha-rule-caraway-title = Carvi
ganesha-rule-caraway = Échange la gemme prise contre n’importe quelle autre de l’Autel. Le jeton qui serait sous celle-ci ne s’utilise pas maintenant. Une deuxième gemme doit toujours être voisine de la case où tu as pris la première.

ganesha-rule-coriander-title = Coriandre
ganesha-rule-coriander = Après la Phase 2, déplace une ou deux gemmes de tes emplacements Tactique vers ton Trésor, puis autant du Trésor vers ces emplacements. Tu peux aussi choisir celles que tu viens de déplacer.

ganesha-rule-ginger-title = Gingembre
ganesha-rule-ginger = Donne la gemme prise à une autre personne : elle va dans son Trésor. Cette personne choisit pour toi une gemme d’une autre couleur de son Trésor. C’est celle-là que tu places en Phase 2.

ganesha-rule-mustard-title = Moutarde noire
ganesha-rule-mustard = Gagne aussitôt 1 point.

ganesha-rule-cinnamon-title = Cannelle
ganesha-rule-cinnamon = Si tu poses des gemmes sur le Mandala ce tour-ci, la gemme offerte peut être de n’importe quelle couleur.

ganesha-rule-red-pepper-title = Poivre rouge
ganesha-rule-red-pepper = Paie 1 point et tire une gemme du sac. Si elle a la couleur de la gemme prise, elle va dans ton Trésor, sinon elle retourne dans le sac.

ganesha-rule-black-pepper-title = Poivre noir
ganesha-rule-black-pepper = Remets une gemme de ton Trésor dans le sac, puis tires-en une pour ton Trésor. La gemme que tu viens de prendre n’y est pas encore.

ganesha-example-take = Prends la gemme que tu veux. La case du milieu est vide.
ganesha-example-second = Tu as pris une gemme rouge, et il y en a une rouge sur tes emplacements Tactique. Une deuxième peut venir d’une case voisine, ou tu t’en tiens là.
ganesha-example-anywhere = Avec du rouge sur les deux emplacements Tactique, la deuxième gemme peut venir de n’importe où.
ganesha-example-store = Le Trésor, l’emplacement libre, ou celui de la gemme verte : elle va alors dans le Trésor.
ganesha-example-offer = Offre une de tes quatre gemmes rouges et poses-en trois : 5 + 4 + 3 = 12. Une bleue ne s’offre pas pour du rouge, et ta seule bleue ne peut pas être offerte pour elle-même.
ganesha-example-yellow = Offre une gemme jaune, et les deux rouges rapportent 5 + 4. Ou pose les deux jaunes sans rien offrir : 6 + 3.
ganesha-example-score = Trois gemmes rouges sont déjà là. Deux de plus rapportent 3 + 3.
ganesha-example-final = Une gemme à la fois : le prochain emplacement violet vaut 4, le prochain jaune 3.
ganesha-example-token = La gemme rouge était sur la Moutarde noire : utilise-la pour 1 point, ou laisse-la.
ganesha-example-caraway = La gemme rouge peut s’échanger contre n’importe quelle autre, même posée sur un jeton.
