# Le jeu sur la page d’accueil, et ses options

kolpa-name = Kolpa!
kolpa-about = Une carte assortie va sur la défausse. Une carte non assortie, tu la poses devant toi : ce sont ces cartes-là qui rapportent.
kolpa-option-target = Score à atteindre
kolpa-starts = La personne qui porte le vêtement le plus coloré commence.

# Kolpa! : les mots de la règle française de Schmidt Spiele : pioche, défausse, zone de jeu, carte assortie, manche.
# Une carte seule ou dans une liste, et la même dans une phrase.

kolpa-card = { $value } { $colour ->
    [red] rouge
    [pink] rose
    [yellow] jaune
    [blue] bleu
   *[green] vert
}
kolpa-the-card = le { kolpa-card }
kolpa-joker = un Joker
kolpa-announced-colour = la couleur annoncée ({ $colour ->
    [red] rouge
    [pink] rose
    [yellow] jaune
    [blue] bleu
   *[green] vert
})
kolpa-announced-number = le numéro annoncé ({ $value })

# Refus

kolpa-no-move = « { $text } » n’est pas un coup de Kolpa!. Écris « kol R3 », « kol R3 area » (de ta zone de jeu), « kolpa R3 », « joker R » ou « joker 3 ».
kolpa-not-in-hand = Tu n’as pas { $card } en main.
kolpa-no-joker = Tu n’as pas de Joker en main.
kolpa-not-on-show = Aucune de tes piles ne montre { $card } ; seule la carte du dessus d’une pile peut être jouée.
kolpa-no-match = Tu ne peux pas jouer { $card } : il ne va pas avec { $top }.
kolpa-never-lay-match = Tu ne peux pas poser { $card } dans ta zone de jeu : il va avec { $top }.
kolpa-pile-matches = Dans ta zone de jeu, { $card } va avec { $top } : joue une carte assortie ou un Joker.
kolpa-joker-announces = Un Joker se joue avec une annonce : une couleur, ou un numéro de 0 à 5.
kolpa-joker-announces-other = Sur un Joker, un Joker annonce autre chose : tu ne peux pas répéter { $top }.
kolpa-joker-never-laid = Un Joker ne se pose jamais dans ta zone de jeu.

# Au terminal

kolpa-title = Kolpa! · Manche { $round } · objectif { $target }
kolpa-colour = { $colour ->
    [red] rouge
    [pink] rose
    [yellow] jaune
    [blue] bleu
   *[green] vert
}
kolpa-your-hand = Ta main
kolpa-draw-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
kolpa-discard-pile = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
kolpa-announced = Annonce : { $call }
kolpa-player = Joueur
kolpa-score = Points
kolpa-cards = Cartes
kolpa-area = Zone de jeu
kolpa-prompt = Joue une carte : une carte assortie sur la défausse (Kol!), ou une carte non assortie dans ta zone de jeu (Kolpa!).
kolpa-prompt-other = { kolpa-prompt } Un Joker doit annoncer autre chose que { $call }.
kolpa-choose-kol = Kol! { $card }
kolpa-choose-kol-area = Kol! { $card } de ta zone de jeu
kolpa-choose-kolpa = Kolpa! { $card }
kolpa-choose-joker = Joker { $joker } annonce { $call }
kolpa-told-kol = { $you ->
    [yes] Tu joues { $card } : Kol!
   *[no] { $name } joue { $card } : Kol!
}
kolpa-told-kol-area = { $you ->
    [yes] Tu joues { $card } depuis ta zone de jeu : Kol!
   *[no] { $name } joue { $card } depuis sa zone de jeu : Kol!
}
kolpa-told-kolpa = { $you ->
    [yes] Tu poses { $card } dans ta zone de jeu : Kolpa!
   *[no] { $name } pose { $card } dans sa zone de jeu : Kolpa!
}
kolpa-told-joker = { $you ->
    [yes] Tu joues un Joker. Annonce : { $call }.
   *[no] { $name } joue un Joker. Annonce : { $call }.
}
kolpa-told-deal = Manche { $round } : les cartes sont distribuées, la défausse commence par { $card }. { $you ->
    [yes] C’est à toi de commencer.
   *[no] { $name } commence.
}
kolpa-told-draw = { $you ->
    [yes] Tu pioches { $card }.
   *[no] { $name } pioche { $card }.
}
kolpa-told-draw-joker = { $you ->
    [yes] Tu pioches un Joker.
   *[no] { $name } pioche un Joker.
}
kolpa-told-draw-unseen = { $you ->
    [yes] Tu pioches une carte.
   *[no] { $name } pioche une carte.
}
kolpa-told-reshuffle = La défausse est mélangée et forme une nouvelle pioche.
kolpa-sheet = Feuille de score
kolpa-round = Manche
kolpa-total = Total
kolpa-help =
    À ton tour, joue exactement une carte :
    • Kol! Une carte assortie (même couleur ou même numéro que le dessus de la défausse) va sur la défausse, depuis ta main ou depuis le dessus d’une de tes piles. Tu ne pioches pas.
    • Kolpa! Une carte non assortie va de ta main dans ta zone de jeu, sur la pile de sa couleur. Ensuite, tu pioches une carte.
    Tant qu’une de tes piles montre une carte assortie, tu ne peux rien poser dans ta zone de jeu : joue une carte assortie ou un Joker.
    • Un Joker va sur n’importe quelle carte. Tu annonces une couleur ou un numéro, valable jusqu’à ce que le Joker soit recouvert. Sur un autre Joker, annonce autre chose.
    La manche est finie quand quelqu’un joue sa dernière carte sur la défausse. Ta zone de jeu te rapporte ses points, ta main te coûte les siens, et chaque Joker en main coûte 10.
    La partie se termine quand quelqu’un a atteint l’objectif à la fin d’une manche. Le total le plus élevé l’emporte alors, même si quelqu’un d’autre y est arrivé avant.
