sparro-white-began-corner-blacks-first = Las blancas empezaron en una esquina, así que la primera bola negra no puede estar en otra.
sparro-white-not-begin-corner-blacks = Las blancas no empezaron en una esquina, así que la primera bola negra tiene que estar en una: a1, a4, d1 o d4.
sparro-more-lines-opponent = Más líneas que el rival
sparro-equal-lines-token-decides = Mismas líneas: decide el testigo
sparro-ball-your-colour-a1 = una bola de tu color en a1
sparro-summary = En torno a un núcleo de cinco bolas rojas, coloca por turnos una bola de tu color hasta que solo quede la cima. La primera bola negra va en una esquina si la primera blanca no está en una, y fuera de las esquinas si lo está. Gana quien tiene más líneas de tres bolas que se tocan, por el borde de un nivel o subiendo de nivel en nivel; si hay empate, quien completó la última línea, o las negras si no hay ninguna.
sparro-token = Testigo
