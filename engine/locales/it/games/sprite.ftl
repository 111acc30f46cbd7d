sprite-number-balls-place-now = Con questa mossa si { $due ->
        [one] mette 1 biglia
       *[other] mettono { $due } biglie
    }.
sprite-ball-red = La biglia in { $point } deve essere { $name } o rossa.
sprite-least-first-three-balls-red = Almeno una delle prime tre biglie deve essere rossa.
sprite-points-white-black = Punti: Bianco { $white }, Nero { $black }.
sprite-opening-three-balls-red-among = l’apertura: tre biglie, almeno una rossa
sprite-red-ball-b2-black-c2 = una biglia rossa in b2, poi una nera in c2
sprite-summary = Al tuo turno metti due biglie, ciascuna del tuo colore o rossa; il Bianco apre con tre, almeno una rossa, e riempie la cima con una biglia sola. Una biglia del tuo colore vale un punto per ogni biglia rossa che tocca, una rossa un punto per ogni tua biglia che tocca. A piramide completa vince chi ha più punti; il distacco è il punteggio.
