# Événements impossibles d’un fichier de partie

kerala-event-due = { $kind ->
    [remove] il faut retirer les tuiles ici
   *[draw] il faut un tirage ici
}
kerala-event-remove = à { $players }, on retire { $count } tuiles (K4)
kerala-event-draw = on tire { $count } tuiles, une par personne (K6)

# Jeux de tuiles impossibles ; `place` est le champ

kerala-tiles-colour = { $place } : couleur inconnue. Au choix : { $colours }
kerala-tiles-table = { $place } : il faut une table de sortes et de nombres
kerala-tiles-kind = { $place } : sorte de tuile inconnue
kerala-tiles-count = { $place } : il faut un nombre entier de 0 à { $most }
kerala-tiles-sum = { $place } : une couleur a { $due } tuiles, pas { $count } (K1)
kerala-tiles-alike = { $place } : { $count } × { $kind }, mais B en a { $due } ; les jeux doivent être pareils (K1)
