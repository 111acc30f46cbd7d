series-all-attempts-made = Tous les essais ont été faits.
series-who-take-part-withdraw = Seuls les participants peuvent se retirer.
series-attempt-entrant-every-seat = L’essai { $number } doit avoir la même personne à tous les sièges.
series-no-attempt-left = { $name } a épuisé ses essais : { $attempts }.
series-attempt-not-begin-published-setup = L’essai { $number }, de { $name }, ne part pas de la mise en place publiée « { $setup } ».
series-no-attempt-yet = aucun essai pour l’instant
series-solved-comes-first-score-fewer = La résolution passe d’abord, puis le score, puis le moins de coups, puis l’essai le plus ancien.
series-entrants-still-try = { $count } participants ont encore droit à un essai.
series-solved = résolu,{" "}
series-unsolved = non résolu,{" "}
series-jacoby-rule-speaks-cube-cannot = La règle de Jacoby porte sur le videau : elle ne peut pas s’appliquer sans lui.
series-crawford-game = la partie de Crawford
series-not-crawford-game = autre que la partie de Crawford
series-match-record-game-say-not = Dans ce match, la partie notée { $number } doit porter { $key }={ $value }, et non { $key }={ $given }.
series-game-no-winner-match-game = La partie { $number } n’a pas de gagnant ; une partie de match ne peut pas être nulle.
series-game-cannot-worth-winner-once = La partie { $number } ne peut pas valoir { $won } à { $lost } : le gagnant marque une, deux ou trois fois l’enjeu, le perdant rien.
series-run-out-time = { $name } a dépassé le temps.
series-level = Égalité.
series-game-crawford-game-no-doubling = La partie { $number } est la partie de Crawford : on ne double pas.
series-game = Partie { $number }.
series-sat-down-but-rank = La partie comptait { $seats } joueurs, mais { $given } rangs sont donnés.
series-ranks-not-counted-1-ties = Les rangs { $ranks } ne sont pas valables : on compte à partir de 1, et les ex æquo partagent le meilleur rang.
series-sat-down-but-score = La partie comptait { $seats } joueurs, mais { $given } scores sont donnés.
series-forfeit-more-who-play = Seuls les joueurs de la partie peuvent déclarer forfait.
series-lost-game-without-count-which = { $name } a perdu une partie sans score, ce qui passe après tout total.
series-lost-games-without-count-which = { $name } a perdu { $count } parties sans score, ce qui passe après tout total.
series-game-2 = Partie { $number } sur { $games }.
series-game-most = Partie { $number } sur { $games } au plus.
series-game-break-tie = Partie { $number }, pour départager.
series-first-seat = { $first } joue en premier.
series-first-seat-2 = { $first } peut jouer en premier.
series-nobody-wins = Personne ne gagne.
series-draw = Nulle.
series-all-share-first-place = Tous partagent la première place.
series-single-game = Une seule partie
series-best = Au meilleur de { $games } parties
series-games = { $games } { $games ->
        [one] partie
       *[other] parties
    }
series-first = Premier à { $points } { $points ->
        [one] point
       *[other] points
    }
series-two-games-sides-exchanged = Deux parties en changeant de côté
series-match = Match en { $points } { $points ->
        [one] point
       *[other] points
    }
series-splink-duel = Duel de Splink
series-spangle = Spangle en { $target } { $target ->
        [one] point
       *[other] points
    }
series-flying-marbles = Sphlying Marbles en { $target } { $target ->
        [one] point
       *[other] points
    }
series-highest-total = Plus haut total en { $games } { $games ->
        [one] partie
       *[other] parties
    }
series-lowest-total = Plus bas total en { $games } { $games ->
        [one] partie
       *[other] parties
    }
series-best-score = Meilleur score
series-players-not = { $title } : cela se joue à { $low }, et non à { $entrants }.
series-players-not-2 = { $title } : cela se joue de { $low } à { $high }, et non à { $entrants }.
series-number-games-points-attempts-1 = Le nombre de parties, de points ou d’essais va de 1 à { $max_games }, et non { $number }.
series-full-table-2-places-scale = Une table complète compte de 2 à { $max_places } rangs, et un barème pas davantage.
series-place-not-worth-more-place = Un rang ne peut pas valoir plus que le rang qui le précède.
series-game-adjourned = La partie { $number } est ajournée.
series-match-already-decided-games = Le match est déjà décidé (parties jouées : { $finished }).
series-who-still-match-give-up = Seuls les joueurs encore en lice peuvent abandonner le match.
series-game-adjourned-result-comes-first = La partie { $number } est ajournée : il faut d’abord saisir son résultat.
series-game-seat-everyone-table-once = La partie { $number } doit réunir chaque joueur de la table une fois, et personne d’autre.
series-result-no-scores-scores-what = Le résultat ne donne pas de scores, alors que ce match les additionne.
series-total = { $name } { $total }
series-total-of = { $name } { $total } ({ $terms })
series-wins = { $who } gagne.
series-share-first = { $who } partagent la première place.
series-forfeited = { $who } { $count ->
        [one] a
       *[other] ont
    } déclaré forfait.
series-wins-with = { $who } gagne ({ $what })
series-leads-with = { $who } mène ({ $what })
series-titled = { $title } : { $standing }.
series-may-try = { $who } { $count ->
        [one] a
       *[other] ont
    } encore droit à un essai.
series-scored-turns = { $solved }score { $score }, { $turns ->
        [one] 1 coup
       *[other] { $turns } coups
    }
series-turns = { $solved }{ $turns ->
        [one] 1 coup
       *[other] { $turns } coups
    }
series-leads = { $who } { $count ->
        [one] mène
       *[other] mènent
    }.
series-needs = Il manque { $first } à { $one }, { $second } à { $two }.
series-wrong-seats = Les sièges de la partie { $number } sont incorrects ; dans l’ordre, ils reviennent à { $order }.
series-record-option = À { $score }, la partie { $number } est { $which } : la partie notée doit porter { $key }={ $value }, et non { $key }={ $given }.
series-surplus = Points au-delà de l’objectif, qui ne comptent pas : { $points }.
