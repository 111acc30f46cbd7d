moulin-not-neighbours-not-fly-men = { $from } y { $to } no son vecinos, y con { $men } fichas { $seat-number ->
        [plural] { $seat-mid } no pueden volar
        [singular] { $seat-mid } no puede volar
       *[other] { $seat } no puede volar
    }.
moulin-number-men-taken-here-not = Esta jugada tiene que capturar { $due ->
        [one] 1 ficha
       *[other] { $due } fichas
    }, no { $written }.
moulin-man-protected-mill-while-others = La ficha de { $take } está protegida por su molino mientras haya otras fuera de un molino.
moulin-name = Molino
moulin-option-fly = Con cuántas fichas puede volar un jugador
moulin-option-protect-mills = Si las fichas de un molino están a salvo mientras haya otras fuera de un molino
moulin-option-double-mill = Cuántas fichas se capturan al cerrar dos molinos a la vez
moulin-player-fewer-three-men = Un jugador tiene menos de tres fichas
moulin-man-hand-d2 = una ficha de la mano en d2
moulin-man-d2-goes-b2 = la ficha de d2 va a b2
moulin-makes-mill-takes-man-a4 = … hace un molino y captura la ficha de a4
moulin-summary = Por turnos, coloca tus nueve fichas y después muévelas por las líneas a puntos vecinos; cuando te quedan pocas, puedes volar a cualquier punto vacío. Tres fichas en una línea forman un molino, y cada vez que cierras uno capturas una ficha rival. Pierde quien tiene menos de tres fichas o se queda sin movimientos.
moulin-hand = en la mano
