format-played-against-others-score-attack = { $text } se juega contra rivales: una carrera de puntos es para juegos en solitario o en equipo.
format-score-attack-close-after-opens = La carrera de puntos tiene que terminar después de empezar.
format-everybody-plays-same-setup-alone = { $attempts ->
    [one] Cada cual juega en solitario la misma disposición, una vez.
   *[other] Cada cual juega en solitario la misma disposición, hasta { $attempts } veces.
}
format-players-attempts-left-settled = { $open ->
    [one] A una persona aún le quedan intentos, o tiene alguno sin decidir.
   *[other] A { $open } jugadores aún les quedan intentos, o tienen alguno sin decidir.
}
format-score-attack-counts-best-many = En una carrera de puntos cuenta el mejor de varios intentos. Elige «Lo mejor de N intentos» como encuentro.
format-attempts-count-from = Los intentos cuentan desde el { $from }. Vuelve entonces.
format-attempts-counted-until = Los intentos contaban hasta el { $end }; ya no se pueden enviar más.
format-all-attempts-made = Ya se han hecho todos los intentos: { $used } de { $attempts }.
format-best = Mejor
format-best-attempt = Mejor intento
format-solved = Resuelto
format-turns = Jugadas
format-attempts = Intentos
format-solved-comes-first-score-fewer = Primero cuenta haberlo resuelto; después, la puntuación, las menos jugadas y el intento anterior.
format-attempt-proved-record = Intento { $number }, demostrado por su registro.
format-attempt-without-record = Intento { $number }, sin registro.
format-1-table-count-yet = 1 mesa aún no cuenta.
format-tables-count-yet = { $open ->
    [one] { $open } mesa aún no cuenta.
   *[other] { $open } mesas aún no cuentan.
}
format-results-missing = Faltan resultados: { $text }.
format-results-missing-more = Faltan resultados: { $text }; y { $more } más.
format-knockout-waits-group = Para las eliminatorias faltan resultados de estos grupos: { $text }.
format-group-level-after-all-tie = En el grupo { $letter }, { $one } y { $other } siguen empatados tras todos los desempates y solo uno se clasifica: decide su orden con una partida de desempate o por sorteo e introdúcelo.
format-tables-least-everybody-groups-each = Mesas por participante en los grupos, como mínimo: { $fewest }. Clasificados por grupo: { $advance }.
format-player-still-listed-first = Una persona sigue en juego; va en primer lugar.
format-players-still-listed-first = { $left ->
    [one] { $left } jugador sigue en juego; va en primer lugar.
   *[other] { $left } jugadores siguen en juego; van en primer lugar.
}
format-match = Encuentro { $id }, { $name }: { $text }
format-pl = Pos.
format-place = Puesto
format-w = G
format-matches-won = Encuentros ganados
format-plays-match = Juega el encuentro { $id }, { $text }.
format-waits-opponent-match = Espera rival en el encuentro { $id }, { $text }.
format-match-end-level-knockout-needs = Un encuentro puede acabar en empate, y en unas eliminatorias alguien tiene que ganar: haz que se siga hasta que alguien vaya por delante.
format-winner-match = Quien gane el encuentro { $id }
format-loser-match = Quien pierda el encuentro { $id }
format-x-2 = —
format-main-bracket = Cuadro principal
format-losers-bracket = Cuadro de perdedores
format-consolation = Consolación
format-last-chance = Última oportunidad
format-places = Puestos { $from } a { $to }
format-starting-grand-final-game-ahead = Para empezar la gran final con una partida de ventaja, el encuentro tiene que contarse por partidas: elige una partida, al mejor de N o hasta N puntos, o bien otro tipo de gran final.
format-table-ended-level-knockout-needs = La mesa { $round }.{ $place } ({ $names }) acabó en empate, y en unas eliminatorias alguien tiene que ganar: reábrela para que se siga jugando o introduce una incomparecencia.
format-these-tables-fall-because-other = Estas mesas quedan anuladas, porque sus encuentros tienen ahora otros jugadores: { $text }.
format-say-how-far-challenge-write = «{ $word }» no dice hasta dónde se puede desafiar. Escribe «5:2, 8:3, *:5»: desde los peldaños 1 a 5, hasta dos más arriba, etc.
format-nobody-challenge-anybody-say-how = Nadie podría desafiar a nadie: di cuántos peldaños más arriba se puede desafiar.
format-players-challenge-each-other-days = Los jugadores se desafían entre sí: { $answer ->
    [one] { $answer } día
   *[other] { $answer } días
} para responder, { $play ->
    [one] { $play } día
   *[other] { $play } días
} para jugar.
format-tables-come-challenges-until-organiser = Las mesas salen de los desafíos, hasta que la organización cierre la escalera.
format-competition-ladder = Esta competición no es una escalera.
format-ladder-begun = La escalera aún no ha empezado.
format-game-challenge-reported-already-cannot = Ya se ha comunicado una partida de este desafío, así que no se puede rechazar. Si no es correcta, impúgnala.
format-challenge-open-any-more = Este desafío ya no está abierto.
format-move = Mov.
format-last-move = Último movimiento
format-wins = Victorias
format-g = PJ
format-games = Partidas
format-plays-accepted = { $by } se enfrenta a { $whom }, que ha aceptado. Plazo para jugar: { $day }.
format-challenges-answers = { $by } desafía a { $whom }. Plazo para responder: { $day }.
format-season-closed-yet-close-first = La temporada aún no está cerrada. Ciérrala antes: así se prepara la siguiente.
format-pts = Pts
format-points = Puntos
format-p = J
format-played = Jugados
format-won = Ganados
format-d = T
format-drawn = Tablas
format-l = P
format-lost = Perdidos
format-x-3 = +
format-scored = A favor
format-x-4 = −
format-conceded = En contra
format-won-drawn-lost = Ganados: { $won }; tablas: { $drawn }; perdidos: { $lost }.
format-win-draw = { $text } Una victoria vale { $win } y unas tablas, { $draw }.
format-win-draw-below-before = { $text } Una victoria vale { $win } y unas tablas, { $draw }. Va por detrás del anterior por: { $by }.
format-more-go-up-down-division = Ascienden o descienden más jugadores de los que tiene una división.
format-left-season = { $gone } ha dejado la temporada.
format-competition-league = Esta competición no es una liga.
format-tables-without-settled-result-first = { $count ->
    [one] Una mesa no tiene resultado decidido: la { $place } de la ronda { $round }.
   *[other] { $count } mesas no tienen resultado decidido; la primera, la { $place } de la ronda { $round }.
}
format-division = Una división de { $sizes }.
format-divisions = { $count ->
    [one] { $count } división: { $sizes }.
   *[other] { $count } divisiones: { $sizes }.
}
format-window-lies-between = El periodo tiene que estar entre { $first_year } y { $last_year }.
format-window-end-after-opens = El periodo tiene que terminar después de empezar.
format-players-open-tables-themselves-until = Los jugadores abren sus mesas hasta que termine el periodo.
format-competition-begun-tables-opened-once = La competición no ha empezado; después se podrán abrir mesas.
format-table-here-players = Aquí una mesa es de { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}, no de { $count }.
format-avg = Med.
format-points-game = Puntos por partida
format-games-count = Partidas que cuentan
format-draws = Tablas
format-game-count = Hay una partida que no cuenta. { $text }
format-competition-open-play = Esta competición no es de juego libre.
format-players-meet-like-games-give = Cada cual juega contra quien quiere, del { $from } al { $to }. Partidas necesarias para clasificarse: { $fewest }; partidas que cuentan, como máximo: { $most }.
format-nobody-get-rank-takes-games = Nadie puede clasificarse: { $fewest ->
    [one] hace falta { $fewest } partida
   *[other] hacen falta { $fewest } partidas
} y solo { $most ->
    [one] puede contar { $most }
   *[other] pueden contar { $most }
}.
format-takes-two-players-least = Hacen falta dos jugadores como mínimo.
format-rounds-tables-all-everybody = Rondas: { $count }. Mesas: { $tables } en total, { $most } por participante.
format-rounds-tables-all-everybody-2 = Rondas: { $count }. Mesas: { $tables } en total, de { $fewest } a { $most } por participante.
format-rounds-tables-all = Rondas: { $count }. Mesas: { $tables } en total.
format-last-round-ends-after-last = La última ronda termina el { $last }, después del último día de la competición, el { $end }.
format-provisional-table-result-yet-counts = Clasificación provisional: una mesa aún no tiene resultado y no cuenta.
format-provisional-tables-result-yet-count = { $open ->
    [one] Clasificación provisional: { $open } mesa aún no tiene resultado y no cuenta.
   *[other] Clasificación provisional: { $open } mesas aún no tienen resultado y no cuentan.
}
format-rounds-many-swiss-finds-winner = { $most ->
    [one] Está prevista { $most } ronda.
   *[other] { $most } rondas son muchas.
} Un sistema suizo da un ganador en menos, y unos grupos con eliminatorias también.
format-opponent-left = Su rival, { $gone }, se ha retirado.
format-swiss-needs-two-players-least = Un sistema suizo necesita dos jugadores como mínimo; hay { $players }.
format-choose-how-many-rounds-played = Elige el número de rondas.
format-players-play-rounds-without-meeting = { $players } jugadores pueden jugar { $most } rondas sin repetir rival, no { $rounds }: elige menos rondas o el sistema «Solo por puntos», que permite revanchas.
format-double-swiss-every-meeting-two = En el suizo doble, cada encuentro son dos partidas: elige «Dos partidas, cambiando de bando» como encuentro.
format-double-swiss-knows-acceleration-switch = El suizo doble no admite aceleración: quítala o elige otro sistema.
format-fewer-two-players-round-nobody = Para la ronda { $round } quedan menos de dos jugadores: no se puede emparejar a nadie.
format-1-round-without-repeat-maximum = Sin repetir rival, 2 jugadores solo pueden jugar 1 ronda. Mejor que jueguen un encuentro.
format-rounds-without-repeat-maximum-players = { $longest ->
    [one] Sin repetir rival, { $players } jugadores solo pueden jugar { $longest } ronda. Les va mejor un todos contra todos.
   *[other] Sin repetir rival, { $players } jugadores solo pueden jugar { $longest } rondas. Les va mejor un todos contra todos.
}
format-after-rounds-several-players-won = { $rounds ->
    [one] Tras { $rounds } ronda puede haber varios jugadores que lo hayan ganado todo; tras { $needed }, uno como mucho.
   *[other] Tras { $rounds } rondas puede haber varios jugadores que lo hayan ganado todo; tras { $needed }, uno como mucho.
}
format-smallest-table = La mesa más pequeña tiene que ser de { $low } a { $seats } jugadores; { $smallest } no vale.
format-players-table-needs-add-players = Jugadores: { $count }; una mesa necesita { $smallest }. Añade jugadores o permite mesas más pequeñas.
format-competition-played-rounds-tables = Esta competición no se juega por rondas en mesas de varios.
format-players-cannot-seated-tables = { $players ->
    [one] No se puede sentar a { $players } jugador en mesas de { $smallest } a { $seats }.
   *[other] No se puede repartir a { $players } jugadores en mesas de { $smallest } a { $seats }.
}
format-tables-2 = Mesas de { $sizes }.
format-rounds-planned-rounds-without-repeat = { $rounds ->
    [one] Hay { $rounds } ronda prevista, pero sin repetir rivales solo se pueden jugar { $most }: habrá quienes vuelvan a coincidir.
   *[other] Hay { $rounds } rondas previstas, pero sin repetir rivales solo se pueden jugar { $most }: habrá quienes vuelvan a coincidir.
}
format-sit-out-each-round-smaller = { $byes ->
    [one] En cada ronda descansa { $byes } de { $players } jugadores. Con mesas más pequeñas, o con otro número de jugadores, se sentaría todo el mundo.
   *[other] En cada ronda descansan { $byes } de { $players } jugadores. Con mesas más pequeñas, o con otro número de jugadores, se sentaría todo el mundo.
}
format-only-swiss-round-robin-competitions = Solo se pueden exportar como informe federativo los suizos y los todos contra todos de dos por mesa.
bound-tenths-point-win = Puntos por victoria (en décimas)
bound-tenths-point-draw = Puntos por tablas (en décimas)
bound-tenths-point-loss = Puntos por derrota (en décimas)
bound-tenths-point-bye = Puntos por descanso (en décimas)
bound-hours-round = Horas para jugar una ronda
bound-hours-until-result-counts = Horas hasta la confirmación automática
bound-limit-entries = Máximo de participantes
bound-games = Partidas
bound-points-win = Puntos para ganar
bound-attempts = Intentos
bound-rounds-without-second-chance = Últimas rondas del cuadro principal sin consolación
bound-games-against-one-opponent = Partidas que cuentan contra cada rival
bound-games-rank = Partidas necesarias para clasificarse
bound-days-longest-postponement = Cuánto se puede posponer (días)
bound-players-division = Jugadores por división
bound-days-between-rounds = Días entre una ronda y la siguiente
bound-days-round-stays-open = Días para jugar una ronda
bound-players-who-go-up = Jugadores que ascienden
bound-players-who-go-down = Jugadores que descienden
bound-players-who-play-off = Jugadores en la promoción
bound-postponements = Veces que se puede posponer, por jugador
bound-days-two-play-again = Días hasta que los dos mismos puedan volver a enfrentarse
bound-days-answer = Días para responder a un desafío
bound-days-play = Días para jugar un desafío
bound-open-challenges = Desafíos abiertos, por jugador
bound-places-lost-refusing = Puestos que se pierden por rechazar un desafío
bound-places-lost-not-coming = Puestos que se pierden por no presentarse
bound-ranges-challenges = Tramos de los desafíos
bound-groups = Grupos
bound-players-who-go-on-from-group = Clasificados por grupo
bound-seats-at-table = Jugadores por mesa
bound-rounds = Rondas
bound-tenths-point = Puntos (en décimas)
format-table-disputed = mesa { $number } ({ $names }, impugnada)
format-table-open = mesa { $number } ({ $names })
format-about = { $name }: { $text }
