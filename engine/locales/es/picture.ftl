picture-elsewhere = en otro lugar
picture-every-game-board = Todos los juegos en su tablero
# $who es un nombre o un bando: «Ana pasa», «Las blancas pasan».
picture-passes = { $who-number ->
        [plural] { $who-start } pasan
        [singular] { $who-start } pasa
       *[other] { $who } pasa
    }.
picture-resigns = { $who-number ->
        [plural] { $who-start } abandonan
        [singular] { $who-start } abandona
       *[other] { $who } abandona
    }.
picture-runs-out-time = { $who-number ->
        [plural] { $who-start } agotan
        [singular] { $who-start } agota
       *[other] { $who } agota
    } el tiempo.
picture-offers-draw-agreed = { $who-number ->
        [plural] { $who-start } ofrecen
        [singular] { $who-start } ofrece
       *[other] { $who } ofrece
    } tablas, y se aceptan.
picture-plays = juega { $word }
    .plural = juegan { $word }
picture-board = { $at } del tablero { $board }
picture-puts = coloca { $pieces } en { $places }
    .plural = colocan { $pieces } en { $places }
picture-on = { $piece } en { $place }
picture-moves = mueve de { $from } a { $places }
    .plural = mueven de { $from } a { $places }
picture-takes = captura en { $places }
    .plural = capturan en { $places }
picture-removes = retira { $places }
    .plural = retiran { $places }
picture-move = se mueven { $pieces }
picture-goes = { $piece } va a { $to }
picture-drop = caen { $pieces }
picture-drops = { $piece } de { $from } cae a { $to }
picture-taken = se { $count ->
        [one] captura
       *[other] capturan
    } { $pieces } de { $places }
picture-position-pyramid-board = Posición en un tablero piramidal
picture-position-board-squares = Posición en un tablero de casillas
picture-position-morris-board = Posición en un tablero de molino
picture-position-cross-board = Posición en un tablero en cruz
picture-position-tables = Posición en un tablero de backgammon
picture-position-barricades = Posición en Barricades
picture-position-liubo-board = Posición en un tablero de liubo
picture-position-pool = Posición en la piscina
picture-position-boxes = Posición de las casillas
picture-position = Posición
picture-offered = ofrecido
picture-middle = en el centro
picture-clause = { $who-number ->
        [plural] { $who-start } { $does-plural }
        [singular] { $who-start } { $does }
       *[other] { $who } { $does }
    }
picture-sentence = { $clauses }.
picture-puts-each = coloca { $pieces }
    .plural = colocan { $pieces }
picture-goes-from = { $piece } de { $from } va a { $to }
picture-leaves = { $pieces } de { $places } { $count ->
        [one] sale
       *[other] salen
    } del tablero
picture-becomes = { $pieces } de { $places } { $noun-gender ->
        [feminine] { $count ->
            [one] pasa a ser { $colour-feminine }
           *[other] pasan a ser { $colour-feminine-plural }
        }
       *[other] { $count ->
            [one] pasa a ser { $colour }
           *[other] pasan a ser { $colour-plural }
        }
    }
picture-changes = { $pieces } de { $places } { $count ->
        [one] cambia
       *[other] cambian
    } de color
picture-comes = { $count ->
        [one] aparece
       *[other] aparecen
    } { $pieces } en { $places }
picture-cube-at = Cubo: { $stake }, { $place }.
picture-dice = Dados: { $dice }.
picture-count = { $count } { $what-kind ->
        [noun] { $count ->
            [one] { $what }
           *[other] { $what-plural }
        }
       *[other] { $what }
    }
picture-aside = { $name }: { $value }.
picture-group = { $pieces }: { $places }
picture-empty-board = tablero vacío
picture-player = Jugador { $number }
picture-owned = { $owner }, { $name }
picture-fact = { $name }: { $value }
