spirit-free-ball-same-colour-stands = Hay una bola libre del mismo color en la fila o en la columna de { $point }.
spirit-everybody-passed-row = Todos han pasado seguidos
spirit-no-ball = no se coloca ninguna bola
spirit-summary = Por turnos, coloca una bola de tu color en un hueco o sobre cuatro bolas en cuadrado, o pasa. Tu bola no puede ir en una fila o columna de su nivel en la que ya tengas una bola que no sostiene nada, por lejos que esté. La partida termina cuando la pirámide está completa o todos pasan seguidos; gana quien tiene más bolas en el tablero.
