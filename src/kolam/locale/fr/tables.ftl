# Tables hébergées

table-guest = Invité
table-none = Il n’y a pas de table { $table } ici. Vérifie le lien ; au bout d’un certain temps, les tables sont supprimées.
table-players = seats : { $game } se joue de { $least } à { $most }, pas à { $players }.
table-one-seat = seats : tu ne peux occuper qu’une place à une table.
table-level-of-no-bot = seats[{ $seat }].level : seul un robot a un niveau.
table-no-such-bot = level : robot inconnu { $level }. Au choix : { $known }.
table-no-lesson = game : { $game } n’a pas de première partie guidée.
table-thinking = thinking : de 1 à { $most } secondes.
table-name = Un nom a de 1 à { $most } caractères visibles.
table-text = Un message a de 1 à { $most } caractères visibles.
table-no-seat = seat : pas de place { $seat }, la table en a { $count }.
table-wrong-invitation = Cette invitation ne correspond pas à cette place. Demande un nouveau lien à la personne qui t’a envoyé celui-ci.
table-seat-taken = Cette place est déjà prise.
table-not-seated = Tu n’as pas de place à cette table, mais tu peux regarder.
table-host-only = Seul l’hôte de la table peut faire cela.
table-resign-instead = La partie a commencé : abandonne plutôt, un robot jouera à ta place.
table-started = La partie a déjà commencé.
table-not-started = La partie n’a pas encore commencé.
table-not-over = La partie n’est pas encore terminée.
table-rematched = Une revanche est déjà ouverte.
table-wish-value = value : choisis parmi { $choices }.
table-wish-taken = { $name } l’a déjà choisi. Prends autre chose.
table-no-seat-option = option : { $option } ne se choisit pas par place ici.
table-order-first = Cette place est déjà tout en haut.
table-no-rematch-offered = Personne n’a proposé de rejouer.
table-time-ran-out = Ton temps pour ce coup est écoulé : un robot le joue.
table-undo-asked = Tu l’as déjà demandé.
table-no-undo-asked = Personne ne demande à annuler un coup.
table-not-asked = Ce n’est pas à toi de donner ton accord.
table-moved-on = La table a changé depuis (révision { $revision }). Actualise et réessaie.
table-from-the-future = revision : la table n’en est qu’à { $revision }.
table-busy = La table est très sollicitée. Réessaie.
table-thinking-busy = Les robots sont très occupés. Réessaie dans un instant.
store-newer = La base de données vient d’un Kolam plus récent : mets Kolam à jour, ou restaure la sauvegarde d’avant.
store-unreachable = La base de données ne peut pas être ouverte : { $reason }
store-unknown = database : il faut sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
bus-unreachable = Le bus est injoignable : { $reason }
table-no-advice = Les conseils sont réservés aux parties contre des robots.
table-hints-preparing = Encore un peu de patience pour les conseils : les robots sont prêts à { $share }.
table-unreadable-game = Cette table ne peut pas être affichée : son jeu, { $game }, n’est pas installé ici.
table-unreadable-options = Cette table ne peut pas être affichée : son jeu n’accepte plus les options de la table ({ $problem }).
table-unreadable-move = Cette table ne peut pas être affichée : les règles ont changé depuis, et la ligne { $line } de son journal enfreint la règle { $rule }.
table-unreadable-line = Cette table ne peut pas être affichée : la ligne { $line } de son journal est illisible.

# Faults

bus-waiting = En attente du bus à { $url } : { $reason }
store-away = La base de données ne fonctionne pas pour le moment. Rien n’a été perdu ; réessaie dans un instant.
store-silent = La base de données ne répond pas depuis { $seconds } secondes. Rien n’a été perdu ; réessaie dans un instant.
store-no-answer = pas de réponse
store-many-wait = trop d’écritures en attente
health-database = Impossible d’écrire dans la base de données : { $reason }
health-bus = Le bus est injoignable : les serveurs et les workers ne communiquent plus.
health-caretaker = Les listes et les anciennes tables ne sont plus entretenues ({ $error }) ; les détails sont dans le journal.
health-keeper = Les pendules et les robots muets ne sont plus surveillés ({ $error }) ; les détails sont dans le journal.
health-table = La table { $table } n’a pas pu être traitée ; les détails sont dans le journal.

# Keeping, listing and deleting tables

table-listed-enough = listed : { $most } de tes tables sont déjà dans la liste des tables ouvertes. Attends que l’une d’elles commence, ou ouvre celle-ci sans l’y mettre.
store-taken = La base de données { $file } est déjà utilisée par un autre Kolam (processus { $process }). Arrête-le d’abord, ou donne à ce serveur son propre dossier avec --data-dir.

# People at a table: names, what a host may do, votes

table-name-of-bot = Ce nom passerait pour celui d’un robot. Choisis-en un autre.
table-name-of-bot-here = Un robot de cette table s’appelle ainsi. Ajoute quelque chose à ton nom, une initiale par exemple.
table-removed = L’hôte t’a fait quitter cette table.
table-closed = L’hôte a fermé cette table.
table-muted = L’hôte t’a retiré la parole à cette table.
table-yourself = Tu ne peux pas te faire cela à toi-même.
table-no-person = Il n’y a qu’un robot à cette place.
table-seat-or-spectator = seat : indique soit une place, soit une personne du public.
table-no-spectator = spectator : personne n’a parlé ici sous ce numéro.
table-had-a-seat = Tu as déjà eu une autre place dans cette partie : tu ne peux pas prendre celle-ci.
table-not-stalled = { $name } a encore du temps. Un peu de patience.
table-vote-open = Un autre vote est en cours. Réponds d’abord à celui-là.
table-no-vote = Il n’y a pas de vote en cours.
table-voted = Tu as déjà voté.
