spirit-free-ball-same-colour-stands = Une bille libre de la même couleur se trouve dans la rangée ou la colonne de { $point }.
spirit-everybody-passed-row = Tous les joueurs ont passé à la suite
spirit-no-ball = on ne pose rien
spirit-summary = À tour de rôle, on pose une bille de sa couleur dans un trou ou sur quatre billes en carré, ou l’on passe. La bille ne peut pas aller dans une rangée ou une colonne de son niveau où l’on a déjà une bille qui ne soutient rien, si loin qu’elle soit. La partie s’arrête quand la pyramide est complète ou que tous passent à la suite ; le plus de billes sur le plateau gagne.
