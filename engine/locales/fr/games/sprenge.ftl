sprenge-you-put-down-colours-others = On pose les couleurs des autres, pas la sienne.
sprenge-two-balls-two-other-colours = Les deux billes doivent être des deux autres couleurs.
sprenge-white-puts-black-b2-red = Blanc pose une noire en b2, puis une rouge en e1
sprenge-summary = Trois joueurs, une couleur chacun. À tour de rôle, on pose une bille de chacune des deux couleurs des autres. La pyramide complète, on est classé selon son plus grand groupe visible ; à égalité, Blanc passe avant Noir, et Noir avant Rouge.
