# L'application du navigateur

# Partout

client-skip = Aller au contenu
client-close = Fermer
client-cancel = Annuler
client-yes = oui
client-no = non
client-nothing = rien
client-labelled = { $label } : { $value }
client-sentence = { $words }.
client-bracketed = ({ $words })
client-home = Accueil
client-unreachable = Le serveur est injoignable pour le moment. Réessaie dans un instant.
client-settings = Réglages
client-language = Langue
client-theme = Thème
client-theme-system = Selon l’appareil
client-theme-day = Clair
client-theme-night = Sombre
client-sound = Sons
client-pace = Vitesse des adversaires
client-pace-how = { $pace ->
    [relaxed] Tranquille
    [brisk] Rapide
   *[at-once] Immédiate
}
client-confirming = Confirmer les coups
client-confirming-when = { $confirm ->
    [always] Toujours
    [careful] Si c’est risqué
   *[never] Jamais
}
client-reasons = Expliquer les règles
client-reasons-when = { $reasons ->
    [always] Toujours
    [new] Dans les nouveaux jeux
   *[never] Jamais
}
client-coordinates = Numéros sur le plateau
client-your-name = Ton nom

# L'accueil

client-welcome = La porte est ouverte. Viens jouer.
client-welcome-why = Des jeux de société entre amis ou contre des robots, sur tous les écrans. Pas de compte, rien à installer : choisis un jeu et c’est parti.
client-preparing = On habille encore les éléphants : { $share }
client-preparing-why = Tu peux déjà jouer. Les robots qui réfléchissent à l’avance jouent dès que tout est prêt.
client-games = Les jeux
client-facts = { $fewest } à { $most } personnes · environ { $minutes } minutes
client-play-now = Jouer
client-play-now-at = Jouer : { $game }
client-learn = Apprendre
client-learn-at = Apprendre : { $game }
client-play-friends = Entre amis
client-play-friends-at = Entre amis : { $game }
client-first-match = Première partie, { $minutes } min
client-first-match-at = Première partie de { $game }, { $minutes } minutes
client-try-again = Réessayer
client-set-up = Choisir les robots et les règles
client-set-up-at = Choisir les robots et les règles : { $game }
client-play-bots-at = Contre des robots : { $game }
client-company = Toi + { $count } ({ $level })
client-company-mixed = Toi + { $levels }
client-company-rules = { $company }, tes règles
client-usual = Réglages par défaut
client-usual-at = Réglages par défaut : { $game }
client-my-tables = Tes tables
client-all-tables = Voir les { $count }
client-open-tables = Tables ouvertes
client-seats-free = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
client-news-gathering = en attente de joueurs
client-news-over = terminée
client-look-back = Revoir
client-look-back-at = Revoir la partie : { $game }
client-what-if = Et si ?
client-news-unreadable = ne s’ouvre plus
client-your-turn = À toi de jouer
client-about = Un kolam est le dessin tracé à l’aube devant la porte d’une maison du sud de l’Inde pour accueillir les invités. Après une partie, tu peux vérifier que le mélange était honnête.
client-file-door = Revoir un fichier de partie

# Ouvrir une table

client-how-many = Combien de personnes ?
client-who-sits = Qui joue avec toi ?
client-seat = Place { $seat }
client-friend = Quelqu’un que tu invites
client-friend-why = Tu lui enverras un lien.
client-bot = Robot ({ $level })
client-bot-name = Robot { $number }
client-choose-each = Choisir un par un
client-level-is = Niveau { $level }. { $words }
client-level-random = aléatoire
client-level-random-why = Joue n’importe quel coup permis.
client-level-beginner = débutant
client-level-beginner-why = N’anticipe pas. Idéal pour débuter.
client-level-casual = occasionnel
client-level-casual-why = Joue le gain immédiat. Pas si facile à battre.
client-level-skilled = confirmé
client-level-skilled-why = Anticipe un peu.
client-level-expert = expert
client-level-expert-why = Réfléchit jusqu’à une seconde à chaque coup.
client-level-master = maître
client-level-master-why = Réfléchit jusqu’à trois secondes sur deux cœurs. Le plus fort de tous.
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
    .temper = un cricketeur qui frappe toutes les balles
client-character-divya = Divya
    .temper = une voyageuse qui découvre la ville
client-character-suresh = Suresh
    .temper = un facteur qui prend le plus long chemin
client-character-murugan = Murugan
    .temper = un marchand qui aime les bonnes affaires
client-character-selvi = Selvi
    .temper = une fleuriste au clin d’œil facile
client-character-raju = Raju
    .temper = un conducteur de rickshaw qui ne freine jamais
client-character-kamala = Kamala
    .temper = une vendeuse de thé qui blague toujours
