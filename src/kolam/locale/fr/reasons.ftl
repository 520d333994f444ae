# Pourquoi un coup est bon

reason-kolpa-lay = { $value ->
    [one] Cela met { $value } point dans ta zone de jeu.
   *[other] Cela met { $value } points dans ta zone de jeu.
}
reason-kolpa-lay-zero = Cela pose un 0 : rien de précieux ne quitte ta main.
reason-kolpa-end = Cela vide ta main et termine la manche.
reason-kolpa-rid = Cela te débarrasse d'une carte, { $card }, qui coûterait { $value } dans ta main.
reason-kolpa-zero = Cela te rapproche d'une main vide.
reason-kolpa-force = La pile de la personne suivante montre { $card } : il lui faudra une carte assortie ou un Joker.
reason-kolpa-area = Ta main reste comme elle est ; { $card } quitte ta zone de jeu.
reason-kolpa-area-cheapest = Des piles assorties, c'est { $card } qui te coûte le moins : { $value }.

reason-ganesha-two = Une gemme { ganesha-colour } est sur tes emplacements Tactique : une deuxième gemme peut suivre.
reason-ganesha-next = { $count ->
    [0] Tu n'as pas de gemme { ganesha-colour } ; l'emplacement de la première rapporte { $value } en ce moment.
    [one] Tu as { $count } gemme { ganesha-colour } ; l'emplacement pour une de plus rapporte { $value } en ce moment.
   *[other] Tu as { $count } gemmes { ganesha-colour.s } ; l'emplacement pour une de plus rapporte { $value } en ce moment.
}
reason-ganesha-offer = { $points ->
    [one] Cela rapporte { $points } point tout de suite.
   *[other] Cela rapporte { $points } points tout de suite.
}
reason-ganesha-slot = L'emplacement Tactique est vide ; une gemme posée là permet d'en prendre deux, dont la première de sa couleur.
reason-ganesha-treasury = Dans le Trésor, une gemme { ganesha-colour } peut être offerte ou posée ; sur un emplacement Tactique, non.
reason-ganesha-replace = La gemme de l'emplacement va au Trésor, et la { ganesha-colour } prend sa place.
reason-ganesha-pays = Le prochain emplacement de couleur { ganesha-colour } rapporte { $value }.
reason-ganesha-have = { $count ->
    [one] Tu as { $count } gemme { ganesha-colour }.
   *[other] Tu as { $count } gemmes { ganesha-colour.s }.
}
reason-ganesha-mustard = C'est un point tout de suite.
reason-ganesha-freed = L'emplacement de couleur { ganesha-colour } qui rapporte { $value } redevient libre.
reason-ganesha-bag = Gemmes de couleur { ganesha-colour } dans le sac : { $count } sur { $bag }.
reason-ganesha-ginger = Tu reçois en échange une gemme qui n'est pas { ganesha-colour }.
reason-ganesha-coriander = Tes emplacements Tactique et ton Trésor peuvent échanger des gemmes.
reason-ganesha-cinnamon = À ce tour, une gemme de n'importe quelle couleur peut être offerte.
reason-ganesha-keep = Tu gardes ce que tu as pour un prochain tour.
reason-ganesha-final = Après la dernière manche, toutes tes gemmes restantes sont posées sans offrande.
reason-ganesha-stay = Tes gemmes et tes points restent tels quels.

reason-kerala-joins = Cela réunit { $count } zones en une seule zone { kerala-colour.f }.
reason-kerala-edge = Son bord { kerala-colour.second } touche une tuile { kerala-colour.second-f }.
reason-kerala-meets = Elle rencontre à côté d'elle un bord { kerala-colour }.
reason-kerala-missing = Ta plateforme n'a pas encore de tuile { kerala-colour.f }, ce qui coûterait 5.
reason-kerala-grows = { $symbols ->
    [0] Elle agrandit une zone { kerala-colour.f } au lieu d'en commencer une autre.
    [one] Elle ajoute { $symbols } symbole à une zone { kerala-colour.f }.
   *[other] Elle ajoute { $symbols } symboles à une zone { kerala-colour.f }.
}
reason-kerala-gains = { $points ->
    [one] Ta plateforme actuelle gagne { $points } point.
   *[other] Ta plateforme actuelle gagne { $points } points.
}
reason-kerala-loses = { $points ->
    [one] Ta plateforme actuelle ne perd qu'un point.
   *[other] Ta plateforme actuelle perd { $points } points.
}
reason-kerala-same = Ta plateforme actuelle ne perd rien.
reason-kerala-elephant = De là, tu construis à côté de la tuile { kerala-colour.f }.
reason-kerala-pass = Ta plateforme reste comme elle est.
reason-kerala-skip = Tout reste à sa place.
