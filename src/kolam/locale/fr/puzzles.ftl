# Le problème du jour, dans le navigateur

puzzles-title = Problème du jour
puzzles-title-of = { $game } : problème du jour
puzzles-ask = C’est à { $name } de jouer. Quel est le meilleur coup ?
puzzles-earlier = Problème précédent
puzzles-later = Problème suivant
puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzles-illegal = Ce n’est pas possible ici.

puzzles-right = C’est le meilleur coup !
puzzles-right-again = Cette fois, tu l’as : c’est le meilleur coup !
puzzles-wrong = Il y a mieux.
puzzles-wrong-chance = Avec ce coup, { $name } gagne dans { $chance } des cas.
puzzles-shown = Le meilleur coup était celui-ci
puzzles-again = Réessayer
puzzles-show = Voir la solution
puzzles-chances = Chances de victoire de chaque coup
puzzles-chances-note = { $name } ne sait que ce que tu vois. Pour chaque chiffre, la partie a été continuée jusqu’à { $simulations } fois à partir d’ici.
puzzles-best = le meilleur
puzzles-yours = ton coup
puzzles-rest = { $count ->
    [one] L’autre coup gagne dans { $chance } des cas au plus.
   *[other] Les { $count } autres coups gagnent dans { $chance } des cas au plus.
}
puzzles-others = Les autres problèmes du jour
puzzles-front-done = { $game }, résolu

puzzles-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
puzzles-streak-begin = Résous-en un aujourd’hui et reviens demain

puzzles-share-first = { $game }, problème du { $date } : résolu du premier coup !
puzzles-share-tries = { $game }, problème du { $date } : résolu en { $tries } essais.
puzzles-share-open = { $game }, problème du { $date } : je n’ai pas trouvé. Et toi ?

# Où mène un coup tentant, en moyenne

puzzles-but-own = { $points ->
    [one] En moyenne, il te coûte { $points } point.
   *[other] En moyenne, il te coûte { $points } points.
}
puzzles-but-rival = { $theirs ->
    [one] En moyenne, il rapporte { $theirs } point de plus à { $name }.
   *[other] En moyenne, il rapporte { $theirs } points de plus à { $name }.
}
puzzles-but-both = { $points ->
    [one] En moyenne, il te coûte { $points } point
   *[other] En moyenne, il te coûte { $points } points
}, et en rapporte { $theirs } de plus à { $name }.
puzzles-but-more = { $points ->
    [one] En moyenne, il te rapporte { $points } point de plus
   *[other] En moyenne, il te rapporte { $points } points de plus
}, mais { $theirs } de plus à { $name }.
puzzles-but-even = En moyenne, les points restent à peu près les mêmes, mais tu gagnes moins souvent.
