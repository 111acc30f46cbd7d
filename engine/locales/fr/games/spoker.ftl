spoker-challenge-straight-up-level = Défi : suite, jusqu’au niveau
spoker-challenge-three-up-level = Défi : brelan, jusqu’au niveau
spoker-challenge-full-house-up-level = Défi : full, jusqu’au niveau
spoker-challenge-four-up-level = Défi : carré, jusqu’au niveau
spoker-poker-up-level = Poker, jusqu’au niveau
spoker-ball-four-own-colour = Une bille sur quatre de sa couleur
spoker-ball-drawn-red-goes-b2 = la bille tirée est rouge et se pose en b2
spoker-summary = On tire une bille du sac, qui en contient dix de chaque couleur, et on la pose où l’on veut. Les combinaisons, de la plus faible à la plus forte : trois couleurs sur une ligne de trois, trois billes pareilles, une bille posée sur deux paires et de la couleur de l’une, quatre pareilles en ligne, une bille sur quatre de sa couleur. La dernière gagne aussitôt ; toute autre est un défi auquel répond la bille suivante. La meilleure main marque un point, la plus haute à combinaison égale, les deux en cas d’égalité. Quand la pyramide est complète, le plus de points gagne.