client-character-gopal = Gopal
    .temper = un pêcheur qui croit en sa chance
client-character-bhavani = Bhavani
    .temper = une vendeuse d’épices qui connaît les prix
client-character-parvathi = Parvathi
    .temper = une grand-mère qui n’oublie aucun coup
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
    .temper = un joueur d’échecs qui voit tes pièges
client-character-vasantha = Vasantha
    .temper = une juge à qui rien n’échappe
client-character-sundaram = Sundaram
    .temper = un bâtisseur de temples qui a un plan
client-character-madhavan = Madhavan
    .temper = un astronome qui compte les étoiles
client-character-thangam = Thangam
    .temper = une arrière-grand-mère qui les a tous formés
client-character-ramanan = Ramanan
    .temper = un sage qui te laisse venir
client-character-kaveri = Kaveri
    .temper = une reine qui n’a jamais perdu un fort
client-character-narayanan = Narayanan
    .temper = un ministre qui a trois coups d’avance
client-character-nila = Nila
    .temper = une poétesse qui connaît toutes les fins
client-readings = Notre lecture des règles
client-readings-look = Voir notre lecture des règles
client-readings-why = Certaines règles peuvent se lire de plusieurs façons. Kolam les lit ainsi.
client-reading-ours = Ici
client-reading-other = Autre lecture
client-reading-option = Au choix
client-reading-file = Vient d’un fichier de l’hôte, s’il y en a un
client-reading-screen = Ce qui change à l’écran
client-first = Qui commence ?
client-first-drawn = Tiré au sort
client-order-drawn = Tiré au sort
client-order-up = Faire monter { $name }
client-each-usual = Comme d’habitude
client-thinking-time = Temps par coup
client-thinking-any = Illimité
client-thinking-seconds = { $seconds } secondes
client-thinking-day = 1 jour
client-thinking-why = Quand le temps est écoulé, un robot joue ce coup à ta place.
client-listed = Montrer cette table sur la page d’accueil pour que tout le monde puisse la rejoindre
client-open-table = Créer la table

# Avant le début

client-no-table = Table introuvable
client-no-table-why = Vérifie le lien, ou demande à la personne qui te l’a envoyé.
client-unreadable = Cette table ne peut plus être ouverte
client-coming = Connexion à la table…
client-missing = { $count ->
    [0] La partie commence.
    [one] Encore une personne, et la partie commence.
   *[other] Encore { $count } personnes, et la partie commence.
}
client-seats = Places
client-seat-open = Place libre
client-you = (toi)
client-invite = Invite tes amis
client-invitation = Invitation pour la place { $seat }
client-qr = Le même lien en code QR
client-copy = Copier
client-copied = Copié
client-share = Partager
client-watch-link = Lien spectateur
client-start-with-bots = Compléter avec des robots
client-leave = Quitter la table
client-invited = Tu as une invitation
client-join = Rejoindre
client-invites = { $name } t’invite à jouer
client-invitation-send = Envoyer l’invitation
client-invitation-copy = Copier l’invitation
client-invitation-text = { $name } t’invite à jouer à { $game }
client-invitation-next = Envoie-la à quelqu’un, ou fais scanner le code.
client-invitations-more = { $count ->
    [one] L’invitation pour une autre place
   *[other] Les invitations pour { $count } autres places
}
client-nearby = Seul cet ordinateur peut ouvrir ce lien
client-nearby-why = Les amis qui sont chez toi pourront jouer dès que tu ouvriras Kolam à ton réseau. Toute personne sur ton réseau pourra alors ouvrir cette page.
client-nearby-open = Ouvrir à mon réseau
client-nearby-opened = Toute personne sur ton réseau peut ouvrir cette page.
client-nearby-close = Refermer
client-rules-first = Apprendre d’abord le jeu
client-waiting = On attend les autres…
client-wish = { $option } : choisis pour toi
client-wish-has = { $choice } : déjà pris par { $name }
client-order-said = { $name } a fait monter { $other }
client-spectators-talk = Le public peut écrire aussi
client-log-left-by = { $name } a quitté la table
client-log-rematch-offered = { $name } aimerait rejouer
client-log-rematch-declined = { $name } ne veut pas rejouer
client-log-spectators-heard = Le public peut maintenant écrire
client-log-spectators-unheard = Le public ne peut plus écrire

# À table

