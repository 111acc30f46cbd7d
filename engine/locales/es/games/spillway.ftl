spillway-not-ridge = { $point } no está en una arista.
spillway-you-no-ball-left-pass = No te quedan bolas y tienes que pasar.
spillway-second-removal-needs-connection-made = Para retirar una segunda bola, la primera tiene que haber hecho una conexión sin llegar a ganar.
spillway-seat-three-connections = Un jugador tiene tres conexiones
spillway-white-ball-e1-leaves-your = sale la bola blanca de e1 y tu bola entra por la cima
spillway-second-removal-after-connection = una segunda retirada, tras una conexión
spillway-you-no-ball-left = no te quedan bolas
spillway-summary = La pirámide está llena; cada jugador tiene bases en los cuatro lados. Por turnos, retira una bola blanca de una de las cuatro aristas: las bolas de encima caen y una de tu color ocupa la cima. Un grupo visible que une tus bases norte y sur, o este y oeste, suma un punto; tus bolas de las aristas se vuelven entonces blancas y puedes retirar otra vez. Las conexiones del rival puntúan antes de que juegue. Gana quien llega a tres puntos.
