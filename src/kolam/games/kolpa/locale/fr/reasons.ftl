# Pourquoi un coup est bon

kolpa-reason-lay = { $value ->
    [one] Tu mets { $value } point dans ta zone de jeu.
   *[other] Tu mets { $value } points dans ta zone de jeu.
}
kolpa-reason-lay-zero = Tu poses un 0 : tes cartes précieuses restent en main.
kolpa-reason-end = Ta main est vide et la manche se termine.
kolpa-reason-rid = { $value ->
    [one] Tu te débarrasses d’une carte qui te coûterait { $value } point : { $card }.
   *[other] Tu te débarrasses d’une carte qui te coûterait { $value } points : { $card }.
}
kolpa-reason-rid-joker = Tu te débarrasses d’un Joker qui te coûterait { $value } points.
kolpa-reason-zero = Tu te rapproches d’une main vide.
kolpa-reason-force = Une pile de la personne suivante montre { $card } : il lui faudra une carte assortie ou un Joker.
kolpa-reason-area = Ta main reste comme elle est ; { $card } quitte ta zone de jeu.
kolpa-reason-area-cheapest = { $value ->
    [one] De tes piles assorties, c’est { $card } qui te coûte le moins : { $value } point.
   *[other] De tes piles assorties, c’est { $card } qui te coûte le moins : { $value } points.
}
