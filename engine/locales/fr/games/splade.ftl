splade-variant-standard = Des deux couleurs d’une ligne, celle qui joue juste après l’autre gagne
splade-variant-before = Des deux couleurs d’une ligne, celle qui joue juste avant l’autre gagne
splade-full-line-exactly-two-colours = Une ligne complète de deux couleurs exactement
splade-summary = Trois joueurs posent à tour de rôle une bille de leur couleur. Une ligne complète de deux couleurs exactement, à n’importe quel niveau, termine la partie : Noir l’emporte sur Blanc, Rouge sur Noir, Blanc sur Rouge. Si une bille achève des lignes pour deux gagnants, c’est le joueur qui l’a posée qui gagne.
