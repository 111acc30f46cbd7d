spindizzy-setup-not-seat-first-master = Le Setup « { $setup } » n’est pas le siège du premier maître : 1, 2 ou 3.
spindizzy-no-ball-left = { $seat } n’a plus de billes { $name }s.
spindizzy-three-chosen = les trois avaient choisi { $balls }
spindizzy-setup = Le siège du premier maître : 1, 2 ou 3 ; à défaut, 1.
spindizzy-p1-chose-red-p2-white = P1 a choisi rouge, P2 blanc, P3 noir ; la première bille va en a1
spindizzy-next-ball-goes-b3 = la bille suivante va en b3
spindizzy-summary = Chacun a cinq billes de sa couleur, et deux et trois des autres. À chacune des dix manches, tous choisissent en secret une bille et la montrent. La couleur choisie par le maître désigne qui pose en premier ; les autres suivent, et le dernier sera le maître suivant. Une bille au-dessus du plateau rapporte 1 point à la couleur majoritaire de la petite pyramide qu’elle achève, ou à la sienne quand deux couleurs y sont deux fois. Le plus de points gagne ; si deux joueurs sont à égalité, le troisième gagne.
spindizzy-choices = Choix
