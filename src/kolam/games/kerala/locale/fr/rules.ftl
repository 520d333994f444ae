# Les règles, point par point, et ce que montrent les exemples

kerala-rule-goal-title = Le but
kerala-rule-goal = De deux à cinq personnes construisent chacune une plateforme de fête en tuiles de couleur. Les symboles éléphant et les bords colorés bien placés rapportent ; les couleurs dispersées ou manquantes coûtent. Le total le plus élevé l’emporte, et à égalité la victoire est partagée.

kerala-rule-start-title = Avant de commencer
kerala-rule-start = Tu as une couleur, sa tuile de départ et deux éléphants posés dessus. Chaque couleur a 20 tuiles : la plupart portent d’un à trois symboles, quatre ont un bord coloré, deux sont spéciales. Vous décidez qui commence ; sinon, la place est tirée au sort.

kerala-rule-bag-title = Le sac
kerala-rule-bag = À deux, trois ou quatre, on écarte 20, 10 ou 4 tuiles sans les regarder, jamais d’une couleur en jeu. Toutes les autres sont dans le sac, et personne ne sait lesquelles viendront. Tout le reste est visible.

kerala-rule-round-title = Un tour de table
kerala-rule-round = La personne qui a le sac tire autant de tuiles que vous êtes, face visible. À partir d’elle, dans le sens des aiguilles d’une montre, tout le monde prend une tuile et la place, ou passe. Les tuiles qui restent quittent ensuite la partie, et le sac passe à gauche.

kerala-rule-place-title = Placer une tuile
kerala-rule-place = Place ta tuile au-dessus, au-dessous, à gauche ou à droite d’un de tes éléphants, et avance cet éléphant dessus. Si les deux touchent la case, tu choisis lequel avance. Ta plateforme n’a pas de limite : il y a toujours une place.

kerala-rule-cover-title = Par-dessus d’autres tuiles
kerala-rule-cover = Tu peux aussi la placer sur une tuile ou une pile de n’importe quelle hauteur, à côté d’un de tes éléphants. Deux éléphants ne partagent jamais une tuile, sauf la tuile de départ au début. La tuile de ton autre éléphant ne peut donc pas être recouverte.

kerala-rule-edge-title = Bords colorés
kerala-rule-edge = Tu peux tourner une tuile comme tu veux. Certaines ont d’un côté un demi-disque d’une seconde couleur : si ce bord coloré touche à la fin une tuile de sa couleur, il vaut 5. Sinon, il ne coûte rien ; la tuile ne compte que pour sa couleur principale.

kerala-rule-pass-title = Passer
kerala-rule-pass = Deux fois dans la partie, à n’importe quel tour, tu peux passer : ne prends aucune tuile et couche un de tes éléphants. Il avance comme avant, mais seul un éléphant debout vaut 1 à la fin. Quand les deux sont couchés, tu ne peux plus passer.

kerala-rule-elephant-title = Tuile spéciale : déplacer un éléphant
kerala-rule-elephant = Quand tu places une tuile avec un éléphant et une flèche, tu peux aussitôt déplacer l’un de tes éléphants sur n’importe quelle tuile où l’autre n’est pas. Ce n’est pas obligatoire. L’éléphant dessiné n’est pas un symbole, et arriver plus tard sur cette tuile ne donne plus rien.

kerala-rule-stack-title = Tuile spéciale : déplacer une tuile
kerala-rule-stack = Quand tu places une tuile avec deux carrés, tu peux aussitôt déplacer une tuile ou une pile entière sur une case vide, tournée comme tu veux. Elle ne doit ni porter d’éléphant, ni être entourée des quatre côtés. Une pile garde son ordre.

kerala-rule-whole-title = D’un seul tenant, sans nouveau trou
kerala-rule-whole = Ta plateforme doit rester d’un seul tenant même pendant que la tuile est levée, et la tuile doit la toucher de nouveau par un côté. Aucune case vide ouverte jusque-là ne doit se retrouver enfermée. Boucher un trou est permis.

kerala-rule-areas-title = La fin : les zones
kerala-rule-areas = La partie finit avec le tour de table qui vide le sac. Tu gardes une zone d’un seul tenant par couleur, et deux pour la tienne. Chaque tuile des autres zones est retirée et coûte 2, même recouverte ; le meilleur choix est fait pour toi.

kerala-rule-count-title = La fin : les points
kerala-rule-count = On compte ce qui reste : 1 par symbole visible, 1 par éléphant debout, 5 par bord coloré qui touche sa couleur. Chaque couleur sans tuile visible coûte 5. Les tuiles recouvertes ne rapportent rien.

kerala-example-beside = La tuile verte va à côté de l’un ou l’autre éléphant, qui avance dessus. La troisième case ne touche aucun éléphant.
kerala-example-cover = La tuile noire peut être recouverte. La tuile de départ, non : ton autre éléphant est dessus.
kerala-example-edge = Tourné vers la tuile noire, le bord vaut 5. Tourné ailleurs, il ne vaut rien.
kerala-example-pass = Un éléphant est couché parce que tu as passé : un point de moins.
kerala-example-elephant = La tuile verte vient d’être placée. L’un ou l’autre éléphant peut aller sur n’importe quelle tuile, mais pas sur celle de l’autre.
kerala-example-stack = Seule la tuile noire du haut peut partir. La violette couperait la plateforme en deux, la bleue est entourée des quatre côtés, la rouge porte un éléphant.
kerala-example-hole = À droite, la tuile violette est permise. Dans le creux, elle enfermerait une case vide.
kerala-example-areas = Il y a trois zones rouges : les deux tuiles isolées sont retirées, −4. Le bleu est ta couleur : les deux zones bleues restent.
kerala-example-count = Le bord touche le rouge : +5. Aucune tuile noire n’est visible, la seule est sous la verte : −5. Un éléphant est couché, seul l’autre vaut 1.
