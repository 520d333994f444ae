# The game on the front page, and its options

kerala-name = Kerala
kerala-about = Tes éléphants te portent à travers une fête de tuiles colorées. Ce qui s'accorde grandit ; ce qui reste à part coûte.
kerala-option-near-elephant = Une tuile déplacée doit arriver à côté d'un éléphant
kerala-option-turn-moved = Une tuile ou pile déplacée peut être tournée
kerala-option-colours = Couleurs
kerala-option-colours-B = bleu
kerala-option-colours-P = violet
kerala-option-colours-R = rouge
kerala-option-colours-G = vert
kerala-option-colours-K = noir
kerala-file-tiles = Tuiles
kerala-starts = La personne la plus jeune commence.

# Options that cannot be

kerala-bad-colours = colours : à { $players }, il faut { $players } couleurs, pas { $colours }
kerala-bad-colours-differ = colours : chaque personne a sa propre couleur, pas { $colours }

# Kerala. Les formes d'une couleur : .f pour une tuile ou une zone, .second pour un bord.

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

kerala-no-move = { $text } n'est pas un coup de Kerala. Écris 'B2 e0 0,1' (tuile, éléphant, case), 'B/K e0 0,1 N' (et le côté de son bord), 'pass' (passer), 'e1 2,0' (éléphant, case), '1,1 to 2,1' (de case à case), '1,1 to 2,1 N' (et le côté de son bord) ou 'skip' (ne rien déplacer).
kerala-not-offered = Cette tuile n'est pas au centre de la table : { $tile }.
kerala-edge-where = Dis de quel côté doit se trouver son bord (N nord, E est, S sud ou W ouest) : { $tile }.
kerala-no-edge = Elle n'a pas de bord coloré à orienter : { $tile }.
kerala-other-elephant = Ton autre éléphant se tient là.
kerala-not-beside = Cette case n'est pas à côté de cet éléphant.
kerala-both-lie = Tes deux éléphants sont déjà couchés : tu as passé deux fois.
kerala-nothing-to-skip = Il n'y a rien à sauter : prends une tuile et place-la, ou passe.
kerala-elephant-now = Ta tuile est placée. Déplace un éléphant sur n'importe quelle tuile libre, ou saute cette étape.
kerala-stack-now = Ta tuile est placée. Déplace une tuile ou une pile sur une case vide, ou saute cette étape.
kerala-no-elephant-move = Un éléphant ne se déplace ainsi que juste après l'ajout d'une tuile « déplacer un éléphant ».
kerala-stands-there = Cet éléphant est déjà là.
kerala-no-tile-there = Il n'y a pas de tuile là.
kerala-no-stack-move = Une tuile ou une pile ne se déplace que juste après l'ajout d'une tuile « déplacer une tuile ».
kerala-nothing-to-lift = Il n'y a pas de tuile à déplacer là.
kerala-elephant-on-stack = Un éléphant se tient dessus : elle reste là.
kerala-surrounded = Elle est entourée des quatre côtés : elle reste là.
kerala-would-split = Sans elle, ta plateforme serait coupée en deux.
kerala-would-leave-hole = La retirer laisserait un trou.
kerala-same-spot = Elle doit aller sur une autre case.
kerala-spot-taken = Ce qu'on déplace va sur une case vide, jamais sur une autre tuile.
kerala-apart = Cette case ne touche pas le reste de ta plateforme.
kerala-would-enclose = À cet endroit, elle fermerait un anneau autour de cases vides.
kerala-not-near-elephant = À cette table, elle doit arriver à côté d'un de tes éléphants.
kerala-not-turned = À cette table, une tuile ou pile déplacée ne se tourne pas : n'indique pas le côté de son bord.

# Au terminal

