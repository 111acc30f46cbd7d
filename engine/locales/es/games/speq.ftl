speq-not-complete-upright-triangle-corner = { $ball } no completa un triángulo vertical con una esquina de cada color.
speq-no-ball-placed-more = Ya no se puede colocar ninguna bola
speq-red-ball-e1 = una bola roja en e1
speq-summary = Por turnos, coloca una bola de cualquier color. En el tablero va en cualquier sitio; más arriba tiene que ser la punta de un triángulo vertical de cualquier tamaño, cara de una pirámide, con las esquinas blanca, negra y roja. Cuando ya no se puede colocar nada, cada jugador cuenta las bolas de su color; gana quien tiene más.
