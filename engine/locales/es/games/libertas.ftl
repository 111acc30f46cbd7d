libertas-no-card-lies = En { $cell } no hay ninguna carta.
libertas-ocupante-never-taken = Un Ocupante no se puede tomar nunca.
libertas-neither-colour-nor-number-last = { $flag } no tiene ni el color ni el número de { $last }, la última bandera tomada.
libertas-first-turn-takes-flag = En la primera jugada hay que tomar una bandera.
libertas-libertas-taken-if-frees-square = La Libertas de { $cell } solo se puede tomar si con ello se libera un cuadrado o una línea.
libertas-no-ocupante = En { $from } no hay ningún Ocupante.
libertas-not-empty = { $to } no está vacía.
libertas-ocupante-not-move-before-first = Un Ocupante no se puede mover antes de que se haya tomado o puesto la primera bandera.
libertas-lay-card = { $seat-number ->
        [plural] { $seat-start } pueden poner una carta y tienen
        [singular] { $seat-start } puede poner una carta y tiene
       *[other] { $seat } puede poner una carta y tiene
    } que hacerlo.
libertas-ocupante-complete-neither-square-nor = En { $to }, el Ocupante no completaría ningún cuadrado ni ninguna línea.
libertas-not-hold = { $seat-number ->
        [plural] { $seat-start } no tienen
        [singular] { $seat-start } no tiene
       *[other] { $seat } no tiene
    } { $card } en la mano.
libertas-not-empty-2 = { $cell } no está vacía.
libertas-neither-colour-nor-number-last-2 = { $flag } no tiene ni el color ni el número de { $last }, la última bandera puesta.
libertas-flag-laid-first = Primero hay que poner una bandera.
libertas-libertas-laid-where-completes-square = Una Libertas solo se pone donde completa un cuadrado o una línea.
libertas-setup-name-cell-cell-a1 = Setup tiene que nombrar, casilla por casilla desde a1, las banderas 1 a { $numbers } de los colores R B G Y, { $libertas } L y { $ocupantes } O, sin repetir ninguna.
libertas-phase-2-cards-laid-not = En la fase 2 las cartas se ponen, no se toman.
libertas-cards-laid-phase-2-variant = Solo se ponen cartas en la fase 2 de la variante occupation.
libertas-squares-lines-freed = { $seat }, cuadrados y líneas liberados: { $points }.
libertas-text = { $seat }: { $cards }{ $with }: { $points }.
libertas-libertas-cards = { $seat }, cartas Libertas ({ $count }): { $points }.
libertas-squares-lines-completed = { $seat }, cuadrados y líneas completados: −{ $points }.
libertas-all = { $seat }, en total: { $total }.
libertas-all-divided = { $seat }, en total: { $total }, dividido entre { $scale }: { $scaled }.
libertas-lays = pone { $piece } en { $to }
    .plural = ponen { $piece } en { $to }
libertas-moves = mueve { $piece } de { $from } a { $at }
    .plural = mueven { $piece } de { $from } a { $at }
libertas-takes = toma { $piece } de { $at }
    .plural = toman { $piece } de { $at }
libertas-libertas = la Libertas
libertas-ocupante = el Ocupante
libertas-flag = la bandera { $label }
libertas-variant-standard = Solo se toman cartas
libertas-variant-occupation = Después se vuelven a poner las cartas, y quien completa un cuadrado o una línea pierde puntos
libertas-option-scale = Entre cuánto se dividen todas las puntuaciones
libertas-setup = las cartas casilla por casilla, a1 b1 … desde la fila inferior hacia arriba, separadas por espacios
libertas-neither-flags-nor-libertas-cards = No quedan ni banderas ni cartas Libertas
libertas-no-card-taken = No se puede tomar ninguna carta
libertas-nobody-lay-card = Nadie puede poner una carta
libertas-card-c3-taken = se toma la carta de c3
libertas-ocupante-c3-moves-e5 = el Ocupante de c3 va a e5
libertas-phase-2-flag-r5-laid = en la fase 2, se pone la bandera R5 en c3
libertas-phase-2-libertas-laid-c3 = en la fase 2, se pone una Libertas en c3
libertas-summary = Por turnos, toma una bandera del mismo color o del mismo número que la última tomada. Tomar la última carta de un cuadrado de cuatro o de toda una fila o columna lo libera y da puntos; una Libertas solo se puede tomar así. En vez de tomar, puedes mover a una casilla vacía un Ocupante, que bloquea cuadrados y líneas. Cuando ya no se puede tomar nada, tus cartas puntúan por series de un color, por series de un número y por escaleras de siete, algunas más con una Libertas; cada Libertas puntúa además por sí sola. Gana el total más alto.
libertas-taken = tomadas
libertas-last-flag = Última bandera
