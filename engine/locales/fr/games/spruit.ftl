spruit-setup-give-16-balls-board = Setup doit donner les 16 billes du plateau : 7 W, 7 B et 2 R dans des coins opposés.
spruit-level-begun-ball-enter-pushing = Le niveau est commencé : la bille doit entrer en poussant.
spruit-not-edge-level-comes-next = { $point } n’est pas au bord du niveau suivant.
spruit-setup = Le plateau a1 a2 a3 a4 b1 … d4 : 7 W, 7 B et 2 R dans des coins opposés
spruit-ball-touches-none-colour-lost = Une bille n’en touche aucune de sa couleur : perdu
spruit-white-drawn-first-ball-level = on tire une blanche, première de son niveau
spruit-white-drawn-enters-e1-pushing = on tire une blanche, qui entre en e1 en poussant vers le nord
spruit-summary = Le plateau est plein. On tire des billes d’un sac qui en contient cinq de chaque couleur et l’on remplit les niveaux l’un après l’autre : la première d’un niveau se pose au bord, les autres entrent en poussant celles qui s’y trouvent. Si la bille blanche ou noire que l’on joue s’arrête sans contact visible avec sa couleur, on perd. La pyramide complète vaut 7 si le rouge relie ses deux coins et, pour le blanc comme pour le noir, le produit des tailles de ses groupes, ou moins la taille s’il n’y en a qu’un.
