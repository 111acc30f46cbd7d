spire-third-ball-square-over = En { $point }, une bille { $name } serait la troisième d’un carré ou reposerait sur deux de sa couleur.
spire-ball-still-placed-example = On peut encore poser une bille, par exemple en { $point }.
spire-no-ball-colour-placed = Plus aucune bille ne peut être posée
spire-red-ball-a1-yours-b3 = une rouge en a1, puis une des siennes en b3
spire-red-ball-alone = une rouge seule
spire-no-ball-placed = aucune bille ne peut être posée
spire-summary = À tour de rôle, on pose une bille de sa couleur, précédée si l’on veut d’une rouge. Aucun carré de quatre points ne doit avoir trois billes d’une même couleur, et aucune bille ne doit reposer sur deux billes ou plus de la sienne. Si, après une rouge, on ne peut pas poser la sienne, le coup s’arrête là ; si aucune des deux ne peut être posée, on passe. Poser la dernière bille fait gagner.
