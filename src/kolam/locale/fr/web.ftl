# Le serveur

web-our-fault = Quelque chose s'est mal passé de notre côté. Rien n'est perdu ; réessaie.
web-too-often = Tu demandes trop souvent. Réessaie dans { $seconds } s.
web-foreign-page = La page d'un autre site l'a demandé, cela n'a donc pas été fait.
web-too-large = Une requête a au plus { $most } octets.
web-too-deep = La requête est imbriquée trop profondément.
web-too-slow = La requête a mis trop de temps à arriver.
web-unknown-token = Ce jeton n'a pas été écrit par ce serveur.
setting-bad = Ce réglage est impossible : { $reason }
setting-short-key = KOLAM_KEY : au moins 32 caractères, pour que personne ne la devine.
setting-worker-bus = Un « worker » a besoin du bus des serveurs : --bus nats://HÔTE:4222
worker-ready = Réfléchit pour les robots.
serve-ready = En service à { $address }
serve-bye = Arrêté ; tout est sur le disque.
web-no-command = Il n'y a pas de commande { $command } à une table.
web-no-texts = Le jeu { $game } n'a pas de textes à lui.
menu-own-file = Celui de Kolam
