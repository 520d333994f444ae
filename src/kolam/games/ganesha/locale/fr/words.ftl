# Le jeu sur la page d’accueil, et ses options

ganesha-name = Ganesha
ganesha-about = Prends des gemmes sur l’Autel, gardes-en pour la tactique, et offres-en une pour en poser beaucoup sur le Mandala.
ganesha-option-side = Face du Mandala
ganesha-option-side-day = Jour
ganesha-option-side-night = Nuit
ganesha-option-spices = Jouer avec les jetons Épice
ganesha-option-tokens = Cases des jetons Épice
ganesha-option-tokens-drawn = Tirées au sort
ganesha-option-tokens-placed = Choisies par qui a le Tambour
ganesha-option-youngest = De la plus jeune personne à la plus âgée
ganesha-file-boards = Plateaux

# Options impossibles

ganesha-bad-youngest = youngest : chaque place de 0 à { $last } une seule fois, pas { $youngest }
ganesha-bad-boards-none = { $place } : il n’y a aucun plateau dans ce fichier
ganesha-bad-boards-table = { $place } : il faut ici une table contenant certains de ces noms : { $known }
ganesha-bad-boards-name = { $place } : { $name } est inconnu ; au choix : { $known }
ganesha-bad-track-colour = { $place } : { $colour } n’est pas une couleur ; au choix : { $colours }
ganesha-bad-track-missing = { $place } : il manque { $colour }
ganesha-bad-track-size = { $place } : { $size ->
    [none] { $colour } doit être une liste de 1 à { $longest } valeurs
   *[other] { $colour } doit avoir de 1 à { $longest } emplacements, pas { $size }
}
ganesha-bad-track-value = { $place } : { $colour } contient { $value } ; une valeur est un nombre entier de 0 à { $highest }
ganesha-bad-altar-rows = { $place } : { $size ->
    [none] un Autel doit être une liste de { $fewest } à { $most } rangées
   *[other] un Autel a de { $fewest } à { $most } rangées, pas { $size }
}
ganesha-bad-altar-row = { $place } : une rangée a de { $shortest } à { $longest } cases, pas { $row }
ganesha-bad-altar-step = { $place } : chaque rangée a une case de plus ou de moins que celle du dessus, mais { $lower } suit { $upper }
ganesha-bad-altar-room = { $place } : il n’y a pas la place de poser { $tokens } jetons sans que deux se touchent

# Fichiers de partie impossibles

ganesha-event-not-gem = Ici, une gemme est tirée du sac (G33, G34).
ganesha-event-not-altar = Ici, l’Autel est rempli (G8).
ganesha-event-hexes = L’Autel a { $due } cases, pas { $count } (G4).
ganesha-event-tokens = Il faut { $due } jetons sur l’Autel, pas { $count } (G7).
ganesha-event-placed = Les jetons ont été posés sur les cases { $chosen }, pas { $named } (G7).
ganesha-event-no-hex = Il n’y a pas de case « { $hex } » (G4).

# Ganesha. Une couleur s’accorde toujours avec « gemme » ou « piste » : au féminin ; .s est le pluriel, .other la deuxième couleur d’une phrase.

ganesha-colour = { $colour ->
    [red] rouge
    [green] verte
    [purple] violette
    [blue] bleue
   *[yellow] jaune
}
    .s = { $colour ->
        [red] rouges
        [green] vertes
        [purple] violettes
        [blue] bleues
       *[yellow] jaunes
    }
    .other = { $other ->
        [red] rouge
        [green] verte
        [purple] violette
        [blue] bleue
       *[yellow] jaune
    }
