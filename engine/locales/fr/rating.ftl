rating-result-belongs-before-results-already = Le résultat { $number } se place avant d’autres déjà comptés : il faut recalculer les cotes depuis le journal.
rating-after-idle-periods-deviation-grown = Après { $idle } { $idle ->
        [one] période
       *[other] périodes
    } sans jouer, l’écart est passé de { $before } à { $from }.
rating-against-expected-scored = Contre { $opponents } : attendu { $expected }, obtenu { $actual }.
rating-being-longer-match-counts-times = Ce match, plus long, compte { $weight } fois.
rating-results-period-computed-together = Les { $count } résultats de cette période sont calculés ensemble, à partir de { $from }.
rating-result-not-rank-each-different = Le résultat { $number } doit nommer chaque joueur une seule fois et lui donner un rang.
rating-ranks-result-not-counted-1 = Les rangs du résultat { $number } ne sont pas valables : on compte à partir de 1, et les ex æquo partagent le meilleur rang.
rating-forfeits-not-rated = Les forfaits ne comptent pas pour la cote.
rating-byes-not-rated = Les exemptions ne comptent pas pour la cote.
rating-solo-games-not-rated = Les parties en solitaire ne comptent pas pour la cote.
rating-games-2-rated-not = Seules les parties de 2 à { $max_players } joueurs comptent pour la cote ; celle-ci en avait { $players }.
rating-with-deviation = { $value }{ $mark } ± { $deviation }
rating-moved = Cote { $value } → { $new_value }, écart { $deviation } → { $new_deviation }.
rating-moved-volatility = Cote { $value } → { $new_value }, écart { $deviation } → { $new_deviation }, volatilité { $was } → { $now }.
