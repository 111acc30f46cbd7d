spred-no-line-after-nothing-removed = Después de { $point } no hay ninguna línea, así que no se retira nada.
spred-many-balls-possible-lines-leave = Hay que retirar tantas bolas como se pueda de una de estas líneas y, si se puede, poner una bola roja en el sitio de una de ellas: { $names }.
spred-hand-out-red-balls = A un jugador no le quedan bolas rojas
spred-ball-your-colour-c1 = una bola de tu color en c1
spred-ball-c1-line-a1-b1 = una bola en c1; la línea a1 b1 c1 sale y una bola roja va a b1
spred-summary = Por turnos, coloca una bola de tu color en cualquier sitio. Si entonces tienes líneas de tres o cuatro bolas que se tocan, elige una, retira tantas de sus bolas como puedas y pon una de tus ocho bolas rojas donde estaba la línea, si hay un sitio estable. La partida termina cuando a un jugador no le quedan bolas rojas o la pirámide está llena; gana quien tiene menos bolas rojas en la mano.