ganesha-gem = gemme { ganesha-colour }
ganesha-gems = { $count ->
    [one] { $count } gemme { ganesha-colour }
   *[other] { $count } gemmes { ganesha-colour.s }
}
ganesha-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ganesha-token = { $token ->
    [cardamom] Cardamome
    [caraway] Carvi
    [coriander] Coriandre
    [ginger] Gingembre
    [black_mustard] Moutarde noire
    [cinnamon] Cannelle
    [red_pepper] Poivre rouge
   *[black_pepper] Poivre noir
}
# Au terminal seulement : neuf colonnes au plus
ganesha-token-short = { $token ->
    [cardamom] cardamome
    [caraway] carvi
    [coriander] coriandre
    [ginger] gingembre
    [black_mustard] moutarde
    [cinnamon] cannelle
    [red_pepper] poivre r.
   *[black_pepper] poivre n.
}
# Les emplacements Tactique portent le nom de leur côté.
ganesha-side = { $slot ->
    [0] gauche
   *[1] droit
}
    .where = { $slot ->
        [0] à gauche
       *[1] à droite
    }

# Ce qui est demandé

ganesha-ask-token = { $count ->
    [one] Pose le dernier jeton, face cachée.
   *[other] Pose un jeton, face cachée. Il y en a { $count } à poser.
}
ganesha-ask-take = Prends une gemme sur l’Autel.
ganesha-ask-second = Prends une deuxième gemme, ou contente-toi d’une seule.
ganesha-ask-spice = Utilise le jeton { ganesha-token } ou laisse-le.
ganesha-ask-give = Donne une gemme de ton Trésor qui n’est pas { ganesha-colour }. Tu reçois une gemme { ganesha-colour } en échange.
ganesha-ask-store = Place la gemme { ganesha-colour } dans ton Trésor ou sur un emplacement Tactique.
ganesha-ask-lift = Coriandre : choisis les emplacements Tactique dont les gemmes vont dans ton Trésor.
ganesha-ask-refill = Coriandre : choisis une gemme de ton Trésor pour l’emplacement Tactique { ganesha-side }.
ganesha-ask-offer = Fais une offrande et pose toutes tes gemmes d’une couleur sur le Mandala, ou termine ton tour.
ganesha-ask-final = Pose une gemme de ton Trésor sur le Mandala.
ganesha-ask-over = La partie est terminée.

# Refus

