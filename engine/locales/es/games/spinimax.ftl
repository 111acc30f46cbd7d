spinimax-fills-itself-turn-ball-hole = { $point } se ocupa solo: se juega una bola en un hueco del tablero.
spinimax-apex-filled = La cima está ocupada
spinimax-ball-your-colour-hole-b2 = una bola de tu color en el hueco b2
spinimax-summary = Por turnos, coloca una bola de tu color en un hueco del tablero. Donde cuatro bolas forman un cuadrado, aparece por sí sola una bola encima: del color más escaso de las cuatro, aunque falte del todo, si es uno solo; si no, del más abundante. Gana el color de la cima.
