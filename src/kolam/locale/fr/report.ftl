# Signaler quelqu’un à l’hôte du serveur

report-about = L’hôte de ce serveur lira ton signalement. La personne ne saura pas qui l’a écrit.
report-whom = À propos de
report-line = { $name } : « { $text } »
report-why = Motif
report-talk = Propos blessants ou indésirables
report-name = Un nom choquant
report-stalling = Fait exprès de faire attendre tout le monde
report-cheating = Triche
report-other = Autre chose
report-words = Avec tes mots (facultatif)
report-send = Envoyer
report-thanks = Merci. L’hôte le verra.
report-nobody-here = Il n’y a personne d’autre ici.
