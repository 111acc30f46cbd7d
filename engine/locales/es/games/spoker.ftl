spoker-challenge-straight-up-level = Reto (escalera), nivel más alto
spoker-challenge-three-up-level = Reto (trío), nivel más alto
spoker-challenge-full-house-up-level = Reto (full), nivel más alto
spoker-challenge-four-up-level = Reto (cuatro iguales), nivel más alto
spoker-poker-up-level = Póquer, nivel más alto
spoker-ball-four-own-colour = Una bola sobre cuatro de su color
spoker-ball-drawn-red-goes-b2 = la bola sacada es roja y va a b2
spoker-summary = Saca una bola de la bolsa, que tiene diez de cada color, y colócala donde quieras. Puede formar combinaciones, de la más débil a la más fuerte: tres colores en una línea de tres; tres de un color en línea; una bola sobre dos parejas, del color de una de ellas; cuatro de un color en línea; una bola sobre cuatro de su color. La última gana en el acto. Cualquier otra es un reto, al que responde la bola siguiente: la mejor mano suma un punto; si son de la misma clase, la más alta, y si son iguales, las dos. Cuando la pirámide está completa, gana quien tiene más puntos.
