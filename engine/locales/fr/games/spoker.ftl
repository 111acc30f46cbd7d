spoker-challenge-straight-up-level = Défi (suite), niveau le plus haut
spoker-challenge-three-up-level = Défi (brelan), niveau le plus haut
spoker-challenge-full-house-up-level = Défi (full), niveau le plus haut
spoker-challenge-four-up-level = Défi (carré), niveau le plus haut
spoker-poker-up-level = Poker, niveau le plus haut
spoker-ball-four-own-colour = Une bille sur quatre de sa couleur
spoker-ball-drawn-red-goes-b2 = la bille tirée est rouge et se pose en b2
spoker-summary = On tire une bille du sac, qui en contient dix de chaque couleur, et on la pose où l’on veut. Elle peut former une combinaison, de la plus faible à la plus forte : trois couleurs sur une ligne de trois ; trois billes d’une même couleur en ligne ; une bille sur deux paires, de la couleur de l’une ; quatre billes d’une même couleur en ligne ; une bille sur quatre de sa couleur. La dernière gagne aussitôt. Toute autre est un défi, auquel répond la bille suivante : la meilleure main marque un point, à combinaison égale la plus haute, et les deux en cas d’égalité. Quand la pyramide est complète, le plus de points gagne.
