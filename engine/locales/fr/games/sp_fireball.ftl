sp-fireball-turn-ball-your-colour-red = Un coup pose une bille de sa couleur et une rouge.
sp-fireball-touches-red-ball-just-placed = { $point } touche la bille rouge qui vient d’être posée en { $hot }.
sp-fireball-not-touch = { $first } et { $second } ne se touchent pas.
sp-fireball-neither-nor-touches-ball-yours = Ni { $first } ni { $second } ne touche une bille déjà à vous.
sp-fireball-next-seat-cannot-play = Le joueur suivant ne peut pas jouer
sp-fireball-white-ball-b1-red-b2 = une bille blanche en b1, puis une rouge en b2
sp-fireball-summary = À tour de rôle, on pose une bille de sa couleur et une rouge, dans un ordre ou dans l’autre. Elles doivent se toucher, l’une au moins doit toucher une bille que l’on avait déjà, et aucune ne doit toucher la rouge que l’adversaire vient de poser. Quand le joueur suivant ne peut pas jouer, on compare les billes visibles niveau par niveau depuis le sommet : au premier niveau qui diffère, le plus grand nombre gagne.
sp-fireball-hot-ball = Bille brûlante
