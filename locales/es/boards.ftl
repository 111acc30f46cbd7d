# Juegos

games-title = Juegos
games-about = Aquí se juegan y se arbitran { $count } juegos. Cada página muestra el tablero, las reglas en breve y la notación.
category-alignment = Alineación
category-capture = Captura
category-collection = Colección
category-completion = Completar
category-connection = Conexión
category-deduction = Deducción
category-dice = Dados
category-elimination = Eliminación
category-hunt = Caza
category-pattern = Patrones
category-puzzle = Rompecabezas
category-race = Carrera
category-score = Puntuación
category-territory = Territorio
game-players-one = 1 jugador
game-players = { $number ->
    [one] { $number } jugador
   *[other] { $number } jugadores
}
game-players-range = { $low } a { $high } jugadores
game-record = Anotar una partida
game-best = Mejores jugadores
game-ratings = Lista completa de ratings
game-sheet = Planilla en blanco
game-start = Posición inicial
game-ways = Variantes y opciones
game-seats = Puestos
game-ends = Final de la partida
game-notation = Notación
game-sample = Partida de ejemplo
game-sample-about = Una partida corta al azar, jugada a jugada
game-sample-text = La misma partida como registro
game-records = Jugadas aquí
game-no-records = Aquí aún no se ha jugado ninguna partida. La primera aparecerá en este lugar.
game-turns = { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}
game-competitions = Competiciones
game-no-competitions = Aún no ha habido ninguna competición de este juego. La primera aparecerá aquí.
game-competition-open = inscripción abierta
game-competition-ready = empieza pronto
game-competition-running = en curso
game-competition-finished = terminada
game-competition-archived = archivada
sheet-title = Todos los juegos en su tablero
sheet-turn = Tras la jugada { $turn }

# Reproducción

replay-start = Posición inicial
replay-steps = Recorrer la partida
replay-first = Primera posición
replay-previous = Jugada anterior
replay-next = Jugada siguiente
replay-last = Última posición
replay-play = Reproducir
replay-pause = Pausa
replay-flip = Girar el tablero
replay-levels = Niveles
replay-turns = Jugadas
replay-share = Compartir
replay-text = Registro (texto)
replay-film = Animación
replay-strip = Posiciones clave, una junto a otra
replay-picture = Imagen de esta posición
replay-embed = Insertar en tu web
replay-whole = Abrir en Podium
ended-win = Victoria: { $name }
ended-shared = Primer puesto compartido: { $names }
ended-draw = Tablas
ended-solved = Resuelto
ended-unsolved = Sin resolver
ended-over = La partida ha terminado
ended-resign = por abandono
ended-timeout = por tiempo
ended-agreed = de mutuo acuerdo

# El anotador

recorder-title = Anotar una partida: { $game }
recorder-about = Toca lo que está marcado en el tablero o escribe en el registro.
recorder-turn = Turno de { $name }
recorder-secret = { $name } elige en secreto: que nadie más mire.
recorder-uncover = Soy { $name }: ver mis elecciones
recorder-text-covered = Las elecciones secretas aparecen tapadas en el texto. Déjalas así: se descubren automáticamente.
recorder-choose = Elige una jugada
recorder-spots = { $count ->
    [one] { $count } sitio posible
   *[other] { $count } sitios posibles
}
recorder-deal = Disposición al azar
recorder-set-up = Introducir la disposición
recorder-undo-step = Deshacer
recorder-undo-turn = Deshacer la jugada
recorder-new = Empezar de nuevo
recorder-new-sure = ¿Empezar de nuevo? Se perderá todo lo anotado.
recorder-endings = Terminar la partida
recorder-check = Actualizar el tablero con el texto
recorder-submit = Enviar el registro
recorder-offline = Sin conexión. Tu registro se guarda en este navegador; continúa cuando vuelva la conexión.
recorder-start = Otros jugadores u otra variante
recorder-variant = Variante
recorder-names = Jugadores, uno por línea
recorder-names-example = Ada
recorder-begin = Empezar a anotar

plot-places = Puestos ronda a ronda
plot-places-about = { $count ->
    [one] El puesto de quien va en cabeza tras cada ronda.
   *[other] Los puestos de los { $count } primeros tras cada ronda.
}
plot-round = Ronda
plot-place = Puesto
plot-scores = Reparto de puntuaciones
plot-scores-about = { $count ->
    [one] Cuántas veces se ha hecho cada puntuación ({ $count } en total).
   *[other] Cuántas veces se ha hecho cada puntuación ({ $count } en total).
}
plot-score = Puntuación
plot-times = Veces
