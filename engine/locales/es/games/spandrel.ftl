spandrel-turn-takes-ball-each-three = Una jugada lleva una bola de cada uno de los tres colores.
spandrel-three-balls-touch-other-two = Una de las tres bolas tiene que tocar las otras dos.
spandrel-white-red-black-ball-order = una bola blanca, una roja y una negra, en este orden
spandrel-summary = En cada jugada se coloca en la pirámide una bola de cada color, en cualquier orden, de modo que una de las tres toque las otras dos. Cuando la pirámide se completa tras diez jugadas, cada jugador cuenta su grupo visible más grande. Gana el mayor; entre grupos iguales, el de quien jugó más tarde.
