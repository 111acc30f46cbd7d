spargo-ball-no-freedom-visible-group = La bille en { $point } ne serait pas libre : son groupe visible n’atteint aucun trou vide.
spargo-bring-back-position-last-turns = { $point } répéterait une position des derniers coups (ko).
spargo-seat-move-no-legal-turn = Le joueur au trait n’a plus de coup
spargo-summary = À tour de rôle, on pose une bille de sa couleur sur un point jouable. Un groupe visible est libre quand une de ses billes posées au plateau est à côté d’un trou vide. Après chaque coup, toutes les billes des autres couleurs qui ne sont pas libres sont retirées, de haut en bas, sauf celles qui portent une bille qui reste. La bille posée doit alors être libre, et aucune position récente ne doit revenir. Quand le joueur au trait n’a plus de coup, le plus de billes gagne.