client-board = Le plateau
client-now = À faire maintenant
client-players = Autour de la table
client-story = Journal de la partie
client-story-short = Journal
client-tools = Outils
client-turn-of = C’est à { $name } de jouer
client-bot-preparing = { $name } se prépare encore : { $share }
client-has-turn = Au tour de :
client-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
client-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
client-time-left = Temps restant : { $time }
client-confirm = Confirmer
client-skip-ahead = Avance rapide
client-stale = La table a changé entre-temps. Regarde à nouveau.
client-reconnecting = Connexion perdue. Nouvel essai…
client-watching = Mode spectateur
client-choices = Tous les coups
client-no-choices = Il n’y a rien à choisir pour le moment.
client-choose-move = Choisis un coup.
client-more-choices = { $count ->
    [one] Et { $count } autre : réduis la liste avec le filtre.
   *[other] Et { $count } autres : réduis la liste avec le filtre.
}
client-filter = Filtrer, par exemple par couleur
client-hint = Conseil
client-hint-worth = Chances de victoire : { $chance } · score estimé : { $score }
client-hint-play = Jouer ce coup
client-thinking = Réflexion…
client-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
client-rule = Règle { $rule }
client-hint-more = Autres coups
client-whynot-over = La partie est terminée.
client-whynot-watching = Tu regardes cette partie.
client-whynot-turn = Ce n’est pas ton tour.
client-whynot-undo = Quelque chose a été dévoilé depuis ton dernier coup : tu ne peux plus l’annuler.
client-whynot-undo-nothing = Tu n’as encore rien joué.
client-undo = Annuler le coup
client-undo-waiting = { $name } doit accepter que tu annules ton coup.
client-undo-asks = { $name } voudrait annuler son dernier coup.
client-undo-agree = Accepter
client-undo-refuse = Refuser
client-describe = Décrire la position
client-not-started = La partie n’a pas encore commencé.
client-rules = Règles
client-rules-coming = Chargement des règles…
client-more = Autres options
client-notify = Me prévenir quand c’est mon tour
client-resign = Abandonner
client-resign-why = Tu quittes la partie pour de bon, et un robot joue à ta place.
client-name-here = Ton nom à cette table
client-rename = Changer
client-say = Message
client-send = Envoyer
client-keys = Raccourcis clavier
client-key-arrows = Flèches
client-keys-arrows = Aller au choix suivant
client-key-enter = Entrée
client-keys-enter = Choisir ; encore une fois pour confirmer
client-key-escape = Échap
client-keys-escape = Annuler la sélection
client-key-space = Espace
client-keys-space = Passer l’animation
client-keys-letters = Activer les raccourcis clavier

# Ce qui s'est passé

client-log-joined = { $name } a pris place
client-log-left = Quelqu’un a quitté la table
client-log-renamed = Nouveau nom : { $name }
client-log-renamed-from = { $other } s’appelle maintenant { $name }
client-log-undo-asked = { $name } demande à annuler un coup
client-log-undo-refused = { $name } n’est pas d’accord
client-log-undone = { $name } a annulé un coup
client-log-resigned = { $name } abandonne, un robot continue
client-log-time-ran-out = Temps écoulé pour { $name } : un robot joue ce coup
client-log-rematched = La revanche commence

# La fin

client-winners = { $count ->
    [one] { $names-you ->
        [yes] Tu as gagné !
       *[no] { $names } remporte la partie !
    }
   *[other] { $names-you ->
        [yes] Tu partages la victoire avec { $names } !
       *[no] { $names } se partagent la victoire !
    }
}
client-look-board = Voir le plateau
client-counting = Décompte…
client-skip-count = Passer le décompte
client-result = Résultat
client-sheet = Feuille de score
client-total = Total
client-rematch = Rejouer
client-rematch-waiting = Accord attendu : { $names }…
client-rematch-withdraw = Finalement, non
client-rematch-asks = { $names } : on rejoue ?
client-rematch-agree = Rejouer
client-rematch-decline = Non, merci
client-rematch-join = Rejoindre la revanche
client-rematch-watch = Regarder la revanche
client-download = Télécharger la partie
client-proof-fair = ✓ Mélange vérifié, sans triche
client-proof-foul = ✗ Le mélange ne correspond pas à l’empreinte
client-proof-unchecked = Mélange non vérifié ici
client-proof-why = Chaque mélange découle d’un secret. Son empreinte (SHA-256) était fixée avant le début de la partie : personne ne pouvait donc changer le secret ensuite. La commande « kolam verify » rejoue tout le fichier de la partie.
client-proof-commitment = Empreinte
client-proof-secret = Secret
client-thinking-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
client-proof-compared = Ton navigateur a comparé les deux.
client-proof-not-compared = Sans https, ton navigateur ne peut pas comparer les deux.

# A match without end

client-log-drawn = Beaucoup trop de coups : la partie est déclarée nulle
client-log-what-if = Reprise au coup { $moment } d’une autre partie, dont le mélange est connu
client-drawn = La partie a duré trop longtemps : elle est déclarée nulle.
client-log-clock-stopped = Le serveur était arrêté ; la pendule a attendu

