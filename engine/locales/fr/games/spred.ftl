spred-no-line-after-nothing-removed = Il n’y a pas de ligne après { $point } : on ne retire rien.
spred-many-balls-possible-lines-leave = Il faut retirer autant de billes que possible d’une de ces lignes, puis poser une bille rouge à la place de l’une d’elles si c’est possible : { $names }.
spred-hand-out-red-balls = Un joueur n’a plus de bille rouge
spred-ball-your-colour-c1 = une bille de sa couleur en c1
spred-ball-c1-line-a1-b1 = une bille en c1 ; la ligne a1 b1 c1 part et une bille rouge se pose en b1
spred-summary = À tour de rôle, on pose une bille de sa couleur où l’on veut. Si l’on a alors des lignes de trois ou quatre billes qui se touchent, on en choisit une, on retire autant de ses billes que possible et l’on pose une de ses huit billes rouges à la place de la ligne, s’il y a une place stable. La partie s’arrête quand un joueur n’a plus de rouge ou que la pyramide est pleine ; le moins de rouges en main gagne.