ganesha-no-move = « { $text } » n’est pas un coup de Ganesha. Essaie par exemple : take 7 (prendre), enough (une suffit), leave (laisser le jeton), cardamom red, caraway 3, coriander, ginger 2, give blue (donner), black mustard, cinnamon, red pepper, black pepper red, store red in treasury (au Trésor), store red in 0, lift 0 1, refill red, offer yellow for red (offrir), offer nothing for yellow, end (fin), final red, token 7 (poser un jeton). Les couleurs : red rouge, green verte, purple violette, blue bleue, yellow jaune.
ganesha-not-now = Ce n’est pas possible maintenant. { $asked }
ganesha-must-take = Prends d’abord une gemme : il en reste sur l’Autel.
ganesha-no-hex = Il n’y a pas de case { $hex } ; les cases de l’Autel vont de 0 à { $last }.
ganesha-token-on = Il y a déjà un jeton là.
ganesha-token-beside = Trop près : deux jetons ne se touchent jamais.
ganesha-token-no-room = { $count ->
    [one] Pas là : le dernier jeton n’aurait plus de place.
   *[other] Pas là : les { $count } autres jetons n’auraient plus de place.
}
ganesha-no-gem = Il n’y a pas de gemme là.
ganesha-out-of-reach = La deuxième gemme doit être voisine de la première.
ganesha-two-taken = Tu as déjà pris deux gemmes, c’est le maximum.
ganesha-first-colour = Tu ne peux prendre une deuxième gemme que si la première est de la couleur d’une gemme de tes emplacements Tactique.
ganesha-no-second = Il n’y a plus de gemme à côté de la première.
ganesha-not-in-treasury = Tu n’as pas de gemme { ganesha-colour } dans ton Trésor.
ganesha-give-other = Donne une autre couleur : c’est une gemme { ganesha-colour } que tu reçois.
ganesha-store-order = Place d’abord la gemme { ganesha-colour }.
ganesha-slot-used = Ta première gemme est là. Mets la deuxième ailleurs.
ganesha-no-slot = Il n’y a pas d’emplacement Tactique { $slot } : 0 est à gauche, 1 à droite.
ganesha-slot-empty = Cet emplacement Tactique est vide.
ganesha-lift-which = Choisis un emplacement Tactique ou les deux, celui de gauche en premier.
ganesha-offer-nothing = Pour poser des gemmes { ganesha-colour.s }, il faut une offrande ; seules les jaunes s’en passent.
ganesha-offer-other = Pour poser des gemmes { ganesha-colour.s }, offre une gemme { ganesha-colour } ou jaune, pas une { ganesha-colour.other }.
ganesha-offer-only = Tu ne peux pas offrir ta seule gemme { ganesha-colour } : il n’en resterait aucune à poser.
ganesha-is-full = La piste { ganesha-colour } est pleine.
ganesha-token-not-now = Le jeton { ganesha-token } ne s’utilise que juste après la prise de la gemme posée dessus. { $asked }
ganesha-other-token = Le jeton { ganesha-token } n’est pas sous la gemme que tu as prise. { $asked }
ganesha-none-on-mandala = Il n’y a pas de gemme { ganesha-colour } sur le Mandala.
ganesha-no-seat = Il n’y a pas de place { $seat } à cette table.
ganesha-ask-yourself = Choisis une autre personne pour le Gingembre.
ganesha-cannot-give = Cette personne n’a aucune gemme d’une autre couleur dans son Trésor.
ganesha-no-points = Le Poivre rouge coûte un point, et tu n’en as pas.
ganesha-empty-bag = Le sac est vide : le Poivre rouge ne peut rien tirer.
ganesha-impossible = { $token ->
    [cardamom] Cardamome inutilisable : le Mandala est vide.
    [caraway] Carvi inutilisable : il n’y a pas d’autre gemme sur l’Autel.
    [ginger] Gingembre inutilisable : personne d’autre n’a de gemme d’une autre couleur dans son Trésor.
   *[black_pepper] Poivre noir inutilisable : ton Trésor est vide.
}

# Au terminal

ganesha-title = Ganesha · Manche { $round } sur { $rounds } · { $side ->
    [night] Nuit
   *[day] Jour
}
ganesha-bag = Sac : { $gems }
ganesha-player = Joueur
ganesha-points = Points
ganesha-tactics = Tactique
ganesha-treasury = Trésor
ganesha-drum = Tambour
ganesha-empty = vide
ganesha-holding = En main : { $gems }
ganesha-promise-coriander = Coriandre après le placement
ganesha-promise-cinnamon = Cannelle : couleur au choix
ganesha-youngest = De la plus jeune personne à la plus âgée : { $names }

# Un coup à choisir, au terminal et pour l’oreille

