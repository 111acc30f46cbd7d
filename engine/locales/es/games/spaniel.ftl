spaniel-ball-completes-line-ends-game = La bola en { $first } completa una línea y termina la partida: no se coloca una segunda.
spaniel-ball-completes-no-line-second = La bola en { $first } no completa ninguna línea: debe seguir una segunda.
spaniel-three-touching-balls-colour-line = Tres bolas de un color en línea y en contacto
spaniel-your-first-ball-b2-your = tu primera bola en b2, la segunda en c2
spaniel-your-first-ball-b2-completes = tu primera bola en b2 completa una línea
spaniel-summary = Tres jugadores colocan dos bolas por jugada, de colores fijos: el primero, una negra y luego una blanca; el segundo, una roja y luego una negra; el tercero, una blanca y luego una roja. Gana en el acto quien completa una línea de tres bolas de un mismo color que se tocan, en fila, en columna o subiendo de nivel en nivel.
