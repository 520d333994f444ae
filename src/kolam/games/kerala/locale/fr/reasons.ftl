# Pourquoi un coup est bon

kerala-reason-joins = Cela réunit { $count } zones en une seule zone { kerala-colour.f }.
kerala-reason-edge = Son bord { kerala-colour.second } touche une tuile { kerala-colour.second-f }.
kerala-reason-meets = Elle complète le bord { kerala-colour } d’une tuile voisine.
kerala-reason-missing = Ta plateforme n’a pas encore de tuile { kerala-colour.f }, ce qui te coûterait 5 points à la fin.
kerala-reason-grows = { $symbols ->
    [0] Elle agrandit une zone { kerala-colour.f } au lieu d’en commencer une autre.
    [one] Elle ajoute { $symbols } symbole à une zone { kerala-colour.f }.
   *[other] Elle ajoute { $symbols } symboles à une zone { kerala-colour.f }.
}
kerala-reason-gains = { $points ->
    [one] Ta plateforme vaut { $points } point de plus.
   *[other] Ta plateforme vaut { $points } points de plus.
}
kerala-reason-loses = { $points ->
    [one] Ta plateforme ne vaut qu’un point de moins.
   *[other] Ta plateforme vaut { $points } points de moins.
}
kerala-reason-same = Ton score ne change pas.
kerala-reason-elephant = De là, tu peux construire à côté de la tuile { kerala-colour.f }.
kerala-reason-pass = Ta plateforme reste comme elle est.
kerala-reason-skip = Tout reste à sa place.
