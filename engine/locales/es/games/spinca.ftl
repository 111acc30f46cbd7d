spinca-ball-locked-last-turn-moved = La bola de { $locked } está inmovilizada: la última jugada la movió, la hizo caer o la colocó.
spinca-ball-moves-step-own-level = Una bola se mueve un paso en su nivel; { $to } no está junto a { $from }.
spinca-apex-temple-stays-empty = La cima del templo se queda vacía.
spinca-over-three-levels-over-two = { $seat }: { $whole } en tres niveles, { $two } en los dos inferiores, { $one } en el tablero.
spinca-temple-finished = El templo está terminado
spinca-first-ball-b3-moves-a4 = primero la bola de b3 va a a4
spinca-summary = Por turnos, si quieres, mueve primero un paso en su nivel cualquier bola móvil; después coloca una bola de tu color. La cima se queda vacía. Las bolas que la última jugada movió, hizo caer o colocó quedan inmovilizadas durante una jugada. Cuando hay 29 bolas, cada jugador suma los tamaños de sus grupos más pequeños en las cuatro caras. Gana el total más alto; con tres jugadores, si solo dos totales son iguales, gana el tercer jugador. Si todos son iguales, se quita el nivel superior y se vuelve a contar.
