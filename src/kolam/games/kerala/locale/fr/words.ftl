# Le jeu sur la page d’accueil, et ses options

kerala-name = Kerala
kerala-about = Tuile après tuile, agrandis ta plateforme de fête autour de tes deux éléphants. Une zone par couleur rapporte ; les autres coûtent.
kerala-option-near-elephant = Une tuile déplacée doit arriver à côté d’un éléphant
kerala-option-turn-moved = Une tuile ou une pile déplacée peut être tournée
kerala-option-colours = Couleurs
kerala-option-colours-B = bleu
kerala-option-colours-P = violet
kerala-option-colours-R = rouge
kerala-option-colours-G = vert
kerala-option-colours-K = noir
kerala-file-tiles = Tuiles
kerala-starts = La personne la plus jeune commence.

# Options impossibles

kerala-bad-colours = colours : à { $players }, il faut { $players } couleurs, pas { $colours }
kerala-bad-colours-differ = colours : il faut une couleur différente par personne, pas { $colours }

# Kerala. Les formes d’une couleur : .f pour une tuile ou une zone, .second pour un bord.

kerala-colour = { $colour ->
    [blue] bleu
    [purple] violet
    [red] rouge
    [green] vert
   *[black] noir
}
    .f = { $colour ->
        [blue] bleue
        [purple] violette
        [red] rouge
        [green] verte
       *[black] noire
    }
    .second = { $second ->
        [blue] bleu
        [purple] violet
        [red] rouge
        [green] vert
       *[black] noir
    }
    .second-f = { $second ->
        [blue] bleue
        [purple] violette
        [red] rouge
        [green] verte
       *[black] noire
    }
kerala-tile-symbols = { $symbols ->
    [0] la tuile { kerala-colour.f } sans symbole
    [one] la tuile { kerala-colour.f } à un symbole
   *[other] la tuile { kerala-colour.f } à { $symbols } symboles
}
kerala-tile-edge = la tuile { kerala-colour.f } au bord { kerala-colour.second }
kerala-tile-elephant = la tuile { kerala-colour.f } « déplacer un éléphant »
kerala-tile-move = la tuile { kerala-colour.f } « déplacer une tuile »
kerala-spot = ({ $x }, { $y })

# Refus

kerala-no-move = « { $text } » n’est pas un coup de Kerala. Écris « B2 e0 0,1 » (tuile, éléphant, case), « B/K e0 0,1 N » (et le côté de son bord), « pass » (passer), « e1 2,0 » (éléphant, case), « 1,1 to 2,1 » (de case à case), « 1,1 to 2,1 N » (et le côté de son bord) ou « skip » (ne rien déplacer).
kerala-not-offered = Cette tuile n’est pas au centre de la table : { $tile }.
kerala-edge-where = Indique le côté de son bord (N en haut, E à droite, S en bas ou W à gauche) : { $tile }.
kerala-no-edge = Cette tuile n’a pas de bord coloré à orienter : { $tile }.
kerala-other-elephant = Ton autre éléphant est déjà là.
kerala-not-beside = Cette case n’est pas à côté de cet éléphant.
kerala-both-lie = Tes deux éléphants sont couchés : tu as déjà passé deux fois.
kerala-nothing-to-skip = Il n’y a rien à déplacer ici : prends une tuile et place-la, ou passe.
kerala-elephant-now = Ta tuile est placée : déplace maintenant un éléphant sur n’importe quelle tuile libre, ou ne déplace rien.
kerala-stack-now = Ta tuile est placée : déplace maintenant une tuile ou une pile sur une case vide, ou ne déplace rien.
kerala-no-elephant-move = Tu ne peux déplacer un éléphant ainsi que juste après l’ajout d’une tuile « déplacer un éléphant ».
kerala-stands-there = Cet éléphant est déjà là.
kerala-no-tile-there = Il n’y a pas de tuile là.
kerala-no-stack-move = Tu ne peux déplacer une tuile ou une pile que juste après l’ajout d’une tuile « déplacer une tuile ».
kerala-nothing-to-lift = Il n’y a pas de tuile à déplacer là.
kerala-elephant-on-stack = Un éléphant est dessus : elle reste là.
kerala-surrounded = Elle est entourée des quatre côtés : elle reste là.
kerala-would-split = Sans elle, ta plateforme serait coupée en deux.
kerala-would-leave-hole = La retirer laisserait un trou.
kerala-same-spot = Elle doit aller sur une autre case.
kerala-spot-taken = Une tuile ou une pile déplacée va sur une case vide, jamais sur une autre tuile.
kerala-apart = Cette case ne touche pas le reste de ta plateforme.
kerala-would-enclose = À cet endroit, elle enfermerait des cases vides.
kerala-not-near-elephant = À cette table, elle doit arriver à côté d’un de tes éléphants.
kerala-not-turned = À cette table, une tuile ou une pile déplacée ne se tourne pas : n’indique pas le côté de son bord.

