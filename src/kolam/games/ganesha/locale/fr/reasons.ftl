# Pourquoi un coup est bon

ganesha-reason-two = Une gemme { ganesha-colour } est sur tes emplacements Tactique : une deuxième gemme peut suivre.
ganesha-reason-next = { $count ->
    [0] Tu n'as pas de gemme { ganesha-colour }
    [one] Tu as { $count } gemme { ganesha-colour }
   *[other] Tu as { $count } gemmes { ganesha-colour.s }
} ; { $value ->
    [none] il n'y a plus d'emplacement pour une de plus.
   *[other] l'emplacement pour une de plus rapporte { $value } en ce moment.
}
ganesha-reason-offer = { $points ->
    [one] Cela rapporte { $points } point tout de suite.
   *[other] Cela rapporte { $points } points tout de suite.
}
ganesha-reason-slot = L'emplacement Tactique est vide ; une gemme posée là permet d'en prendre deux, dont la première de sa couleur.
ganesha-reason-treasury = Dans le Trésor, une gemme { ganesha-colour } peut être offerte ou posée ; sur un emplacement Tactique, non.
ganesha-reason-replace = La gemme de l'emplacement va au Trésor, et la { ganesha-colour } prend sa place.
ganesha-reason-pays = Le prochain emplacement de couleur { ganesha-colour } rapporte { $value }.
ganesha-reason-have = { $count ->
    [one] Tu as { $count } gemme { ganesha-colour }.
   *[other] Tu as { $count } gemmes { ganesha-colour.s }.
}
ganesha-reason-mustard = C'est un point tout de suite.
ganesha-reason-freed = L'emplacement de couleur { ganesha-colour } qui rapporte { $value } redevient libre.
ganesha-reason-bag = Gemmes de couleur { ganesha-colour } dans le sac : { $count } sur { $bag }.
ganesha-reason-ginger = Tu reçois en échange une gemme qui n'est pas { ganesha-colour }.
ganesha-reason-coriander = Tes emplacements Tactique et ton Trésor peuvent échanger des gemmes.
ganesha-reason-cinnamon = À ce tour, une gemme de n'importe quelle couleur peut être offerte.
ganesha-reason-keep = Tu gardes ce que tu as pour un prochain tour.
ganesha-reason-final = Après la dernière manche, tes gemmes restantes sont posées sans offrande, tant qu'il y a des emplacements.
ganesha-reason-stay = Tes gemmes et tes points restent tels quels.
