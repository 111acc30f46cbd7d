speedo-opening-white-ball-b2 = l’ouverture : une bille blanche en b2
speedo-take-black-ball-off-d1 = on retire la bille noire de d1, on pose une blanche en b2 et une rouge en c1
speedo-summary = Blanc ouvre avec une bille. Ensuite, chacun à son tour retire une bille de n’importe quelle couleur qui en soutient au plus une autre, laisse tomber ce qu’elle portait, et pose une bille de chacune des deux autres couleurs. Trente coups achèvent la pyramide. Le score est le produit des tailles de ses groupes visibles d’en haut ; le plus haut gagne.
