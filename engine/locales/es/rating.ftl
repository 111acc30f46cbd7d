rating-result-belongs-before-results-already = El resultado { $number } va antes de otros que ya cuentan: hay que volver a calcular los ratings desde el registro de cambios.
rating-after-idle-periods-deviation-grown = Tras { $idle ->
        [one] 1 periodo
       *[other] { $idle } periodos
    } sin jugar, la desviación ha pasado de { $before } a { $from }.
rating-against-expected-scored = Contra { $opponents }: esperado { $expected }, obtenido { $actual }.
rating-being-longer-match-counts-times = Al ser un encuentro más largo, cuenta { $weight } veces.
rating-results-period-computed-together = Los { $count } resultados de este periodo se calculan juntos, a partir de { $from }.
rating-result-not-rank-each-different = El resultado { $number } tiene que nombrar a cada jugador una vez y darle un puesto.
rating-ranks-result-not-counted-1 = Los puestos del resultado { $number } no son válidos: se cuentan desde 1, y los empatados comparten el mejor.
rating-forfeits-not-rated = Las incomparecencias no cuentan para el rating.
rating-byes-not-rated = Los descansos no cuentan para el rating.
rating-solo-games-not-rated = Las partidas en solitario no cuentan para el rating.
rating-games-2-rated-not = Para el rating solo cuentan las partidas de 2 a { $max_players } jugadores; en esta eran { $players }.
rating-with-deviation = { $value }{ $mark } ± { $deviation }
rating-moved = Rating { $value } → { $new_value }, desviación { $deviation } → { $new_deviation }.
rating-moved-volatility = Rating { $value } → { $new_value }, desviación { $deviation } → { $new_deviation }, volatilidad { $was } → { $now }.
