speq-not-complete-upright-triangle-corner = { $ball } non completa un triangolo verticale con un angolo per colore.
speq-no-ball-placed-more = Non si può più mettere nessuna biglia
speq-red-ball-e1 = una biglia rossa in e1
speq-summary = Al tuo turno metti una biglia di un colore qualsiasi. Sul tavoliere va dovunque; più in alto deve essere il vertice di un triangolo verticale di qualunque grandezza, faccia di una piramide, i cui angoli sono uno bianco, uno nero e uno rosso. Quando non si può più mettere nulla, ognuno conta le biglie del suo colore; vince chi ne ha di più.
