spaniel-ball-completes-line-ends-game = La biglia in { $first } completa una linea e chiude la partita: non se ne mette una seconda.
spaniel-ball-completes-no-line-second = La biglia in { $first } non completa nessuna linea: deve seguirne una seconda.
spaniel-three-touching-balls-colour-line = Tre biglie di un colore in linea e a contatto
spaniel-your-first-ball-b2-your = la tua prima biglia in b2, la seconda in c2
spaniel-your-first-ball-b2-completes = la tua prima biglia in b2 completa una linea
spaniel-summary = Tre giocatori mettono due biglie per mossa, di colori fissi: il primo una nera e poi una bianca, il secondo una rossa e poi una nera, il terzo una bianca e poi una rossa. Chi completa una linea di tre biglie a contatto di uno stesso colore, in riga, in colonna o salendo di livello in livello, vince subito.
