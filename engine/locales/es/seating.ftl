seating-tables-3-8-players-not = Las mesas son de 3 a 8 jugadores, no de { $size }. Para dos jugadores, elige un sistema suizo o un todos contra todos.
seating-smallest-table-2-players-not = La mesa más pequeña debe tener de 2 a { $size } jugadores, no { $smallest }.
seating-field-most-players-rounds-split = Un torneo tiene como máximo { $most_players } jugadores y { $most_rounds } rondas. Divídelo en grupos.
seating-player-no-marked-absent-but = El jugador n.º { $player } consta como ausente, pero no está entre los inscritos ({ $count }).
seating-table-round-more-8-players = Una mesa de la ronda { $number } tiene más de 8 jugadores.
seating-round-player-no-who-not = En la ronda { $number } hay un jugador n.º { $player } que no está entre los inscritos.
seating-sits-twice-round = { $name } figura dos veces en la ronda { $number }.
seating-players-present-table-needs-allow = Jugadores presentes: { $count }; una mesa necesita { $smallest }. Permite mesas más pequeñas o añade jugadores.
seating-nobody-seated = No se puede sentar a nadie.
seating-1-round-without-repeat-maximum = Sin repetir rivales solo se puede jugar 1 ronda: en la segunda, algunos tendrían que volver a coincidir.
seating-rounds-everybody-meet-everybody-exactly = En { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    } todos pueden coincidir con todos exactamente una vez. Sin repetir rivales no se puede jugar ninguna más.
seating-rounds-without-repeat-maximum-rounds = Sin repetir rivales se { $most_rounds ->
        [one] puede jugar 1 ronda
       *[other] pueden jugar { $most_rounds } rondas
    } como máximo. En { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    } todos pueden coincidir con todos exactamente { $meetings } veces.
seating-rounds-without-repeat-maximum = Sin repetir rivales se pueden jugar { $most_rounds } rondas como máximo.
seating-round-balanced-design = Ronda { $round } del diseño equilibrado.
seating-mixed-few-possible-meet-again = Mezcla en la que vuelven a coincidir los menos posibles; los puntos no influyen.
seating-straight-standings-points = Según la clasificación; puntos en esta mesa: de { $most } a { $least }.
seating-all-points = En esta mesa todos tienen { $points }.
seating-points = Puntos en esta mesa: de { $most } a { $least }.
seating-met-before-no-seating-less = { $name } y { $other } ya han coincidido ({ $times }×); no se ha encontrado un reparto con menos repeticiones.
seating-both = { $name } y { $other } son del mismo club: { $club }.
seating-club = { $name } y { $other } son del mismo club.
seating-instead-sit-here-nobody-more = En esta mesa juegan { $seats } en vez de { $full }, para que nadie más se quede sin mesa.
seating-seat-seats-far = { $name } tiene el puesto { $number }; veces en cada puesto hasta ahora: { $times }.
seating-no-table-no-bye-far = { $name } descansa: aún no lo había hecho y, de quienes tampoco, es quien tiene menos puntos ({ $points }); después decide el sorteo.
seating-no-table-again-everybody-else = { $name } vuelve a descansar: los demás han descansado las mismas veces ({ $byes }); de ellos, quien tiene menos puntos ({ $points }), y después decide el sorteo.