kerala-title = Kerala  ·  manche { $round } sur { $rounds }
kerala-title-over = Kerala  ·  fin
kerala-middle = Au centre :
kerala-middle-empty = rien
kerala-bag = sac { $bag }  ·  retirées { $removed }  ·  délaissées { $gone }
kerala-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
kerala-prompt = { $phase ->
    [elephant] Déplace l'un de tes éléphants (e0, e1) sur n'importe quelle tuile libre, ou saute cette étape.
    [stack] Déplace une tuile ou une pile sur une case vide, ou saute cette étape.
   *[place] Place une tuile à côté d'un de tes éléphants (e0, e1), ou passe.
}
kerala-near-elephant = Une tuile ou pile déplacée doit arriver à côté d'un éléphant.
kerala-keeps-orientation = Une tuile ou pile déplacée ne se tourne pas.
kerala-choose-place = { $tile } e{ $elephant }{ $way } { $spot }
kerala-choose-cover = { $tile } e{ $elephant }{ $way } { $spot } sur { $covered }
kerala-choose-edge = { $place } bord { $edge }
kerala-choose-pass = passer
kerala-choose-elephant = éléphant { $elephant } en { $spot } { $tile }
kerala-choose-stack = { $tile } { $source } vers { $spot }
kerala-choose-skip = ne rien déplacer
kerala-told-remove = { $count ->
    [0] Toutes les tuiles sont en jeu.
    [one] { $count } tuile est retirée sans être vue.
   *[other] { $count } tuiles sont retirées sans être vues.
}
kerala-told-draw = Du sac : { $tiles }
kerala-told-place = { $name } : { $tile } en { $spot }, avec l'éléphant { $elephant }
kerala-told-place-edge = { $name } : { $tile } en { $spot }, bord { $edge }, avec l'éléphant { $elephant }
kerala-told-pass = { $name } : passe, un éléphant se couche
kerala-told-elephant = { $name } : l'éléphant { $elephant } va en { $spot }
kerala-told-stack = { $name } : la pile de { $source } va en { $spot }
kerala-told-stack-edge = { $name } : la pile de { $source } va en { $spot }, bord { $edge }
kerala-told-skip = { $name } : ne déplace rien
kerala-sheet = Feuille de score
kerala-line = { $line ->
    [removed] tuiles retirées, −2 chacune
    [missing] couleurs absentes, −5 chacune
    [standing] éléphants debout
    [edges] bords colorés, +5 chacun
    [B] symboles bleus
    [P] symboles violets
    [R] symboles rouges
    [G] symboles verts
   *[K] symboles noirs
}
kerala-total = total
kerala-removed-area = { $tiles ->
    [one] { $tile } { $spots }
   *[other] { $tile } { $spots } ({ $tiles } tuiles)
}
kerala-removed-areas = zones retirées
kerala-help =
    Prends une tuile au centre et place-la à côté d'un de tes deux éléphants, sur une case vide ou par-dessus d'autres tuiles ; cet éléphant va dessus. Deux fois dans la partie, tu peux passer et coucher un éléphant.
    Une tuile [bold]^[/] permet ensuite de déplacer l'un de tes éléphants sur n'importe quelle tuile libre. Une tuile [bold]>[/] permet de déplacer une tuile ou une pile sans éléphant sur une case vide au bord de la plateforme, qui doit rester d'un seul tenant et sans nouveau trou ; ce qui est déplacé peut être tourné.
    À la fin, une zone de chaque couleur reste, et deux de la tienne ; chaque tuile des autres zones coûte 2, une couleur manquante 5. Un symbole [bold]●[/] vaut 1, un éléphant debout 1, un bord coloré contre une tuile de sa couleur 5. Les meilleures zones sont choisies pour toi, et les points affichés sont ceux du moment.

    Sur les plateformes, [bold]▲0[/] est l'éléphant 0 debout et [bold]◀0[/] couché, [bold]×3[/] une pile de trois, une barre le long d'un côté un bord coloré, [bold]✗[/] une pile retirée à la fin. Une case s'écrit x,y : vers l'est et vers le nord depuis la tuile de départ. Les couleurs : B bleu, P violet, R rouge, G vert, K noir.
    Écris un numéro de la liste, ou un coup : [bold]B2 e0 0,1[/] (tuile, éléphant, case), [bold]B/K e0 0,1 N[/] (et le côté de son bord), [bold]e1 2,0[/] (éléphant, case), [bold]1,1 to 2,1[/] (de case à case), [bold]1,1 to 2,1 N[/] (et le côté de son bord), [bold]pass[/] (passer) ou [bold]skip[/] (ne rien déplacer).

# Dans le navigateur. Le numéro d'un éléphant est celui de sa couverture, 1 ou 2.

kerala-ask = { $phase ->
    [elephant] Déplace l'un de tes éléphants sur n'importe quelle tuile libre, ou saute cette étape.
    [stack] Déplace une tuile ou une pile sur une case vide, ou saute cette étape.
   *[place] Prends une tuile et place-la à côté d'un de tes éléphants, ou passe.
}
kerala-ask-no-pass = Prends une tuile et place-la à côté d'un de tes éléphants.
kerala-wait = C'est à quelqu'un d'autre de jouer.
kerala-ended = La partie est finie.
kerala-do-place = Placer { $tile } { $way ->
    [N] au nord
    [E] à l'est
    [S] au sud
   *[W] à l'ouest
} de l'éléphant { $elephant }
kerala-do-cover = Placer { $tile } { $way ->
    [N] au nord
    [E] à l'est
    [S] au sud
   *[W] à l'ouest
} de l'éléphant { $elephant }, par-dessus { $covered }
kerala-do-either = Placer { $tile } en { $spot } ; puis choisir quel éléphant y va
kerala-do-edge = { $place }, bord { kerala-side.at }
kerala-do-elephant = Déplacer l'éléphant { $elephant } en { $spot }, sur { $tile }
kerala-do-stack = Déplacer { $tile } de { $source } en { $spot }, avec tout ce qu'elle couvre
kerala-do-pass = Passer : ne prendre aucune tuile et coucher un éléphant
kerala-do-skip = Sauter : ne rien déplacer
kerala-pass = Passer
kerala-skip = Sauter
kerala-side = { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}
    .at = { $side ->
        [N] au nord
        [E] à l'est
        [S] au sud
       *[W] à l'ouest
    }
