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
# Di che genere è la forma, perché il colore concordi.
picture-balls = biglie
    .gender = feminine
picture-men = pedine
    .gender = feminine
picture-crowned = pezzi coronati
    .gender = masculine
picture-barricades = barricate
    .gender = feminine
picture-cards = carte
    .gender = feminine
picture-tiles = tessere
    .gender = feminine
picture-cube = cubo
picture-white = (bianco)
    .kind = colour
    .feminine = bianca
    .plural = bianchi
    .feminine-plural = bianche
picture-black = (nero)
    .kind = colour
    .feminine = nera
    .plural = neri
    .feminine-plural = nere
picture-red = (rosso)
    .kind = colour
    .feminine = rossa
    .plural = rossi
    .feminine-plural = rosse
picture-blue = (blu)
    .kind = colour
    .feminine = blu
    .plural = blu
    .feminine-plural = blu
picture-green = (verde)
    .kind = colour
    .feminine = verde
    .plural = verdi
    .feminine-plural = verdi
picture-yellow = (giallo)
    .kind = colour
    .feminine = gialla
    .plural = gialli
    .feminine-plural = gialle
picture-plain = (neutro)
    .kind = colour
    .feminine = neutra
    .plural = neutri
    .feminine-plural = neutre
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
picture-comes = { $count ->
        [one] arriva
       *[other] arrivano
    } { $pieces } in { $places }
picture-cube-at = Cubo: { $stake }, { $place }.
picture-dice = Dadi: { $dice }.
# In mano si tengono biglie, pedine, pietre e carte, tutte femminili.
picture-count = { $count } { $what-kind ->
        [colour] { $count ->
            [one] { $what-feminine }
           *[other] { $what-feminine-plural }
        }
        [form] { $count ->
            [one] { $what }
           *[other] { $what-plural }
        }
       *[other] { $what }
    }
picture-aside = { $name }: { $value }.
picture-group = { $form } { $form-gender ->
        [feminine] { $colour-feminine-plural }
        [masculine] { $colour-plural }
       *[other] { $colour }
    }: { $places }
picture-empty-board = tavoliere vuoto
picture-player = Giocatore { $number }
picture-owned = { $owner }, { $name }
picture-fact = { $name }: { $value }
