spoing-not-jump-two-points-row = { $from }-{ $to } n’est pas un saut de deux points en rangée, en colonne ou en diagonale.
spoing-ball-colour-jump-over = La bille en { $between } a la couleur de celle qui sauterait par-dessus.
spoing-seat-move-no-jump = Le joueur au trait n’a plus de saut
spoing-ball-b2-jumps-over-b3 = la bille en b2 saute par-dessus b3 sur b4
spoing-summary = Blanc occupe les rangées 1 et 2, Noir les rangées 3 et 4. Un coup est un saut d’une bille de sa couleur ou d’une rouge, en rangée, en colonne ou en diagonale, par-dessus une bille d’une autre couleur et sur une bille quelconque. La bille d’arrivée quitte le jeu ; celle du milieu prend la troisième couleur. Quand le joueur au trait n’a plus de saut, le plus de billes gagne.
