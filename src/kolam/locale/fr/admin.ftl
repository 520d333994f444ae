# La page de l’hôte du serveur

admin-page-title = Page de l’hôte
admin-page-load = En ce moment
admin-page-requests = requêtes par seconde
admin-page-memory = mémoire
admin-page-wait = attente la plus longue, dernière minute
admin-page-thinking = robots qui réfléchissent
admin-page-queue = robots en attente de calcul
admin-page-feeds = connexions ouvertes
admin-page-at-hand = tables en mémoire
admin-page-since = en marche depuis
admin-page-reports = Signalements
admin-page-no-reports = Aucun signalement.
admin-page-settle = Classer
admin-page-ago = il y a { $time }
admin-page-kind-talk = propos
admin-page-kind-name = nom
admin-page-kind-stalling = fait traîner la partie
admin-page-kind-cheating = triche
admin-page-kind-other = autre chose
admin-page-tables = Tables
admin-page-search = Chercher : un nom, un jeu ou l’identifiant d’une table
admin-page-no-tables = Aucune table trouvée.
admin-page-playing = en cours
admin-page-bots = { $count ->
    [one] 1 robot
   *[other] { $count } robots
 }
admin-page-decisions = { $count ->
    [one] 1 décision
   *[other] { $count } décisions
 }
admin-page-age = ouverte il y a { $time }
admin-page-idle = inactive depuis { $time }
admin-page-close = Fermer la table
admin-page-close-sure = La partie s’arrête sans vainqueur et personne ne peut continuer : { $names }
admin-page-ban = Exclure { $name }
admin-page-ban-guest-about = Cette personne doit quitter toutes les tables et ne peut pas revenir avec ce navigateur. Si elle efface ses cookies, elle le peut : exclus aussi son adresse s’il le faut.
admin-page-ban-address-about = Personne ne pourra entrer depuis cette adresse. Une famille, une école ou un club peuvent partager la même.
admin-page-how-long = Pour combien de temps ?
admin-page-hour = une heure
admin-page-day = un jour
admin-page-week = une semaine
admin-page-month = 30 jours
admin-page-year = un an
admin-page-bans = Exclusions
admin-page-no-bans = Personne n’est exclu.
admin-page-until = jusqu’au { $time }
admin-page-unban = Laisser revenir
admin-page-unban-name = Laisser revenir { $name }
admin-page-address = Une adresse, comme 203.0.113.7 ou 2001:db8::/64
admin-page-ban-address = Exclure cette adresse
admin-page-errors = Depuis le démarrage
admin-page-faults = Erreurs du serveur
admin-page-no-faults = Aucune.
admin-page-refusals = Refus, par statut
admin-page-no-refusals = Aucun pour l’instant.
admin-page-links = Liens vers cette page
admin-page-links-about = Un lien vaut un jour ; « kolam admin » sur le serveur en affiche un nouveau. Si l’un d’eux est tombé entre de mauvaises mains, désactive tous les autres.
admin-page-renew = Désactiver tous les autres liens
admin-page-done = C’est fait.
