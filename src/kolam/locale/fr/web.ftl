# Le serveur

web-our-fault = Quelque chose s’est mal passé de notre côté. Rien n’a été perdu ; réessaie.
web-too-often = Trop de requêtes. Réessaie dans { $seconds } s.
web-foreign-page = Requête refusée : elle venait d’un autre site.
web-too-large = La requête dépasse { $most } octets.
web-too-deep = La requête est imbriquée trop profondément.
web-too-slow = La requête a mis trop de temps à arriver.
web-too-many = Trop de connexions en ce moment. Réessaie dans un instant.
web-head-too-large = Les en-têtes de la requête dépassent { $most } octets.
web-no-http = Ce n’est pas du HTTP.
web-no-utf8 = Une requête doit être en UTF-8.
web-unknown-token = Ce jeton n’a pas été émis par ce serveur.
setting-bad = Réglage non valide : { $reason }
setting-short-key = KOLAM_KEY : il faut au moins 32 caractères.
key-short = { $file } : une clé a au moins { $least } octets. Supprime le fichier, et une nouvelle clé sera créée ; les invités ne seront alors plus reconnus.
setting-worker-bus = Un « worker » a besoin du bus des serveurs : --bus nats://HÔTE:4222
worker-ready = Prêt à calculer pour les robots.
serve-ready = Serveur prêt : { $address }
setting-public-url = KOLAM_PUBLIC_URL : il faut l’adresse d’une page, par exemple https://kolam.example
serve-lan = Sur ton réseau : { $addresses }
serve-no-lan = Cette machine n’a d’adresse sur aucun réseau : personne d’autre ne peut se connecter.
reach-not-here = Seul un navigateur sur la machine où tourne Kolam peut changer cela.
reach-wide = Ce serveur a été lancé pour d’autres machines aussi ; pour changer cela, relance-le sans --host.
reach-cluster = Ce serveur fait partie d’un groupe de serveurs. Donne à tes amis l’adresse du proxy placé devant, et indique-la dans KOLAM_PUBLIC_URL.
reach-proxy = Ce serveur est derrière un proxy. Ouvre cette page par l’adresse du proxy, et envoie les liens de là.
reach-no-network = Cet ordinateur n’est sur aucun réseau pour l’instant. Connecte-le, puis réessaie.
serve-bye = Arrêt terminé, tout est enregistré.
web-no-command = Il n’y a pas de commande { $command } à une table.
web-no-texts = Le jeu { $game } n’a pas de textes.
menu-own-file = Celui de Kolam
web-not-found = Il n’y a rien à cette adresse.
web-no-method = Cette adresse n’accepte pas cette méthode.
web-malformed = La requête est incompréhensible.

# What a host sees

metrics-off = Ce serveur ne publie pas ses mesures.
metrics-local = Les mesures se lisent sur la machine où tourne Kolam, ou avec le jeton défini par KOLAM_METRICS_TOKEN.
metrics-token = Ce n’est pas le jeton défini par KOLAM_METRICS_TOKEN.
setting-short-token = KOLAM_METRICS_TOKEN : il faut au moins 32 caractères.

# A guest's devices

push-your-turn = C’est ton tour
push-off = Ce serveur n’envoie pas de notifications.
push-endpoint = endpoint : ce n’est pas l’adresse https d’un service de notifications.
push-keys = keys : p256dh doit compter 65 octets et auth 16, en base64url.
recovery-gone = Ce lien ne fonctionne plus : il a été utilisé ou annulé, ou il date de plus d’une heure. Crées-en un nouveau.
setting-contact = KOLAM_PUSH_CONTACT : il faut une adresse, par exemple mailto:host@kolam.example ou https://kolam.example

# The app

install-about = Des jeux de société entre amis ou avec des robots. Sans compte.
offline-title = Kolam est injoignable
offline-why = Pas de connexion, ou le serveur est arrêté un instant. Rien n’a été perdu : cette page se rechargera toute seule dès que possible.
offline-again = Réessayer

# La porte, et l’hôte du serveur
web-unknown-host = Ce serveur ne répond pas à ce nom. Son hôte peut l’ajouter avec --public-url ou KOLAM_HOSTS.
web-banned = L’hôte de ce serveur a suspendu ton accès. { $hours ->
    [one] Tu pourras revenir dans une heure.
   *[other] Tu pourras revenir dans { $hours } heures.
 }
web-no-websocket = Cette ouverture de WebSocket n’est pas valide.
setting-proxies = KOLAM_PROXIES : des adresses ou des réseaux, comme 192.0.2.7 ou 10.0.0.0/8, séparés par des virgules : { $reason }
serve-admin = Ta page d’hôte, valable un jour (`kolam admin` affiche un nouveau lien) : { $link }
serve-admin-command = `kolam admin`, avec les réglages de ce serveur, affiche un lien vers la page d’hôte
admin-secret = Ce lien est faux ou trop ancien. `kolam admin` sur le serveur en affiche un nouveau.
admin-no-server = Il n’y a pas encore de base de données ici. Lance d’abord le serveur : kolam serve
admin-hours = hours : une exclusion dure de 1 à { $most } heures.
admin-whom = Indique qui exclure : une adresse, une table et une place, ou un signalement.
admin-settled = Ce signalement a déjà été classé.
admin-address = address : il faut une adresse IPv4, une adresse IPv6 ou un réseau IPv6 d’au plus /64.
admin-own-address = address : c’est le serveur lui-même ou son proxy ; plus personne ne pourrait entrer.
report-text = text : { $most } caractères visibles au plus.
report-one = Indique de quoi il s’agit : une place, ou la ligne de ce qui a été dit.
report-nothing-said = ply : rien n’a été dit là.
report-nobody = seat : personne n’est assis là.
