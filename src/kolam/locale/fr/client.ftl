# L'application du navigateur

# Partout

client-skip = Aller à l'essentiel
client-close = Fermer
client-cancel = Annuler
client-yes = oui
client-no = non
client-nothing = rien
client-labelled = { $label } : { $value }
client-sentence = { $words }.
client-bracketed = ({ $words })
client-home = Vers l'accueil
client-unreachable = Le serveur est injoignable pour le moment. Réessaie dans un instant.
client-settings = Réglages
client-language = Langue
client-theme = Lumière
client-theme-system = Comme l'appareil
client-theme-day = Jour
client-theme-night = Nuit
client-sound = Sons
client-pace = Rythme des autres
client-pace-how = { $pace ->
    [relaxed] Tranquille
    [brisk] Vif
   *[at-once] Immédiat
}
client-confirming = Confirmer les coups
client-confirming-when = { $confirm ->
    [always] Toujours
    [careful] Si une erreur coûterait cher
   *[never] Jamais
}
client-coordinates = Numéros sur le plateau
client-your-name = Ton nom

# L'accueil

client-welcome = La porte est ouverte. Viens jouer.
client-welcome-why = Des jeux de société entre amis ou contre des robots, sur tous les écrans. Pas de compte, rien à installer : choisis un jeu et te voilà à table.
client-games = Les jeux
client-facts = { $fewest } à { $most } personnes · environ { $minutes } minutes
client-play-now = Jouer
client-play-now-at = Jouer : { $game }
client-play-friends = Entre amis
client-play-friends-at = Entre amis : { $game }
client-set-up = Choisir les robots et les règles
client-set-up-at = Choisir les robots et les règles : { $game }
client-play-bots-at = Contre des robots : { $game }
client-company = Toi + { $count }, niveau { $level }
client-company-mixed = Toi + { $levels }
client-company-rules = { $company }, règles à toi
client-usual = Comme d'habitude
client-usual-at = Comme d'habitude : { $game }
client-my-tables = Tes tables
client-all-tables = Voir les { $count }
client-open-tables = Tables ouvertes
client-seats-free = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
client-news-gathering = on attend du monde
client-news-over = finie
client-news-unreadable = ne s'ouvre plus
client-your-turn = À toi de jouer
client-about = Un kolam est le dessin tracé à l'aube devant la porte d'une maison du sud de l'Inde pour accueillir les invités. Ici, chaque mélange peut être prouvé après la partie.

# Ouvrir une table

client-how-many = Combien serez-vous à table ?
client-who-sits = Qui joue avec toi ?
client-seat = Place { $seat }
client-friend = Une amie ou un ami
client-friend-why = Reçoit de toi un lien d'invitation.
client-bot = Robot, { $level }
client-bot-name = Robot { $number }
client-choose-each = Choisir chaque adversaire
client-level-is = Niveau { $level }. { $words }
client-level-random = au hasard
client-level-random-why = Joue n'importe quel coup permis.
client-level-beginner = débutant
client-level-beginner-why = Regarde le coup, pas la suite. Bien pour les premières parties.
client-level-casual = détendu
client-level-casual-why = Prend tout de suite ce qui rapporte. Pas si facile à battre.
client-level-skilled = habile
client-level-skilled-why = Réfléchit un peu à la suite.
client-level-expert = expérimenté
client-level-expert-why = Réfléchit jusqu'à une seconde à chaque décision.
client-level-master = maître
client-level-master-why = Réfléchit jusqu'à trois secondes, à deux têtes. Le plus fort qu'il y ait ici.
client-character-chinnu = Chinnu
    .temper = un enfant qui essaie tout
client-character-ponni = Ponni
    .temper = une fillette qui demande pourquoi
client-character-appu = Appu
    .temper = un garçon aux genoux pleins de boue
client-character-ammu = Ammu
    .temper = une fillette qui rit de tout
client-character-kutty = Kutty
    .temper = un garçon qui court après les perruches
client-character-tara = Tara
    .temper = une fillette qui compte sur ses doigts
client-character-meena = Meena
    .temper = une étudiante au cahier tout neuf
client-character-arun = Arun
    .temper = un jeune cuisinier qui brûle ses dosas
client-character-latha = Latha
    .temper = une infirmière dans sa première semaine
client-character-vijay = Vijay
    .temper = un joueur de cricket qui frappe tout
client-character-divya = Divya
    .temper = une voyageuse qui découvre la ville
client-character-suresh = Suresh
    .temper = un facteur qui prend le chemin long
client-character-murugan = Murugan
    .temper = un marchand qui aime les bonnes affaires
client-character-selvi = Selvi
    .temper = une fleuriste au clin d'œil facile
client-character-raju = Raju
    .temper = un conducteur de rickshaw qui ne freine jamais
