spinca-ball-locked-last-turn-moved = La bille en { $locked } est verrouillée : le dernier coup l’a déplacée, fait tomber ou posée.
spinca-ball-moves-step-own-level = Une bille se déplace d’un pas à son niveau ; { $to } n’est pas voisin de { $from }.
spinca-apex-temple-stays-empty = Le sommet du temple reste vide.
spinca-over-three-levels-over-two = { $seat } : { $whole } sur trois niveaux, { $two } sur les deux du bas, { $one } sur le plateau.
spinca-temple-finished = Le temple est achevé
spinca-first-ball-b3-moves-a4 = la bille en b3 va d’abord en a4
spinca-summary = À tour de rôle, on déplace d’abord, si l’on veut, une bille mobile d’un pas à son niveau, puis on pose une bille de sa couleur. Le sommet reste vide. Les billes que le dernier coup a déplacées, fait tomber ou posées sont verrouillées pour un coup. Quand 29 billes sont en place, chacun additionne les tailles de son plus petit groupe sur chacune des quatre faces. Le plus grand total gagne ; à trois joueurs, si deux totaux seulement sont égaux, c’est le troisième joueur qui gagne. Si tous le sont, on ôte le niveau du haut et l’on recompte.
