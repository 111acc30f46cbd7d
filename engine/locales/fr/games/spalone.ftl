spalone-ball-still-placed-example = La bille { $name } peut encore être posée, par exemple en { $point }.
spalone-fewer-two-balls-under = Moins de deux des billes sous { $point } sont { $name }s.
spalone-draws-fits-nowhere = tire { $ball }, qui ne va nulle part
spalone-ball-drawn-fits-nowhere = La bille tirée ne va nulle part
spalone-white-ball-drawn-put-b2 = une bille blanche est tirée et posée en b2
spalone-white-ball-drawn-fits-nowhere = une bille blanche est tirée et ne va nulle part
spalone-summary = On tire des billes d’un sac qui en contient dix de chaque couleur, et l’on pose chacune dans un trou vide ou sur quatre billes dont deux au moins sont de sa couleur. On gagne en achevant la pyramide ; une bille qui ne va nulle part fait perdre.