client-character-kamala = Kamala
    .temper = une vendeuse de thé jamais sans blague
client-character-gopal = Gopal
    .temper = un pêcheur qui croit en sa chance
client-character-bhavani = Bhavani
    .temper = une vendeuse d'épices qui connaît les prix
client-character-parvathi = Parvathi
    .temper = une grand-mère qui n'oublie aucun coup
client-character-mani = Mani
    .temper = un joueur de tambour au rythme parfait
client-character-saroja = Saroja
    .temper = une tisserande qui suit chaque fil
client-character-balan = Balan
    .temper = un charpentier de marine qui mesure deux fois
client-character-janaki = Janaki
    .temper = une potière aux mains patientes
client-character-shankar = Shankar
    .temper = un menuisier qui prévoit chaque coupe
client-character-revathi = Revathi
    .temper = une danseuse qui compte chaque pas
client-character-krishnan = Krishnan
    .temper = un professeur de maths, craie en main
client-character-indira = Indira
    .temper = une médecin aux nerfs solides
client-character-raghavan = Raghavan
    .temper = un joueur d'échecs qui voit tes pièges
client-character-vasantha = Vasantha
    .temper = une juge à qui rien n'échappe
client-character-sundaram = Sundaram
    .temper = un bâtisseur de temples qui a un plan
client-character-madhavan = Madhavan
    .temper = un astronome qui compte les étoiles
client-character-thangam = Thangam
    .temper = une arrière-grand-mère qui les a tous formés
client-character-ramanan = Ramanan
    .temper = un sage qui te laisse venir
client-character-kaveri = Kaveri
    .temper = une reine qui ne perd aucun fort
client-character-narayanan = Narayanan
    .temper = un ministre qui a trois coups d'avance
client-character-nila = Nila
    .temper = une poétesse qui connaît chaque fin
client-readings = Notre lecture des règles
client-readings-look = Voir notre lecture des règles
client-readings-why = Là où le livret peut se lire de plusieurs façons, voici comment Kolam le lit.
client-reading-ours = Ici
client-reading-other = Ou bien
client-reading-option = Au choix
client-reading-file = Vient d’un fichier de l’hôte, s’il y en a un
client-reading-screen = Ce qu’un écran fait autrement
client-first = Qui commence ?
client-first-drawn = Tiré au sort
client-order-drawn = Tiré au sort
client-order-up = Monter { $name }
client-each-usual = Comme d’habitude
client-thinking-time = Temps pour chaque décision
client-thinking-any = Autant qu'il faut
client-thinking-seconds = { $seconds } secondes
client-thinking-day = Un jour
client-thinking-why = Quand le temps est écoulé, un robot prend cette décision-là.
client-listed = Montrer cette table sur la page d'accueil, ouverte à qui veut
client-open-table = Ouvrir la table

# Avant le début

client-no-table = Cette table n'existe pas
client-no-table-why = Vérifie le lien, ou demande à la personne qui te l'a envoyé.
client-unreadable = Cette table ne peut plus être ouverte
client-coming = On arrive à la table …
client-missing = { $count ->
    [one] Encore une personne, et la partie commence.
   *[other] Encore { $count } personnes, et la partie commence.
}
client-seats = Places
client-seat-open = libre
client-you = (toi)
client-invite = Invite tes amis
client-invitation = Invitation pour la place { $seat }
client-qr = Le même lien en code QR
client-copy = Copier
client-copied = Copié
client-share = Partager
client-watch-link = Lien pour regarder
client-start-with-bots = Commencer, les robots prennent les places libres
client-leave = Quitter la table
client-invited = On t'invite
client-join = Prendre la place
client-invites = { $name } t'invite à jouer
client-invitation-send = Envoyer l'invitation
client-invitation-copy = Copier l'invitation
client-invitation-text = { $name } t'invite à jouer à { $game }
client-invitation-next = Envoie-la à quelqu'un, ou montre le code à un téléphone.
client-invitations-more = { $count ->
    [one] L'invitation pour une autre place
   *[other] Les invitations pour { $count } autres places
}
client-nearby = Seul cet ordinateur peut ouvrir ce lien
client-nearby-why = Tes amis à la maison peuvent jouer si tu ouvres Kolam à ton réseau. Toute personne sur ton réseau pourra alors ouvrir cette page.
client-nearby-open = Ouvrir à mon réseau
client-nearby-opened = Toute personne sur ton réseau peut ouvrir cette page.
client-nearby-close = Refermer
client-rules-first = Voir d'abord les règles
client-waiting = On attend les autres…
client-wish = { $option } : choisis pour toi
client-wish-has = { $choice } : déjà à { $name }
client-order-said = { $name } a fait monter { $other }
client-spectators-talk = Le public peut parler aussi
client-log-left-by = { $name } quitte la table
client-log-rematch-offered = { $name } aimerait rejouer
client-log-rematch-declined = { $name } ne veut pas rejouer
client-log-spectators-heard = Le public peut parler maintenant
client-log-spectators-unheard = Le public ne peut plus parler

