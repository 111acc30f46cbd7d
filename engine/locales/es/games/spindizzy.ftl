spindizzy-setup-not-seat-first-master = El Setup «{ $setup }» no es el puesto del primer maestro: 1, 2 o 3.
spindizzy-no-ball-left = { $seat-number ->
        [plural] { $seat-start } ya no tienen
        [singular] { $seat-start } ya no tiene
       *[other] { $seat } ya no tiene
    } ninguna bola { $name }.
spindizzy-three-chosen = los tres habían elegido { $balls }
spindizzy-setup = El puesto del primer maestro: 1, 2 o 3; si falta, 1.
spindizzy-p1-chose-red-p2-white = P1 eligió roja, P2 blanca y P3 negra; la primera bola va a a1
spindizzy-next-ball-goes-b3 = la siguiente bola va a b3
spindizzy-summary = Cada jugador tiene cinco bolas de su color y dos y tres de los otros. En cada una de las diez rondas todos eligen una bola en secreto y la muestran; el color elegido por el maestro dice quién coloca primero, los demás siguen, y el último es el siguiente maestro. Una bola por encima del tablero da 1 punto al color mayoritario de la pequeña pirámide que completa, o al suyo propio cuando dos colores tienen dos cada uno. Gana quien tiene más puntos; si dos están empatados, gana el tercero.
spindizzy-choices = Elecciones
