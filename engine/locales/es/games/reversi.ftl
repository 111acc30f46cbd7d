reversi-not-pass-legal = { $seat-number ->
        [plural] { $seat-start } no pueden
        [singular] { $seat-start } no puede
       *[other] { $seat } no puede
    } pasar: vale, por ejemplo, { $square }.
reversi-first-four-discs-go-d4 = Las cuatro primeras fichas van en d4, e4, d5 y e5, no en { $square }.
reversi-disc-turn-over-nothing = Una ficha { $mover-number ->
        [plural] { $mover-of }
        [singular] { $mover-of }
       *[other] de { $mover }
    } en { $square } no voltearía nada.
reversi-variant-standard = Los jugadores ocupan primero las cuatro casillas centrales
reversi-variant-othello = Empieza con las cuatro fichas cruzadas de Othello
reversi-option-empties = winner: las casillas vacías se suman a la puntuación de quien gana, o se reparten en caso de tablas
reversi-player-no-disc-left = A un jugador no le quedan fichas
reversi-board-full = El tablero está lleno
reversi-neither-player-move = Ninguno de los dos puede mover
reversi-disc-your-colour-f5 = una ficha de tu color en f5
reversi-no-square-legal-left-out = no vale ninguna casilla; se puede omitir
reversi-summary = Primero se ocupan, por turnos, las cuatro casillas centrales. Después, coloca una ficha donde esta y otra tuya encierren una fila recta y sin huecos de fichas rivales: todas las fichas así encerradas, en cualquier dirección, pasan a ser tuyas. Quien no tiene ninguna casilla así pasa. Cuando nadie puede mover, gana quien tiene más fichas.
