spight-seat-pass-when-cannot-move = Solo se puede pasar cuando no se puede mover, y aquí se puede.
spight-neither-knights-move-nor-jump = De { $from } a { $to } no hay ni un salto de caballo ni su salto al nivel de arriba.
spight-all-visible-balls-colour-form = Todas las bolas visibles de un color forman un grupo
spight-nobody-move = Nadie puede mover
spight-your-ball-a1-moves-f1 = tu bola de a1 va a f1
spight-without-legal-move = solo si no hay ningún movimiento válido
spight-summary = El tablero se llena como uno de ajedrez con bolas blancas y negras. Por turnos, mueve una de tus bolas que sostenga como máximo otra: con un salto de caballo en su nivel, o con un salto al nivel de arriba, de un hueco y medio en una dirección y medio en la otra; lo que descansaba en ella cae. Si tras una jugada todas las bolas visibles de un color forman un solo grupo visible, gana ese color; si lo hacen los dos, gana quien ha movido. La misma posición por tercera vez da tablas.
