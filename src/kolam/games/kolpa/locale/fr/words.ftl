# The game on the front page, and its options

kolpa-name = Kolpa!
kolpa-about = Pose une carte assortie si tu peux. Sinon, étale-la devant toi : ce sont ces cartes-là qui rapportent.
kolpa-option-target = Points qui terminent la partie à la fin d'une manche
kolpa-starts = La personne qui porte le vêtement le plus coloré commence.

# Kolpa! — les mots de la règle française de Schmidt Spiele : pioche, défausse, zone de jeu, carte assortie, manche.

kolpa-card = le { $value } { $colour ->
    [red] rouge
    [pink] rose
    [yellow] jaune
    [blue] bleu
   *[green] vert
}
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

kolpa-no-move = { $text } n'est pas un coup de Kolpa!. Écris 'kol R3', 'kol R3 area' (de ta zone de jeu), 'kolpa R3', 'joker R' ou 'joker 3'.
kolpa-not-in-hand = Tu ne peux pas jouer { $card } : cette carte n'est pas dans ta main.
kolpa-not-on-show = Aucune de tes piles ne montre { $card } ; seule la carte du dessus d'une pile peut être jouée.
kolpa-no-match = Tu ne peux pas poser { $card } sur { $top } : ce n'est pas assorti.
kolpa-never-lay-match = C'est assorti : tu peux poser { $card } sur { $top }. Une carte assortie ne va jamais dans ta zone de jeu.
kolpa-pile-matches = Ta pile montre { $card }, qui va sur { $top } : joue une carte assortie ou un Joker.
kolpa-joker-announces = Un Joker se joue avec une annonce : une couleur, ou un numéro de 0 à 5.
kolpa-joker-announces-other = Un Joker sur un Joker annonce une autre couleur ou un autre numéro : tu ne peux pas répéter { $top }.
kolpa-joker-never-laid = Un Joker ne se pose jamais dans ta zone de jeu.

# Au terminal

kolpa-title = Kolpa!  ·  manche { $round }  ·  fin de partie à { $target } points
kolpa-colour = { $colour ->
    [red] rouge
    [pink] rose
    [yellow] jaune
    [blue] bleu
   *[green] vert
}
kolpa-your-hand = Ta main
kolpa-draw-pile = Pioche : { $count }
kolpa-discard-pile = Défausse : { $count }
kolpa-announced = Annonce : { $call }
kolpa-player = Nom
kolpa-score = Points
kolpa-cards = Cartes
kolpa-area = Zone de jeu
kolpa-prompt = Joue une carte : Kol! sur la défausse, ou Kolpa! dans ta zone de jeu.
kolpa-joker-other = Un Joker doit annoncer autre chose que { $call }.
kolpa-choose-kol = Kol!  { $card }
kolpa-choose-kol-area = Kol!  { $card } de ta zone
kolpa-choose-kolpa = Kolpa!  { $card } dans ta zone
kolpa-choose-joker = Joker  { $joker } annonce { $call }
kolpa-told-kol = { $name } : Kol! { $card }
kolpa-told-kol-area = { $name } : Kol! { $card } de la zone de jeu
kolpa-told-kolpa = { $name } : Kolpa! { $card } dans la zone de jeu
kolpa-told-joker = { $name } : { $joker }, annonce { $call }
kolpa-told-deal = Manche { $round } : les cartes sont distribuées, { $card } est retournée. Commence : { $name }.
kolpa-told-draw = { $name } : pioche { $card }
kolpa-told-draw-unseen = { $name } : pioche une carte
kolpa-told-reshuffle = La défausse est mélangée et forme une nouvelle pioche.
kolpa-sheet = Feuille de score
kolpa-round = Manche
kolpa-total = Total
kolpa-help =
    À ton tour, joue exactement une carte :
    • Kol! Une carte assortie (même couleur ou même numéro que le dessus de la défausse) va sur la défausse, depuis ta main ou depuis le dessus d'une de tes piles. Tu ne pioches pas.
    • Kolpa! Une carte non assortie va de ta main dans ta zone de jeu, sur la pile de sa couleur. Tu pioches une carte.
    Tant qu'une de tes piles montre une carte assortie, tu ne peux rien poser dans ta zone : joue une carte assortie, ou un Joker.
    • Un Joker va sur n'importe quelle carte. Tu annonces une couleur ou un numéro, valable jusqu'à ce que le Joker soit recouvert. Sur un autre Joker, annonce autre chose.
    La manche est finie quand quelqu'un n'a plus de carte en main après avoir joué sur la défausse. Ta zone de jeu te rapporte ses points, ta main te coûte les siens, et chaque Joker en main coûte 10.
    La partie se termine quand quelqu'un a atteint l'objectif à la fin d'une manche. Le plus grand total gagne alors, même si plusieurs ont atteint l'objectif.
