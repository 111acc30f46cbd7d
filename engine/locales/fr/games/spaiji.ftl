spaiji-variant-standard = Les groupes tels qu’on les voit d’en haut
spaiji-variant-hidden = Chaque bille et chaque contact compte, caché ou non
spaiji-no-two-points-touch-left = Il ne reste pas deux points qui se touchent
spaiji-white-ball-a1-black-b1 = une bille blanche en a1, puis une noire en b1
spaiji-summary = À tour de rôle, on pose une bille blanche et une noire qui se touchent, dans un ordre ou dans l’autre et quelle que soit sa couleur ; la seconde peut reposer sur la première. Quand la pyramide est complète, ou qu’il ne reste pas deux points qui se touchent, le plus grand groupe d’une couleur gagne. À égalité, Noir gagne.
