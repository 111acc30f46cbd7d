series-all-attempts-made = Ya se han hecho todos los intentos.
series-who-take-part-withdraw = Solo puede retirarse quien participa.
series-attempt-entrant-every-seat = En el intento { $number }, todos los puestos tienen que ser de la misma persona.
series-no-attempt-left = { $name } ha agotado los intentos permitidos: { $attempts }.
series-attempt-not-begin-published-setup = El intento { $number }, de { $name }, no parte de la disposición publicada, «{ $setup }».
series-no-attempt-yet = aún no hay intentos
series-solved-comes-first-score-fewer = Primero cuenta haberlo resuelto; después, la puntuación; después, menos jugadas, y por último, el intento más antiguo.
series-entrants-still-try = Aún pueden intentarlo { $count } jugadores.
series-solved = resuelto,{" "}
series-unsolved = sin resolver,{" "}
series-jacoby-rule-speaks-cube-cannot = La regla de Jacoby trata del cubo: sin cubo no se puede usar.
series-crawford-game = la partida Crawford
series-not-crawford-game = una partida normal, no la Crawford
series-match-record-game-say-not = En este encuentro, el registro de la partida { $number } tiene que decir { $key }={ $value }, no { $key }={ $given }.
series-game-no-winner-match-game = La partida { $number } no tiene ganador, y una partida de un encuentro no puede acabar en tablas.
series-game-cannot-worth-winner-once = La partida { $number } no puede valer { $won } a { $lost }: quien gana se lleva una, dos o tres veces la apuesta, y quien pierde, nada.
series-run-out-time = { $name } ha agotado el tiempo.
series-level = El marcador está igualado.
series-game-crawford-game-no-doubling = La partida { $number } es la partida Crawford: no se dobla.
series-game = Partida { $number }.
series-sat-down-but-rank = Jugadores de la partida: { $seats }; puestos indicados: { $given }. Tienen que ser los mismos.
series-ranks-not-counted-1-ties = Los puestos { $ranks } no son válidos: se cuentan desde 1, y los empatados comparten el mejor.
series-sat-down-but-score = Jugadores de la partida: { $seats }; puntuaciones indicadas: { $given }. Tienen que ser las mismas.
series-forfeit-more-who-play = Solo quien juega la partida puede perderla por incomparecencia.
series-lost-game-without-count-which = { $name } perdió una partida sin puntuación, lo que queda por detrás de cualquier total.
series-lost-games-without-count-which = { $name } perdió { $count } partidas sin puntuación, lo que queda por detrás de cualquier total.
series-game-2 = Partida { $number } de { $games }.
series-game-most = Partida { $number } de { $games } como máximo.
series-game-break-tie = Partida { $number }, para deshacer el empate.
series-first-seat = Empieza { $first }.
series-first-seat-2 = Puede empezar { $first }.
series-nobody-wins = No gana nadie.
series-draw = Quedan en tablas.
series-all-share-first-place = Todos comparten el primer puesto.
series-single-game = Una sola partida
series-best = Al mejor de { $games } partidas
series-games = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
series-first = Hasta { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
series-two-games-sides-exchanged = Dos partidas, cambiando de bando
series-match = Encuentro a { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
series-splink-duel = Duelo de Splink
series-spangle = Spangle a { $target }
series-flying-marbles = Sphlying Marbles a { $target }
series-highest-total = Mayor total en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
series-lowest-total = Menor total en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }
series-best-score = Mejor puntuación
series-players-not = { $title }: es para { $low ->
        [one] 1 jugador
       *[other] { $low } jugadores
    }, no para { $entrants }.
series-players-not-2 = { $title }: es para { $low } a { $high } jugadores, no para { $entrants }.
series-number-games-points-attempts-1 = El número de partidas, puntos o intentos va de 1 a { $max_games }; { $number } no vale.
series-full-table-2-places-scale = Una mesa completa tiene de 2 a { $max_places } plazas, y una escala de puntos no puede tener más.
series-place-not-worth-more-place = Un puesto no puede valer más que el anterior.
series-game-adjourned = La partida { $number } está aplazada.
series-match-already-decided-games = El encuentro ya está decidido tras { $finished ->
        [one] 1 partida
       *[other] { $finished } partidas
    }.
series-who-still-match-give-up = Solo puede abandonar el encuentro quien sigue en él.
series-game-adjourned-result-comes-first = La partida { $number } está aplazada: antes hay que introducir su resultado.
series-game-seat-everyone-table-once = En la partida { $number } tiene que jugar cada persona de la mesa una vez, y nadie más.
series-result-no-scores-scores-what = El resultado no trae puntuaciones, y este encuentro las suma.
series-total = { $name } { $total }
series-total-of = { $name } { $total } ({ $terms })
series-wins = Gana { $who }.
series-share-first = { $who } comparten el primer puesto.
series-forfeited = Incomparecencia de { $who }.
series-wins-with = gana { $who } ({ $what })
series-leads-with = va por delante { $who } ({ $what })
series-titled = { $title }: { $standing }.
series-may-try = Aún { $count ->
        [one] puede
       *[other] pueden
    } intentarlo { $who }.
series-scored-turns = { $solved }puntuación { $score }, { $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }
series-turns = { $solved }{ $turns ->
        [one] 1 jugada
       *[other] { $turns } jugadas
    }
series-leads = { $count ->
        [one] Va
       *[other] Van
    } por delante { $who }.
series-needs = Faltan por sumar: { $one } { $first }, { $two } { $second }.
series-wrong-seats = Los puestos de la partida { $number } no son correctos; por orden, corresponden a { $order }.
series-record-option = Con { $score }, la partida { $number } es { $which }: su registro tiene que decir { $key }={ $value }, no { $key }={ $given }.
series-surplus = Puntos por encima de la meta, que no cuentan: { $points }.