# People at a table: what may be done about somebody, votes, closing

client-person = { $name } : masquer et autres actions
client-mute-me = Masquer pour moi
client-unmute-me = Afficher de nouveau
client-mute-all = Retirer la parole
client-unmute-all = Rendre la parole
client-muted-line = message masqué
client-you-are-muted = L’hôte t’a retiré la parole ici.
client-remove = Exclure de la table
client-remove-why = { $what ->
    [gathering] { $name } perd sa place et ne pourra plus revenir à cette table. Tu reçois une nouvelle invitation pour cette place.
    [spectator] { $name } ne pourra plus regarder cette table.
   *[playing] { $name } ne pourra plus revenir à cette table. Un robot continue à sa place.
}
client-hand-over = En faire l’hôte
client-hand-over-why = C’est { $name } qui sera l’hôte de cette table, à ta place.
client-host-now = Tu es maintenant l’hôte de cette table.
client-close-table = Fermer la table
client-close-table-why = { $status ->
    [playing] La partie s’arrête ici, sans vainqueur. C’est définitif.
   *[gathering] Plus personne ne pourra s’asseoir. C’est définitif.
}
client-closed = L’hôte a fermé cette table
client-closed-why = Il ne s’y passera plus rien. Ouvre ta propre table, ou rejoins-en une autre.
client-removed = L’hôte t’a fait quitter cette table
client-removed-why = Tu peux toujours jouer aux autres tables.
client-stalled = { $name } se fait attendre.
client-stalled-what = Que faire ?
client-vote-bot = Laisser un robot continuer
client-vote-newcomer = Laisser quelqu’un d’autre continuer
client-vote-why = Plus de la moitié des autres joueurs doivent être d’accord.
client-vote-asks = { $to ->
    [newcomer] Quelqu’un d’autre continue pour { $name } ?
   *[bot] Un robot continue pour { $name } ?
}
client-vote-agree = Oui
client-vote-refuse = Non, on attend
client-vote-waiting = Vote en cours sur la place occupée par { $name }…
client-vote-you = Les autres votent sur ta place. Joue un coup pour la garder.
client-lost-seat = Ton absence a duré longtemps : les autres ont voté pour céder ta place.
client-take-seat = Continuer pour { $name }
client-news-closed = fermée
client-log-removed = { $name } a dû quitter la table
client-log-replaced = { $to ->
    [newcomer] Un robot joue pour { $name } en attendant quelqu’un d’autre
   *[bot] Un robot continue pour { $name }
}
client-log-took-over = { $name } prend la place et continue
client-log-muted = { $heard ->
    [yes] { $name } a de nouveau la parole
   *[no] { $name } n’a plus la parole
}
client-log-handed-over = { $name } est maintenant l’hôte de la table
client-log-closed = L’hôte a fermé la table
client-log-vote-called = { $to ->
    [newcomer] { $name } propose que quelqu’un d’autre continue pour { $other }
   *[bot] { $name } propose qu’un robot continue pour { $other }
}
client-log-vote-agreed = { $name } est d’accord
client-log-vote-refused = { $name } préfère attendre

# Devices

client-notices-why = Pour tes tours quand Kolam est fermé ou à l’arrière-plan. Rien de la partie n’est envoyé.
client-notices-blocked = Ce navigateur bloque les notifications de ce site. Autorise-les dans ses réglages.
client-notices-unsupported = Impossible ici avec ce navigateur : il faut https et, sur iPhone, Kolam sur l’écran d’accueil.
client-notices-trouble = Les notifications n’ont pas pu être activées. Réessaie.
client-device = Tes autres appareils
client-device-why = Continue sur ton téléphone ou sur un nouvel ordinateur : avec un lien, tes places et ton nom te suivent.
client-device-make = Créer un lien
client-device-link = Lien pour ton autre appareil
client-device-care = Valable une fois, pendant une heure. La personne qui l’ouvre joue sous ton nom : garde-le pour toi.
client-device-revoke = Annuler le lien
client-device-revoked = Le lien ne fonctionne plus.
client-recover = Continuer ici
client-recover-why = Cet appareil reprend le nom et les places de la personne qui a créé le lien. Le nom et les places que tu avais ici seront perdus.
client-recover-do = Continuer sur cet appareil

# L’hôte du serveur, et qui tu es ici

client-report = Signaler quelqu’un
client-sign-out = Me déconnecter partout ailleurs
client-signed-out = Désormais, seul ce navigateur te connaît.
client-banned = Ton accès est suspendu
client-banned-why = L’hôte de ce serveur en a décidé ainsi. Tu pourras revenir à la fin de la suspension.
