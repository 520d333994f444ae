# The game on the front page, and its options

ganesha-name = Ganesha
ganesha-about = Prends des gemmes sur l'autel, gardes-en pour la tactique, et offres-en une pour en poser beaucoup sur le mandala.
ganesha-option-side = Face du mandala
ganesha-option-side-day = Jour
ganesha-option-side-night = Nuit
ganesha-option-spices = Jouer avec les jetons épices
ganesha-option-tokens = Cases des jetons épices
ganesha-option-tokens-drawn = Tirées au sort
ganesha-option-tokens-placed = Choisies par qui a le Tambour
ganesha-option-youngest = De la plus jeune personne à la plus âgée
ganesha-file-boards = Plateaux

# Options that cannot be

ganesha-bad-youngest = youngest : chaque place de 0 à { $last } une seule fois, pas { $youngest }
ganesha-bad-boards-none = { $place } : il n'y a aucun plateau dans ce fichier
ganesha-bad-boards-table = { $place } : il faut ici une table, avec certains de { $known }
ganesha-bad-boards-name = { $place } : il n'y a pas de { $name } ici, seulement { $known }
ganesha-bad-track-colour = { $place } : { $colour } n'est pas une couleur ; il y a { $colours }
ganesha-bad-track-missing = { $place } : il manque { $colour }
ganesha-bad-track-size = { $place } : { $colour } doit avoir de 1 à { $longest } emplacements, { $size ->
    [none] et ce n'est pas une liste
   *[other] pas { $size }
}
ganesha-bad-track-value = { $place } : { $colour } contient { $value } ; une valeur est un nombre entier de 0 à { $highest }
ganesha-bad-altar-rows = { $place } : un Autel a de { $fewest } à { $most } rangées, { $size ->
    [none] et ce n'est pas une liste
   *[other] pas { $size }
}
ganesha-bad-altar-row = { $place } : une rangée a de { $shortest } à { $longest } cases, pas { $row }
ganesha-bad-altar-step = { $place } : chaque rangée a une case de plus ou de moins que celle du dessus, mais { $lower } suit { $upper }
ganesha-bad-altar-room = { $place } : il n'y a pas de place pour { $tokens } jetons dont aucun n'en touche un autre

