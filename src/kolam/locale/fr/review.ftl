# Une partie terminée, analysée par les robots

review-title = Analyse
review-ask = Analyser la partie
review-ask-why = Les robots examinent chaque décision : les chances de victoire à ce moment-là, la part du hasard et ce qui aurait été meilleur. Cela prend environ une demi-minute.
review-running = Les robots parcourent la partie : { $share }
review-again = Réessayer

# Le graphique
review-graph = Chances de victoire
review-graph-how = Touche un moment ou utilise les flèches du clavier pour y aller.
review-at = Décision { $number } sur { $total }
review-at-start = Début
review-at-end = Fin
review-chance-of = { $name } : { $share }
review-as-table = Afficher en tableau
review-moment = Moment

# Les tournants
review-turning = Tournants
review-no-turning = Aucun moment n’a décidé à lui seul de la partie.
review-draw = Tirage
review-swing = { $name } { $change }

# À ce moment
review-played = Joué
review-better = Mieux
review-forced = C’était le seul coup possible.
review-fine = Rien n’était nettement meilleur.
review-gave = Chances de victoire ({ $name }) : { $played } au lieu de { $best }
review-preview = Montrer sur le plateau
review-preview-end = Retirer du plateau
review-next-mistake = Erreur suivante
review-no-mistakes = Personne n’a fait d’erreur nette.
review-over = La partie est terminée.

# Chance et choix, une ligne par personne
review-players = Chance et choix
review-start = Au début
review-luck = Chance
review-own = Erreurs
review-others = Jeu des autres
review-result = Résultat
review-even = À chance égale
review-rate = Perdu par décision
review-sum = Début + chance + erreurs + jeu des autres = résultat, en parts de victoire.
review-luck-why = La chance, c’est ce que les tirages ont donné et ce que la personne ne pouvait pas savoir. Les erreurs sont jugées d’après ce qu’elle savait alors.
review-doubt = La chance est estimée d’après de nombreuses parties poursuivies par les robots, à ± { $share } près environ.
review-grade-superb = magistral
review-grade-strong = fort
review-grade-solid = solide
review-grade-mixed = inégal
review-grade-rough = en apprentissage

# Pourquoi il n’y en a pas
review-not-over = La partie n’est pas encore finie. Tu pourras la faire analyser après.
review-no-result = Cette partie s’est terminée sans résultat : il n’y a rien à analyser.
review-too-long = Une partie de plus de { $most } décisions ne peut pas être analysée.
review-one-at-a-time = Une autre de tes parties est en cours d’analyse. Attends la fin, puis réessaie.
review-busy = Les robots ont beaucoup de parties à analyser en ce moment. Réessaie dans une minute.
review-off = Ce serveur n’analyse pas les parties.
