# What the coach of a first match says, and, a line at a time, what is said when a rule first matters.

kerala-idea-place = Place une tuile à côté d’un de tes éléphants : il avance dessus.
kerala-idea-place-more = Ce sont donc tes éléphants qui décident où tu peux construire.
kerala-idea-symbols = Chaque petit éléphant sur tes tuiles vaut 1 point à la fin.
kerala-idea-symbols-more = Choisis bien : ce que tu laisses est pour les autres.
kerala-idea-edge = Un bord coloré qui touche une tuile de sa couleur rapporte 5 points.
kerala-idea-edge-more = Tourne la tuile comme tu veux en la plaçant.
kerala-idea-elephant = La tuile avec la flèche permet ensuite de déplacer un éléphant.
kerala-idea-elephant-more = Il peut aller sur toutes tes tuiles, pour construire ailleurs.
kerala-idea-move = La tuile aux deux carrés permet de déplacer une tuile ou une pile.
kerala-idea-move-more = Cela peut réunir deux zones ; rien ne t’y oblige.
kerala-idea-missing = Chaque couleur absente de ta plateforme coûte 5 points.
kerala-idea-missing-more = { $points ->
    [one] Si la partie s’arrêtait là, cela te coûterait { $points } point.
   *[other] Si la partie s’arrêtait là, cela te coûterait { $points } points.
}
kerala-idea-areas = Une seule zone compte par couleur, et deux pour la tienne.
kerala-idea-areas-more = Toute autre tuile coûte 2 : si la partie s’arrêtait là, { $points } en tout.
kerala-idea-stack = Tu peux aussi placer une tuile par-dessus une autre.
kerala-idea-stack-more = Seul ce qui se voit compte : tu peux couvrir ce qui te coûterait.
kerala-idea-pass = Tu peux passer deux fois : aucune tuile, et un éléphant se couche.
kerala-idea-pass-more = Un éléphant debout vaut 1 point à la fin : cela ne coûte pas plus.
kerala-idea-end = À la fin, tes meilleures zones restent, les autres sont retirées.
kerala-idea-end-more = { $points ->
    [one] Si la partie s’arrêtait là, tu aurais { $points } point en tout.
   *[other] Si la partie s’arrêtait là, tu aurais { $points } points en tout.
}
