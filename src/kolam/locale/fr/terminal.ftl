# La commande kolam

terminal-about = Kolam : une table de jeux de société. Pour commencer : kolam play
terminal-play-about = jouer dans ce terminal, contre des robots ou entre amis autour d’un écran
terminal-simulate-about = simuler beaucoup de parties au hasard ; afficher la vitesse et les scores
terminal-selfplay-about = laisser des robots jouer une partie et écrire son fichier, ou en jouer beaucoup et écrire des données d’apprentissage
terminal-selfplay-games = jouer ce nombre de parties et écrire chaque décision en Parquet dans le dossier --out ; reprendre là après un arrêt
terminal-verify-about = rejouer des fichiers de partie et vérifier que personne n’a touché au mélange
terminal-prepare-about = compiler les règles d’avance, pour que tout démarre aussitôt
terminal-arena-about = faire jouer beaucoup de parties aux robots et les classer
terminal-arena-bots = les robots, par exemple : skilled,casual,search:100
terminal-arena-games = parties par composition (par défaut : 100) ; chaque donne est jouée depuis chaque place
terminal-arena-players = nombre de personnes (par défaut : 2)
terminal-arena-jobs = parties en même temps (par défaut : 1)
terminal-ray = jouer sur une grappe Ray : son adresse, ou local pour une grappe sur cette machine avec --jobs processus
terminal-arena-log = y écrire chaque partie, et reprendre à partir de là après un arrêt
terminal-arena-plot = dessiner le classement dans ce fichier, PNG ou SVG
terminal-train-about = apprendre un jeu aux robots : entraîner un réseau en le faisant jouer contre lui-même
terminal-train-generations = nombre de tours de jeu et d’apprentissage (par défaut : 8) ; la même commande avec plus continue
terminal-train-folder = où garder l’entraînement, et le reprendre après un arrêt (par défaut : training/GAME-PLAYERS)
terminal-train-install = mettre le réseau là où les robots le cherchent
terminal-train-plot = tracer la force de chaque génération dans ce fichier, PNG ou SVG
terminal-analyse-about = évaluer chaque coup d’une partie, selon ce que la personne savait
terminal-analyse-simulations = simulations par décision (par défaut : 2000)
terminal-players = nombre de personnes (par défaut : 4, ou autant que le jeu le permet)
terminal-seats = qui est assis où, par exemple : human,human,casual. Niveaux : random, beginner, casual, skilled, expert, master
terminal-names = les noms autour de la table, par exemple : Ada,Bob
terminal-seed = un texte au choix ; la même graine donne la même partie
terminal-out = écrire ici le fichier de la partie quand elle finit ou qu’on la quitte
terminal-out-or-stdout = où écrire le fichier de la partie (- : à l’écran)
terminal-games = nombre de parties (par défaut : 1000)
terminal-json = donner les chiffres en JSON
terminal-bots = un niveau pour chaque place, par exemple : random,random
terminal-legal = écrire aussi tous les coups permis à chaque décision
terminal-option = une option du jeu, par exemple : target=30
terminal-option-malformed = une option s’écrit NAME=VALUE, pas { $text }
terminal-at-least-one = doit valoir au moins 1
terminal-language = la langue : { $languages } (par défaut : celle de ton système, ou l’anglais)
language-unknown = Kolam ne parle pas { $asked }. Au choix : { $languages }.
terminal-prepared = Kolam est prêt.

parser-usage = utilisation :{" "}
parser-arguments = arguments{"\u00A0"}
parser-options = options{"\u00A0"}
parser-help = montrer cette aide et quitter
parser-version = montrer la version et quitter
parser-choice = inconnu : { $value }. Au choix : { $choices }
parser-number = { $value } n’est pas un nombre entier
parser-unknown = arguments inconnus : { $arguments }
parser-missing = il manque : { $arguments }
parser-no-value = il manque une valeur

file-not-found = Ce fichier ou dossier n’existe pas
file-not-allowed = Accès refusé
file-is-folder = C’est un dossier
file-trouble = { $why } : { $file }

extra-missing = { $part } demande d’autres paquets : pip install 'kolam[{ $extra }]'

seating-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
seating-too-many = { $listed } places sont données, mais la table est pour { $players }.
seat-you = Toi
seat-player = Joueur { $number }

