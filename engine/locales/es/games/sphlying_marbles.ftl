sphlying-marbles-nobody-capture-pyramid-built-anew = En esta pirámide nadie puede capturar; hay que construirla de nuevo.
sphlying-marbles-pass-seat-cannot-capture = Solo puede pasar quien no puede capturar.
sphlying-marbles-cannot-capture-takes-ball-rests = { $from } no puede capturar { $to }: se captura una bola en la que se apoya y que no sostiene ninguna otra, o una bola libre de al lado.
sphlying-marbles-setup = los 30 colores de la pirámide, 10 W, 10 R y 10 B, de modo que alguien pueda capturar
sphlying-marbles-nobody-capture = Nadie puede capturar
sphlying-marbles-ball-h1-captures-e1 = la bola de h1 captura la de e1
sphlying-marbles-no-capture-possible = no se puede capturar
sphlying-marbles-summary = La pirámide está llena, con diez bolas de cada color; empieza el color de la cima. Las blancas capturan rojas, las rojas capturan negras y las negras capturan blancas. Una bola móvil captura una en la que se apoya, si esta no sostiene nada más, y cae en su lugar; o captura una bola libre de al lado y va a su sitio. Quien puede capturar tiene que hacerlo. Cuando nadie puede, gana a quien más bolas le quedan.
