sphlying-marbles-nobody-capture-pyramid-built-anew = Personne ne peut prendre dans cette pyramide ; il faut la reconstruire.
sphlying-marbles-pass-seat-cannot-capture = On ne peut passer que si aucune prise n’est possible.
sphlying-marbles-cannot-capture-takes-ball-rests = { $from } ne peut pas prendre { $to } : une bille en prend une qui la porte et n’en porte pas d’autre, ou une bille libre à côté d’elle.
sphlying-marbles-setup = les 30 couleurs de la pyramide, 10 W, 10 R et 10 B, telles qu’une prise soit possible
sphlying-marbles-nobody-capture = Personne ne peut plus prendre
sphlying-marbles-ball-h1-captures-e1 = la bille en h1 prend celle en e1
sphlying-marbles-no-capture-possible = aucune prise n’est possible
sphlying-marbles-summary = La pyramide est pleine, avec dix billes de chaque couleur ; la couleur du sommet joue en premier. Blanc prend rouge, Rouge prend noir, Noir prend blanc. Une bille mobile prend l’une de celles qui la portent, si celle-ci ne soutient rien d’autre, et tombe à sa place ; ou elle prend une bille libre à côté d’elle et s’y rend. La prise est obligatoire. Quand plus personne ne peut prendre, le plus de billes restantes gagne.