ganesha-choose-token = Poser un jeton sur la case { $hex }
ganesha-choose-take = Prendre la gemme { ganesha-colour } de la case { $hex }
ganesha-choose-take-token = Prendre la gemme { ganesha-colour } de la case { $hex }, sur le jeton { ganesha-token }
ganesha-choose-enough = Se contenter d’une gemme
ganesha-choose-cardamom = Retirer la dernière gemme { ganesha-colour } du Mandala
ganesha-choose-caraway = L’échanger contre la gemme { ganesha-colour } de la case { $hex }
ganesha-choose-coriander = Utiliser la Coriandre après le placement
ganesha-choose-ginger = Échanger avec la place { $seat }
ganesha-choose-give = Donner une gemme { ganesha-colour }
ganesha-choose-black-mustard = Gagner 1 point
ganesha-choose-cinnamon = Offrir une couleur au choix ce tour-ci
ganesha-choose-red-pepper = Payer 1 point, tirer une gemme et la garder si elle est { ganesha-colour }
ganesha-choose-black-pepper = Remettre une gemme { ganesha-colour } dans le sac et en tirer une
ganesha-choose-leave = Ne pas utiliser le jeton
ganesha-choose-store-treasury = Placer la gemme { ganesha-colour } dans le Trésor
ganesha-choose-store-slot = Placer la gemme { ganesha-colour } sur l’emplacement Tactique { ganesha-side }
ganesha-choose-store-over = Placer la gemme { ganesha-colour } sur l’emplacement Tactique { ganesha-side } ; la { ganesha-colour.other } va dans le Trésor
ganesha-choose-lift = Vider l’emplacement Tactique { ganesha-side }
ganesha-choose-lift-both = Vider les deux emplacements Tactique
ganesha-choose-refill = Mettre une gemme { ganesha-colour } sur l’emplacement Tactique { ganesha-side }
ganesha-choose-offer = Offrir une gemme { ganesha-colour.other } et poser { ganesha-gems } ({ ganesha-score })
ganesha-choose-offer-over = Offrir une gemme { ganesha-colour.other } et poser { ganesha-gems } ({ ganesha-score }, { $back } au sac faute d’emplacement)
ganesha-choose-place = Poser { ganesha-gems } sans offrande ({ ganesha-score })
ganesha-choose-place-over = Poser { ganesha-gems } sans offrande ({ ganesha-score }, { $back } au sac faute d’emplacement)
ganesha-choose-end = Terminer le tour
ganesha-choose-final = Poser une gemme { ganesha-colour } ({ ganesha-score })

# Le journal, au terminal et pour l’oreille

