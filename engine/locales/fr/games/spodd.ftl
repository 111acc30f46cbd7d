spodd-diagonal-worth-white-black = Diagonale { $number }, valeur { $worth } : { $white } blanches, { $black } noires.
spodd-variant-standard = Chaque diagonale vaut un point
spodd-variant-weighted = Les diagonales valent 1, 2, 3, 2 et 1 points
spodd-summary = Des billes rouges occupent deux coins opposés. À tour de rôle, on pose une bille blanche et une noire qui se touchent, dans l’ordre qu’on veut et quelle que soit sa couleur ; si aucune paire ne se touche, deux points quelconques conviennent. La pyramide achevée, chacune des cinq diagonales tendues entre les coins rouges va à la couleur qui y montre le plus de billes. Le plus de diagonales gagne.