kerala-turn-edge = bord { kerala-side.at }
kerala-cell = { $spot } : { $what }
kerala-cell-empty = { $spot } : vide
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
kerala-round = Manche { $round } sur { $rounds }
kerala-turn-of = C'est au tour de { $name }.
kerala-bag-count = { $bag ->
    [one] { $bag } tuile dans le sac
   *[other] { $bag } tuiles dans le sac
}
kerala-tray = Tuiles à prendre
kerala-your-platform = Ta plateforme
kerala-platform = La plateforme de { $name }
kerala-zoom-in = Plus près
kerala-zoom-fit = Tout voir
kerala-won = gagne
kerala-position-player = { $name } joue en { kerala-colour } et a { $points }, avec { $tiles ->
    [one] { $tiles } tuile visible
   *[other] { $tiles } tuiles visibles
}.
kerala-position-elephant = En { $spot } : { $elephant }.
kerala-see = { $phase ->
    [elephant] Déplace un éléphant, ou saute
    [stack] Déplace une tuile, ou saute
   *[place] Prends une tuile
}
kerala-see-where = Place { $tile } à côté d'un éléphant
kerala-see-which = Lequel y va ? { $elephants }
kerala-see-elephant-where = Où va { $elephant } ?
kerala-see-stack-where = Où va { $tile } ?
kerala-see-place = Placer { $tile } { $way } { $elephant }
kerala-see-cover = Placer { $tile } { $way } { $elephant } sur { $covered }
kerala-see-stack = Déplacer { $tile }
kerala-see-pass = Passer { $elephant }
kerala-see-draw = Nouvelles tuiles { $tiles }
kerala-see-passed = Passe { $elephant }
kerala-ask-where = Place { $tile } : choisis une case à côté d'un de tes éléphants.
kerala-ask-which = Les deux éléphants peuvent y aller : choisis-en un.
kerala-ask-elephant-where = Choisis la tuile où va l'éléphant { $elephant }.
kerala-ask-stack-where = Choisis la case vide pour { $tile }, avec tout ce qu'elle couvre.
kerala-worth = { $doing } ({ $change } points si la partie finissait là)
kerala-if-ended = Si ça finissait là
kerala-points-now = { $points } si la partie finissait là
kerala-plays = joue en { kerala-colour }
kerala-has-bag = { $name } a le sac et commence cette manche
kerala-look = Regarder la plateforme de { $name }
kerala-learn-turn = À ton tour, prends une tuile au centre et place-la à côté d'un de tes deux éléphants, sur une case vide ou par-dessus d'autres tuiles ; cet éléphant va dessus. Deux éléphants ne partagent jamais une tuile. Quand tout le monde a joué, le sac passe à gauche et de nouvelles tuiles sont tirées.
kerala-learn-edge = Une tuile se tourne comme tu veux. Cela compte si elle porte un demi-disque d'une seconde couleur : ce bord vaut 5 s'il touche une tuile de cette couleur.
kerala-learn-pass = Deux fois dans la partie, tu peux passer : ne prends aucune tuile et couche un éléphant. Il avance comme avant, mais ne vaut rien à la fin.
kerala-learn-elephant = Une tuile avec un éléphant et une flèche : après l'avoir placée, déplace l'un de tes éléphants sur n'importe quelle tuile libre, ou saute.
kerala-learn-stack = Une tuile avec deux carrés : après l'avoir placée, déplace une tuile ou une pile entière sans éléphant sur une case vide au bord de la plateforme, tournée comme tu veux, ou saute. La plateforme doit rester d'un seul tenant et sans nouveau trou, et ce qui est entouré des quatre côtés reste là.
kerala-learn-end = Quand le sac est vide, une zone de chaque couleur reste, et deux de la tienne ; chaque tuile des autres zones coûte 2, une couleur manquante 5. Un petit éléphant imprimé sur une tuile vaut 1, un éléphant debout 1, un bord coloré contre une tuile de sa couleur 5. Les meilleures zones sont choisies pour toi. « Si ça finissait là » hachure ce qui partirait.
kerala-learn-hands = Choisis une tuile, puis une case qui brille ; le nombre dit ce que cela change si la partie finissait là. Touche la plateforme de quelqu'un pour la voir en grand. Fais glisser le fond pour regarder autour ; approche-toi avec la molette, deux doigts, ou les touches + et − ; 0 montre tout.
