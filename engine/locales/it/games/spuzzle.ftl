spuzzle-ball-make-group-balls-two = La biglia in { $point } formerebbe un gruppo di { $size } biglie { $name-plural }; il massimo è due.
spuzzle-no-ball-colour-placed = Non si può mettere nessuna biglia, di nessun colore
spuzzle-summary = Metti una a una biglie dei tre colori senza che tre di uno stesso colore siano mai collegate, nemmeno di nascosto. Il punteggio è il numero di biglie messe finché ce ne sta un’altra; il massimo è 27, che risolve il problema.
