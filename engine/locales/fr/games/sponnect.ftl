sponnect-opponent-just-passed-ball-placed = L’adversaire vient de passer : il faut poser une bille.
sponnect-ball-your-colour-b1 = une bille de sa couleur en b1
sponnect-no-ball-not-after-pass = on ne pose rien ; impossible après un passe
sponnect-summary = Autour d’un noyau de cinq billes rouges, on pose à tour de rôle une bille de sa couleur, ou l’on passe, sauf si l’adversaire vient de passer. Blanc gagne en reliant par des billes qui se touchent l’ouest (a1–a4) à l’est (d1–d4), Noir en reliant le sud (a1–d1) au nord (a4–d4).
