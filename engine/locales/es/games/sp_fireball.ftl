sp-fireball-turn-ball-your-colour-red = Una jugada es una bola de tu color y una roja.
sp-fireball-touches-red-ball-just-placed = { $point } toca la bola roja recién colocada en { $hot }.
sp-fireball-not-touch = { $first } y { $second } no se tocan.
sp-fireball-neither-nor-touches-ball-yours = Ni { $first } ni { $second } toca una bola que ya fuera tuya.
sp-fireball-next-seat-cannot-play = El siguiente jugador no puede jugar
sp-fireball-white-ball-b1-red-b2 = una bola blanca en b1 y luego una roja en b2
sp-fireball-summary = Por turnos, coloca una bola de tu color y una roja, en cualquier orden, de modo que las dos se toquen, al menos una toque una bola que ya era tuya y ninguna toque la roja que el rival acaba de colocar. Cuando el siguiente no puede jugar, se cuentan las bolas visibles nivel por nivel desde la cima: en el primer nivel distinto, gana quien tiene más.
sp-fireball-hot-ball = Bola caliente
