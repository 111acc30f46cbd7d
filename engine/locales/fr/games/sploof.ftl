sploof-stock-empty-remove-red-ball = La réserve est vide : retirez une bille rouge pour avoir deux billes à vous.
sploof-all-16-balls-colour-play = Les 16 billes de la couleur sont déjà en jeu : retirer n’en apporterait aucune.
sploof-four-line-seen-above = Quatre billes alignées, vues d’en haut
sploof-next-player-cannot-play-loses = Le joueur suivant ne peut plus jouer et perd
sploof-ball-your-stock-b2 = une bille de sa réserve en b2
sploof-removes-red-ball-b1-two = retire la bille rouge en b1 contre deux des siennes
sploof-summary = Douze billes rouges garnissent le bord. À tour de rôle, on pose une bille de sa réserve, de deux au départ, ou l’on retire une bille rouge qui en soutient au plus une autre, ce qui ajoute deux de ses billes à la réserve. Quatre billes de sa couleur qui se touchent, en ligne droite vues d’en haut, gagnent : une rangée ou une colonne du bas que rien ne couvre, ou une diagonale, qui peut monter et descendre. Le joueur qui ne peut plus jouer perd.
