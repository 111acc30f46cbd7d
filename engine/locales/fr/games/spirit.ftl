spirit-free-ball-same-colour-stands = Une bille libre de la même couleur se trouve dans la rangée ou la colonne de { $point }.
spirit-everybody-passed-row = Tous ont passé à la suite
spirit-no-ball = on ne pose rien
spirit-summary = À tour de rôle, on pose une bille de sa couleur dans un trou ou sur quatre billes en carré, ou l’on passe. Aucune bille à soi qui ne soutient rien ne doit se trouver au même niveau dans la même rangée ou la même colonne, si loin que ce soit. La partie finit quand la pyramide est complète ou que tous passent à la suite ; qui a le plus de billes sur le plateau gagne.
