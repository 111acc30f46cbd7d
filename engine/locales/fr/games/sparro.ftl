sparro-white-began-corner-blacks-first = Blanc a commencé dans un coin : la première bille noire ne doit pas aller dans un coin.
sparro-white-not-begin-corner-blacks = Blanc n’a pas commencé dans un coin : la première bille noire doit aller dans un coin, a1, a4, d1 ou d4.
sparro-more-lines-opponent = Plus de lignes que l’adversaire
sparro-equal-lines-token-decides = Autant de lignes : le jeton décide
sparro-ball-your-colour-a1 = une bille de sa couleur en a1
sparro-summary = Autour d’un noyau de cinq billes rouges, on pose à tour de rôle une bille de sa couleur jusqu’à ce qu’il ne reste que le sommet. La première bille noire va dans un coin si la première blanche n’y est pas, et ailleurs si elle y est. Le plus de lignes de trois billes qui se touchent, au bord d’un niveau ou en montant de niveau en niveau, gagne ; à égalité, c’est le dernier à avoir complété une ligne, ou Noir s’il n’y en a aucune.
sparro-token = Jeton
