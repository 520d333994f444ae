# Environnements, données et grappes pour qui étudie les jeux

extra-missing = Il manque un paquet supplémentaire : pip install 'kolam[{ $extra }]'
cluster-no-answer = Aucune grappe Ray ne répond à l’adresse { $address }.
dataset-other = Le dossier { $folder } contient des données faites avec d’autres réglages ou une autre graine. Choisis-en un autre.
dataset-not-empty = Le dossier { $folder } n’est pas vide et ne contient pas de données de Kolam. Choisis-en un autre.
vector-shape = Il faut une décision pour chacune des { $matches } parties ; le tableau est de forme { $shape }.
vector-illegal = La partie { $row } n’accepte pas la décision { $decision } : son masque la dit interdite. Rien n’a été joué.
