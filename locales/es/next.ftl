# Lo que viene

next-title = Lo que viene
next-empty = Aquí aparecerán tus mesas, con lo que hay que hacer en cada una. Inscríbete en una competición, o crea un club y organiza una.
next-find-competition = Buscar una competición
next-see-games = Ver los juegos
next-tables = Mis mesas
next-alone = En solitario
next-round = ronda { $round }
next-deadline = plazo: { $time }
next-overdue = plazo vencido: { $time }
next-agreed = acordada para el { $time }
next-task-confirm = Confirmar o impugnar
next-task-agree = Responder a la fecha propuesta
next-task-report = Comunicar el resultado
next-task-look = Ver la mesa
next-duties = Tareas de organización
next-upcoming = Próximamente
next-entry-accepted = inscripción aceptada
next-entry-requested = a la espera de la organización
next-entry-waiting-list = en lista de espera
next-running = Mis competiciones
next-clubs = Mis clubes

duty-disputes = { $count ->
    [one] { $count } impugnación por resolver
   *[other] { $count } impugnaciones por resolver
}
duty-confirmations = { $count ->
    [one] { $count } resultado por confirmar
   *[other] { $count } resultados por confirmar
}
duty-postponements = { $count ->
    [one] { $count } petición de posponer
   *[other] { $count } peticiones de posponer
}
duty-entries = { $count ->
    [one] { $count } inscripción por aceptar
   *[other] { $count } inscripciones por aceptar
}
duty-drafts = { $count ->
    [one] { $count } ronda lista para publicar
   *[other] { $count } rondas listas para publicar
}
duty-rounds = { $count ->
    [one] Están todos los resultados: empareja la ronda siguiente o cierra
   *[other] Están todos los resultados en { $count } fases: empareja las rondas siguientes o cierra
}

# Buscar

search-label = Club, jugador, competición o juego
search-do = Buscar
search-players = Jugadores
search-nothing = No hay resultados para «{ $words }». Prueba con una parte del nombre.
