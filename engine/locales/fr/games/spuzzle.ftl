spuzzle-ball-make-group-balls-two = La bille en { $point } ferait un groupe de { $size } billes { $name }s ; deux est le maximum.
spuzzle-no-ball-colour-placed = Aucune bille ne peut plus être posée
spuzzle-summary = On pose une à une des billes des trois couleurs, sans jamais former de groupe de trois ou plus d’une même couleur, billes cachées comprises. Le score est le nombre de billes posées quand plus aucune ne convient ; le maximum, 27, résout le problème.
