# Toute partie

match-over = La partie est terminée.
match-not-your-turn = C'est à { $name } de jouer.
match-no-secret = Cette partie vient d'un fichier qui ne montre pas son secret. On peut la regarder, mais pas la continuer.
file-impossible-chance = Le hasard n'a pas pu donner cela : il n'y en a plus à tirer.
file-old-format = format : ce fichier est de l’ancienne forme { $format }, qui ne contenait pas tout ce qui décide d’une partie (jeu de tuiles, plateau). Seul { $current } peut être vérifié.

undo-nothing = Tu n'as encore rien décidé.
undo-others-decided = Quelqu'un d'autre a décidé depuis : impossible de revenir en arrière.
undo-revealed = Quelque chose a été tiré ou dévoilé depuis : impossible de revenir en arrière.

game-unknown = Il n'y a pas de jeu { $name } ici. Il y a : { $games }.
game-broken = Le jeu { $name } est installé, mais ne peut pas être chargé : { $reason }
game-twice = Deux paquets proposent un jeu nommé { $name } : { $first } et { $second }. Désinstallez l’un des deux.
bot-unknown = Il n'y a pas de robot { $name }. Il y a : { $bots }, ou search:N avec N simulations, think:S et flat:S avec S secondes par décision.
reason-search = Jugé en jouant la suite un grand nombre de fois.

# Places, options et données qui ne conviennent pas ; chaque message nomme son champ

seats-number = seats : { $game } se joue de { $least } à { $most }, pas à { $players }
seats-name = seats[{ $number }].name : un nom a de 1 à { $longest } caractères visibles
seats-none = seat : il n'y a pas de place { $seat } parmi { $players }
option-first = first : il n'y a pas de place { $seat } à une table de { $players }
option-players = players : { $game } se joue de { $least } à { $most }, pas à { $players }
option-file-name = { $file } : votre fichier ne peut pas s’appeler { $name }, c’est le nom de celui de Kolam
option-no-file = files.{ $held } : pas de { $name } ici, seulement { $known }
data-options = options de { $game } : { $problem }
data-move = coup de { $game } : { $problem }
data-unknown-field = il n'y a pas de champ `{ $field }`
data-wrong-type = `{ $field }` doit être de type `{ $expected }`, pas `{ $given }`
data-wrong-value = { $given } n'est pas une valeur possible de `{ $field }`
data-too-large = { $field } : au plus { $limit }
data-too-small = { $field } : au moins { $limit }
data-other = { $problem }

# Ce qui est compilé d'avance

prepare-rules = { $game } : règles
prepare-step = { $game } : coups
prepare-simulation = { $game } : simulation
prepare-views = { $game } : vues et explications
prepare-bots = { $game } : robots
