spuzzle-ball-make-group-balls-two = La biglia in { $point } formerebbe un gruppo di { $size } biglie { $name-plural }; se ne ammettono al massimo due.
spuzzle-no-ball-colour-placed = Non si può mettere nessuna biglia, di nessun colore
spuzzle-summary = Metti una a una biglie dei tre colori, senza mai formare un gruppo di tre o più di uno stesso colore, biglie nascoste comprese. Il punteggio è il numero di biglie messe quando non ce ne sta più nessuna; il massimo possibile è 27, che risolve il problema.
