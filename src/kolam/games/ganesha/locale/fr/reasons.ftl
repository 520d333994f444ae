# Pourquoi un coup est bon

ganesha-reason-two = Tu as une gemme { ganesha-colour } sur un emplacement Tactique : tu peux prendre une deuxième gemme.
ganesha-reason-next = { $count ->
    [0] Tu n’as pas encore de gemme { ganesha-colour } ; { $value ->
        [none] il n’y a plus d’emplacement libre.
       *[other] la première rapporterait { ganesha-worth } en ce moment.
    }
    [one] Tu as { $count } gemme { ganesha-colour } ; { $value ->
        [none] il n’y a plus d’emplacement pour une de plus.
       *[other] une de plus rapporterait { ganesha-worth } en ce moment.
    }
   *[other] Tu as { $count } gemmes { ganesha-colour.s } ; { $value ->
        [none] il n’y a plus d’emplacement pour une de plus.
       *[other] une de plus rapporterait { ganesha-worth } en ce moment.
    }
}
ganesha-reason-offer = { $points ->
    [one] Tu marques { $points } point tout de suite.
   *[other] Tu marques { $points } points tout de suite.
}
ganesha-reason-slot = L’emplacement Tactique est vide ; une gemme placée là permet d’en prendre deux, dont la première de sa couleur.
ganesha-reason-treasury = Dans le Trésor, la gemme { ganesha-colour } peut être offerte ou posée ; sur un emplacement Tactique, non.
ganesha-reason-replace = La gemme de l’emplacement va dans ton Trésor, et la { ganesha-colour } prend sa place.
ganesha-reason-pays = Le prochain emplacement de la piste { ganesha-colour } rapporte { ganesha-worth }.
ganesha-reason-have = { $count ->
    [one] Tu as { $count } gemme { ganesha-colour }.
   *[other] Tu as { $count } gemmes { ganesha-colour.s }.
}
ganesha-reason-mustard = C’est un point tout de suite.
ganesha-reason-freed = Sur la piste { ganesha-colour }, l’emplacement qui rapporte { ganesha-worth } redevient libre.
ganesha-reason-bag = { $count ->
    [0] Aucune des { $bag } gemmes du sac n’est { ganesha-colour }.
    [one] Sur les { $bag } gemmes du sac, { $count } est { ganesha-colour }.
   *[other] Sur les { $bag } gemmes du sac, { $count } sont { ganesha-colour.s }.
}
ganesha-reason-ginger = Tu reçois une gemme d’une autre couleur en échange.
ganesha-reason-coriander = Tu peux échanger des gemmes entre tes emplacements Tactique et ton Trésor.
ganesha-reason-cinnamon = Tu peux offrir une gemme de n’importe quelle couleur ce tour-ci.
ganesha-reason-keep = Tu gardes ce que tu as pour un prochain tour.
ganesha-reason-final = Après la dernière manche, tes gemmes restantes sont posées sans offrande, tant qu’il y a des emplacements.
ganesha-reason-stay = Tes gemmes et tes points restent tels quels.
