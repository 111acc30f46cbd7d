spurn-seat-left = Solo queda un jugador
spurn-summary = Por turnos, coloca una bola de tu color en cualquier sitio. Quien forma un grupo de cuatro o más bolas de su color que se tocan, visibles u ocultas, queda fuera; las bolas se quedan. Gana el último que sigue en juego. Si antes se completa la pirámide, quienes siguen en juego comparten el primer puesto.
spurn-eliminated = Fuera de juego
