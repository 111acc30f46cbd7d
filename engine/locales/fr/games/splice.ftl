splice-red-ball-go-none-four = Seule une bille rouge peut aller en { $point } : aucune des quatre billes dessous n’est rouge.
splice-full-line-colour-red = Une ligne complète d’une couleur et de rouge
splice-no-ball-placed = Plus aucune bille ne peut être posée
splice-summary = À tour de rôle, on pose une bille de sa couleur dans un trou ou sur au moins une bille rouge, ou bien une bille rouge n’importe où. Une ligne complète d’un niveau qui réunit sa couleur et du rouge, les deux et rien d’autre, gagne, peu importe qui l’achève ; si un coup en achève pour les deux, c’est le joueur qui vient de jouer qui gagne.
