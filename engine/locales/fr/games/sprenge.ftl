sprenge-you-put-down-colours-others = On pose les couleurs des autres, pas la sienne.
sprenge-two-balls-two-other-colours = Les deux billes doivent être des deux autres couleurs.
sprenge-white-puts-black-b2-red = Blanc pose une noire en b2, puis une rouge en e1
sprenge-summary = Trois joueurs ont chacun une couleur. À tour de rôle, on pose une bille de chacune des deux autres couleurs. La pyramide complète, on est classé selon le plus grand groupe visible de sa couleur ; à égalité, Blanc passe avant Noir, et Noir avant Rouge.
