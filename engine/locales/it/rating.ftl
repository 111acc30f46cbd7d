rating-result-belongs-before-results-already = Il risultato { $number } va prima di altri già conteggiati: i rating vanno ricalcolati dal registro.
rating-after-idle-periods-deviation-grown = Dopo { $idle ->
        [one] 1 periodo
       *[other] { $idle } periodi
    } senza giocare la deviazione è salita da { $before } a { $from }.
rating-against-expected-scored = Contro { $opponents }: attesi { $expected }, ottenuti { $actual }.
rating-being-longer-match-counts-times = Un incontro più lungo, che conta { $weight } volte.
rating-results-period-computed-together = Risultati di questo periodo, calcolati insieme a partire da { $from }: { $count }.
rating-result-not-rank-each-different = Il risultato { $number } deve nominare ogni giocatore una volta e dargli una posizione.
rating-ranks-result-not-counted-1 = Le posizioni del risultato { $number } non sono valide: partono da 1, e chi è a pari merito condivide la posizione migliore.
rating-forfeits-not-rated = I forfait non contano per il rating.
rating-byes-not-rated = I riposi non contano per il rating.
rating-solo-games-not-rated = Le partite in solitario non contano per il rating.
rating-games-2-rated-not = Per il rating contano solo le partite da 2 a { $max_players } giocatori; in questa erano { $players }.
rating-with-deviation = { $value }{ $mark } ± { $deviation }
rating-moved = Rating { $value } → { $new_value }, deviazione { $deviation } → { $new_deviation }.
rating-moved-volatility = Rating { $value } → { $new_value }, deviazione { $deviation } → { $new_deviation }, volatilità { $was } → { $now }.
