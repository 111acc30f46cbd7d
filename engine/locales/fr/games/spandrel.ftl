spandrel-turn-takes-ball-each-three = Un coup pose une bille de chacune des trois couleurs.
spandrel-three-balls-touch-other-two = L’une des trois billes doit toucher les deux autres.
spandrel-white-red-black-ball-order = une bille blanche, une rouge et une noire, dans cet ordre
spandrel-summary = À chaque coup, on pose une bille de chaque couleur, dans l’ordre voulu, de sorte que l’une des trois touche les deux autres. La pyramide est complète après dix coups ; chacun compte alors le plus grand groupe visible de sa couleur. Le plus grand gagne ; à égalité, c’est celui du joueur qui a joué en dernier.
