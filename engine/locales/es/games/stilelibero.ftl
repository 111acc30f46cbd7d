stilelibero-option-lane-takes-string-7 = La opción lane lleva una serie de 7 a 60 cifras del 3 al 6, o { $players } de la misma longitud unidas por «/».
stilelibero-dice-thrown-exactly-due-here = { $thrown ->
        [one] Se ha tirado 1 dado
       *[other] Se han tirado { $thrown } dados
    }; aquí hay que tirar exactamente { $most }.
stilelibero-dice-thrown-most-allowed-here = { $thrown ->
        [one] Se ha tirado 1 dado
       *[other] Se han tirado { $thrown } dados
    }; aquí se pueden tirar como máximo { $most }.
stilelibero-dice-not-allow-advance-but = Estos dados no permiten avanzar { $advance }, sino { $allowed }.
stilelibero-stays = { $words } y no se mueve
    .plural = { $words-plural } y no se mueven
stilelibero-swims-1-square = { $words } y nada 1 casilla, hasta { $at }
    .plural = { $words-plural } y nadan 1 casilla, hasta { $at }
stilelibero-swims-squares = { $words } y nada { $swum } casillas, hasta { $at }
    .plural = { $words-plural } y nadan { $swum } casillas, hasta { $at }
stilelibero-variant-standard = Lo mismo que grand-bain
stilelibero-variant-petit-bain = Versión infantil: tantos dados como dice la casilla, un solo avance, gana quien llega primero
stilelibero-variant-grand-bain = Los dados de uno en uno, parando cuando se quiera, y una clasificación al final de la ronda
stilelibero-option-lane = Los números de las casillas, de 7 a 60 cifras del 3 al 6: una serie para todas las calles, o una por calle, unidas por /
stilelibero-swimmer-back-start = Alguien ha vuelto a la salida
stilelibero-dice-order-thrown-largest-advance = los dados en el orden en que se tiraron; se nada el mayor avance
stilelibero-advance-where-another-largest-chosen = el avance, cuando se elige otro que el mayor
stilelibero-summary = Cada jugador nada por su calle, ida y vuelta. Al lanzarte, tira de uno a seis dados y avanza tantas casillas como valores distintos. Después tira los dados de uno en uno, como máximo el número de tu casilla, y para cuando quieras: nadas tantas casillas como valores hayan salido exactamente una vez, o k casillas si un valor ha salido k veces, al menos cuatro. Quien puede alcanzar el borde lejano da la vuelta allí enseguida y sigue con los dados que le quedan. Cuando alguien ha llegado, se termina la ronda y deciden las distancias.
