rating-result-belongs-before-results-already = Result { $number } belongs before results that are already counted: the ratings have to be recalculated from the log.
rating-after-idle-periods-deviation-grown = After { $idle } { $idle ->
        [one] period
       *[other] periods
    } without a game, the deviation has grown from { $before } to { $from }.
rating-against-expected-scored = Against { $opponents }: expected { $expected }, scored { $actual }.
rating-being-longer-match-counts-times = As a longer match, it counts { $weight } times.
rating-results-period-computed-together = The { $count } results of this period are calculated together, starting from { $from }.
rating-result-not-rank-each-different = Result { $number } must name each player once and give each of them a rank.
rating-ranks-result-not-counted-1 = The ranks in result { $number } are not valid: they count from 1, and tied players share the better rank.
rating-forfeits-not-rated = Forfeits are not rated.
rating-byes-not-rated = Byes are not rated.
rating-solo-games-not-rated = Solo games are not rated.
rating-games-2-rated-not = Only games of 2 to { $max_players } players are rated; this one had { $players }.
rating-with-deviation = { $value }{ $mark } ± { $deviation }
rating-moved = Rating { $value } → { $new_value }, deviation { $deviation } → { $new_deviation }.
rating-moved-volatility = Rating { $value } → { $new_value }, deviation { $deviation } → { $new_deviation }, volatility { $was } → { $now }.