kolpa-help-typed = Tu peux aussi écrire ton coup : kol R3, kol R3 area (de ta zone), kolpa R3, joker R, joker 3. Les couleurs : R rouge, P rose, Y jaune, B bleu, G vert.

# Dans le navigateur

kolpa-prompt-match = Joue une carte assortie ou un Joker sur la défausse : Kol!
kolpa-prompt-lay = Aucune carte assortie : pose une carte dans ta zone de jeu. Kolpa!
kolpa-prompt-lay-or-joker = Aucune carte assortie : pose une carte dans ta zone de jeu (Kolpa!), ou joue un Joker.
kolpa-prompt-joker = Joue un Joker et annonce une couleur ou un numéro.
kolpa-joker-announcing = Joker, annonce : { $call }
kolpa-joker-open = Joker : annonce une couleur ou un numéro
kolpa-joker-open-other = Joker sur Joker : annonce une autre couleur ou un autre numéro
kolpa-announce = Annoncer { $call }
kolpa-announce-again = Déjà annoncé : { $call }
kolpa-onto-discard = { $card } sur la défausse
kolpa-onto-pile = { $card } dans ta zone de jeu
kolpa-pile = { $card } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})
kolpa-area-empty = vide
kolpa-player-line = { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main. Zone de jeu : { $piles }.
kolpa-area-line = Ta zone de jeu : { $piles }.
kolpa-hand-line = Ta main : { $cards }.
kolpa-top = Sur la défausse : { $card }.
kolpa-top-joker = Sur la défausse : un Joker. Annonce : { $call }.
kolpa-status = { $score ->
    [one] { $score } point
   *[other] { $score } points
} · { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
kolpa-round-target = Manche { $round } · fin de partie à { $target } points
kolpa-says-kol = Kol!
kolpa-says-kolpa = Kolpa!
kolpa-ask = Kol ou Kolpa ?
kolpa-ask-match = À assortir : { $card }. Kol!
kolpa-ask-lay = Rien d'assorti : pose une carte. Kolpa!
kolpa-ask-lay-or-joker = Pose une carte, ou joue { $joker }
kolpa-ask-joker = Joue { $joker }
kolpa-ask-call = Annonce une couleur ou un numéro
kolpa-ask-call-other = Annonce une autre couleur ou un autre numéro
kolpa-line-joker = Joker { $joker }
kolpa-line-kol-area = Kol! { $card } de la zone
kolpa-line-kolpa-drew = Kolpa! { $card }, pioche { $drawn }
kolpa-line-round = Manche { $round } { $card }
kolpa-pile-worth = { $pile }, valeur { $worth }
kolpa-area-of = Zone de jeu : { $piles }. Valeur : { $worth }.
kolpa-tally = Si la manche s'arrêtait là : { $area } pour ta zone de jeu, { $hand } pour ta main
kolpa-sort = Trier par
kolpa-by-colour = couleur
kolpa-by-number = numéro
kolpa-count = Le décompte de la manche { $round }
kolpa-count-title = Manche { $round } : { $name } n'a plus de cartes
kolpa-count-area = Zone de jeu
kolpa-count-hand = Main
kolpa-count-round = Cette manche
kolpa-count-total = Total sur { $target }
kolpa-count-go = Passer à la manche { $round }
kolpa-sheet-round = Manche { $round } sur { $rounds }
kolpa-sheet-part = { $gain } : zone de jeu { $area }, main { $hand }. Total { $total }
kolpa-winner = a gagné
