spoker-challenge-straight-up-level = Sfida: scala, fino al livello
spoker-challenge-three-up-level = Sfida: tris, fino al livello
spoker-challenge-full-house-up-level = Sfida: full, fino al livello
spoker-challenge-four-up-level = Sfida: quattro uguali, fino al livello
spoker-poker-up-level = Poker, fino al livello
spoker-ball-four-own-colour = Una biglia su quattro del suo colore
spoker-ball-drawn-red-goes-b2 = la biglia pescata è rossa e va in b2
spoker-summary = Pesca una biglia dal sacchetto, che ne contiene dieci per colore, e mettila dove vuoi. Le combinazioni, dalla più debole: tre colori su una linea di tre, tre uguali in linea, una biglia su due coppie e del colore di una di esse, quattro uguali in linea, una biglia su quattro del suo colore. L’ultima vince subito; le altre sono una sfida, a cui risponde la biglia successiva. La combinazione migliore vale un punto; se sono dello stesso tipo, vale quella più in alto, e se sono pari segnano entrambi. Quando la piramide è completa vince chi ha più punti.
