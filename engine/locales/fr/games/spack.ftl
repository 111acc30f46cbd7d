spack-none-balls-below = Aucune des billes sous { $point } n’est { $name }.
spack-two-balls-taken-exactly-two = Il faut prendre deux billes : exactement deux des billes sous { $point } ont la couleur de la bille jouée.
spack-nothing-taken-not-exactly-two = On ne prend rien : les billes sous { $point } de la couleur de la bille jouée ne sont pas exactement deux.
spack-next-seat-place-no-ball = Le joueur suivant ne peut poser aucune bille
spack-white-exactly-two-whites-goes = une blanche sur deux blanches exactement : elle va dans l’autre réserve, et l’on prend a1 et b2
spack-summary = Chacun a 8 billes de chaque couleur. À tour de rôle, on en pose une dans un trou, ou sur une plate-forme qui compte au moins une bille de sa couleur. Si exactement deux des quatre billes dessous ont sa couleur, elle va dans la réserve adverse et l’on prend au plateau deux billes libres pour la sienne. Quand le joueur suivant ne peut poser aucune bille, on trie chaque réserve de la couleur la plus rare à la plus fréquente : le premier nombre plus grand gagne.
