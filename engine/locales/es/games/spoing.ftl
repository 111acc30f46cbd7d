spoing-not-jump-two-points-row = { $from }-{ $to } no es un salto de dos puntos en fila, en columna o en diagonal.
spoing-ball-colour-jump-over = La bola de { $between } es del mismo color que la que saltaría por encima.
spoing-seat-move-no-jump = Quien tiene el turno no puede saltar
spoing-ball-b2-jumps-over-b3 = la bola de b2 salta por encima de b3 hasta b4
spoing-summary = Las blancas llenan las filas 1 y 2; las negras, las filas 3 y 4. Una jugada es un salto de una bola de tu color o de una roja, en fila, en columna o en diagonal, por encima de una bola de otro color y sobre una bola cualquiera. La bola sobre la que se cae sale del juego; la saltada toma el tercer color. Cuando quien tiene el turno no puede saltar, gana quien tiene más bolas.
