# The coach of a first match.

coach-title = Guide
coach-next = Compris
coach-rule = Règles
coach-skip = Sans explications
coach-leave = Quitter
coach-stay = Continuer
coach-skip-or-leave = Passer les explications ou quitter
coach-leaving = Continuer sans explications ou quitter la partie ?
coach-quiet = Rien de nouveau ici : joue comme tu veux. Tu peux demander conseil ou annuler un coup. ({ $told ->
    [one] { $told } idée
   *[other] { $told } idées
} sur { $ideas })
coach-waiting = { $told ->
    [one] { $told } idée
   *[other] { $told } idées
} sur { $ideas } jusqu’ici.
coach-done = Tu sais tout. Continue, ou commence ta propre partie.
coach-own = Jouer sans aide
coach-learnt = Ce que tu as appris
