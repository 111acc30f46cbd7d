rating-result-belongs-before-results-already = Ergebnis { $number } gehört vor schon gezählte Ergebnisse: Die Wertungszahlen müssen aus dem Protokoll neu berechnet werden.
rating-after-idle-periods-deviation-grown = Nach { $idle ->
        [one] 1 Periode
       *[other] { $idle } Perioden
    } ohne Partie ist die Abweichung von { $before } auf { $from } gewachsen.
rating-against-expected-scored = Gegen { $opponents }: erwartet { $expected }, erzielt { $actual }.
rating-being-longer-match-counts-times = Als längeres Match zählt es { $weight }-mal.
rating-results-period-computed-together = Die { $count } Ergebnisse dieser Periode werden zusammen berechnet, ausgehend von { $from }.
rating-result-not-rank-each-different = Ergebnis { $number } muss alle Teilnehmenden einmal nennen und jedem Namen einen Rang geben.
rating-ranks-result-not-counted-1 = Die Ränge in Ergebnis { $number } sind ungültig: Sie zählen ab 1, und bei Gleichstand gilt für alle der bessere Rang.
rating-forfeits-not-rated = Kampflose Partien werden nicht gewertet.
rating-byes-not-rated = Spielfrei wird nicht gewertet.
rating-solo-games-not-rated = Solopartien werden nicht gewertet.
rating-games-2-rated-not = Gewertet werden nur Partien zu 2 bis { $max_players }; diese hatte { $players }.
rating-with-deviation = { $value }{ $mark } ± { $deviation }
rating-moved = Wertungszahl { $value } → { $new_value }, Abweichung { $deviation } → { $new_deviation }.
rating-moved-volatility = Wertungszahl { $value } → { $new_value }, Abweichung { $deviation } → { $new_deviation }, Volatilität { $was } → { $now }.
