# Umgebungen, Daten und Cluster für alle, die Spiele erforschen

extra-missing = Dafür fehlt ein Zusatzpaket: pip install 'kolam[{ $extra }]'
cluster-no-answer = Unter { $address } antwortet kein Ray-Cluster.
dataset-other = Der Ordner { $folder } enthält Daten mit anderen Einstellungen oder anderem Startwert. Wähle einen anderen.
dataset-not-empty = Der Ordner { $folder } ist nicht leer und enthält keine Daten von Kolam. Wähle einen anderen.
vector-shape = Jede der { $matches } Partien braucht eine Entscheidung; das Array hat die Form { $shape }.
vector-illegal = Partie { $row } lässt die Entscheidung { $decision } nicht zu, sagt ihre Maske. Nichts wurde gespielt.
