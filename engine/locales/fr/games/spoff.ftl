spoff-pyramid-allows-no-first-turn = Cette pyramide ne permet aucun premier coup.
spoff-belong-visible-group = { $first } et { $second } sont du même groupe visible.
spoff-setup = les 30 couleurs de la pyramide, 10 de chaque, avec un premier coup
spoff-pyramid-cleared = La pyramide a disparu
spoff-no-pair-removed = Aucune paire ne peut être retirée
spoff-balls-a1-i2-removed-order = les billes en a1 et i2 sont retirées, dans cet ordre
spoff-summary = La pyramide est pleine, dix billes de chaque couleur. On retire deux billes mobiles d’une même couleur qui ne sont pas du même groupe visible, l’une après l’autre ; ce qu’elles portaient tombe. Il s’agit de faire disparaître toute la pyramide.
