common-red = Rouge
    .kind = seat
    .to = aux Rouges
    .of = des Rouges
    .with = avec les Rouges
    .due = avoir les Rouges
common-same-position-third-time = Même position pour la troisième fois
common-ball-your-colour-b2 = une bille de sa couleur en b2
common-bag = Sac
common-points = Points
common-white = Blanc
    .kind = seat
    .to = aux Blancs
    .of = des Blancs
    .with = avec les Blancs
    .due = avoir les Blancs
common-black = Noir
    .kind = seat
    .to = aux Noirs
    .of = des Noirs
    .with = avec les Noirs
    .due = avoir les Noirs
common-rules-written = La règle standard
common-all-fifteen-checkers-off = Les quinze pions sont sortis
common-double-gives-four-steps = un doublet se joue quatre fois
common-checker-borne-off = un pion est sorti
common-nothing-played = aucun coup possible
common-hand = main
common-white-ball-a2-black-b2 = une bille blanche en a2, puis une noire en b2
common-white-ball-b2 = une bille blanche en b2
common-pyramid-full = La pyramide est complète
common-stock = réserve
common-ball-place = Bille à poser
common-pyramid-complete = La pyramide est complète
common-full-line-colour = Une ligne complète d’une seule couleur
common-two-opposite-edges-joined = Deux bords opposés sont reliés
common-pyramid-full-2 = La pyramide est complète
common-white-places-white-ball-b2 = Blanc pose une bille blanche en b2
common-red-ball-b2 = une bille rouge en b2
common-ball-your-colour-e1 = une bille de sa couleur en e1
common-pyramid-complete-solved = La pyramide est complète : réussi
points-count = { $points } { $points ->
        [one] point
       *[other] points
    }
points-half = ½ point
points-and-half = { $whole }½ { $whole ->
        [one] point
       *[other] points
    }
common-moves-first = en jouant en premier
    .with = en jouant en premier
    .due = jouer en premier
common-moves-second = en jouant en second
    .with = en jouant en second
    .due = jouer en second
