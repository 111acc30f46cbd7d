spred-no-line-after-nothing-removed = Dopo { $point } non c’è nessuna linea: non si può togliere nulla.
spred-many-balls-possible-lines-leave = Di una di queste linee vanno tolte quante più biglie possibile, poi una biglia rossa va al posto di una di esse, se può: { $names }.
spred-hand-out-red-balls = Un giocatore non ha più biglie rosse
spred-ball-your-colour-c1 = una biglia del tuo colore in c1
spred-ball-c1-line-a1-b1 = una biglia in c1; la linea a1 b1 c1 esce e una biglia rossa va in b1
spred-summary = Al tuo turno metti una biglia del tuo colore dove vuoi. Se allora hai linee di tre o quattro biglie a contatto, scegline una, togli quante più biglie possibile e metti una delle tue otto biglie rosse dov’era la linea, se c’è un posto stabile. La partita finisce quando un giocatore non ha più biglie rosse o la piramide è completa; vince chi ha meno biglie rosse in mano.
