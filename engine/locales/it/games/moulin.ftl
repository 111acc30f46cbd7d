moulin-not-neighbours-not-fly-men = { $seat-kind ->
        [seat] { $seat-who }
       *[other] { $seat }
    } non vola con { $men } pedine, e { $from } e { $to } non sono vicini.
moulin-number-men-taken-here-not = Con questa mossa si { $due ->
        [one] cattura { $due } pedina
       *[other] catturano { $due } pedine
    }, non { $written }.
moulin-man-protected-mill-while-others = La pedina in { $take } è protetta dal suo mulino finché ce ne sono altre fuori.
moulin-name = Mulino
moulin-option-fly = Con quante pedine si può volare
moulin-option-protect-mills = Se le pedine in un mulino sono al sicuro finché ce ne sono altre fuori
moulin-option-double-mill = Quante pedine si catturano chiudendo due mulini insieme
moulin-player-fewer-three-men = Un giocatore ha meno di tre pedine
moulin-man-hand-d2 = una pedina dalla mano in d2
moulin-man-d2-goes-b2 = la pedina in d2 va in b2
moulin-makes-mill-takes-man-a4 = … fa un mulino e cattura la pedina in a4
moulin-summary = Al tuo turno metti una delle tue nove pedine; quando le hai messe tutte, le muovi lungo le linee verso i punti vicini, e se te ne restano poche puoi volare su qualunque punto libero. Tre pedine su una linea formano un mulino, e ogni volta che ne chiudi uno catturi una pedina avversaria. Perde chi ha meno di tre pedine o non può muovere.
moulin-hand = in mano
