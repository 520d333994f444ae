sevens-name = Les Sept
sevens-about = Amène le bassin à un multiple de sept, et toutes ses cartes sont à toi.
sevens-starts = La dernière personne passée près d’un puits commence.
sevens-option-magic = Le nombre magique

sevens-prompt = Joue une carte dans le bassin
sevens-move-play = Jouer un { $card }
sevens-told-play = { $you ->
    [yes] Tu joues un { $card }.
   *[no] { $name } joue un { $card }.
}
sevens-event-deal = Chacun reçoit trois cartes.
sevens-event-draw = { $you ->
    [yes] Tu pioches une carte.
   *[no] { $name } pioche une carte.
}
sevens-field-turn = À qui de jouer
sevens-field-total = Total
sevens-field-hand = Main
sevens-field-deck = Pioche
sevens-field-players = Joueurs
sevens-field-score = Points
sevens-field-pool = Cartes dans le bassin
sevens-field-cards = Cartes
sevens-field-magic = Nombre magique
sevens-help =
    Joue une carte de ta main dans le bassin, puis pioches-en une.

    Si le bassin atteint un multiple du nombre magique, tu le prends : un point par carte. Le plus de points l’emporte.

sevens-no-move = { $text } n’est pas un coup de ce jeu. Essaie : play 4
sevens-not-in-hand = Tu n’as pas de { $card } en main.
