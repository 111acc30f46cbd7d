spruit-setup-give-16-balls-board = Setup tiene que dar las 16 bolas del nivel del tablero: 7 W, 7 B y 2 R en esquinas opuestas.
spruit-level-begun-ball-enter-pushing = El nivel ya está empezado: la bola tiene que entrar empujando.
spruit-not-edge-level-comes-next = { $point } no está en el borde del nivel que toca.
spruit-setup = El nivel del tablero a1 a2 a3 a4 b1 … d4: 7 W, 7 B y 2 R en esquinas opuestas
spruit-ball-touches-none-colour-lost = Una bola no toca ninguna de su color: partida perdida
spruit-white-drawn-first-ball-level = se saca una blanca, la primera bola de su nivel
spruit-white-drawn-enters-e1-pushing = se saca una blanca, que entra en e1 y empuja hacia el norte
spruit-summary = El nivel del tablero está lleno. Saca bolas de una bolsa con cinco de cada color y llena los niveles uno tras otro: la primera bola de un nivel va en su borde; las demás entran empujando bolas que ya están. Si la bola blanca o negra que juegas se detiene sin contacto visible con su color, pierdes. Una pirámide completa vale 7 si las rojas unen sus dos esquinas y, además, por las blancas y por las negras, el producto de los tamaños de sus grupos, o el tamaño en negativo si solo hay un grupo.
