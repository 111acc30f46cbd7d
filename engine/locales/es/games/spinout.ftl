spinout-spin-not-answer-spin = Un giro no puede responder a un giro.
spinout-other-seat-out-balls-placements = Al rival no le quedan bolas: ya solo se puede colocar.
spinout-ball-supports-none = La bola de { $point } no sostiene ninguna.
spinout-spin-ball-b2-goes-top = un giro: la bola de b2 pasa a lo alto de su pila
spinout-summary = Por turnos, coloca una bola de tu color o haz un giro: toma una bola de cualquiera de los dos colores que sostenga exactamente otra, deja caer su pila y ponla en lo alto de ella. Un giro no puede responder a un giro. Quien ha colocado sus 16 bolas ha terminado, y el otro completa la pirámide sin giros. Gana quien tiene más líneas de tres bolas que se tocan en las caras; si hay empate, quien tiene menos bolas a la vista.
