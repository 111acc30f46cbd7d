spodd-diagonal-worth-white-black = Diagonal { $number }, valor { $worth }: { $white ->
        [one] 1 blanca
       *[other] { $white } blancas
    }, { $black ->
        [one] 1 negra
       *[other] { $black } negras
    }.
spodd-variant-standard = Cada diagonal vale un punto
spodd-variant-weighted = Las diagonales valen 1, 2, 3, 2 y 1 puntos
spodd-summary = Hay bolas rojas en dos esquinas opuestas. Por turnos, coloca una bola blanca y una negra que se toquen, en cualquier orden y sea cual sea tu color; si no quedan dos puntos que se toquen, valen dos cualesquiera. Cuando la pirámide está completa, cada una de las cinco diagonales que cruzan entre las esquinas rojas es para el color con más bolas a la vista en ella. Gana quien tiene más diagonales.
