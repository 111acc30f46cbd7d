splice-red-ball-go-none-four = En { $point } solo puede ir una bola roja: ninguno de sus cuatro apoyos es rojo.
splice-full-line-colour-red = Una línea completa de un color y rojo
splice-no-ball-placed = No se puede colocar ninguna bola
splice-summary = Por turnos, coloca una bola de tu color, en un hueco o donde se apoye en al menos una bola roja, o una bola roja en cualquier sitio. Gana una línea completa de cualquier nivel que tenga tu color y rojo, los dos y nada más, la complete quien la complete; si una jugada completa líneas para los dos, gana quien la hizo.