# Ganesha. Une couleur s'accorde toujours avec « gemme » ou « couleur » : au féminin ; .s est le pluriel.

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
    .gem = { $gem ->
        [red] rouge
        [green] verte
        [purple] violette
        [blue] bleue
       *[yellow] jaune
    }
    .due = { $due ->
        [red] rouge
        [green] verte
        [purple] violette
        [blue] bleue
       *[yellow] jaune
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
# Neuf colonnes au plus
ganesha-token-short = { $token ->
    [cardamom] cardamome
    [caraway] carvi
    [coriander] coriandre
    [ginger] gingembre
    [black_mustard] mout.n.
    [cinnamon] cannelle
    [red_pepper] poivre r.
   *[black_pepper] poivre n.
}
# Les emplacements Tactique portent le nom de leur côté.
ganesha-side = { $slot ->
    [0] de gauche
   *[1] de droite
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
ganesha-ask-take = Prends une gemme sur l'Autel.
ganesha-ask-second = Prends une deuxième gemme, ou dis qu'une suffit.
ganesha-ask-spice = Utilise « { $token } », ou laisse ce jeton.
ganesha-ask-give = Donne une gemme de ton Trésor qui n'est pas { ganesha-colour } ; une gemme { ganesha-colour } arrive en échange.
ganesha-ask-store = Place la gemme { ganesha-colour } dans ton Trésor ou sur un emplacement Tactique.
ganesha-ask-lift = Coriandre : choisis les emplacements Tactique dont les gemmes vont dans ton Trésor.
ganesha-ask-refill = Coriandre : choisis une gemme de ton Trésor pour l'emplacement Tactique { ganesha-side }.
ganesha-ask-offer = Fais une offrande et pose toutes tes gemmes d'une couleur sur le Mandala, ou termine ton tour.
ganesha-ask-final = Pose une gemme de ton Trésor sur le Mandala.
ganesha-ask-over = La partie est terminée.

# Refus

ganesha-no-move = { $text } n'est pas un coup de Ganesha. Écris 'take 7' (prendre), 'enough' (une suffit), 'leave' (laisser le jeton), 'cardamom red', 'caraway 3', 'coriander', 'ginger 2', 'give blue' (donner), 'black mustard', 'cinnamon', 'red pepper', 'black pepper red', 'store red in treasury' (au Trésor), 'store red in 0', 'lift 0 1', 'refill red', 'offer yellow for red' (offrir), 'offer nothing for yellow', 'end' (fin), 'final red' ou 'token 7' (poser un jeton). Les couleurs : red rouge, green verte, purple violette, blue bleue, yellow jaune.
ganesha-not-now = Pas maintenant. { $asked }
ganesha-must-take = Prends d'abord une gemme : il en reste sur l'Autel.
ganesha-no-hex = Il n'y a pas de case { $hex } ; les cases de l'Autel vont de 0 à { $last }.
ganesha-token-on = Il y a déjà un jeton là.
ganesha-token-beside = Trop près : deux jetons ne se touchent jamais.
ganesha-token-no-room = { $count ->
    [one] Pas là : le dernier jeton n'aurait plus de place.
   *[other] Pas là : les { $count } autres jetons n'auraient plus de place.
}
ganesha-no-gem = Il n'y a pas de gemme là.
ganesha-out-of-reach = La deuxième gemme doit toucher la première.
ganesha-two-taken = Tu as déjà deux gemmes ; on n'en prend jamais plus.
ganesha-first-colour = Une deuxième gemme ? Seulement si la première va avec une gemme de ta Tactique.
ganesha-no-second = Plus aucune gemme à côté de la première.
ganesha-not-in-treasury = Tu n'as pas de gemme { ganesha-colour } dans ton Trésor.
ganesha-give-other = Donne une autre couleur : c'est une { ganesha-colour } que tu reçois.
ganesha-store-order = D'abord la gemme { ganesha-colour.due }, ensuite la { ganesha-colour.gem }.
ganesha-slot-used = Ta première gemme est là. Mets la deuxième ailleurs.
ganesha-no-slot = Il n'y a pas d'emplacement Tactique { $slot } : 0 est à gauche, 1 à droite.
ganesha-slot-empty = Cet emplacement Tactique est vide.
ganesha-lift-which = Choisis un emplacement Tactique ou les deux, celui de gauche en premier.
ganesha-offer-nothing = Poser la couleur { ganesha-colour } demande une offrande ; seule la jaune est gratuite.
ganesha-offer-other = Pour poser la couleur { ganesha-colour }, offre une gemme { ganesha-colour } ou jaune, pas une { ganesha-colour.gem }.
ganesha-offer-only = Ta seule gemme { ganesha-colour } ne peut pas être offerte : il n'en resterait aucune à poser.
ganesha-is-full = La piste de couleur { ganesha-colour } est pleine.
ganesha-token-not-now = « { $token } » n'agit que juste après la prise de la gemme posée dessus. { $asked }
ganesha-other-token = « { $token } » n'est pas sous la gemme que tu as prise. { $asked }
ganesha-none-on-mandala = Il n'y a pas de gemme { ganesha-colour } sur le Mandala.
ganesha-no-seat = Il n'y a pas de place { $seat } à cette table.
ganesha-ask-yourself = Le Gingembre est pour quelqu'un d'autre.
ganesha-cannot-give = Ce Trésor n'a aucune gemme qui ne soit pas { ganesha-colour }.
ganesha-no-points = Le Poivre rouge coûte un point, et tu n'en as pas.
ganesha-empty-bag = Le sac est vide : le Poivre rouge n'a rien à tirer.
ganesha-impossible = { $token ->
    [cardamom] Cardamome inutilisable : le Mandala est vide.
    [caraway] Carvi inutilisable : il n'y a pas d'autre gemme sur l'Autel.
    [ginger] Gingembre inutilisable : personne d'autre n'a de gemme d'une autre couleur dans son Trésor.
   *[black_pepper] Poivre noir inutilisable : ton Trésor est vide.
}

# Au terminal

ganesha-title = Ganesha · manche { $round } sur { $rounds } · { $side ->
    [night] nuit
   *[day] jour
}
ganesha-bag = sac { $gems }
ganesha-player = nom
ganesha-points = points
ganesha-tactics = Tactique
ganesha-treasury = Trésor
ganesha-drum = Tambour
ganesha-holding = prise :
ganesha-promise-coriander = Coriandre après le rangement
ganesha-promise-cinnamon = Cannelle : toute gemme peut être offerte
ganesha-nothing = rien
ganesha-youngest = De la plus jeune personne à la plus âgée : { $names }

ganesha-choose-token = un jeton sur { $hex }
ganesha-choose-take = { $gem } de { $hex }
ganesha-choose-take-token = { $gem } de { $hex }, { $token }
ganesha-choose-enough = une gemme suffit
ganesha-choose-cardamom = enlever { $gem } du Mandala
ganesha-choose-caraway = échanger contre { $gem } de { $hex }
ganesha-choose-coriander = utiliser Coriandre après le rangement
ganesha-choose-ginger = échanger avec la place { $seat }
ganesha-choose-give = donner { $gem }
ganesha-choose-black-mustard = 1 point
ganesha-choose-cinnamon = offrir plus tard une gemme de n'importe quelle couleur
ganesha-choose-red-pepper = payer 1 point et tirer : garder { $gem }
ganesha-choose-black-pepper = rendre { $gem } et tirer une gemme
ganesha-choose-leave = laisser le jeton
ganesha-choose-store-treasury = { $gem } au Trésor
ganesha-choose-store-slot = { $gem } sur l'emplacement Tactique { ganesha-side }
ganesha-choose-store-over = { $gem } sur l'emplacement Tactique { ganesha-side }, { $old } au Trésor
ganesha-choose-lift = vider l'emplacement Tactique { $slots ->
    [0] de gauche
   *[1] de droite
}
ganesha-choose-lift-both = vider les deux emplacements Tactique
ganesha-choose-refill = { $gem } sur l'emplacement Tactique { ganesha-side }
ganesha-choose-offer = offrir { $gem }, poser { $placed } pour { $points }
ganesha-choose-offer-over = offrir { $gem }, poser { $placed } pour { $points }, { $back } sans emplacement au sac
ganesha-choose-end = terminer le tour
ganesha-choose-final = poser { $gem } pour { $points }

ganesha-told-altar = L'Autel est rempli.
ganesha-told-altar-tokens = L'Autel est rempli. Jetons : { $tokens }.
ganesha-told-gem = Du sac sort { $gem }.
ganesha-told-token = { $name } : un jeton sur la case { $hex }
ganesha-told-take = { $name } : la gemme de la case { $hex }
ganesha-told-enough = { $name } : une gemme suffit
ganesha-told-cardamom = { $name } : Cardamome, la dernière { $gem } quitte le Mandala
ganesha-told-caraway = { $name } : Carvi, échange contre la gemme de la case { $hex }
ganesha-told-coriander = { $name } : Coriandre
ganesha-told-ginger = { $name } : Gingembre, doit donner une gemme : { $asked }
ganesha-told-give = { $name } : donne { $gem }
ganesha-told-black-mustard = { $name } : Moutarde noire, 1 point
ganesha-told-cinnamon = { $name } : Cannelle, toute gemme peut être offerte
ganesha-told-red-pepper = { $name } : Poivre rouge, 1 point payé pour tirer
ganesha-told-black-pepper = { $name } : Poivre noir, { $gem } retourne dans le sac
ganesha-told-leave = { $name } : laisse le jeton
ganesha-told-store-treasury = { $name } : { $gem } au Trésor
ganesha-told-store-slot = { $name } : { $gem } sur l'emplacement Tactique { ganesha-side }
ganesha-told-lift = { $name } : { $slots ->
    [0] emplacement Tactique de gauche vidé
    [1] emplacement Tactique de droite vidé
   *[both] les deux emplacements Tactique vidés
}
ganesha-told-refill = { $name } : { $gem } sur l'emplacement vidé
ganesha-told-offer = { $name } : offrande { $gem }, gemmes de couleur { $placed } posées sur le Mandala
ganesha-told-end = { $name } : pas d'offrande
ganesha-told-final = { $name } : { $gem } posée sur le Mandala

ganesha-sheet = Feuille de score
ganesha-help =
    L'Autel porte les gemmes à prendre. Chacun a un Trésor et deux emplacements Tactique, l'un à gauche, l'autre à droite. Sous certaines gemmes se trouvent des jetons Épice, jamais côte à côte.
    En phase 1 de ton tour, tu prends une gemme sur l'Autel. Si elle a la couleur d'une gemme de tes emplacements Tactique, tu peux en prendre une deuxième sur une case voisine, ou sur n'importe quelle case si tes deux emplacements ont cette couleur. Un jeton Épice sous une gemme prise peut être utilisé aussitôt, si son effet est possible.
    En phase 2, chaque gemme va dans ton Trésor ou sur un emplacement Tactique ; la gemme qui s'y trouvait va au Trésor.
    En phase 3, tu peux faire une offrande : une gemme d'une couleur pose toutes tes autres gemmes de cette couleur sur le Mandala, une gemme jaune pose toutes tes gemmes d'une couleur au choix, et les jaunes ne demandent pas d'offrande. Chaque gemme rapporte la valeur de son emplacement.
    Toutes les trois manches, le Tambour change de mains et l'Autel est rempli à nouveau. À la fin, toutes les gemmes restantes sont posées une par une.
ganesha-help-spice = • { $token } : { $effect }
ganesha-effect = { $token ->
    [cardamom] la dernière gemme d'une couleur quitte le Mandala.
    [caraway] échange la gemme prise contre n'importe quelle autre de l'Autel.
    [coriander] échange des gemmes entre emplacements Tactique et Trésor.
    [ginger] échange la gemme prise avec quelqu'un d'autre.
    [black_mustard] 1 point.
    [cinnamon] offre une gemme de n'importe quelle couleur.
    [red_pepper] paie un point et tire une gemme, que tu gardes si elle a la couleur de la gemme prise.
   *[black_pepper] rends une gemme de ton Trésor et tires-en une.
}
ganesha-help-typing = Tu peux aussi écrire ton coup : token 3 (poser un jeton), take 7 (prendre), enough (une suffit), leave (laisser), ginger 2, give blue (donner), store red in 0 (ranger), offer yellow for red (offrir), end (fin). L'emplacement Tactique 0 est à gauche, 1 à droite. Une couleur peut se réduire à sa lettre : R rouge, G verte, P violette, B bleue, Y jaune.

# Dans le navigateur

ganesha-altar = Autel
ganesha-mandala = Mandala
ganesha-round = Manche { $round } sur { $rounds }
ganesha-anew = Nouvel Autel après la manche { $round }
ganesha-anew-never = C'est le dernier Autel
ganesha-gems = { $count ->
    [one] { $count } gemme { ganesha-colour }
   *[other] { $count } gemmes { ganesha-colour.s }
}
ganesha-holds = { $count ->
    [one] { $count } gemme
   *[other] { $count } gemmes
}
ganesha-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ganesha-take = prendre la gemme { ganesha-colour } de la case { $hex }
ganesha-hex = gemme { ganesha-colour } sur la case { $hex }
ganesha-hex-empty = case { $hex }, vide
ganesha-place-token = poser un jeton sur la case { $hex }
ganesha-hex-token = case { $hex }, un jeton face cachée
ganesha-on-token = { $what }, avec { $token }
ganesha-held = gemme { ganesha-colour }, à placer maintenant
ganesha-slot = Tactique, { ganesha-side.where } : { ganesha-colour }
ganesha-slot-free = Tactique, { ganesha-side.where } : vide
ganesha-track = Piste { ganesha-colour } : { $filled } sur { $slots } remplis, prochain emplacement { $points }.
ganesha-track-full = Piste { ganesha-colour } : les { $slots } emplacements sont remplis.
ganesha-pick-offer = offrir une gemme { ganesha-colour }
ganesha-pick-place = poser les gemmes { ganesha-colour.s }
ganesha-exchange-with = échanger avec { $name }
ganesha-pawn = pion { $pawn } sur { $space }
ganesha-position-decides = C'est à { $name } de décider.
ganesha-position-taken = En main : { $gems }.
ganesha-position-player = { $name } : { $points }. Tactique : { $tactics }. Trésor : { $treasury }.
ganesha-position-altar = Sur l'Autel, par case : { $gems }.
ganesha-position-tokens = Jetons : { $tokens }.
ganesha-position-face-down = Jetons face cachée : { $hexes }.

# Dans le navigateur, pour l'œil : peu de mots, et des images des pièces

ganesha-do-token = { $count ->
    [one] Pose le dernier { $token }
   *[other] Pose un { $token } sur l'Autel
}
ganesha-do-take = Prends une gemme sur l'Autel
ganesha-do-second = Prends une deuxième gemme, ou arrête-toi
ganesha-do-spice = { $token ->
    [cardamom] { $icon } Enlever une gemme du Mandala ?
    [caraway] { $icon } Échanger { $gem } sur l'Autel ?
    [coriander] { $icon } Changer ta Tactique ensuite ?
    [ginger] { $icon } Échanger { $gem } avec quelqu'un ?
    [black_mustard] { $icon } Prendre 1 point ?
    [cinnamon] { $icon } Offrir n'importe quelle couleur ?
    [red_pepper] { $icon } Payer 1 point pour tirer ?
   *[black_pepper] { $icon } Échanger une gemme avec le sac ?
}
ganesha-do-give = Donne une gemme, mais pas { $gem }
ganesha-do-store = Mets { $gem } au Trésor ou en Tactique
ganesha-do-lift = Quelles gemmes quittent ta Tactique ?
ganesha-do-refill = Choisis une gemme pour { $slot }
ganesha-do-offer = Fais une offrande, ou termine ton tour
ganesha-do-offer-gem = Offrir { $gem } pour poser quelle couleur ?
ganesha-do-offer-place = Qu'offres-tu pour poser { $gem } ?
ganesha-do-final = Pose une gemme sur le Mandala
ganesha-can-take = Prendre { $gem }
ganesha-can-take-token = Prendre { $gem } sur { $token }
ganesha-can-token = Poser { $token } ici
ganesha-can-enough = Une suffit
ganesha-can-cardamom = Enlever { $gem } du Mandala
ganesha-can-caraway = Échanger { $taken } contre { $gem }
ganesha-can-use = Utiliser { $token }
ganesha-can-ginger = Échanger { $taken } avec { $name }
ganesha-can-give = Donner { $gem }
ganesha-can-black-mustard = Utiliser { $token } : +1
ganesha-can-red-pepper = Payer 1 point, tirer pour { $gem }
ganesha-can-black-pepper = Rendre { $gem }, en tirer une
ganesha-can-leave = Laisser { $token }
ganesha-can-offer = Offrir { $gem }, poser { $placed } : +{ $points }
ganesha-can-offer-over = Offrir { $gem }, poser { $placed } : +{ $points }, { $back } dans { $bag }
ganesha-can-place = Poser { $placed } : +{ $points }, gratuit
ganesha-can-place-over = Poser { $placed } : +{ $points }, gratuit, { $back } dans { $bag }
ganesha-can-end = Terminé
ganesha-can-final = Poser { $placed } : +{ $points }
ganesha-new-altar = Nouvel Autel
ganesha-counted = { $source ->
    [red] Rouge
    [green] Vert
    [purple] Violet
    [blue] Bleu
    [yellow] Jaune
    [final] À la fin
   *[tokens] Jetons
}

# Dans le navigateur, pour l'oreille
ganesha-place-free = poser { $placed } pour { $points }, gratuitement
ganesha-place-free-over = poser { $placed } pour { $points }, gratuitement, { $back } sans emplacement au sac
ganesha-in-bag = { $count ->
    [one] { $count } gemme dans le sac
   *[other] { $count } gemmes dans le sac
}

# Pourquoi une case est bonne pour un jeton, si on les pose soi-même

ganesha-reason-token = Une deuxième gemme peut être prise ici après une première de { $count } autres cases.
