liubo-stone-ends-x-promoted-while = { $step }: solo se promueve una piedra que acaba en X, y solo si su bando no tiene Búho.
liubo-no-move = { $first } no es un movimiento { $seat-number ->
        [plural] { $seat-of }
        [singular] { $seat-of }
       *[other] de { $seat }
    } con { $a } o { $b }.
liubo-ends-game-no-second-move = { $first } termina la partida: no se escribe un segundo movimiento.
liubo-second-number-used = También hay que usar el segundo número, { $left }.
liubo-after-no-move-another-piece = Después de { $first }, { $second } no es un movimiento de otra pieza { $seat-number ->
        [plural] { $seat-of }
        [singular] { $seat-of }
       *[other] de { $seat }
    } con { $left }.
liubo-extra-turn-refused-here-sticks = Solo se puede renunciar a una jugada extra; aquí hay que tirar los palillos.
liubo-brings-stone = mete una piedra en { $to }
    .plural = meten una piedra en { $to }
liubo-moves-owl = mueve el Búho de { $from } a { $to }
    .plural = mueven el Búho de { $from } a { $to }
liubo-moves-stone = mueve una piedra de { $from } a { $to }
    .plural = mueven una piedra de { $from } a { $to }
liubo-takes = captura { $piece } de { $at }
    .plural = capturan { $piece } de { $at }
liubo-stone-took-owl = Una piedra ha capturado el Búho
liubo-all-six-stones-prisoners = Las seis piedras están prisioneras
liubo-five-stones-board-against-owl = Cinco piedras en el tablero contra el Búho
liubo-2-3-stone-enters-2 = 2 y 3: una piedra entra en 2, otra va de 5 a 8
liubo-stone-reaches-centre-becomes-owl = una piedra llega al centro y se convierte en Búho
liubo-owl-goes-centre-16 = el Búho va del centro a 16
liubo-extra-turn-refused = se renuncia a una jugada extra
liubo-summary = Los palillos dan dos números del 1 al 4, que usan dos piezas distintas. Las piedras entran en 1 y dan la vuelta al anillo; desde 6 u 11 pueden tomar en su lugar un atajo. Acabar sobre piedras rivales las devuelve a la espera. Una piedra que acaba en el centro puede convertirse en el único Búho de su bando, que va en cualquier dirección y hace prisioneras; una vuelta completa libera una. Un doble uno, un doble cuatro, una vuelta o una promoción dan una jugada extra. Para ganar, captura el Búho con una piedra, haz prisioneras las seis piedras o, sin Búho propio, ten cinco piedras en el tablero cuando ha movido el bando del Búho.
liubo-waiting = en espera
liubo-prisoners = prisioneras
liubo-promote-owl = Promover a Búho
liubo-promotes = { $moves }, donde se convierte en el Búho
    .plural = { $moves-plural }, donde se convierte en el Búho
liubo-enter = Poner en juego