# Au terminal

kerala-title = Kerala · Tour { $round } sur { $rounds }
kerala-title-over = Kerala · Fin de la partie
kerala-middle = Au centre : { $tiles }
kerala-middle-empty = rien
kerala-bag = Sac { $bag } · retirées { $removed } · non prises { $gone }
kerala-points = { $score ->
    [one] { $points } point
   *[other] { $points } points
}
kerala-prompt = { $phase ->
    [elephant] Déplace l’un de tes éléphants (e0, e1) sur n’importe quelle tuile libre, ou ne déplace rien.
    [stack] Déplace une tuile ou une pile sur une case vide, ou ne déplace rien.
   *[place] Place une tuile à côté d’un de tes éléphants (e0, e1), ou passe.
}
kerala-near-elephant = Une tuile ou une pile déplacée doit arriver à côté d’un éléphant.
kerala-keeps-orientation = Une tuile ou une pile déplacée ne se tourne pas.
kerala-choose-place = { $tile } e{ $elephant }{ $way } { $spot }
kerala-choose-cover = { $tile } e{ $elephant }{ $way } { $spot } sur { $covered }
kerala-choose-edge = { $place } bord { $edge }
kerala-choose-pass = Passer
kerala-choose-elephant = e{ $elephant } en { $spot } { $tile }
kerala-choose-stack = { $tile } { $source } vers { $spot }
kerala-choose-skip = Ne rien déplacer
kerala-told-remove = { $count ->
    [0] Toutes les tuiles sont en jeu.
    [one] { $count } tuile est retirée sans être vue.
   *[other] { $count } tuiles sont retirées sans être vues.
}
kerala-told-draw = Nouvelles tuiles tirées du sac : { $tiles }.
kerala-told-place = { $you ->
    [yes] Tu places { $tile } en { $spot } avec l’éléphant { $elephant }.
   *[no] { $name } place { $tile } en { $spot } avec l’éléphant { $elephant }.
}
kerala-told-place-edge = { $you ->
    [yes] Tu places { $tile } en { $spot } avec l’éléphant { $elephant }, { kerala-edge-at }.
   *[no] { $name } place { $tile } en { $spot } avec l’éléphant { $elephant }, { kerala-edge-at }.
}
kerala-told-pass = { $you ->
    [yes] Tu passes et couches un éléphant.
   *[no] { $name } passe et couche un éléphant.
}
kerala-told-elephant = { $you ->
    [yes] Tu déplaces l’éléphant { $elephant } en { $spot }.
   *[no] { $name } déplace l’éléphant { $elephant } en { $spot }.
}
kerala-told-stack = { $you ->
    [yes] Tu déplaces la pile de { $source } en { $spot }.
   *[no] { $name } déplace la pile de { $source } en { $spot }.
}
kerala-told-stack-edge = { $you ->
    [yes] Tu déplaces la pile de { $source } en { $spot }, { kerala-edge-at }.
   *[no] { $name } déplace la pile de { $source } en { $spot }, { kerala-edge-at }.
}
kerala-told-skip = { $you ->
    [yes] Tu ne déplaces rien.
   *[no] { $name } ne déplace rien.
}
kerala-sheet = Feuille de score
kerala-line = { $line ->
    [removed] Tuiles retirées, −2 chacune
    [missing] Couleurs manquantes, −5 chacune
    [standing] Éléphants debout
    [edges] Bords colorés, +5 chacun
    [B] Symboles bleus
    [P] Symboles violets
    [R] Symboles rouges
    [G] Symboles verts
   *[K] Symboles noirs
}
kerala-total = Total
kerala-removed-area = { $tiles ->
    [one] { $tile } { $spots }
   *[other] { $tile } { $spots } ({ $tiles } tuiles)
}
kerala-removed-areas = Zones retirées
kerala-help =
    Prends une tuile au centre et place-la à côté d’un de tes deux éléphants, sur une case vide ou par-dessus d’autres tuiles ; cet éléphant va dessus. Deux fois dans la partie, tu peux passer et coucher un éléphant.
    Après une tuile [bold]^[/], tu peux déplacer l’un de tes éléphants sur n’importe quelle tuile libre. Après une tuile [bold]>[/], tu peux déplacer une tuile ou une pile sans éléphant sur une case vide au bord de ta plateforme, tournée comme tu veux ; la plateforme doit rester d’un seul tenant et sans nouveau trou.
    À la fin, tu gardes une zone de chaque couleur, et deux de la tienne ; chaque tuile des autres zones coûte 2, chaque couleur manquante 5. Un symbole [bold]●[/] vaut 1, un éléphant debout 1, un bord coloré contre une tuile de sa couleur 5. Les meilleures zones sont choisies pour toi, et les points affichés sont ceux du moment.

    Sur les plateformes, [bold]▲0[/] est l’éléphant 0 debout et [bold]◀0[/] couché, [bold]×3[/] une pile de trois, une barre le long d’un côté un bord coloré, [bold]✗[/] une pile retirée à la fin. Une case s’écrit x,y : vers la droite et vers le haut depuis la tuile de départ. Les couleurs : B bleu, P violet, R rouge, G vert, K noir.
    Écris un numéro de la liste, ou un coup : [bold]B2 e0 0,1[/] (tuile, éléphant, case), [bold]B/K e0 0,1 N[/] (et le côté de son bord : N en haut, E à droite, S en bas, W à gauche), [bold]e1 2,0[/] (éléphant, case), [bold]1,1 to 2,1[/] (de case à case), [bold]1,1 to 2,1 N[/] (et le côté de son bord), [bold]pass[/] (passer) ou [bold]skip[/] (ne rien déplacer).

