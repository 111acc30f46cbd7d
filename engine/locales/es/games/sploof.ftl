sploof-stock-empty-remove-red-ball = La reserva está vacía: retira una bola roja para recibir dos tuyas.
sploof-all-16-balls-colour-play = Las 16 bolas del color están en juego: retirar no traería ninguna.
sploof-four-line-seen-above = Cuatro en línea, vistas desde arriba
sploof-next-player-cannot-play-loses = El siguiente jugador no puede jugar y pierde
sploof-ball-your-stock-b2 = una bola de tu reserva en b2
sploof-removes-red-ball-b1-two = retira la bola roja de b1 a cambio de dos propias
sploof-summary = Doce bolas rojas llenan el borde. Por turnos, coloca una bola de tu reserva, que empieza con dos, o retira una bola roja que sostenga como máximo otra, lo que añade dos bolas a tu reserva. Ganan cuatro bolas de tu color que se tocan y parecen rectas desde arriba: una fila o columna de abajo que nada tapa, o una diagonal que puede subir y bajar. Pierde quien no puede jugar.
