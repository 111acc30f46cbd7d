liubo-stone-ends-x-promoted-while = { $step }: si può promuovere solo una pietra che finisce in X, e solo se la sua parte non ha un Gufo.
liubo-no-move = { $first } non è uno spostamento { $seat-kind ->
        [seat] { $seat-of }
       *[other] di { $seat }
    } con { $a } o { $b }.
liubo-ends-game-no-second-move = { $first } chiude la partita: non si scrive un secondo spostamento.
liubo-second-number-used = Va usato anche il secondo numero, { $left }.
liubo-after-no-move-another-piece = Dopo { $first }, { $second } non è uno spostamento di un altro pezzo { $seat-kind ->
        [seat] { $seat-of }
       *[other] di { $seat }
    } con { $left }.
liubo-extra-turn-refused-here-sticks = Si può rinunciare solo a una mossa supplementare; qui i bastoncini vanno lanciati.
liubo-brings-stone = fa entrare una pietra in { $to }
liubo-moves-owl = muove il Gufo da { $from } a { $to }
liubo-moves-stone = muove una pietra da { $from } a { $to }
liubo-takes = cattura { $piece } in { $at }
liubo-stone-took-owl = Una pietra ha catturato il Gufo
liubo-all-six-stones-prisoners = Tutte e sei le pietre sono prigioniere
liubo-five-stones-board-against-owl = Cinque pietre sul tavoliere contro il Gufo
liubo-2-3-stone-enters-2 = 2 e 3: una pietra entra in 2, un’altra va da 5 a 8
liubo-stone-reaches-centre-becomes-owl = una pietra arriva al centro e diventa il Gufo
liubo-owl-goes-centre-16 = il Gufo va dal centro a 16
liubo-extra-turn-refused = si rinuncia a una mossa supplementare
liubo-summary = I bastoncini danno due numeri da 1 a 4, usati da due pezzi diversi. Le pietre entrano in 1 e seguono l’anello; da 6 o da 11 possono prendere una traversa. Chi finisce su pietre avversarie le rimanda in attesa. Una pietra che finisce al centro può diventare l’unico Gufo della sua parte, che va in ogni direzione e fa prigioniere; un giro completo ne libera una. Un doppio uno, un doppio quattro, un giro o una promozione danno una mossa in più. Vinci se catturi il Gufo con una pietra, se fai prigioniere tutte e sei le pietre o se, senza un tuo Gufo, hai cinque pietre sul tavoliere dopo la mossa di chi il Gufo ce l’ha.
liubo-waiting = in attesa
liubo-prisoners = prigioniere
liubo-promote-owl = Promuovi a Gufo
liubo-promotes = { $moves }, dove diventa il Gufo
liubo-enter = Fai entrare
