picture-elsewhere = ailleurs
picture-every-game-board = Tous les jeux sur leur plateau
picture-passes = { $who } passe.
picture-resigns = { $who } abandonne.
picture-runs-out-time = { $who } dépasse le temps.
picture-offers-draw-agreed = { $who } propose la nulle, qui est acceptée.
picture-plays = joue { $word }
picture-board = { $at } du plateau { $board }
picture-puts = pose { $pieces } en { $places }
picture-on = { $piece } en { $place }
picture-moves = déplace { $from } en { $places }
picture-takes = prend { $places }
picture-removes = retire { $places }
picture-move = { $pieces } se déplacent
picture-goes = { $piece } va en { $to }
picture-drop = { $pieces } tombent
picture-drops = { $piece } en { $from } tombe en { $to }
picture-taken = { $pieces } en { $places } { $noun-gender ->
        [feminine] { $count ->
            [one] est prise
           *[other] sont prises
        }
       *[other] { $count ->
            [one] est pris
           *[other] sont pris
        }
    }
picture-position-pyramid-board = Position sur un plateau pyramidal
picture-position-board-squares = Position sur un plateau quadrillé
picture-position-morris-board = Position sur un plateau de moulin
picture-position-cross-board = Position sur un plateau en croix
picture-position-tables = Position sur un plateau de backgammon
picture-position-barricades = Position sur le plateau de Barricades
picture-position-liubo-board = Position sur un plateau de Liubo
picture-position-pool = Position dans la piscine
picture-position-boxes = Position des clapets
picture-position = Position
picture-offered = proposé
picture-middle = au milieu
picture-clause = { $who } { $does }
picture-sentence = { $clauses }.
picture-puts-each = pose { $pieces }
picture-goes-from = { $piece } en { $from } va en { $to }
picture-leaves = { $pieces } en { $places } { $count ->
        [one] quitte
       *[other] quittent
    } le plateau
picture-becomes = { $pieces } en { $places } { $noun-gender ->
        [feminine] { $count ->
            [one] devient { $colour-feminine }
           *[other] deviennent { $colour-feminine-plural }
        }
       *[other] { $count ->
            [one] devient { $colour }
           *[other] deviennent { $colour-plural }
        }
    }
picture-changes = { $pieces } en { $places } { $count ->
        [one] change
       *[other] changent
    } de couleur
picture-comes = { $pieces } { $count ->
        [one] arrive
       *[other] arrivent
    } en { $places }
picture-cube-at = Videau : { $stake }, { $place }.
picture-dice = Dés : { $dice }.
picture-count = { $count } { $what-kind ->
        [shape] { $count ->
            [one] { $what }
           *[other] { $what-plural }
        }
       *[other] { $what }
    }
picture-aside = { $name } : { $value }.
picture-group = { $pieces } : { $places }
picture-empty-board = plateau vide
picture-player = Joueur { $number }
picture-owned = { $owner }, { $name }
picture-fact = { $name } : { $value }
