speq-not-complete-upright-triangle-corner = { $ball } n’achève pas de triangle dressé avec un coin de chaque couleur.
speq-no-ball-placed-more = Plus aucune bille ne peut être posée
speq-red-ball-e1 = une bille rouge en e1
speq-summary = À tour de rôle, on pose une bille de n’importe quelle couleur. Sur le plateau, elle va où l’on veut ; plus haut, elle doit être le sommet d’un triangle dressé de taille quelconque, face d’une pyramide, dont les coins sont blanc, noir et rouge. Quand plus aucune bille ne peut être posée, chacun compte les billes de sa couleur ; le plus grand nombre gagne.
