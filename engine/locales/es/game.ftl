game-pass = Pasar
game-nothing-played = No se puede jugar nada
game-game-already-over = La partida ya ha terminado.
game-games-two-seats-against-each = «{ $turn }» solo es posible en juegos de dos, uno contra otro.
game-not-turn-notation-game-turns = «{ $shown }» no es una jugada en la notación de este juego. Las jugadas se escriben así: { $examples }.
game-option-not-form-key-value = La opción «{ $pair }» no tiene la forma clave=valor.
game-option-set-twice = La opción «{ $key }» aparece dos veces.
game-players-record-names = { $id } es para { $low ->
        [one] 1 jugador
       *[other] { $low } jugadores
    }; el registro nombra { $players }.
game-players-record-names-2 = { $id } es para { $low } a { $high } jugadores; el registro nombra { $players }.
game-no-variant = { $id } no tiene la variante «{ $variant }». Variantes posibles: { $known }.
game-no-options-cannot-set = { $id } no tiene opciones, así que «{ $key }» no se puede fijar.
game-no-option = { $id } no tiene la opción «{ $key }». Opciones posibles: { $known }.
game-option-cannot-takes = La opción { $key } no puede ser «{ $value }». Valores posibles: { $known }.
game-throws = tira { $dice }
    .plural = tiran { $dice }
game-sole-player = Quien juega
    .number = singular
    .start = Quien juega
    .mid = quien juega
    .of = de quien juega
game-player = Jugador { $number }
    .number = singular
    .start = El jugador { $number }
    .mid = el jugador { $number }
    .of = del jugador { $number }
game-seat = { $seat }
origin-traditional = Tradicional
origin-ancient-china = China antigua, según J.-L. Cazaux
origin-galimberti-browne = Giacomo Galimberti, con Cameron Browne
origin-antiquity = Antigüedad
origin-third-century-bc = siglo III a. C.
origin-18th-century = siglo XVIII
origin-about-1890 = hacia 1890
origin-before-1914 = antes de 1914
origin-21st-century = siglo XXI
