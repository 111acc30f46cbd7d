splink-no-bid-higher = Aucune annonce ne peut dépasser { $highest_bid }.
splink-bid-higher-last = Une annonce doit dépasser la précédente, { $last }.
splink-ball-move-elsewhere = La bille doit quitter { $from }.
splink-after-move-ball-place = Après ce déplacement, la bille à poser est { $name }.
splink-first-seat-bid = Le premier joueur doit faire une annonce.
splink-bids-contacts = annonce { $bid } { $bid ->
        [one] contact
       *[other] contacts
    }
splink-bid = Annoncer
splink-variant-standard = Une des deux parties à rôles échangés ; le premier joueur est le Médiateur
splink-variant-duel = La même chose que standard
splink-variant-auction = Des annonces décident qui est le Médiateur et combien de contacts il lui faut pour gagner
splink-next-seat-no-turn = Le joueur suivant n’a plus de coup
splink-white-ball-a1-red-b2 = une bille blanche en a1, une rouge en b2
splink-white-ball-moves-a1-d1 = la bille blanche va de a1 en d1, puis on pose une rouge en b3
splink-auction-33-contacts = à l’enchère : 33 contacts
splink-auction-other-mediator = à l’enchère : l’autre joueur est le Médiateur
splink-summary = Le Médiateur veut que les billes blanches et rouges se touchent, le Corporatiste veut les séparer. À tour de rôle, on pose une blanche et une rouge, ou l’on déplace une bille qui en soutient au plus une autre et l’on en pose une de l’autre couleur. La pyramide achevée, le Médiateur marque un point par contact entre blanche et rouge visible d’en haut. On échange les rôles pour une seconde partie, ou on les met aux enchères.
splink-mediator = Médiateur
splink-bid-2 = Annonce
splink-target = Contrat
