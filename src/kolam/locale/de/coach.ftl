# The coach of a first match.

coach-title = Coach
coach-next = Verstanden
coach-rule = Regeln
coach-skip = Ohne Erklärungen
coach-leave = Verlassen
coach-stay = Weiter
coach-skip-or-leave = Erklärungen überspringen oder Partie verlassen
coach-leaving = Ohne Erklärungen weiterspielen oder die Partie verlassen?
coach-quiet = Hier gibt es nichts Neues: Spiele, wie du magst, auch mit Tipp und Rückgängig. ({ $told } von { $ideas } Lektionen)
coach-waiting = Bisher { $told } von { $ideas } Lektionen.
coach-done = Das war alles. Spiele weiter oder beginne eine eigene Partie.
coach-own = Ohne Hilfe spielen
coach-learnt = Das hast du gelernt
