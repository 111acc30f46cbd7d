sploof-stock-empty-remove-red-ball = La tua riserva è vuota: togli una biglia rossa per averne due delle tue.
sploof-all-16-balls-colour-play = Tutte e 16 le biglie del colore sono già in gioco: toglierne una rossa non ne porterebbe altre.
sploof-four-line-seen-above = Quattro in linea, viste dall’alto
sploof-next-player-cannot-play-loses = Chi segue non può giocare e perde
sploof-ball-your-stock-b2 = una biglia dalla tua riserva in b2
sploof-removes-red-ball-b1-two = toglie la biglia rossa in b1 e ne ottiene due delle proprie
sploof-summary = Dodici biglie rosse riempiono il bordo. Al tuo turno metti una biglia della tua riserva, che parte da due, oppure togli una biglia rossa che ne sostiene al massimo un’altra e aggiungi due delle tue biglie alla riserva. Vincono quattro biglie a contatto del tuo colore che viste dall’alto sono in linea retta: una riga o una colonna della base che nulla copre, o una diagonale, che può salire e scendere. Chi non può muovere perde.
