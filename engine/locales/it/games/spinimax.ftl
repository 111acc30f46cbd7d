spinimax-fills-itself-turn-ball-hole = { $point } si riempie da sé: una mossa è una biglia in una buca del tavoliere.
spinimax-apex-filled = La cima è occupata
spinimax-ball-your-colour-hole-b2 = una biglia del tuo colore nella buca b2
spinimax-summary = Al tuo turno metti una biglia del tuo colore in una buca del tavoliere. Dove quattro biglie formano un quadrato, sopra ne compare una da sé: del colore che da solo è il più raro tra le quattro, anche se manca, altrimenti di quello che da solo è il più frequente. Vince il colore della cima.
