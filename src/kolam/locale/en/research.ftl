# Environments, data and clusters for people who study games

extra-missing = This needs an extra package: pip install 'kolam[{ $extra }]'
cluster-no-answer = No Ray cluster answers at { $address }.
dataset-other = The folder { $folder } holds data with other settings or another seed. Choose another one.
dataset-not-empty = The folder { $folder } isn’t empty and holds no data from Kolam. Choose another one.
vector-shape = Each of the { $matches } matches needs one decision; the array has the shape { $shape }.
vector-illegal = Match { $row } can’t take decision { $decision }: its mask says it’s illegal. Nothing was played.
