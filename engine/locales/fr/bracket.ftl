bracket-bracket-entrants-not = Une élimination directe se joue de { $fewest } à { $most } participants, et non à { $given }.
bracket-entrant-seeded-twice = Un participant a deux numéros de tête de série.
bracket-match-no-result = Le match { $id } n’a pas de résultat.
bracket-entrant-left-already = Ce participant s’est déjà retiré.
bracket-entrant-not-left = Ce participant ne s’est pas retiré.
bracket-result-match-falls-other-players = Le résultat du match { $one } est annulé : ses joueurs ont changé.
bracket-results-matches-fall-other-players = Les résultats des matchs { $most } et { $last } sont annulés : leurs joueurs ont changé.
bracket-groups-need-least-two-players = Il faut au moins deux joueurs par poule et au plus { $most } en tout : { $entrants } joueurs dans { $groups } { $groups ->
        [one] poule
       *[other] poules
    }, ce n’est pas possible.
bracket-cannot-go-groups = On ne peut pas qualifier { $advance } joueurs par poule de { $smallest }.
bracket-seed-group-seeds-dealt-groups = Le numéro de tête de série { $seed } est dans la poule { $letter } : les numéros sont répartis en serpent entre les { $count } poules, pour qu’elles soient de même force.
bracket-number-group-seed-firsts-come = Le n° { $place } de la poule { $letter } reçoit le numéro de tête de série { $seed } : les premiers passent avant les deuxièmes, et les joueurs d’une même poule se rencontrent le plus tard possible.
bracket-standings-not-groups = Ces classements ne sont pas ceux de ces poules.
bracket-own-order = dans leur ordre
bracket-reverse-order = en ordre inverse
bracket-halves-exchanged = les deux moitiés échangées
bracket-each-half-reversed = chaque moitié inversée
bracket-neighbours-exchanged = les voisins échangés
bracket-bracket-entrants-not-2 = Une élimination directe se joue de { $fewest } à { $most } participants, et non à { $entrants }.
bracket-main-round = tour { $round } du tableau principal
bracket-main-round-2 = au tour { $round } du tableau principal
bracket-losers-round = tour { $round } du tableau des perdants
bracket-losers-round-2 = au tour { $round } du tableau des perdants
bracket-consolation-round = tour { $round } de consolation
bracket-consolation-round-2 = au tour { $round } de consolation
bracket-last-chance-round = tour { $round } de la dernière chance
bracket-last-chance-round-2 = au tour { $round } de la dernière chance
bracket-match-place = match pour la { $from }e place
bracket-match-place-2 = au match pour la { $from }e place
bracket-match-places = match pour les places { $from } à { $to }
bracket-matches-places = aux matchs pour les places { $from } à { $to }
bracket-round = tour { $round }
bracket-round-2 = au tour { $round }
bracket-second-grand-final = seconde grande finale
bracket-second-grand-final-2 = en seconde grande finale
bracket-grand-final = grande finale
bracket-grand-final-2 = en grande finale
bracket-consolation-final = finale de consolation
bracket-consolation-final-2 = en finale de consolation
bracket-last-chance-final = finale de la dernière chance
bracket-last-chance-final-2 = en finale de la dernière chance
bracket-final = finale
bracket-final-2 = en finale
bracket-semi-final = demi-finale
bracket-semi-final-2 = en demi-finale
bracket-quarter-final = quart de finale
bracket-quarter-final-2 = en quart de finale
bracket-round-16 = huitième de finale
bracket-round-16-2 = en huitième de finale
bracket-no-entrant-number = Aucun participant ne porte le numéro { $stranger }.
bracket-no-match = Le match { $id } n’existe pas.
bracket-match-two-results = Le match { $id } a deux résultats.
bracket-match-cannot-result-yet-players = Le match { $id } ne peut pas encore avoir de résultat : ses joueurs ne sont pas connus.
bracket-match-not-played-player-no = Le match { $id } ne se joue pas : l’un de ses joueurs n’a pas d’adversaire.
bracket-match-not-played-first-grand = Le match { $id } ne se joue pas : la première grande finale a tranché.
bracket-result-match-not-between-two = Le résultat du match { $id } nomme d’autres joueurs que les deux qui le disputent.
bracket-winner-match-not-play = Le vainqueur indiqué pour le match { $id } n’y joue pas.
bracket-if-unbeaten-player-wins-end = Si l’invaincu gagne, c’est terminé ; sinon, chacun a perdu une fois et le match { $again } décide.
bracket-shares-places = partage les places { $from } à { $to }
bracket-takes-place = prend la { $from ->
        [1] 1re
       *[other] { $from }e
    } place
bracket-out = est éliminé
bracket-first-seat-lot-seed = { $player } joue en premier, par tirage au sort (tirage n° { $lots }).
bracket-winner-match = le vainqueur du match { $id }
bracket-loser-match = le perdant du match { $id }
bracket-nobody = personne
bracket-entrants-leave-places-empty-top = { $entrants } participants laissent { $byes } { $byes ->
        [one] place vide sur { $size }, et le premier numéro de tête de série passe
       *[other] places vides sur { $size }, et les premiers numéros de tête de série passent
    } sans jouer.
bracket-first-round-sets-high-seeds = Le premier tour oppose les premiers numéros de tête de série aux derniers, pour que les meilleurs se rencontrent tard.
bracket-played-because-both-lost-once = Cette finale se joue parce que chacun a perdu une fois.
bracket-unbeaten-player-starts-game-ahead = L’invaincu commence avec une partie d’avance.
bracket-round-fewer-players-places-goes = Ce tour compte moins de joueurs que de places : l’un d’eux est exempt.
bracket-losers-round-join-round-crossed = Les perdants du tour { $from } entrent au tour { $to }, en croisant pour éviter des revanches précoces.
bracket-seeds-drawn-lot-seed = Les numéros de tête de série à partir de { $from } ont été tirés au sort (tirage n° { $lots }).
bracket-seed = tête de série n° { $seed }
bracket-winner-match-2 = vainqueur du match { $id }
bracket-loser-match-2 = perdant du match { $id }
bracket-bye-2 = exempt
bracket-no = n° { $number }
bracket-winner = Le vainqueur
bracket-loser = le perdant
bracket-road-one = { $winner } { $to }.
bracket-road = { $winner } { $to } ; { $loser } { $out }.
bracket-goes-bye = va { $stage }, où il y a une exemption
bracket-goes-against = va { $stage } contre { $opponent }
bracket-why = { $stage } : { $a } contre { $b }.
bracket-why-bye = { $stage } : { $player } est exempt.
bracket-introduced = { $name } ({ $origin })
bracket-losers-drop = Les perdants du tour { $from } du tableau principal descendent { $order }, pour retarder les revanches.
