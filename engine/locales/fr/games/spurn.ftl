spurn-seat-left = Il ne reste qu’un joueur
spurn-summary = À tour de rôle, on pose une bille de sa couleur où l’on veut. On est éliminé si l’on forme un groupe d’au moins quatre billes de sa couleur qui se touchent, visibles ou cachées ; les billes restent. Le dernier en jeu gagne. Si la pyramide est complète avant, ceux qui restent partagent la première place.
spurn-eliminated = Éliminé
