# La línea de órdenes

# Los errores van tras «podium: » y a menudo ante dos puntos y la razón que da el sistema: sin mayúscula ni punto.
# Las órdenes, opciones y variables (`podium games`, --rounds, DATABASE_URL) se dejan como están.

cli-cannot-read = no se puede leer { $path }
cli-cannot-write = no se puede escribir { $path }
cli-cannot-create-folder = no se puede crear la carpeta { $path }
cli-cannot-remove = no se puede borrar { $path }
cli-not-utf-8 = { $path } no es texto UTF-8
cli-no-game = no hay ningún juego «{ $game }»; `podium games` los enumera todos
cli-must-be-number = { $option } debe ser un número de { $low } a { $high }
cli-seconds-between = --seconds debe ser mayor que 0 y menor que { $most }
cli-seconds-positive = --seconds debe ser 1 como mínimo
cli-not-found = esa página o cuenta no existe

# Registros

cli-holds = { $game } es válido: { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}. { $end }: puestos { $ranks }
cli-holds-scores = puntuaciones { $scores }
cli-holds-solved = resuelto
cli-holds-unsolved = sin resolver
cli-fault = { $kind }: { $text }
cli-fault-turn = { $kind }, jugada { $turn }: { $text }
cli-fault-token = { $kind }, jugada { $turn } «{ $token }»: { $text }
cli-fault-setup = cabecera
cli-fault-syntax = notación
cli-fault-illegal = ilegal
cli-fault-after-end = tras el final
cli-fault-incomplete = incompleto
cli-fault-claim = resultado indicado
cli-turns-too-many = hay demasiadas jugadas para enumerarlas; así puede empezar una
cli-no-turn = no hay jugada { $turn }; elige una de 0 a { $turns }

# Archivos de otros programas

cli-import-record = esto ya es un registro; compruébalo con `podium check`
cli-import-unknown = byte 0: este tipo de archivo no se puede importar; `podium help import` nombra los que sí
cli-imported = { $count ->
    [one] { $count } registro escrito
   *[other] { $count } registros escritos
} en { $folder }
cli-import-game = { $file } partida { $number }
cli-import-stated = según el archivo { $first } { $second }
cli-import-differs = DISTINTO
cli-import-summary = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: { $agree } como en el archivo, { $differ } con otro resultado, { $rest } sin resultado que comparar

# Emparejamientos y clasificaciones

cli-bye = descanso
cli-round = ronda { $number }
cli-opponent = n.º { $number }
cli-only-in-file = { $pair } solo en el archivo
cli-only-by-rules = { $pair } solo según las reglas
cli-simulate-round = Ronda { $number }
cli-simulate-points = Puntos
cli-simulate-unpaired = no se puede emparejar la ronda { $round }: { $why }

# El servicio. Hay programas que leen la dirección al final de la línea.

cli-serving = Podium está en { $address }
cli-demo-failed = no se puede llenar la demostración
cli-load-prepare = no se puede preparar la base de datos
cli-load-start = no se puede iniciar el servicio
cli-load-silent = el servicio no arranca

# Administración

cli-no-database = no existe la base de datos { $path }; revisa DATABASE_URL o inicia antes el servicio
cli-no-account = ninguna cuenta tiene la dirección de correo { $email }
cli-nobody = nadie tiene la dirección de correo ni la página «{ $whom }»
cli-link = Abre este enlace para elegir la contraseña. Sirve una sola vez, durante dos días:
cli-factors-removed = Hecho. Ahora { $email } inicia sesión solo con la contraseña.
cli-erased = { $count ->
    [0] Persona borrada.
    [one] Persona borrada. Los resultados se conservan en { $count } competición, con un número.
   *[other] Persona borrada. Los resultados se conservan en { $count } competiciones, con un número.
}
cli-moderated = Hecho; queda anotado en el registro de cambios del sitio.
cli-job-again = La tarea se ejecutará de nuevo.
cli-job-unknown = Ninguna tarea fallida tiene el id { $id }; `podium admin jobs` las enumera.
cli-club-exported = { $path } está escrito.
cli-club-imported = El club está en /clubs/{ $slug }
cli-backed-up = { $path } está escrito y verificado: { $summary }.
cli-restored = { $database } está restaurada y verificada: { $summary }.
cli-set-aside = Lo que había antes es ahora { $path }.

# Lo que se verifica

cli-verify-intact = Integridad: todo está como se escribió: { $summary }.
cli-verify-mismatch = DISCREPANCIA: { $what }
cli-verify-same = Recálculo: ninguna diferencia.
cli-verify-different = Recálculo: esta versión obtiene { $count ->
    [one] un valor distinto
   *[other] { $count } valores distintos
}:
cli-verify-difference = { $kind }: { $at }: escrito por { $version }: { $was }; ahora: { $now }
cli-checked-chains = { $chains ->
    [one] { $chains } cadena
   *[other] { $chains } cadenas
} de { $events ->
    [one] { $events } evento
   *[other] { $events } eventos
}
cli-checked-competitions = { $count ->
    [one] { $count } competición
   *[other] { $count } competiciones
}
cli-checked-records = { $count ->
    [one] { $count } registro
   *[other] { $count } registros
}
cli-checked-texts = { $count ->
    [one] { $count } nombre o texto
   *[other] { $count } nombres y textos
}
cli-checked-erased = { $count ->
    [one] { $count } texto borrado
   *[other] { $count } textos borrados
}
cli-checked-redacted = { $count ->
    [one] { $count } texto con un nombre retirado
   *[other] { $count } textos con un nombre retirado
}
cli-checked-standings = { $count ->
    [one] { $count } clasificación recalculada
   *[other] { $count } clasificaciones recalculadas
}
cli-checked-ratings = { $count ->
    [one] { $count } rating recalculado
   *[other] { $count } ratings recalculados
}
cli-checked-unrated = { $count ->
    [one] { $count } lista de ratings por actualizar (no comparada)
   *[other] { $count } listas de ratings por actualizar (no comparadas)
}
