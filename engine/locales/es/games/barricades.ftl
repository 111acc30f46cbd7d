barricades-no-pawn-left-house = En la casa no quedan peones.
barricades-no-pawn = { $seat-number ->
        [plural] { $seat-start } no tienen
        [singular] { $seat-start } no tiene
       *[other] { $seat } no tiene
    } ningún peón en { $from }.
barricades-pawn-ones-own-side-already = En { $to } ya hay un peón del mismo bando.
barricades-no-way-exactly-steps-leads = Ningún camino de exactamente { $a } o { $b } pasos lleva de { $from } a { $to }.
barricades-barricade-taken-put-somewhere-add = La barricada tomada en { $to } se tiene que poner en algún sitio: añade «@» y una casilla.
barricades-no-barricade-take = En { $to } no hay ninguna barricada que tomar.
barricades-barricade-cannot-put-empty-square = La barricada no se puede poner en { $square }: solo en una casilla vacía por encima de la fila 1, que no sea { $to } ni i14.
barricades-variant-teams-4-players = La variante teams es para 4 jugadores.
barricades-option-houses-takes-different-digits = La opción houses lleva { $players } cifras distintas del 1 al 4 en orden ascendente.
barricades-setup-names-1-30-different = Setup nombra de 1 a 30 casillas distintas unidas por comas, ninguna en la fila 1 ni i14.
barricades-pawn-move-example = Un peón puede mover, por ejemplo { $from }-{ $to }, así que hay que hacerlo.
barricades-cannot-move = { $words } y no puede mover
    .plural = { $words-plural } y no pueden mover
barricades-brings-pawn-out = { $words } y saca un peón a { $to }
    .plural = { $words-plural } y sacan un peón a { $to }
barricades-variant-standard = Cada cual por su cuenta
barricades-variant-teams = Cuatro jugadores por equipos: el primero y el tercero contra el segundo y el cuarto
barricades-option-houses = Las casas que se usan: una cifra del 1 al 4 por jugador, en orden ascendente
barricades-option-barricades = 15: todas las barricadas; 11: sin las cuatro de la fila 5
barricades-setup = las casillas de las barricadas, de 1 a 30, unidas por comas
barricades-pawn-reached-goal = Un peón ha llegado a la meta
barricades-3-5-thrown-pawn-leaves = tirada de 3 y 5: un peón sale de su casa a e1
barricades-pawn-takes-barricade-g7-which = un peón toma la barricada de g7, que va a b13
barricades-no-pawn-move = ningún peón puede mover
barricades-summary = Tira dos dados y mueve un peón exactamente tantos pasos como marca uno de ellos, en cualquier dirección pero sin dar la vuelta. Los peones se pueden saltar; las barricadas, no. Si caes justo en un peón ajeno, vuelve a su casa; si caes justo en una barricada, la tomas y la pones en cualquier casilla vacía por encima de la fila inferior, salvo la meta. Gana el primer peón que llega a la meta con el número exacto.
barricades-bring-out = Sacar
