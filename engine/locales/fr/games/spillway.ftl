spillway-not-ridge = { $point } n’est pas sur une arête.
spillway-you-no-ball-left-pass = Vous n’avez plus de billes et devez passer.
spillway-second-removal-needs-connection-made = Un second retrait n’est possible que si le premier a fait une liaison sans gagner.
spillway-seat-three-connections = Un joueur a trois liaisons
spillway-white-ball-e1-leaves-your = la blanche en e1 part, sa bille arrive au sommet
spillway-second-removal-after-connection = un second retrait, après une liaison
spillway-you-no-ball-left = on n’a plus de bille
spillway-summary = La pyramide est pleine, et chacun a des bases sur les quatre côtés. À tour de rôle, on retire une blanche d’une des quatre arêtes : les billes au-dessus tombent, et une de sa couleur remplit le sommet. Un groupe visible qui relie ses bases nord et sud, ou est et ouest, marque un point ; ses billes des arêtes deviennent alors blanches, et l’on peut retirer encore une fois. Les liaisons de l’adversaire comptent avant qu’il joue. Trois points gagnent.
