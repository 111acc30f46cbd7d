spack-none-balls-below = Ninguna de las bolas de debajo de { $point } es { $name }.
spack-two-balls-taken-exactly-two = Hay que tomar dos bolas: debajo de { $point } hay exactamente dos del color de la jugada.
spack-nothing-taken-not-exactly-two = No se toma nada: debajo de { $point } no hay exactamente dos bolas del color de la jugada.
spack-next-seat-place-no-ball = El siguiente jugador no puede colocar ninguna bola
spack-white-exactly-two-whites-goes = una blanca sobre exactamente dos blancas: va a la otra reserva y tomas a1 y b2
spack-summary = Cada jugador tiene 8 bolas de cada color. Por turnos, coloca una en un hueco, o en una plataforma con al menos una bola de su color debajo. Si exactamente dos de las cuatro de debajo son de su color, la bola pasa a la reserva del rival, y tomas del tablero dos bolas libres para la tuya. Cuando el siguiente jugador no puede colocar ninguna, se ordena cada reserva del color más escaso al más abundante: gana el primer número mayor.
