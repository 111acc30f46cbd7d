spight-seat-pass-when-cannot-move = On ne peut passer que si aucun coup n’est possible, et il y en a un ici.
spight-neither-knights-move-nor-jump = De { $from } à { $to }, ce n’est ni un saut de cavalier ni un bond de cavalier au niveau supérieur.
spight-all-visible-balls-colour-form = Toutes les billes visibles d’une couleur forment un groupe
spight-nobody-move = Personne ne peut plus bouger
spight-your-ball-a1-moves-f1 = sa bille en a1 va en f1
spight-without-legal-move = seulement sans coup possible
spight-summary = Le plateau est garni en damier de billes blanches et noires. À tour de rôle, on déplace une de ses billes qui en soutient au plus une autre : d’un saut de cavalier à son niveau, ou d’un bond au niveau supérieur, d’un trou et demi dans un sens et d’un demi-trou dans l’autre ; ce qu’elle portait tombe. Si, après un coup, toutes les billes visibles d’une couleur forment un seul groupe visible, cette couleur gagne ; si c’est le cas des deux, c’est le joueur qui vient de jouer. La même position pour la troisième fois donne la nulle.