ganesha-told-altar = L’Autel est rempli.
ganesha-told-altar-tokens = L’Autel est rempli. Jetons : { $tokens }.
ganesha-told-gem = Tirée du sac : une gemme { ganesha-colour }.
ganesha-told-token = { $you ->
    [yes] Tu poses un jeton sur la case { $hex }.
   *[no] { $name } pose un jeton sur la case { $hex }.
}
ganesha-told-take = { $you ->
    [yes] Tu prends la gemme de la case { $hex }.
   *[no] { $name } prend la gemme de la case { $hex }.
}
ganesha-told-enough = { $you ->
    [yes] Tu te contentes d’une gemme.
   *[no] { $name } se contente d’une gemme.
}
ganesha-told-cardamom = { $you ->
    [yes] Cardamome : tu retires la dernière gemme { ganesha-colour } du Mandala.
   *[no] Cardamome : { $name } retire la dernière gemme { ganesha-colour } du Mandala.
}
ganesha-told-caraway = { $you ->
    [yes] Carvi : tu échanges la gemme contre celle de la case { $hex }.
   *[no] Carvi : { $name } échange la gemme contre celle de la case { $hex }.
}
ganesha-told-coriander = { $you ->
    [yes] Tu utilises la Coriandre.
   *[no] { $name } utilise la Coriandre.
}
ganesha-told-ginger = { $you ->
    [yes] Gingembre : { $asked } doit te donner une gemme.
   *[no] { $asked-you ->
        [yes] Gingembre : tu dois donner une gemme à { $name }.
       *[no] Gingembre : { $asked } doit donner une gemme à { $name }.
    }
}
ganesha-told-give = { $you ->
    [yes] Tu donnes une gemme { ganesha-colour }.
   *[no] { $name } donne une gemme { ganesha-colour }.
}
ganesha-told-black-mustard = { $you ->
    [yes] Moutarde noire : tu gagnes 1 point.
   *[no] Moutarde noire : { $name } gagne 1 point.
}
ganesha-told-cinnamon = { $you ->
    [yes] Cannelle : tu peux offrir la couleur de ton choix ce tour-ci.
   *[no] Cannelle : { $name } peut offrir la couleur de son choix ce tour-ci.
}
ganesha-told-red-pepper = { $you ->
    [yes] Poivre rouge : tu paies 1 point et tires une gemme.
   *[no] Poivre rouge : { $name } paie 1 point et tire une gemme.
}
ganesha-told-black-pepper = { $you ->
    [yes] Poivre noir : tu remets une gemme { ganesha-colour } dans le sac et en tires une.
   *[no] Poivre noir : { $name } remet une gemme { ganesha-colour } dans le sac et en tire une.
}
ganesha-told-leave = { $you ->
    [yes] Tu n’utilises pas le jeton.
   *[no] { $name } n’utilise pas le jeton.
}
ganesha-told-store-treasury = { $you ->
    [yes] Tu places une gemme { ganesha-colour } dans ton Trésor.
   *[no] { $name } place une gemme { ganesha-colour } dans son Trésor.
}
ganesha-told-store-slot = { $you ->
    [yes] Tu places une gemme { ganesha-colour } sur ton emplacement Tactique { ganesha-side }.
   *[no] { $name } place une gemme { ganesha-colour } sur son emplacement Tactique { ganesha-side }.
}
ganesha-told-lift = { $you ->
    [yes] Tu vides ton emplacement Tactique { ganesha-side }.
   *[no] { $name } vide son emplacement Tactique { ganesha-side }.
}
ganesha-told-lift-both = { $you ->
    [yes] Tu vides tes deux emplacements Tactique.
   *[no] { $name } vide ses deux emplacements Tactique.
}
ganesha-told-refill = { $you ->
    [yes] Tu mets une gemme { ganesha-colour } sur l’emplacement vidé.
   *[no] { $name } met une gemme { ganesha-colour } sur l’emplacement vidé.
}
ganesha-told-offer = { $you ->
    [yes] Tu offres une gemme { ganesha-colour.other } et poses toutes tes gemmes { ganesha-colour.s } sur le Mandala.
   *[no] { $name } offre une gemme { ganesha-colour.other } et pose toutes ses gemmes { ganesha-colour.s } sur le Mandala.
}
ganesha-told-place = { $you ->
    [yes] Tu poses toutes tes gemmes { ganesha-colour.s } sur le Mandala sans offrande.
   *[no] { $name } pose toutes ses gemmes { ganesha-colour.s } sur le Mandala sans offrande.
}
ganesha-told-end = { $you ->
    [yes] Tu ne fais pas d’offrande.
   *[no] { $name } ne fait pas d’offrande.
}
ganesha-told-final = { $you ->
    [yes] Tu poses une gemme { ganesha-colour } sur le Mandala.
   *[no] { $name } pose une gemme { ganesha-colour } sur le Mandala.
}
ganesha-told-gained = { $you ->
    [yes] Tu gagnes { ganesha-score }.
   *[no] { $name } gagne { ganesha-score }.
}
ganesha-told-lost = { $you ->
    [yes] Tu perds { ganesha-score }.
   *[no] { $name } perd { ganesha-score }.
}

# Aide

ganesha-sheet = Feuille de score
ganesha-help =
    Les gemmes à prendre sont sur l’Autel. Chacun a un Trésor et deux emplacements Tactique, l’un à gauche, l’autre à droite. Sous certaines gemmes se trouvent des jetons Épice, jamais côte à côte.
    Phase 1 : prends une gemme sur l’Autel. Si elle a la couleur d’une gemme de tes emplacements Tactique, tu peux en prendre une deuxième sur une case voisine, ou sur n’importe quelle case si tes deux emplacements ont cette couleur. S’il y a un jeton sous une gemme que tu prends, tu peux l’utiliser aussitôt, si son effet est possible.
    Phase 2 : place chaque gemme dans ton Trésor ou sur un emplacement Tactique ; la gemme qui s’y trouvait va dans le Trésor.
    Phase 3 : tu peux faire une offrande. Offre une gemme d’une couleur pour poser toutes tes autres gemmes de cette couleur sur le Mandala, ou une gemme jaune pour poser toutes tes gemmes d’une couleur au choix. Les jaunes se posent sans offrande. Chaque gemme rapporte la valeur de son emplacement.
    Toutes les trois manches, le Tambour change de mains et l’Autel est rempli à nouveau. À la fin, toutes les gemmes restantes sont posées une par une.
