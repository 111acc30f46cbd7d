spire-third-ball-square-over = Una bola { $name } en { $point } sería la tercera de un cuadrado o descansaría en dos de su color.
spire-ball-still-placed-example = Aún se puede colocar una bola, por ejemplo en { $point }.
spire-no-ball-colour-placed = No se puede colocar ninguna bola de ningún color
spire-red-ball-a1-yours-b3 = una bola roja en a1 y luego una tuya en b3
spire-red-ball-alone = una bola roja sola
spire-no-ball-placed = no se puede colocar ninguna bola
spire-summary = Por turnos, coloca una bola de tu color, precedida de una roja si quieres. Ningún cuadrado de cuatro puntos puede tener tres bolas de un color, y ninguna bola puede descansar en dos o más de su propio color. Si tras una roja no puedes colocar la tuya, la roja sola es la jugada; si no puedes colocar ninguna, pasas. Gana quien coloca la última bola.
