# La commande kolam

terminal-about = Kolam : une table pour jeux de société. Pour commencer : kolam play
terminal-play-about = jouer à ce terminal, contre des robots ou entre amis autour d'un écran
terminal-simulate-about = jouer beaucoup de parties au hasard dans du code compilé ; montre vitesse et scores
terminal-selfplay-about = laisser des robots jouer une partie et écrire son fichier
terminal-verify-about = rejouer des fichiers de partie et prouver que personne n'a touché au mélange
terminal-prepare-about = compiler les règles d'avance, pour que tout démarre aussitôt
terminal-arena-about = faire jouer beaucoup de parties aux robots et les classer
terminal-arena-bots = les robots, par exemple : skilled,casual,search:100
terminal-arena-games = parties de chaque composition (par défaut : 100) ; chaque donne est jouée depuis chaque place
terminal-arena-players = combien sont à table (par défaut : 2)
terminal-arena-jobs = parties en même temps (par défaut : 1)
terminal-arena-log = y écrire chaque partie, et reprendre à partir de là après un arrêt
terminal-arena-plot = dessiner le classement dans ce fichier, PNG ou SVG
terminal-analyse-about = juger chaque décision d'une partie, avec ce que sa place savait
terminal-analyse-simulations = avec quel soin regarder chaque décision (par défaut : 2000)
terminal-players = combien sont à table (par défaut : 4, ou autant que le jeu le permet)
terminal-seats = qui est assis où, par exemple : human,human,casual. Niveaux : random, beginner, casual, skilled, expert, master
terminal-names = les noms autour de la table, par exemple : Ada,Bob
terminal-seed = ce que tu veux ; la même graine donne la même partie
terminal-out = écrire ici le fichier de la partie quand elle finit ou qu'on la quitte
terminal-out-or-stdout = où écrire le fichier de la partie (- : à l'écran)
terminal-games = combien de parties jouer (par défaut : 1000)
terminal-json = donner les chiffres en JSON
terminal-bots = un niveau pour chaque place, par exemple : random,random
terminal-legal = écrire aussi tous les coups permis à chaque décision
terminal-option = une option du jeu, par exemple : target=30
terminal-option-malformed = une option s'écrit NAME=VALUE, pas { $text }
terminal-at-least-one = doit être au moins 1
terminal-language = la langue : { $languages } (par défaut : celle de ton système, ou l'anglais)
language-unknown = Kolam ne parle pas { $asked }. Il parle : { $languages }.
terminal-compiling = Compilation de { $what }
terminal-prepared = Kolam est prêt.

parser-usage = utilisation :{" "}
parser-arguments = à préciser{"\u00A0"}
parser-options = options{"\u00A0"}
parser-help = montrer cette aide et quitter
parser-version = montrer la version et quitter
parser-choice = il n'y a pas de { $value } ici. Il y a : { $choices }
parser-number = { $value } n'est pas un nombre entier
parser-unknown = pas compris : { $arguments }
parser-no-command = dis ce qu'il faut faire : il manque COMMAND
parser-missing = il manque : { $arguments }
parser-no-value = il manque une valeur

file-not-found = Ce fichier ou dossier n'existe pas
file-not-allowed = Accès refusé
file-is-folder = C'est un dossier
file-trouble = { $why } : { $file }

seating-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
seating-too-many = { $listed } places sont données, mais la table est pour { $players }.
seat-you = Toi
seat-player = Joueur { $number }

verify-unreadable = lecture impossible : { $reason }
verify-fair = une partie honnête de { $game }, { $state } : { $decisions } décisions selon les règles, chaque mélange tel que le secret le donne.
verify-no-secret = une partie de { $game }, { $state } : { $decisions } décisions selon les règles. Le mélange ne peut pas être prouvé : le fichier ne montre pas le secret.
verify-finished = terminée
verify-unfinished = non terminée

simulate-playing = En train de jouer
simulate-speed = { $games } parties de { $game } au hasard en { $seconds } s
simulate-rates = { $games } parties/s, { $decisions } décisions/s, { $length } décisions par partie
simulate-seat = place
simulate-wins = victoires
simulate-mean = score moyen
simulate-deviation = écart type
simulate-lowest = minimum
simulate-highest = maximum

play-prompt = { $name }, ton choix :
play-commands = Un numéro ou un coup.  ? règles  ·  h conseil  ·  l journal  ·  u annuler  ·  s sauver  ·  q fin
play-no-such-number = { $count ->
    [one] Il y a un seul choix : écris 1.
   *[other] Il y a { $count } choix : écris un numéro de 1 à { $count }.
}
play-hand-over = L'écran est maintenant pour { $name }. Appuie sur Entrée quand personne d'autre ne regarde.
play-thinking = Je réfléchis …
play-hint = { $move } : chance de gagner { $chance }, score attendu { $score }. { $reason }
play-saved = Sauvegardé dans { $file }.
play-bye = À bientôt !
play-commitment = Le mélange est scellé par { $commitment }
play-secret = Le secret du mélange était { $secret }
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

arena-two-bots = Une arène demande au moins deux robots différents.
arena-title = { $game } : classement et parts de victoires
arena-bot = robot
arena-rating = cote
arena-against = contre { $bot }

analyse-decision = décision
analyse-player = nom
analyse-played = joué
analyse-best = le mieux
analyse-lost = chance perdue
analyse-none = Personne n'a eu le choix dans cette partie.

terminal-serve-about = héberge des tables pour des amis, dans ce processus
terminal-worker-about = réfléchit pour les robots des serveurs qui partagent un bus
terminal-host = l'adresse d'écoute (sinon : 127.0.0.1, cette machine seulement)
terminal-port = le port d'écoute (sinon : 8000)
terminal-lan = écouter aussi sur le réseau local, et dire à quelles adresses
terminal-public-url = le début des liens pour les autres, derrière un proxy : https://HÔTE
terminal-data-dir = où se trouvent la base de données et la clé
terminal-open = montrer l'application dans le navigateur de cette machine
terminal-database = sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM (sinon : un fichier du dossier de données)
terminal-bus = nats://HÔTE:4222, pour plusieurs serveurs (sinon : ce processus est seul)
terminal-bot-threads = combien de robots réfléchissent en même temps

plain-told = { $name } : { $move }
plain-event = { $kind } : { $fields }
plain-prompt = Que faites-vous ?
plain-sheet = Feuille de score
plain-total = Total
plain-help = Pas de règles en bref pour { $game }. Tapez le numéro d’un coup, ou son texte.
plain-yes = oui
plain-no = non
