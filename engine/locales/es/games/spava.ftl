spava-line-ball-short = Una línea a la que le falta una bola
spava-summary = Por turnos, coloca una bola de tu color o una roja, que no es de nadie. Una línea completa de tu color gana: cuatro bolas abajo, tres en el nivel 1, dos en el nivel 2. Pero tres vecinas en línea abajo o dos en el nivel 1, también en cualquier diagonal, pierden, salvo que la misma bola complete una línea.