kolpa-help-typed = Tu peux aussi écrire ton coup : kol R3, kol R3 area (de ta zone de jeu), kolpa R3, joker R, joker 3. Les couleurs : R rouge, P rose, Y jaune, B bleu, G vert.

# Dans le navigateur

kolpa-prompt-match = Joue une carte assortie ou un Joker sur la défausse : Kol!
kolpa-prompt-lay = Aucune carte assortie : pose une carte dans ta zone de jeu. Kolpa!
kolpa-prompt-lay-or-joker = Aucune carte assortie : pose une carte dans ta zone de jeu (Kolpa!), ou joue un Joker.
kolpa-prompt-joker = Joue un Joker et annonce une couleur ou un numéro.
kolpa-do-kol = Jouer { $card } : Kol!
kolpa-do-kol-area = Jouer { $card } depuis ta zone de jeu : Kol!
kolpa-do-kolpa = Poser { $card } dans ta zone de jeu : Kolpa!
kolpa-joker-announcing = Jouer un Joker et annoncer : { $call }
kolpa-joker-open = Joker : annonce une couleur ou un numéro
kolpa-joker-open-other = Joker sur Joker : annonce une autre couleur ou un autre numéro
kolpa-announce = Annoncer { $call }
kolpa-announce-again = Déjà annoncé : { $call }
kolpa-onto-discard = Sur la défausse : { $card }
kolpa-onto-pile = Dans ta zone de jeu : { $card }
kolpa-pile = { $card } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})
kolpa-area-empty = vide
kolpa-player-line = { $name } : { $score ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main. Zone de jeu : { $piles }.
kolpa-your-area = Ta zone de jeu
kolpa-area-line = Ta zone de jeu : { $piles }.
kolpa-hand-line = Ta main : { $cards }.
kolpa-hand-of = En main : { $cards }.
kolpa-top = Carte à assortir : { $card }.
kolpa-top-joker = Il y a un Joker sur la défausse. Annonce : { $call }.
kolpa-status = { $score ->
    [one] { $points } point
   *[other] { $points } points
} · { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
kolpa-round-target = Manche { $round } · objectif { $target }
kolpa-says-kol = Kol!
kolpa-says-kolpa = Kolpa!
kolpa-ask = Kol ou Kolpa ?
kolpa-ask-match = À assortir : { $card }. Kol!
kolpa-ask-lay = Rien d’assorti : pose une carte. Kolpa!
kolpa-ask-lay-or-joker = Pose une carte, ou joue { $joker }
kolpa-ask-joker = Joue { $joker }
kolpa-ask-call = Annonce une couleur ou un numéro
kolpa-ask-call-other = Annonce une autre couleur ou un autre numéro
kolpa-line-joker = Joker { $joker }
kolpa-line-kol-area = Kol! { $card } de la zone de jeu
kolpa-line-kolpa-drew = Kolpa! { $card }, pioche { $drawn }
kolpa-line-round = Manche { $round } : { $card }
kolpa-pile-worth = { $pile }, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
kolpa-area-of = Zone de jeu : { $piles }. Valeur : { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}.
kolpa-tally = Si la manche s’arrêtait là : { $area } pour ta zone de jeu, { $hand } pour ta main
kolpa-sort = Trier par
kolpa-by-colour = couleur
kolpa-by-number = numéro
kolpa-count = Le décompte de la manche { $round }
kolpa-count-title = { $you ->
    [yes] Manche { $round } : tu n’as plus de cartes
   *[no] Manche { $round } : { $name } n’a plus de cartes
}
kolpa-count-area = Zone de jeu
kolpa-count-hand = Main
kolpa-count-round = Cette manche
kolpa-count-total = Total (sur { $target })
kolpa-count-go = Passer à la manche { $round }
kolpa-sheet-round = Manche { $round } sur { $rounds }
kolpa-sheet-part = { $gain } : zone de jeu { $area }, main { $hand }. Total : { $total }.
kolpa-winner = { $total } (a gagné)
