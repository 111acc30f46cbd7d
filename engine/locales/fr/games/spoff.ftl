spoff-pyramid-allows-no-first-turn = Aucun premier coup n’est possible dans cette pyramide.
spoff-belong-visible-group = { $first } et { $second } sont du même groupe visible.
spoff-setup = les 30 couleurs de la pyramide, 10 de chaque, telles qu’un premier coup soit possible
spoff-pyramid-cleared = La pyramide est entièrement retirée
spoff-no-pair-removed = Aucune paire ne peut être retirée
spoff-balls-a1-i2-removed-order = les billes en a1 et i2 sont retirées, dans cet ordre
spoff-summary = La pyramide est pleine, avec dix billes de chaque couleur. À chaque coup, on retire l’une après l’autre deux billes mobiles d’une même couleur qui ne sont pas du même groupe visible ; ce qu’elles portaient tombe. Le problème est résolu quand toute la pyramide est retirée.
