spyramid-variant-standard = Les pyramides sont parallèles au plateau
spyramid-variant-rotated = Les pyramides tournées de 45° vues d’en haut comptent aussi
spyramid-all-five-corners-pyramid = Les cinq sommets d’une pyramide
spyramid-next-player-cannot-play = Le joueur suivant ne peut plus jouer
spyramid-summary = À tour de rôle, on pose une bille de sa couleur, ou l’on en déplace une qui en soutient au plus une autre ; ce qu’elle portait tombe. La bille déplacée va sur un autre point, et jamais sur une bille qui vient de tomber. On gagne en tenant les cinq sommets d’une pyramide : la pointe et les coins d’un carré un, deux ou trois niveaux plus bas, ou bien une bille et les quatre qui reposent sur elle.
