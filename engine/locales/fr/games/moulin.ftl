moulin-not-neighbours-not-fly-men = { $from } et { $to } ne sont pas voisins, et { $seat } ne peut pas voler avec { $men } pions.
moulin-number-men-taken-here-not = Ce coup doit prendre { $due } { $due ->
        [one] pion
       *[other] pions
    }, et non { $written }.
moulin-man-protected-mill-while-others = Le pion en { $take } est protégé par son moulin tant que d’autres sont hors des moulins.
moulin-name = Moulin
moulin-option-fly = Avec combien de pions on peut voler
moulin-option-protect-mills = Les pions d’un moulin sont-ils à l’abri tant que d’autres sont hors des moulins ?
moulin-option-double-mill = Combien de pions on prend en fermant deux moulins à la fois
moulin-player-fewer-three-men = Un joueur a moins de trois pions
moulin-man-hand-d2 = un pion de la main posé en d2
moulin-man-d2-goes-b2 = le pion en d2 va en b2
moulin-makes-mill-takes-man-a4 = … forme un moulin et prend le pion en a4
moulin-summary = À tour de rôle, on pose ses neuf pions, puis on les déplace le long des lignes vers un point voisin ; quand il n’en reste que quelques-uns, on peut voler vers n’importe quel point libre. Trois pions sur une ligne forment un moulin, et chaque moulin fermé prend un pion adverse. On perd quand on a moins de trois pions ou que l’on ne peut plus jouer.
moulin-hand = en main
