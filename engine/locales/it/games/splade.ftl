splade-variant-standard = Dei due colori di una linea vince quello che gioca subito dopo l’altro
splade-variant-before = Dei due colori di una linea vince quello che gioca subito prima dell’altro
splade-full-line-exactly-two-colours = Una linea completa di esattamente due colori
splade-summary = Tre giocatori mettono a turno una biglia del proprio colore. Una linea completa di esattamente due colori, a qualunque livello, chiude la partita: il Nero vince sul Bianco, il Rosso sul Nero, il Bianco sul Rosso. Se una biglia completa linee per due vincitori, vince chi l’ha messa.
