bracket-bracket-entrants-not = Las eliminatorias son para { $fewest } a { $most } participantes, no para { $given }.
bracket-entrant-seeded-twice = Una inscripción es cabeza de serie dos veces.
bracket-match-no-result = El encuentro { $id } no tiene resultado.
bracket-entrant-left-already = Esta inscripción ya se ha retirado.
bracket-entrant-not-left = Esta inscripción no se ha retirado.
bracket-result-match-falls-other-players = El resultado del encuentro { $one } queda anulado: sus jugadores han cambiado.
bracket-results-matches-fall-other-players = Los resultados de los encuentros { $most } y { $last } quedan anulados: sus jugadores han cambiado.
bracket-groups-need-least-two-players = Cada grupo necesita al menos dos jugadores, y en total caben { $most }: { $entrants } jugadores en { $groups ->
        [one] 1 grupo
       *[other] { $groups } grupos
    } no puede ser.
bracket-cannot-go-groups = De grupos de { $smallest } no se pueden clasificar { $advance }.
bracket-seed-group-seeds-dealt-groups = La cabeza de serie n.º { $seed } está en el grupo { $letter }: se reparten en zigzag entre { $count } grupos para que todos sean igual de fuertes.
bracket-number-group-seed-firsts-come = El puesto { $place } del grupo { $letter } es la cabeza de serie n.º { $seed }: los primeros van antes que los segundos, y los de un mismo grupo tardan lo más posible en encontrarse.
bracket-standings-not-groups = Las clasificaciones no son las de estos grupos.
bracket-own-order = en su mismo orden
bracket-reverse-order = en orden inverso
bracket-halves-exchanged = con las mitades intercambiadas
bracket-each-half-reversed = con cada mitad invertida
bracket-neighbours-exchanged = con los vecinos intercambiados
bracket-bracket-entrants-not-2 = Las eliminatorias son para { $fewest } a { $most } participantes, no para { $entrants }.
# Las que acaban en -2 siguen a «va».
bracket-main-round = ronda { $round } del cuadro principal
bracket-main-round-2 = a la ronda { $round } del cuadro principal
bracket-losers-round = ronda { $round } de perdedores
bracket-losers-round-2 = a la ronda { $round } de perdedores
bracket-consolation-round = ronda { $round } de consolación
bracket-consolation-round-2 = a la ronda { $round } de consolación
bracket-last-chance-round = ronda { $round } de la última oportunidad
bracket-last-chance-round-2 = a la ronda { $round } de la última oportunidad
bracket-match-place = encuentro por el { $from ->
        [3] tercer puesto
       *[other] puesto { $from }
    }
bracket-match-place-2 = al encuentro por el { $from ->
        [3] tercer puesto
       *[other] puesto { $from }
    }
bracket-match-places = encuentro por los puestos del { $from } al { $to }
bracket-round-places = encuentros por los puestos del { $from } al { $to }
bracket-matches-places = a los encuentros por los puestos del { $from } al { $to }
bracket-round = ronda { $round }
bracket-round-2 = a la ronda { $round }
bracket-second-grand-final = segunda gran final
bracket-second-grand-final-2 = a la segunda gran final
bracket-grand-final = gran final
bracket-grand-final-2 = a la gran final
bracket-consolation-final = final de consolación
bracket-consolation-final-2 = a la final de consolación
bracket-last-chance-final = final de la última oportunidad
bracket-last-chance-final-2 = a la final de la última oportunidad
bracket-final = final
bracket-final-2 = a la final
bracket-semi-final = semifinal
bracket-semi-finals = semifinales
bracket-semi-final-2 = a la semifinal
bracket-quarter-final = encuentro de cuartos de final
bracket-quarter-finals = cuartos de final
bracket-quarter-final-2 = a los cuartos de final
bracket-match-16 = encuentro de octavos de final
bracket-round-16 = octavos de final
bracket-round-16-2 = a los octavos de final
bracket-no-entrant-number = Nadie tiene el número { $stranger }.
bracket-no-match = No existe el encuentro { $id }.
bracket-match-two-results = El encuentro { $id } tiene dos resultados.
bracket-match-cannot-result-yet-players = El encuentro { $id } aún no puede tener resultado: no se conocen sus jugadores.
bracket-match-not-played-player-no = El encuentro { $id } no se juega: falta un rival.
bracket-match-not-played-first-grand = El encuentro { $id } no se juega: la primera gran final ya lo ha decidido.
bracket-result-match-not-between-two = El resultado del encuentro { $id } nombra a otros jugadores, no a los dos que lo juegan.
bracket-winner-match-not-play = El ganador indicado del encuentro { $id } no juega en él.
bracket-if-unbeaten-player-wins-end = Si gana quien llega sin derrotas, ahí se acaba; si no, hay una derrota por cada lado y decide el encuentro { $again }.
bracket-shares-places = comparte los puestos del { $from } al { $to }
bracket-takes-place = { $from ->
        [1] queda en primer puesto
        [2] queda en segundo puesto
        [3] queda en tercer puesto
       *[other] queda en el puesto { $from }
    }
bracket-out = queda fuera
bracket-first-seat-lot-seed = Empieza { $player }, por sorteo (semilla { $lots }).
bracket-winner-match = quien gane el encuentro { $id }
bracket-loser-match = quien pierda el encuentro { $id }
bracket-nobody = nadie
bracket-entrants-leave-places-empty-top = Con { $entrants } participantes { $byes ->
        [one] queda libre 1 plaza de { $size }, y la primera cabeza de serie pasa sin jugar
       *[other] quedan libres { $byes } plazas de { $size }, y las primeras cabezas de serie pasan sin jugar
    }.
bracket-first-round-sets-high-seeds = La primera ronda enfrenta a las primeras cabezas de serie con las últimas, para que los mejores se encuentren tarde.
bracket-played-because-both-lost-once = Se juega porque hay una derrota por cada lado.
bracket-unbeaten-player-starts-game-ahead = Quien llega sin derrotas empieza con una partida de ventaja.
bracket-round-fewer-players-places-goes = En esta ronda hay menos jugadores que plazas, así que uno descansa.
bracket-losers-round-join-round-crossed = Los perdedores de la ronda { $from } entran en la ronda { $to }, cruzados para evitar revanchas tempranas.
bracket-seeds-drawn-lot-seed = Las cabezas de serie a partir de la n.º { $from } se han sorteado (semilla { $lots }).
bracket-seed = cabeza de serie n.º { $seed }
bracket-winner-match-2 = ganó el encuentro { $id }
bracket-loser-match-2 = perdió el encuentro { $id }
bracket-bye-2 = descanso
bracket-no = n.º { $number }
bracket-winner = Quien gane
bracket-loser = quien pierda
bracket-road-one = { $winner } { $to }.
bracket-road = { $winner } { $to }; { $loser } { $out }.
bracket-goes-bye = va { $stage } y allí descansa
bracket-goes-against = va { $stage } contra { $opponent }
bracket-why = { $stage }: { $a } contra { $b }.
bracket-why-bye = { $stage }: { $player } descansa.
bracket-introduced = { $name } ({ $origin })
bracket-losers-drop = Los perdedores de la ronda { $from } del cuadro principal bajan { $order }, para que las revanchas lleguen tarde.
