spodd-diagonal-worth-white-black = Diagonale { $number }, valeur { $worth } : { $white } { $white ->
        [one] blanche
       *[other] blanches
    }, { $black } { $black ->
        [one] noire
       *[other] noires
    }.
spodd-variant-standard = Chaque diagonale vaut un point
spodd-variant-weighted = Les diagonales valent 1, 2, 3, 2 et 1
spodd-summary = Des billes rouges occupent deux coins opposés. À tour de rôle, on pose une bille blanche et une noire qui se touchent, dans un ordre ou dans l’autre et quelle que soit sa couleur ; s’il ne reste pas deux points qui se touchent, deux points quelconques conviennent. La pyramide achevée, chacune des cinq diagonales tendues entre les coins rouges va à la couleur qui y a le plus de billes visibles. Le plus de diagonales gagne.
