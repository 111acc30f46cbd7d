jacquet-begin-p1-throws-5-p2 = per cominciare, P1 fa 5 e P2 fa 2
jacquet-5-2-checker-each = con 5 e 2, una pedina per dado
jacquet-checker-plays-both-dice = una pedina gioca entrambi i dadi
jacquet-summary = I due giocatori portano le loro quindici pedine nello stesso senso, dalla propria punta 24 alla casa, le punte da 6 a 1, e da lì le portano fuori; vince chi le porta fuori tutte per primo. Non si colpisce: basta una pedina per chiudere una punta all’avversario. Una sola pedina, il corriere, deve arrivare in casa prima che un’altra parta. Non si possono tenere sei punte di fila nella metà da cui si parte. Si giocano quanti più dadi è possibile.
