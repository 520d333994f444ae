# Pourquoi un coup est bon

kerala-reason-joins = Cela réunit { $count } zones en une seule zone { kerala-colour.f }.
kerala-reason-edge = Son bord { kerala-colour.second } touche une tuile { kerala-colour.second-f }.
kerala-reason-meets = Elle rencontre à côté d'elle un bord { kerala-colour }.
kerala-reason-missing = Ta plateforme n'a pas encore de tuile { kerala-colour.f }, ce qui coûterait 5.
kerala-reason-grows = { $symbols ->
    [0] Elle agrandit une zone { kerala-colour.f } au lieu d'en commencer une autre.
    [one] Elle ajoute { $symbols } symbole à une zone { kerala-colour.f }.
   *[other] Elle ajoute { $symbols } symboles à une zone { kerala-colour.f }.
}
kerala-reason-gains = { $points ->
    [one] Ta plateforme actuelle gagne { $points } point.
   *[other] Ta plateforme actuelle gagne { $points } points.
}
kerala-reason-loses = { $points ->
    [one] Ta plateforme actuelle ne perd qu'un point.
   *[other] Ta plateforme actuelle perd { $points } points.
}
kerala-reason-same = Ta plateforme actuelle ne perd rien.
kerala-reason-elephant = De là, tu construis à côté de la tuile { kerala-colour.f }.
kerala-reason-pass = Ta plateforme reste comme elle est.
kerala-reason-skip = Tout reste à sa place.