# Dans le navigateur. Le numéro d’un éléphant est celui de sa couverture, 1 ou 2.

kerala-ask = { $phase ->
    [elephant] Déplace l’un de tes éléphants sur n’importe quelle tuile libre, ou ne déplace rien.
    [stack] Déplace une tuile ou une pile sur une case vide, ou ne déplace rien.
   *[place] Prends une tuile et place-la à côté d’un de tes éléphants, ou passe.
}
kerala-ask-no-pass = Prends une tuile et place-la à côté d’un de tes éléphants.
kerala-wait = C’est à quelqu’un d’autre de jouer.
kerala-ended = La partie est terminée.
kerala-do-place = Placer { $tile } { $way ->
    [N] au-dessus
    [E] à droite
    [S] au-dessous
   *[W] à gauche
} de l’éléphant { $elephant }
kerala-do-cover = Placer { $tile } sur { $covered }, { $way ->
    [N] au-dessus
    [E] à droite
    [S] au-dessous
   *[W] à gauche
} de l’éléphant { $elephant }
kerala-do-either = Placer { $tile } en { $spot }, puis choisir quel éléphant y va
kerala-do-edge = { $place }, { kerala-edge-at }
kerala-do-elephant = Déplacer l’éléphant { $elephant } en { $spot }, sur { $tile }
kerala-do-stack = Déplacer { $tile } de { $source } en { $spot }, avec tout ce qu’elle couvre
kerala-do-pass = Passer : ne prendre aucune tuile et coucher un éléphant
kerala-do-skip = Ne rien déplacer
kerala-pass = Passer
kerala-skip = Ne rien déplacer
kerala-edge-at = { $side ->
    [N] bord en haut
    [E] bord à droite
    [S] bord en bas
   *[W] bord à gauche
}
kerala-cell = { $spot } : { $what }
kerala-cell-empty = { $spot } : vide
kerala-cell-stack = pile de { $count }
kerala-elephant = éléphant { $elephant } { $pose ->
    [standing] debout
   *[lying] couché
}
kerala-status = { $passes ->
    [0] { $points } · ne peut plus passer
    [one] { $points } · peut passer { $passes } fois
   *[other] { $points } · peut passer { $passes } fois
}
kerala-round = Tour { $round } sur { $rounds }
kerala-turn-of = { $you ->
    [yes] C’est à toi de jouer.
   *[no] C’est à { $name } de jouer.
}
kerala-bag-count = { $bag ->
    [one] { $bag } tuile dans le sac
   *[other] { $bag } tuiles dans le sac
}
kerala-round-and-bag = { kerala-round } · { kerala-bag-count }
kerala-tray = Tuiles à prendre
kerala-platform = { $you ->
    [yes] Ta plateforme
   *[no] Plateforme ({ $name })
}
kerala-zoom-in = Zoom avant
kerala-zoom-fit = Tout afficher
kerala-won = A gagné
kerala-position-player = { $you ->
    [yes] Tu joues en { kerala-colour } :
   *[no] { $name } joue en { kerala-colour } :
} { $points }, { $tiles ->
    [one] { $tiles } tuile visible.
   *[other] { $tiles } tuiles visibles.
}
kerala-position-elephant = En { $spot } : { $elephant }.
kerala-see = { $phase ->
    [elephant] Déplace un éléphant, ou rien
    [stack] Déplace une tuile, ou rien
   *[place] Prends une tuile
}
kerala-see-where = Place { $tile } à côté d’un éléphant
kerala-see-which = Lequel y va ? { $elephants }
kerala-see-elephant-where = Où va { $elephant } ?
kerala-see-stack-where = Où va { $tile } ?
kerala-see-place = Placer { $tile } { $way } { $elephant }
kerala-see-cover = Placer { $tile } { $way } { $elephant } sur { $covered }
kerala-see-stack = Déplacer { $tile }
kerala-see-pass = Passer { $elephant }
kerala-see-draw = Nouvelles tuiles { $tiles }
kerala-see-passed = Passe { $elephant }
kerala-ask-where = Place { $tile } : choisis une case à côté d’un de tes éléphants.
kerala-ask-which = Les deux éléphants peuvent y aller : choisis-en un.
kerala-ask-elephant-where = Choisis la tuile où va l’éléphant { $elephant }.
kerala-ask-stack-where = Choisis la case vide pour { $tile }, avec tout ce qu’elle couvre.
kerala-worth = { $points ->
    [one] { $doing } ({ $change } point si la partie s’arrêtait là)
   *[other] { $doing } ({ $change } points si la partie s’arrêtait là)
}
kerala-if-ended = Si ça s’arrêtait là
kerala-points-now = { $points } si la partie s’arrêtait là
kerala-plays = Couleur : { kerala-colour }
kerala-has-bag = { $you ->
    [yes] Tu as le sac et commences ce tour
   *[no] { $name } a le sac et commence ce tour
}
kerala-look = { $you ->
    [yes] Regarder ta plateforme
   *[no] Regarder la plateforme ({ $name })
}
kerala-learn-hands = Choisis une tuile, puis une case en surbrillance ; le nombre affiché est ce que ton score gagnerait ou perdrait si la partie s’arrêtait là. Touche la plateforme de quelqu’un pour la voir en grand. Fais glisser le fond pour te déplacer ; zoome avec la molette, deux doigts, ou les touches + et − ; 0 affiche tout.