ganesha-help-spice = { ganesha-token } – { ganesha-effect }
ganesha-effect = { $token ->
    [cardamom] Remets dans le sac la dernière gemme d’une couleur du Mandala.
    [caraway] Échange la gemme prise contre n’importe quelle autre de l’Autel.
    [coriander] Après le placement, échange des gemmes entre tes emplacements Tactique et ton Trésor.
    [ginger] Donne la gemme prise à quelqu’un et reçois-en une d’une autre couleur.
    [black_mustard] Gagne 1 point.
    [cinnamon] Offre une gemme de n’importe quelle couleur ce tour-ci.
    [red_pepper] Paie 1 point et tire une gemme ; garde-la si elle a la couleur de la gemme prise.
   *[black_pepper] Remets une gemme de ton Trésor dans le sac et tires-en une.
}
ganesha-help-typing = Tu peux aussi écrire ton coup : token 3 (poser un jeton), take 7 (prendre), enough (une suffit), leave (laisser), ginger 2, give blue (donner), store red in 0 (placer), offer yellow for red (offrir), end (fin). L’emplacement Tactique 0 est à gauche, 1 à droite. Une couleur peut se réduire à sa lettre : R rouge, G verte, P violette, B bleue, Y jaune.

# Dans le navigateur

ganesha-altar = Autel
ganesha-mandala = Mandala
ganesha-boards = Autel et Mandala
ganesha-round = Manche { $round } sur { $rounds }
ganesha-anew = L’Autel sera rempli à nouveau après la manche { $round }
ganesha-anew-never = L’Autel ne sera plus rempli
ganesha-holds = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}
ganesha-in-bag = { $count ->
    [one] { $count } gemme dans le sac
   *[other] { $count } gemmes dans le sac
}

# Pour l’œil : peu de mots, et des images des pièces

ganesha-do-token = { $count ->
    [one] Pose le dernier { $token }
   *[other] Pose un { $token } sur l’Autel
}
ganesha-do-take = Prends une gemme sur l’Autel
ganesha-do-second = Prends une deuxième gemme, ou arrête-toi
ganesha-do-spice = { $token ->
    [cardamom] { $icon } Retirer une gemme du Mandala ?
    [caraway] { $icon } Échanger { $gem } sur l’Autel ?
    [coriander] { $icon } Réorganiser ta Tactique ensuite ?
    [ginger] { $icon } Échanger { $gem } avec quelqu’un ?
    [black_mustard] { $icon } Gagner 1 point ?
    [cinnamon] { $icon } Offrir une couleur au choix ?
    [red_pepper] { $icon } Payer 1 point pour tirer ?
   *[black_pepper] { $icon } Échanger une gemme avec le sac ?
}
ganesha-do-give = Donne une gemme, mais pas { $gem }
ganesha-do-store = Place { $gem } au Trésor ou en Tactique
ganesha-do-lift = Quelles gemmes quittent ta Tactique ?
ganesha-do-refill = Choisis une gemme pour { $slot }
ganesha-do-offer = Fais une offrande, ou termine ton tour
ganesha-do-offer-gem = Offrir { $gem } pour poser quelle couleur ?
ganesha-do-offer-place = Qu’offres-tu pour poser { $gem } ?
ganesha-do-final = Pose une gemme sur le Mandala
ganesha-can-take = Prendre { $gem }
ganesha-can-take-token = Prendre { $gem } sur { $token }
ganesha-can-token = Poser { $token } ici
ganesha-can-enough = Une suffit
ganesha-can-cardamom = Retirer { $gem } du Mandala
ganesha-can-caraway = Échanger { $taken } contre { $gem }
ganesha-can-use = Utiliser { $token }
ganesha-can-ginger = Échanger { $taken } avec { $name }
ganesha-can-give = Donner { $gem }
ganesha-can-black-mustard = Utiliser { $token } : +1
ganesha-can-red-pepper = Viser { $gem } pour 1 point
ganesha-can-black-pepper = Rendre { $gem }, en tirer une
ganesha-can-leave = Laisser { $token }
ganesha-can-offer = Offrir { $gem } pour { $placed } : +{ $points }
ganesha-can-offer-over = Offrir { $gem } pour { $placed } : +{ $points }, { $back } dans { $bag }
ganesha-can-place = { $placed } sans offrande : +{ $points }
ganesha-can-place-over = { $placed } sans offrande : +{ $points }, { $back } dans { $bag }
ganesha-can-end = Fin du tour
ganesha-can-final = Poser { $placed } : +{ $points }
ganesha-new-altar = Nouvelles gemmes sur l’Autel
ganesha-counted = { $source ->
    [red] Rouge
    [green] Vert
    [purple] Violet
    [blue] Bleu
    [yellow] Jaune
    [final] À la fin
   *[tokens] Jetons
}