# À table

client-board = Le plateau
client-now = Ce qu'il faut faire
client-players = Autour de la table
client-story = Ce qui s'est passé
client-story-short = Journal
client-tools = Outils
client-turn-of = C'est à { $name } de jouer
client-has-turn = Doit jouer :
client-points = { $points ->
    [one] Score : { $points } point
   *[other] Score : { $points } points
}
client-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
client-time-left = Temps restant : { $time }
client-confirm = Jouer ce coup
client-skip-ahead = Passer
client-stale = Entre-temps, quelque chose a changé à la table. Regarde à nouveau.
client-reconnecting = Connexion perdue, nouvel essai …
client-watching = Tu regardes
client-choices = Tous les choix
client-no-choices = Il n'y a rien à choisir pour le moment.
client-choose-move = Choisis un coup.
client-more-choices = Et { $count } autres : réduis la liste avec le filtre.
client-filter = Filtrer, par exemple par couleur
client-hint = Conseil
client-hint-worth = Chance de gagner { $chance }, score attendu { $score }
client-hint-play = Jouer ce coup
client-thinking = Je réfléchis …
client-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
client-rule = Règle { $rule }
client-hint-more = Autres coups
client-whynot-over = La partie est terminée.
client-whynot-watching = Tu regardes cette partie.
client-whynot-turn = Ce n’est pas ton tour.
client-whynot-undo = Quelque chose de nouveau est apparu depuis ton dernier coup : il reste joué.
client-whynot-undo-nothing = Tu n’as encore rien joué.
client-undo = Reprendre
client-undo-waiting = Tu as demandé à { $name } de pouvoir reprendre ton coup.
client-undo-asks = { $name } voudrait reprendre son dernier coup.
client-undo-agree = D'accord
client-undo-refuse = Refuser
client-describe = Décrire la position
client-not-started = La partie n'a pas encore commencé.
client-rules = Les règles en bref
client-no-help = Ce jeu est fourni sans résumé des règles.
client-more = Plus
client-notify = Me prévenir quand c'est mon tour
client-resign = Abandonner
client-resign-why = Tu quittes la partie pour de bon, et un robot joue à ta place.
client-name-here = Ton nom à cette table
client-rename = Changer
client-say = Dire quelque chose
client-send = Envoyer
client-keys = Clavier
client-key-arrows = Flèches
client-keys-arrows = Vers le prochain choix possible
client-key-enter = Entrée
client-keys-enter = Choisir ; encore une fois pour confirmer
client-key-escape = Échap
client-keys-escape = Revenir sur le choix avant de le jouer
client-key-space = Espace
client-keys-space = Voir tout de suite ce que les autres ont fait
client-keys-letters = Les lettres sont des raccourcis

# Ce qui s'est passé

client-log-joined = { $name } prend place
client-log-left = Quelqu'un quitte la table
client-log-renamed = S'appelle maintenant { $name }
client-log-undo-asked = { $name } demande à reprendre un coup
client-log-undo-refused = { $name } n'est pas d'accord
client-log-undone = { $name } reprend un coup
client-log-resigned = { $name } abandonne, un robot continue
client-log-time-ran-out = Le temps de { $name } est écoulé, un robot décide
client-log-rematched = La partie suivante commence

# La fin

client-winners = { $count ->
    [one] La victoire est pour { $names } !
   *[other] Victoire partagée : { $names } !
}
client-look-board = Voir le plateau
client-counting = Décompte …
client-skip-count = Passer le décompte
client-you-win = Tu gagnes !
client-you-share = Tu partages la victoire !
client-result = Résultat
client-sheet = Feuille de score
client-total = Total
client-rematch = Rejouer
client-rematch-waiting = En attente de l’accord de { $names } …
client-rematch-withdraw = Finalement, non
client-rematch-asks = { $names } : on rejoue ?
client-rematch-agree = Rejouer
client-rematch-decline = Non, merci
client-rematch-join = Vers la partie suivante
client-rematch-watch = Regarder la partie suivante
client-download = Fichier de la partie
client-proof-fair = ✓ Le mélange est prouvé honnête
client-proof-foul = ✗ Le mélange ne correspond pas à ce qui était promis
client-proof-unchecked = Le mélange peut être vérifié
client-proof-why = Chaque mélange découle d'un secret. Son empreinte (SHA-256) t'a été montrée avant la première carte : personne ne pouvait donc changer le secret ensuite. Ton navigateur a comparé les deux ; « kolam verify » rejoue tout le fichier de la partie.
client-proof-commitment = Empreinte
client-proof-secret = Le secret
