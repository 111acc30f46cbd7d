spoker-challenge-straight-up-level = Sfida (scala), livello più alto
spoker-challenge-three-up-level = Sfida (tris), livello più alto
spoker-challenge-full-house-up-level = Sfida (full), livello più alto
spoker-challenge-four-up-level = Sfida (quattro uguali), livello più alto
spoker-poker-up-level = Poker, livello più alto
spoker-ball-four-own-colour = Una biglia su quattro del suo colore
spoker-ball-drawn-red-goes-b2 = la biglia pescata è rossa e va in b2
spoker-summary = Pesca una biglia dal sacchetto, che ne contiene dieci per colore, e mettila dove vuoi. Le combinazioni possibili, dalla più debole: tre colori su una linea di tre; tre biglie di un colore in linea; una biglia su due coppie, del colore di una di esse; quattro di un colore in linea; una biglia su quattro del suo colore. L’ultima vince subito. Ogni altra è una sfida, a cui risponde la biglia successiva: la combinazione migliore vale un punto, a parità di tipo quella più in alto, e se sono pari segnano entrambi. Quando la piramide è completa, vince chi ha più punti.
