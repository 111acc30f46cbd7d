sprenge-you-put-down-colours-others = Se colocan los colores de los demás, no el propio.
sprenge-two-balls-two-other-colours = Las dos bolas tienen que ser de los otros dos colores.
sprenge-white-puts-black-b2-red = las blancas colocan una negra en b2 y luego una roja en e1
sprenge-summary = Tres jugadores, un color cada uno. Por turnos, coloca una bola de cada uno de los dos colores que no son el tuyo. Cuando la pirámide está completa, los jugadores se clasifican por su mayor grupo visible; si hay empate, las blancas van antes que las negras y las negras antes que las rojas.
