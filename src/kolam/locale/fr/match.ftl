# Toute partie

match-over = La partie est terminée.
match-not-your-turn = C’est à { $name } de jouer.
match-no-secret = Cette partie vient d’un fichier qui ne montre pas son secret. Tu peux la regarder, mais pas la continuer.
file-impossible-chance = Tirage impossible : il n’y en a plus.
file-old-format = format : ce fichier utilise l’ancien format { $format }, qui ne contenait pas tout ce qui décide d’une partie (jeu de tuiles, plateau). Seul { $current } peut être vérifié.

undo-nothing = Tu n’as encore rien joué.
undo-others-decided = Quelqu’un d’autre a joué depuis : ce coup ne peut plus être annulé.
undo-revealed = Quelque chose a été tiré ou dévoilé depuis : ce coup ne peut plus être annulé.

game-unknown = Jeu inconnu : { $name }. Au choix : { $games }.
game-broken = Le jeu { $name } est installé, mais ne peut pas être chargé : { $reason }
game-twice = Deux paquets proposent un jeu nommé { $name } : { $first } et { $second }. Désinstalle l’un des deux.
bot-unknown = Robot inconnu : { $name }. Au choix : { $bots }, ou search:N avec N simulations, think:S et flat:S avec S secondes par coup.
reason-search = Évalué en jouant la suite un grand nombre de fois.

# Places, options et données qui ne conviennent pas ; chaque message nomme son champ

seats-number = seats : { $game } se joue de { $least } à { $most }, pas à { $players }
seats-name = seats[{ $number }].name : un nom a de 1 à { $longest } caractères visibles
seats-none = seat : pas de place { $seat }, la table en a { $players }
option-first = first : pas de place { $seat }, la table en a { $players }
option-players = players : { $game } se joue de { $least } à { $most }, pas à { $players }
option-file-name = { $file } : un de tes fichiers ne peut pas s’appeler { $name }, c’est le nom de celui de Kolam
option-no-file = files.{ $held } : fichier inconnu { $name }. Au choix : { $known }
data-options = options de { $game } : { $problem }
data-move = coup de { $game } : { $problem }
data-unknown-field = champ inconnu `{ $name }`
data-wrong-type = doit être de type `{ $expected }`, pas `{ $given }`
data-wrong-value = valeur non valide { $given }
data-too-large = doit valoir au plus { $limit }
data-too-small = doit valoir au moins { $limit }
data-other = { $problem }

# Ce qui est compilé d'avance

prepare-play = { $game } : règles
prepare-search = { $game } : réflexion
prepare-failed = Les règles n’ont pas pu être compilées ; les lignes ci-dessus disent pourquoi.
data-missing-field = il manque le champ `{ $name }`
data-wrong-type-only = doit être de type `{ $expected }`
data-too-long = trop long : au plus { $limit }
data-too-short = trop court : au moins { $limit }
data-length = doit être de longueur { $limit }
data-pattern = doit correspondre à { $pattern }
data-out-of-range = ce nombre est trop grand
data-no-json = ce n’est pas du JSON valide
data-at = { $field } : { $problem }

# Un fichier de partie qui n'est pas juste ; `place` dit à quel endroit

file-problem = { $place } : { $problem }
file-other-format = format : cette version lit { $current }, pas { $format }
file-takebacks = takebacks : { $takebacks } est impossible
file-move-due = un coup doit venir ici, pas le hasard
file-wrong-commitment = ce n’est pas le SHA-256 du secret
file-too-large = Un fichier de partie ne peut pas dépasser { $most } Mio.
file-no-json = Ce n’est pas un document JSON : { $problem }
file-json-place = ligne { $line }, colonne { $column }
file-no-utf8 = pas en UTF-8
file-too-deep = imbriqué trop profondément
file-name-twice = un objet contient deux fois le même nom
file-no-json-constant = { $constant } n’est pas du JSON
file-no-hex = doit avoir { $digits } chiffres hexadécimaux
file-differs = le fichier indique : { $given } ; la partie donne : { $expected }
file-nothing = rien
file-no-toml = ce n’est pas un document TOML
file-no-toml-at = ce n’est pas du TOML valide (ligne { $line }, colonne { $column })