verify-unreadable = lecture impossible : { $reason }
verify-fair = Une partie honnête de { $game }, { $state } : { $decisions ->
    [one] la seule décision respecte les règles
   *[other] les { $decisions } décisions respectent les règles
} et chaque mélange correspond au secret.
verify-no-secret = Une partie de { $game }, { $state } : { $decisions ->
    [one] la seule décision respecte les règles
   *[other] les { $decisions } décisions respectent les règles
}. Le mélange ne peut pas être vérifié : le fichier ne montre pas le secret.
verify-finished = terminée
verify-unfinished = non terminée

simulate-playing = En train de jouer
simulate-speed = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game } au hasard en { $seconds } s
simulate-rates = { $games } parties/s, { $decisions } décisions/s, { $length } décisions par partie
simulate-seat = place
simulate-wins = % de victoires
simulate-mean = score moyen
simulate-deviation = écart-type
simulate-lowest = minimum
simulate-highest = maximum

play-prompt = { $you ->
    [yes] À toi de jouer :
   *[no] { $name }, à toi de jouer :
}
play-commands = Un numéro ou un coup.  ? règles  ·  h conseil  ·  l journal  ·  u annuler  ·  s sauver  ·  q fin
play-no-such-number = { $count ->
    [one] Il y a un seul choix : écris 1.
   *[other] Il y a { $count } choix : écris un numéro de 1 à { $count }.
}
play-hand-over = Passe l’écran à { $name }. Appuie sur Entrée quand personne d’autre ne regarde.
play-thinking = Réflexion…
play-hint = { $move } : chances de victoire { $chance }, score estimé { $score }. { $reason }
play-saved = Sauvegardé dans { $file }.
play-bye = À bientôt !
play-commitment = Empreinte du mélange (SHA-256) : { $commitment }
play-secret = Secret du mélange : { $secret }
play-winners = { $count ->
    [one] { $names-you ->
        [yes] Tu as gagné !
       *[no] { $names } remporte la partie !
    }
   *[other] { $names-you ->
        [yes] Tu partages la victoire avec { $names } !
       *[no] { $names } se partagent la victoire !
    }
}

selfplay-one-match = Une seule partie ne se partage pas : ajoute --games pour en jouer plusieurs.
selfplay-data-folder = Les données vont dans un dossier : indique-le avec --out, sans --legal.

arena-two-bots = Une arène demande au moins deux robots différents.
arena-title = { $game } : classement et taux de victoire
arena-bot = robot
arena-rating = cote
arena-against = contre { $bot }

analyse-decision = décision
analyse-player = joueur
analyse-played = joué
analyse-best = meilleur coup
analyse-lost = chances perdues
analyse-none = Personne n’a eu le choix dans cette partie.

terminal-serve-about = héberger des tables pour des amis
terminal-worker-about = calculer pour les robots des serveurs qui partagent un bus
terminal-host = l’adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement)
terminal-port = le port d’écoute (par défaut : 8000)
terminal-admin-about = afficher un lien vers la page de l’hôte du serveur
terminal-admin-renew = désactiver tous les liens précédents
terminal-hosts = d’autres noms auxquels le serveur répond, séparés par des virgules
terminal-proxies = adresses et réseaux des proxys de confiance, séparés par des virgules (par défaut : 127.0.0.1)
terminal-lan = écouter aussi sur le réseau local et afficher les adresses
terminal-public-url = le début des liens pour les autres, si le serveur est derrière un proxy : https://HÔTE
terminal-data-dir = où se trouvent la base de données et la clé
terminal-open = montrer l’application dans le navigateur de cette machine
terminal-database = sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM (par défaut : un fichier du dossier de données)
terminal-bus = nats://HÔTE:4222, pour plusieurs serveurs (par défaut : ce processus seul)
terminal-bot-threads = combien de robots réfléchissent en même temps
terminal-log-format = format du journal : des lignes de texte, ou un objet JSON par ligne

plain-told = { $name } : { $move }
plain-event = { $kind } : { $fields }
plain-prompt = Que fais-tu ?
plain-sheet = Feuille de score
plain-total = Total
plain-help = Pas de règles en bref pour { $game }. Tape le numéro d’un coup, ou son texte.
plain-yes = oui
plain-no = non

# Une nouvelle langue

