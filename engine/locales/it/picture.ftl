picture-elsewhere = altrove
picture-every-game-board = Tutti i giochi sul loro tavoliere
picture-passes = { $who-kind ->
        [seat] { $who-who }
       *[other] { $who }
    } passa.
picture-resigns = { $who-kind ->
        [seat] { $who-who }
       *[other] { $who }
    } abbandona.
picture-runs-out-time = { $who-kind ->
        [seat] { $who-who }
       *[other] { $who }
    } esaurisce il tempo.
picture-offers-draw-agreed = { $who-kind ->
        [seat] { $who-who }
       *[other] { $who }
    } propone patta, e la proposta è accettata.
picture-plays = gioca { $word }
picture-board = { $at } del tavoliere { $board }
picture-puts = mette { $pieces } in { $places }
picture-on = { $piece } in { $place }
picture-moves = muove da { $from } a { $places }
picture-takes = cattura in { $places }
picture-removes = toglie { $places }
picture-move = { $pieces } si spostano
picture-goes = { $piece } va in { $to }
picture-drop = { $pieces } cadono
picture-drops = { $piece } cade da { $from } a { $to }
picture-taken = { $pieces } in { $places } { $noun-gender ->
        [feminine] { $count ->
            [one] è catturata
           *[other] sono catturate
        }
       *[other] { $count ->
            [one] è catturato
           *[other] sono catturati
        }
    }
picture-position-pyramid-board = Posizione su un tavoliere a piramide
picture-position-board-squares = Posizione su un tavoliere a caselle
picture-position-morris-board = Posizione su un tavoliere da mulino
picture-position-cross-board = Posizione su un tavoliere a croce
picture-position-tables = Posizione sul tavoliere da backgammon
picture-position-barricades = Posizione sul tavoliere delle Barricate
picture-position-liubo-board = Posizione su un tavoliere da Liubo
picture-position-pool = Posizione in piscina
picture-position-boxes = Posizione delle tessere
picture-position = Posizione
picture-offered = offerto
picture-middle = al centro
picture-clause = { $who-kind ->
        [seat] { $who-who }
       *[other] { $who }
    } { $does }
picture-sentence = { $clauses }.
picture-puts-each = mette { $pieces }
picture-goes-from = { $piece } va da { $from } a { $to }
picture-leaves = { $pieces } in { $places } { $count ->
        [one] lascia
       *[other] lasciano
    } il tavoliere
picture-becomes = { $pieces } in { $places } { $noun-gender ->
        [feminine] { $count ->
            [one] diventa { $colour-feminine }
           *[other] diventano { $colour-feminine-plural }
        }
       *[other] { $count ->
            [one] diventa { $colour }
           *[other] diventano { $colour-plural }
        }
    }
picture-changes = { $pieces } in { $places } { $count ->
        [one] cambia
       *[other] cambiano
    } colore
picture-comes = { $count ->
        [one] arriva
       *[other] arrivano
    } { $pieces } in { $places }
picture-cube-at = Cubo: { $stake }, { $place }.
picture-dice = Dadi: { $dice }.
picture-count = { $count } { $what-kind ->
        [form] { $count ->
            [one] { $what }
           *[other] { $what-plural }
        }
       *[other] { $what }
    }
picture-aside = { $name }: { $value }.
picture-group = { $pieces }: { $places }
picture-empty-board = tavoliere vuoto
picture-player = Giocatore { $number }
picture-owned = { $owner }, { $name }
picture-fact = { $name }: { $value }
