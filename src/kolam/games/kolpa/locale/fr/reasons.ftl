# Pourquoi un coup est bon

kolpa-reason-lay = { $value ->
    [one] Cela met { $value } point dans ta zone de jeu.
   *[other] Cela met { $value } points dans ta zone de jeu.
}
kolpa-reason-lay-zero = Cela pose un 0 : rien de précieux ne quitte ta main.
kolpa-reason-end = Cela vide ta main et termine la manche.
kolpa-reason-rid = Cela te débarrasse d'une carte, { $card }, qui coûterait { $value } dans ta main.
kolpa-reason-zero = Cela te rapproche d'une main vide.
kolpa-reason-force = La pile de la personne suivante montre { $card } : il lui faudra une carte assortie ou un Joker.
kolpa-reason-area = Ta main reste comme elle est ; { $card } quitte ta zone de jeu.
kolpa-reason-area-cheapest = Des piles assorties, c'est { $card } qui te coûte le moins : { $value }.
