# Les règles d’un jeu, avec des exemples à essayer

rules-contents = Sommaire
rules-first-match = Première partie
rules-puzzle = Problème du jour
rules-player = Place { $number }
rules-verdict = { $legal ->
    [yes] Permis
   *[no] Interdit
}
rules-hands = À l’écran
rules-none = Ce jeu est fourni sans résumé des règles.