# Pour l’oreille ; les cases sont comptées à partir de 1

ganesha-hex = Case { $hex } : { ganesha-gem }
ganesha-hex-on-token = Case { $hex } : { ganesha-gem } sur le jeton { ganesha-token }
ganesha-hex-empty = Case { $hex } : vide
ganesha-hex-bare-token = Case { $hex } : jeton { ganesha-token }, sans gemme
ganesha-hex-face-down = Case { $hex } : un jeton face cachée
ganesha-with-effect = { $what }. { $effect }
ganesha-token-on-hex = { ganesha-token } sur la case { $hex }
ganesha-held = À placer maintenant : { ganesha-gem }
ganesha-slot = Tactique, { ganesha-side.where } : { ganesha-gem }
ganesha-slot-free = Tactique, { ganesha-side.where } : vide
ganesha-track = Mandala, piste { ganesha-colour } : { $filled } sur { $slots } ; le prochain emplacement rapporte { ganesha-score }.
ganesha-track-full = Mandala, piste { ganesha-colour } : les { $slots } emplacements sont remplis.
ganesha-pick-offer = Offrir une gemme { ganesha-colour }
ganesha-pick-place = Poser tes gemmes { ganesha-colour.s }
ganesha-exchange-with = Échanger avec { $name }
ganesha-pawn = { $name } : pion sur la case { $space }
ganesha-position-decides = { $you ->
    [yes] C’est à toi de jouer.
   *[no] C’est à { $name } de jouer.
}
ganesha-position-taken = En main : { $gems }.
ganesha-position-player = { $you ->
    [yes] Toi : { ganesha-score }. Tactique : à gauche { $left }, à droite { $right }. Trésor : { $treasury }.
   *[no] { $name } : { ganesha-score }. Tactique : à gauche { $left }, à droite { $right }. Trésor : { $treasury }.
}
ganesha-position-altar = { $count ->
    [one] Sur l’Autel, gemme { ganesha-colour } : case { $hexes }.
   *[other] Sur l’Autel, gemmes { ganesha-colour.s } : cases { $hexes }.
}
ganesha-position-altar-empty = L’Autel est vide.
ganesha-position-tokens = Jetons : { $tokens }.
ganesha-position-face-down = { $count ->
    [one] Jeton face cachée : case { $hexes }.
   *[other] Jetons face cachée : cases { $hexes }.
}

# Of reasons: points, and why a token is put there

ganesha-worth = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
ganesha-reason-token = { $count ->
    [one] On peut prendre ici une deuxième gemme après une première sur { $count } case voisine.
   *[other] On peut prendre ici une deuxième gemme après une première sur l’une des { $count } cases voisines.
}
