# Los nombres de los bandos llevan sus formas: al principio de la frase, en medio y con «de».
common-red = Rojas
    .number = plural
    .start = Las rojas
    .mid = las rojas
    .of = de las rojas
common-same-position-third-time = La misma posición por tercera vez
common-ball-your-colour-b2 = una bola de tu color en b2
common-bag = Bolsa
common-points = Puntos
common-white = Blancas
    .number = plural
    .start = Las blancas
    .mid = las blancas
    .of = de las blancas
common-black = Negras
    .number = plural
    .start = Las negras
    .mid = las negras
    .of = de las negras
common-rules-written = Las reglas normales
common-all-fifteen-checkers-off = Las quince fichas han salido
common-double-gives-four-steps = los dobles se juegan cuatro veces
common-checker-borne-off = se saca una ficha
common-nothing-played = ninguna jugada válida
common-hand = mano
common-white-ball-a2-black-b2 = una bola blanca en a2 y luego una negra en b2
common-white-ball-b2 = una bola blanca en b2
common-pyramid-full = La pirámide está llena
common-stock = reserva
common-ball-place = Bola por colocar
common-pyramid-complete = La pirámide está completa
common-full-line-colour = Una línea completa de un color
common-two-opposite-edges-joined = Dos bordes opuestos quedan unidos
common-pyramid-full-2 = La pirámide está llena
common-white-places-white-ball-b2 = las blancas colocan una bola blanca en b2
common-red-ball-b2 = una bola roja en b2
common-ball-your-colour-e1 = una bola de tu color en e1
common-pyramid-complete-solved = La pirámide está completa: resuelto
points-count = { $points } { $points ->
        [one] punto
       *[other] puntos
    }
points-half = ½ punto
points-and-half = { $whole }½ puntos
