backgammon-jacoby-yes-asks-cube-goes = jacoby=yes richiede il cubo: non va né con cube=off né con crawford=yes.
backgammon-no-double-answer = Non c’è nessun raddoppio a cui rispondere.
backgammon-double-offered-answer-take-drop = È stato offerto un raddoppio: si risponde take o drop.
backgammon-stake = { $name }: { $factor } × posta { $stake } = { $points }.
backgammon-jacoby-without-double-taken-every = Jacoby: nessun raddoppio è stato accettato, quindi ogni vittoria conta una volta.
backgammon-offers-double = propone di raddoppiare a { $stake }
backgammon-takes-double = accetta il raddoppio
backgammon-drops-loses-stake = rifiuta e perde la posta
backgammon-resigns-single-game = abbandona e concede una partita semplice
backgammon-resigns-gammon = abbandona e concede un gammon
backgammon-resigns-backgammon = abbandona e concede un backgammon
backgammon-no-doubling-game = In questa partita non si raddoppia.
backgammon-first-turn-played-opening-throw = La prima mossa si gioca con il lancio iniziale: è troppo tardi per raddoppiare.
backgammon-double-taken-now-play = Il raddoppio è stato accettato: ora si gioca.
backgammon-owns-cube = Il cubo è { $owner-kind ->
        [seat] { $owner-of }
       *[other] di { $owner }
    }.
backgammon-stake-highest = La posta è { $highest }, la più alta possibile.
backgammon-double = Raddoppia
backgammon-take-double = Accetta il raddoppio
backgammon-refuse-double = Rifiuta il raddoppio
backgammon-resign-gammon = Abbandona, gammon
backgammon-resign-backgammon = Abbandona, backgammon
backgammon-resign-single-game = Abbandona, partita semplice
backgammon-option-cube = Se la posta si può raddoppiare
backgammon-option-crawford = yes: la partita Crawford di un incontro, senza raddoppi
backgammon-option-jacoby = yes: gammon e backgammon contano 1 se non è stato accettato un raddoppio
backgammon-option-auto = Se un lancio iniziale pari raddoppia la posta
backgammon-option-bearoff = max: tra le mosse permesse, solo quelle che fanno più punti
backgammon-all-off-before-loser-bore = Un gammon: chi perde non ha portato fuori nessuna pedina
backgammon-gammon-checker-loser-bar-winners = Un backgammon: chi perde non ha portato fuori nessuna pedina e ne ha ancora sul bar o nella casa di chi vince
backgammon-double-refused = Il raddoppio è stato rifiutato
backgammon-begin-p1-throws-3-p2 = per cominciare, P1 fa 3 e P2 fa 1
backgammon-3-1-checker-each = con 3 e 1, una pedina per dado
backgammon-enters-runs-hits = rientra, prosegue e colpisce
backgammon-offers-cube = propone di raddoppiare
backgammon-accepts = accetta il raddoppio
backgammon-refuses-loses-stake = rifiuta il raddoppio e perde la posta
backgammon-gives-up-gammon-1-single = abbandona e concede un gammon (resign1: una partita semplice, resign3: un backgammon)
backgammon-summary = Lancia due dadi e muovi le pedine di conseguenza: ogni dado una volta, un doppio quattro volte, giocandone quanti più è possibile. Una punta con due o più pedine avversarie è chiusa; una pedina sola viene colpita e deve rientrare dal bar. Quando tutte e quindici le tue pedine sono sulle punte da 6 a 1, le porti fuori. Chi le porta fuori tutte per primo vince la posta, il doppio se chi perde non ne ha portata fuori nessuna (gammon), il triplo se in più ne ha ancora sul bar o nella casa di chi vince (backgammon). Prima di lanciare puoi proporre di raddoppiare la posta con il cubo: l’avversario accetta, oppure rifiuta e perde la posta.
backgammon-double-refused-2 = Raddoppio rifiutato
backgammon-resignation = Abbandono
backgammon-stake-2 = Posta
backgammon-single-game = Partita semplice
