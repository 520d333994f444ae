# What the coach of a first match says, and, a line at a time, what is said when a rule first matters.

ganesha-idea-take = Prends une gemme de ton choix sur l’Autel.
ganesha-idea-take-more = Les gemmes d’une couleur vont ensemble : tu les poseras toutes d’un coup.
ganesha-idea-store = Une gemme va dans ton Trésor ou sur un emplacement Tactique.
ganesha-idea-store-more = Du Trésor, tu peux la poser ; sur un emplacement, elle aide à en prendre deux.
ganesha-idea-offer = Rends une gemme pour poser toutes les autres de sa couleur.
ganesha-idea-offer-more = Mieux vaut donc en réunir plusieurs ; rien ne t’oblige à offrir.
ganesha-idea-tactics = Une gemme sur un emplacement Tactique permet d’en prendre deux par tour.
ganesha-idea-tactics-more = La première a cette couleur, la deuxième est sur une case voisine.
ganesha-idea-spice = Sous certaines gemmes, il y a une épice à utiliser en les prenant.
ganesha-idea-spice-more = Survole un jeton, ou appuie longuement dessus, pour lire son effet.
ganesha-idea-tracks = Chaque gemme rapporte la valeur de son emplacement sur le Mandala.
ganesha-idea-tracks-more = Mieux vaut arriver tôt : le meilleur emplacement libre rapporte { $points }.
ganesha-idea-yellow = Les gemmes jaunes se posent sans offrande.
ganesha-idea-yellow-more = Et une gemme jaune peut être offerte pour n’importe quelle couleur.
ganesha-idea-drum = Toutes les trois manches, le Tambour passe et l’Autel est rempli à nouveau.
ganesha-idea-drum-more = Ce qui reste sur l’Autel retourne dans le sac.
ganesha-idea-end = Après la dernière manche, les gemmes restantes sont posées une par une.
ganesha-idea-end-more = C’est après la manche { $rounds }, et il n’y a plus rien à offrir.
