splastwo-balls-many-left-hand = { $balls } bolas son demasiadas: { $hand ->
        [one] en la mano queda 1
       *[other] en la mano quedan { $hand }
    }.
splastwo-not-unbroken-piece-row-column = { $turn } no es un tramo seguido de una fila o de una columna.
splastwo-ball-a1 = una bola en a1
splastwo-three-balls-row = tres bolas en línea
splastwo-summary = Cada jugador tiene quince bolas. En cada jugada se colocan de una a tres en puntos jugables de un mismo nivel que van seguidos en una fila o en una columna. Completar uno de los tres niveles inferiores da 1 punto; la cima, 2. A quien no tiene bolas se le salta el turno. Gana quien tiene más puntos; con tres jugadores, un empate es para quien colocó la cima.
