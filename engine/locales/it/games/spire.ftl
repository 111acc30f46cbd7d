spire-third-ball-square-over = Una biglia { $name } in { $point } sarebbe la terza in un quadrato, o poggerebbe su due del suo colore.
spire-ball-still-placed-example = Si può ancora mettere una biglia, per esempio in { $point }.
spire-no-ball-colour-placed = Non si può mettere nessuna biglia, di nessun colore
spire-red-ball-a1-yours-b3 = una biglia rossa in a1, poi una delle tue in b3
spire-red-ball-alone = solo una biglia rossa
spire-no-ball-placed = non si può mettere nessuna biglia
spire-summary = Al tuo turno metti una biglia del tuo colore, se vuoi preceduta da una rossa. Nessun quadrato di quattro punti può avere tre biglie di un colore, e nessuna biglia può poggiare su due o più del proprio colore. Se dopo una rossa non puoi mettere la tua, la mossa è la sola rossa; se non puoi mettere niente, passi. Vince chi mette l’ultima biglia.