terminal-translate-about = commencer une traduction : des fichiers avec l’anglais à côté de chaque clé
terminal-translate-language = le code de la langue, par exemple : es
terminal-translate-out = écrire les fichiers ici (par défaut : là où sont les autres langues)
translate-unknown = { $code } n’est pas le code d’une langue, comme es ou pt
translate-wrote = { $file } : { $count ->
    [0] rien de nouveau à traduire
    [one] { $count } message à traduire
   *[other] { $count } messages à traduire
}

# kolam tables

tables-about = gérer les tables d’un serveur : lister, montrer, exporter, supprimer, importer
tables-list-about = lister toutes les tables
tables-show-about = montrer ce que tout le monde peut savoir d’une table
tables-export-about = écrire des fichiers de partie dans un dossier ; une partie en cours, telle que le public la voit
tables-delete-about = supprimer des tables pour de bon
tables-import-about = vérifier des fichiers de parties terminées et faire de chacun une table que l’on peut regarder
tables-status = seulement les tables dans cet état
tables-game = seulement les tables de ce jeu
tables-json = une ligne de JSON par table
tables-id = l’identifiant de la table, la fin de son lien
tables-folder = le dossier où écrire ; il est créé s’il n’existe pas
tables-all = toutes les tables dont la partie a commencé
tables-running = même si des gens y jouent
tables-files = un fichier de partie écrit par Kolam
tables-no-database = Il n’y a pas de base de données { $file }. Indique-la avec --data-dir ou --database.
tables-id-or-all = Indique une table, ou ajoute --all.
tables-is-running = Des gens jouent à la table { $table }. Pour la supprimer quand même, ajoute --running.
tables-not-started = La partie de la table { $table } n’a pas commencé : il n’y a rien à exporter.
tables-not-finished = { $file } : la partie n’est pas terminée, elle ne peut donc pas devenir une table.
tables-no-secret = { $file } : sans son secret, une partie ne peut pas devenir une table.
tables-unknown-bot = { $file } : robot inconnu { $level }.
tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
tables-exported = { $count ->
    [one] { $count } fichier de partie écrit dans { $folder }.
   *[other] { $count } fichiers de partie écrits dans { $folder }.
}
tables-skipped = { $count ->
    [one] { $count } table laissée de côté : sa partie n’a pas commencé, ou elle ne peut pas être lue.
   *[other] { $count } tables laissées de côté : leur partie n’a pas commencé, ou elles ne peuvent pas être lues.
}
tables-deleted = La table { $table } a été supprimée.
tables-imported = { $file } est maintenant la table { $table }.
tables-gathering = en attente de joueurs
tables-playing = en cours
tables-over = terminée
tables-unreadable = illisible
tables-untold = pas encore vérifiée
tables-opened = ouverte le
tables-changed = dernière activité
tables-players = joueurs
tables-what = jeu
tables-state = état
tables-lines = lignes du journal
tables-scores = points
tables-open-seat = (place libre)

# kolam puzzles

puzzles-about = trouver des positions où un coup est nettement le meilleur, pour le problème du jour
puzzles-count = nombre de problèmes (par défaut : 30)
puzzles-simulations = simulations de chacune des deux recherches approfondies (par défaut : 200000)
puzzles-out = fichier des problèmes (par défaut : GAME-puzzles.json) ; ce qu’il faut pour les revérifier est écrit à côté
puzzles-progress = Partie { $match } : { $stage ->
    [play] en cours de jeu
    [quick] recherche rapide
    [closer] recherche plus poussée
   *[deep] recherche approfondie
}
puzzles-written = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} sur { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} : { $file }.
puzzles-other-journal = { $file } vient d’une recherche d’autres problèmes. Supprime-le, ou choisis un autre fichier avec --out.

train-play = Génération { $number } : parties…
train-learn = Génération { $number } : apprentissage…
train-compare = Génération { $number } : comparaison…
train-learned = Génération { $number } : { $positions } positions, score de Brier { $error }, écart moyen de { $points } points.
train-better = Elle gagne { $share } de { $pairs } comparaisons avec la meilleure jusqu’ici, et prend sa place.
train-no-better = Elle ne gagne que { $share } de { $pairs } comparaisons avec la meilleure jusqu’ici, qui reste.
train-written = Le réseau est dans { $file }.
train-other-folder = { $folder } contient un autre entraînement : un autre jeu, un autre nombre de joueurs ou une autre graine. Choisis un autre dossier avec --folder.
train-no-features = On ne peut encore rien apprendre de { $game } : il ne dit pas ce qu’un réseau doit regarder (features.py).
train-generation = génération
train-title = { $game } : force par génération
