# Toute partie

match-over = La partie est terminée.
match-not-your-turn = C'est à { $name } de jouer.
match-no-secret = Cette partie vient d'un fichier qui ne montre pas son secret. On peut la regarder, mais pas la continuer.
file-impossible-chance = Le hasard n'a pas pu donner cela : il n'y en a plus à tirer.

undo-nothing = Tu n'as encore rien décidé.
undo-others-decided = Quelqu'un d'autre a décidé depuis : impossible de revenir en arrière.
undo-revealed = Quelque chose a été tiré ou dévoilé depuis : impossible de revenir en arrière.

game-unknown = Il n'y a pas de jeu { $name } ici. Il y a : { $games }.
bot-unknown = Il n'y a pas de robot { $name }. Il y a : { $bots }, ou search:N avec N simulations, think:S et flat:S avec S secondes par décision.

# Places, options et données qui ne conviennent pas ; chaque message nomme son champ

seats-number = seats : { $game } se joue de { $least } à { $most }, pas à { $players }
seats-name = seats[{ $number }].name : un nom a de 1 à { $longest } caractères visibles
seats-none = seat : il n'y a pas de place { $seat } parmi { $players }
option-first = first : il n'y a pas de place { $seat } à une table de { $players }
option-players = players : { $game } se joue de { $least } à { $most }, pas à { $players }
option-kolpa-target = target : doit aller de 1 à { $highest }, pas { $target }
option-kerala-colours = colours : à { $players }, il faut { $players } couleurs, pas { $colours }
option-kerala-colours-differ = colours : chaque personne a sa propre couleur, pas { $colours }
option-ganesha-side = side : day (jour) ou night (nuit), pas { $side }
option-ganesha-youngest = youngest : chaque place de 0 à { $last } une seule fois, pas { $youngest }
option-ganesha-tracks = { $place } : il faut ici une piste par couleur
option-ganesha-track-colour = { $place } : { $colour } n'est pas une couleur ; il y a { $colours }
option-ganesha-track-missing = { $place } : il manque { $colour }
option-ganesha-track-size = { $place } : { $colour } doit avoir { $values } valeurs à { $players }, { $size ->
    [none] et ce n'est pas une liste
   *[other] pas { $size }
}
option-ganesha-track-value = { $place } : { $colour } contient { $value } ; une valeur est un nombre entier de 0 à { $highest }
data-options = options de { $game } : { $problem }
data-move = coup de { $game } : { $problem }
data-unknown-field = il n'y a pas de champ `{ $field }`
data-wrong-type = `{ $field }` doit être de type `{ $expected }`, pas `{ $given }`
data-wrong-value = { $given } n'est pas une valeur possible de `{ $field }`
data-other = { $problem }

# Ce qui est compilé d'avance

prepare-rules = { $game } : règles
prepare-step = { $game } : coups
prepare-simulation = { $game } : simulation
prepare-views = { $game } : vues et explications
prepare-bots = { $game } : robots
