picture-elsewhere = elsewhere
picture-every-game-board = Every game on its board
picture-passes = { $who } passes.
picture-resigns = { $who } resigns.
picture-runs-out-time = { $who } runs out of time.
picture-offers-draw-agreed = { $who } offers a draw, which is accepted.
picture-plays = plays { $word }
picture-board = { $at } of board { $board }
picture-puts = puts { $pieces } on { $places }
picture-on = { $piece } on { $place }
picture-moves = moves { $from } to { $places }
picture-takes = takes { $places }
picture-removes = removes { $places }
picture-move = { $pieces } move
picture-goes = { $piece } goes to { $to }
picture-drop = { $pieces } drop
picture-drops = { $piece } on { $from } drops to { $to }
picture-taken = { $pieces } on { $places } { $count ->
        [one] is
       *[other] are
    } taken
picture-position-pyramid-board = Position on a pyramid board
picture-position-board-squares = Position on a square board
picture-position-morris-board = Position on a nine men’s morris board
picture-position-cross-board = Position on a cross-shaped board
picture-position-tables = Position on a backgammon board
picture-position-barricades = Position on the Barricades board
picture-position-liubo-board = Position on a Liubo board
picture-position-pool = Position in the pool
picture-position-boxes = Position of the boxes
picture-position = Position
picture-offered = offered
picture-middle = in the middle
picture-clause = { $who } { $does }
picture-sentence = { $clauses }.
picture-puts-each = puts { $pieces }
picture-goes-from = { $piece } on { $from } goes to { $to }
picture-leaves = { $pieces } on { $places } { $count ->
        [one] leaves
       *[other] leave
    } the board
picture-becomes = { $pieces } on { $places } { $count ->
        [one] becomes
       *[other] become
    } { $colour }
picture-changes = { $pieces } on { $places } { $count ->
        [one] changes
       *[other] change
    } colour
picture-comes = { $pieces } { $count ->
        [one] comes
       *[other] come
    } to { $places }
picture-cube-at = Cube: { $stake }, { $place }.
picture-dice = Dice: { $dice }.
picture-count = { $count } { $what-kind ->
        [shape] { $count ->
            [one] { $what }
           *[other] { $what-plural }
        }
       *[other] { $what }
    }
picture-aside = { $name }: { $value }.
picture-group = { $pieces }: { $places }
picture-empty-board = empty board
picture-player = Player { $number }
picture-owned = { $owner }, { $name }
picture-fact = { $name }: { $value }
