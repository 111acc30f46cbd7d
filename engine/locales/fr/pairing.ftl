pairing-players-many-pair-once-most = { $players } joueurs, c’est trop pour un seul appariement : { $most_players } au plus. Répartissez-les en poules.
pairing-match-two-games-last-match = Un match compte deux parties, et une seule du dernier match a un résultat. Saisissez l’autre.
pairing-no-pairing-keeps-apart-everybody = Aucun appariement ne sépare tous les joueurs à séparer. Levez l’une de ces contraintes.
pairing-no-pairing-respects-absolute-colour = Aucun appariement ne respecte toutes les préférences absolues de couleur. Autorisez une troisième partie de suite du même côté, ou un écart de trois entre les côtés.
pairing-everybody-who-bye-give-second = Tous ceux qui pouvaient être exempts l’ont déjà été. Accordez une seconde exemption, ou ajoutez un joueur.
pairing-many-met-already-no-pairing = Trop de joueurs se sont déjà rencontrés : aucun appariement n’est possible sans revanche. Autorisez les revanches (le système suisse simple le fait), ou terminez le tournoi.
pairing-no-pairing-exists-even-if = Aucun appariement n’est possible, même en levant une règle, quelle qu’elle soit (revanches, côtés, exemptions, joueurs à séparer). Levez-en plusieurs, ou choisissez le système suisse simple.
pairing-best-remain-without-opponent = { $text } Au mieux, il reste sans adversaire : { $names }.
pairing-no-pairing-keeps-apart-everybody-2 = Aucun appariement ne sépare tous les joueurs à séparer. Levez l’une de ces contraintes. Au mieux, il reste sans adversaire : { $names }.
pairing-comes-down-meets-highest-serves = { $x } descend parmi les joueurs à { $score } et rencontre { $y }, le mieux classé d’entre eux qui respecte au mieux les critères C6 à C21.
pairing-among-upper-half-meets-same = Parmi les joueurs à { $score }, { $x }, dans la première moitié, rencontre { $y }, au même rang dans la seconde.
pairing-among-upper-half-meets-lower = Parmi les joueurs à { $score }, { $x }, dans la première moitié, rencontre { $y }, dans la seconde : c’est le plus petit écart à l’ordre normal qui respecte au mieux les critères C1 à C21.
pairing-among-meets-after-exchange-between = Parmi les joueurs à { $score }, { $x } rencontre { $y } après un échange entre les deux moitiés ; sans lui, les critères C1 à C21 seraient moins bien respectés.
pairing-both = Les deux ont { $x }.
pairing-against-smaller-difference-here-cost = { $x } contre { $y } : réduire cet écart dégraderait d’autres appariements.
pairing-not-met = C’est leur première rencontre.
pairing-met-round-rematch-cannot-avoided = Rencontre déjà jouée à la ronde { $last }, mais une revanche est inévitable, ou c’est ici qu’elle gêne le moins.
pairing-met-times-last-round-rematches = Rencontre déjà jouée { $times } fois, la dernière à la ronde { $last }, mais une revanche de plus est inévitable, ou c’est ici qu’elle gêne le moins.
pairing-club-keeping-apart-cost-more = Les deux sont du même club, mais les séparer dégraderait d’autres appariements.
pairing-both-first-pairing-number-which = Les deux ont { $x }. C’est le premier appariement, dans l’ordre des numéros, sans revanche et où le moins de joueurs possible flottent de nouveau.
pairing-against-taken-up-complete-score = { $x } contre { $y } : le joueur qui a moins de points monte pour compléter le groupe, étant le mieux classé dont les autres peuvent se passer.
pairing-both-get-side-due = Chacun reçoit le côté qui lui revient.
pairing-stronger-claim-side-granted = La préférence la plus forte décide des côtés.
pairing-same-claim-sides-alternate-last = Même préférence : les côtés alternent depuis la dernière ronde où ils différaient.
pairing-same-claim-higher-ranked-granted = Même préférence : le mieux classé l’obtient.
pairing-no-claim-yet-higher-ranked = Pas encore de préférence : le mieux classé reçoit le côté de son numéro d’appariement.
pairing-no-match-yet-higher-ranked = Premier match : le mieux classé commence du côté de son numéro d’appariement.
pairing-first-games-white-goes-who = Les Blancs de la première partie reviennent à qui les a eus le moins souvent.
pairing-many-first-games-white-each = Les deux ont eu aussi souvent les Blancs dans la première partie : les côtés alternent.
pairing-number-players-odd-c5-bye = Le nombre de joueurs est impair. C5 : l’exemption va au plus bas score à partir duquel tous les autres peuvent être appariés, ici { $score }. C9 : parmi ces joueurs, elle va à celui qui a manqué le moins de parties.
pairing-number-players-odd-bye-goes = Le nombre de joueurs est impair. L’exemption va à l’un de ceux qui en ont eu le moins ({ $byes } avant celle-ci), avec le plus bas score possible : { $score }.
pairing-number-players-odd-bye-goes-2 = Le nombre de joueurs est impair. L’exemption va au plus bas score qui permet d’apparier les autres, ici { $score } ; parmi ces joueurs, à celui qui a joué le plus de matchs, puis au moins bien classé.
pairing-table = Prévu par le calendrier.
pairing-points = { $whole } { $whole ->
        [one] point
       *[other] points
    }
pairing-half-point = ½ point
pairing-points-half = { $whole }½ { $whole ->
        [one] point
       *[other] points
    }
pairing-points-tenths = { $points } { $whole ->
        [one] point
       *[other] points
    }
