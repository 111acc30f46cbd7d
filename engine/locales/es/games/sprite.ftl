sprite-number-balls-place-now = En esta jugada se { $due ->
        [one] coloca 1 bola
       *[other] colocan { $due } bolas
    }.
sprite-ball-red = La bola de { $point } tiene que ser { $name } o roja.
sprite-least-first-three-balls-red = Al menos una de las tres primeras bolas tiene que ser roja.
sprite-points-white-black = Puntos: blancas { $white }, negras { $black }.
sprite-opening-three-balls-red-among = la apertura: tres bolas, al menos una roja
sprite-red-ball-b2-black-c2 = una bola roja en b2 y luego una negra en c2
sprite-summary = Por turnos, coloca dos bolas, cada una de tu color o roja; las blancas abren con tres, al menos una de ellas roja, y ocupan la cima con una sola bola. Una bola de tu color suma un punto por cada bola roja que toca; una roja, un punto por cada bola tuya que toca. Cuando la pirámide está completa, gana quien tiene más puntos; la ventaja es la puntuación.
