spyramid-variant-standard = Las pirámides van alineadas con el tablero
spyramid-variant-rotated = También cuentan las pirámides giradas 45° vistas desde arriba
spyramid-all-five-corners-pyramid = Las cinco esquinas de una pirámide
spyramid-next-player-cannot-play = El siguiente jugador no puede jugar
spyramid-summary = Por turnos, coloca una bola de tu color o mueve una que sostenga como máximo otra; lo que descansaba en ella cae. La bola movida va a otro punto y nunca encima de una bola que acaba de caer. Gana quien tiene las cinco esquinas de una pirámide: su punta y las esquinas de un cuadrado uno, dos o tres niveles más abajo, o una bola y las cuatro que descansan en ella.
