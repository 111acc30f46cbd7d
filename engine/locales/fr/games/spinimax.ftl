spinimax-fills-itself-turn-ball-hole = { $point } se remplit tout seul : on joue dans un trou du plateau.
spinimax-apex-filled = Le sommet est occupé
spinimax-ball-your-colour-hole-b2 = une bille de sa couleur dans le trou b2
spinimax-summary = À tour de rôle, on pose une bille de sa couleur dans un trou du plateau. Dès que quatre billes forment un carré, une bille s’y pose toute seule : de la couleur la plus rare des quatre si elle est seule à l’être, une couleur absente comprise, sinon de la plus fréquente. La couleur du sommet gagne.
