sponnect-opponent-just-passed-ball-placed = El rival acaba de pasar: hay que colocar una bola.
sponnect-ball-your-colour-b1 = una bola de tu color en b1
sponnect-no-ball-not-after-pass = no se coloca ninguna bola; no se puede tras un pase
sponnect-summary = En torno a un núcleo de cinco bolas rojas, coloca por turnos una bola de tu color, o pasa si el rival no acaba de pasar. Las blancas ganan si unen el oeste (a1–a4) con el este (d1–d4) con bolas que se tocan; las negras, si unen el sur (a1–d1) con el norte (a4–d4).
