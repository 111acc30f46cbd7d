# Gestión

desk-tab-desk = Gestión
desk-tab-entries = Participantes
desk-tab-rounds = Ronda
desk-tab-results = Resultados
desk-tab-settings = Ajustes
desk-tab-finish = Cierre
desk-nav = Páginas de gestión
desk-public-page = Página pública
desk-rehearsal = Ensayo
desk-draft = Borrador
desk-tables = Mesas
desk-byes = Descansos
desk-from-day = Desde
desk-to-day = Hasta
desk-yes = Sí
desk-no = No
desk-place = Puesto
desk-score = Puntuación
desk-why = Motivo (opcional)
desk-rename-why = Motivo del cambio de nombre (visible en el registro de cambios)
desk-why-kept = Motivo (se conserva y lo puede leer todo el mundo)
desk-column-name = Nombre
desk-column-number = N.º
desk-column-seed = Cab. serie
desk-column-state = Estado
desk-column-table = Mesa
desk-column-players = Jugadores
desk-column-why = Por qué
desk-column-result = Resultado
desk-column-rank = Puesto
desk-column-by-hand = A mano
desk-column-total = Total
desk-field-rating = Rating
desk-field-club = Club

# Lo que toca ahora

desk-finished = La competición ha terminado.
desk-archived = La competición está archivada. Sus páginas se pueden seguir consultando.
desk-not-started = La competición no ha empezado. Puedes pasar lista.
desk-requests =
    { $count ->
        [one] Una persona ha pedido inscribirse.
       *[other] { $count } personas han pedido inscribirse.
    }
desk-ready =
    { $count ->
        [one] Hay una inscripción.
       *[other] Hay { $count } inscripciones.
    } Empieza cuando haya llegado todo el mundo.
desk-empty = Aún no hay nadie inscrito. Pega tu lista de jugadores o deja que se inscriban.
desk-too-few = Aún no hay inscripciones suficientes para empezar. Añade más jugadores o deja que se inscriban.
desk-disputed =
    { $count ->
        [one] Hay un resultado impugnado.
       *[other] Hay { $count } resultados impugnados.
    }
desk-draft-waits = La ronda { $round } está emparejada y lista para publicar.
desk-pending =
    { $count ->
        [one] Falta el resultado de una mesa de la ronda { $round }.
       *[other] Faltan los resultados de { $count } mesas de la ronda { $round }.
    }
desk-draw = Están todos los resultados. Puedes seguir.
desk-draw-first = La competición ha empezado. Empareja la primera ronda.
desk-over = Está todo jugado. Cierra la competición.
desk-waits = Por ahora no hay nada que hacer.
desk-drawing-waiting = La ronda { $round } está en cola para emparejarse ({ $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}). Esta página se actualiza automáticamente.
desk-drawing-pairing = Se está emparejando la ronda { $round } ({ $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}), desde hace { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}. Esta página se actualiza automáticamente.
desk-drawing-again = No se ha podido emparejar la ronda { $round }. Podium vuelve a intentarlo automáticamente.
desk-drawing-refused = La ronda { $round } no se ha emparejado. { $why }
desk-drawing-given-up = No se ha podido emparejar la ronda { $round } tras varios intentos. Vuelve a emparejarla; si no sirve, pide a la administración del sitio que mire la tarea { $job }.
desk-do-add-players = Añadir jugadores
desk-do-open-registration = Abrir la inscripción
desk-do-close-registration = Cerrar la inscripción
desk-do-start = Empezar
desk-do-check-in = Pasar lista
desk-do-decide-requests = Responder a las solicitudes
desk-do-rule = Resolver la impugnación
desk-do-look = Revisar la ronda { $round }
desk-do-publish-all = Publicar todos los borradores
desk-do-results = Introducir resultados: ronda { $round }
desk-do-draw = Emparejar la ronda { $round }
desk-do-draw-all = Emparejar las rondas siguientes
desk-do-next-stage = Empezar la fase siguiente
desk-do-close = Cerrar la competición
desk-do-finish = Ver la clasificación final
desk-calls = Mesas que te necesitan
desk-call-disputed = Impugnada
desk-call-postponement = Piden posponer
desk-call-waiting = Espera tu confirmación
desk-count-players = Participantes
desk-count-requested = Solicitudes de inscripción
desk-count-waiting-list = En lista de espera
desk-count-here = Presentes
desk-count-open = Mesas por jugar
desk-count-waiting = Por confirmar
desk-count-disputed = Impugnadas
desk-count-adjourned = Aplazadas
desk-count-settled = Decididas
desk-stage-not-drawn = Aún sin emparejar.
desk-round-tables = Mesas
desk-rehearse-title = Ensayar
desk-rehearse-about = Crea una copia que solo ve tu equipo, la juega hasta el final con partidas legales al azar y te enseña cada página tal como quedará.
desk-rehearse-players = Jugadores (los que falten se inventan)
desk-rehearse = Ensayar
desk-rehearsal-of = Ensayo: { $name }

# Crear

desk-new-title = Nueva competición
desk-new-from-template = A partir de una plantilla
desk-new-from-copy = Copiar una competición anterior
desk-new-choose-game = Elige el juego
desk-new-other-game = Otro juego
desk-new-of-game = Nueva competición: { $game }
desk-template-delete = Eliminar la plantilla
desk-players-exactly =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
desk-players-from-to = { $low } a { $high } jugadores
desk-settings-title = Ajustes
desk-settings-locked = La competición ha empezado: el juego, el formato y las reglas del encuentro ya no se pueden cambiar. Lo demás, sí.
desk-preview-title = Así será
desk-preview-for = Jugadores para la vista previa
desk-preview = Vista previa
desk-show-fields = Actualizar el formulario
desk-deal = Otra disposición al azar
desk-create = Crear la competición
desk-save-template = Guardar como plantilla
desk-group-what = Nombre y fechas
desk-group-format = Formato
desk-group-match = Encuentro
desk-group-ranking = Puntos y desempates
desk-group-points = Puntos
desk-group-results = Resultados y registros
desk-group-registration = Inscripción
desk-group-more = Cabezas de serie y más
desk-tie-break-none = –
desk-set-name = Nombre
desk-set-variant = Variante
desk-set-starts_on = Primer día
desk-set-ends_on = Último día
desk-set-about = Descripción (lugar, premios, material)
desk-set-format = Formato
desk-set-rounds = Rondas
desk-set-system = Sistema de emparejamiento
desk-set-accelerated = Acelerar las primeras rondas (para torneos grandes)
desk-set-cycles = Todos contra todos
desk-set-withdrawal = Si alguien se retira
desk-set-bracket = Tipo de eliminatorias
desk-set-third_place = Jugar por el tercer puesto
desk-set-grand_final = Gran final
desk-set-spared = Últimas rondas del cuadro principal sin consolación para quien pierde
desk-set-last_chance = Cuadro de última oportunidad tras la consolación
desk-set-groups = Grupos
desk-set-advance = Clasificados por grupo
desk-set-seats = Jugadores por mesa
desk-set-smallest = Mesa más pequeña permitida
desk-set-seating = Reparto en las mesas
desk-set-clubs = Miembros del mismo club
desk-set-division_size = Jugadores por división
desk-set-every = Días entre una ronda y la siguiente
desk-set-open = Días para jugar una ronda
desk-set-promoted = Jugadores que ascienden
desk-set-relegated = Jugadores que descienden
desk-set-play_offs = Jugadores en la promoción
desk-set-fill = Quién ocupa una vacante en la división superior
desk-set-overdue = Partidas fuera de plazo
desk-set-league_withdrawal = Si alguien se retira
desk-set-postponements = Veces que se puede posponer, por jugador
desk-set-longest_postponement = Cuánto se puede posponer (días)
desk-set-ranges = Hasta dónde se puede desafiar
    .help = «5:2, 8:3, *:5» significa: desde los peldaños 1 a 5 se puede desafiar hasta dos más arriba; del 6 al 8, hasta tres; y más abajo, hasta cinco.
desk-set-winner = Quien desafía y gana
desk-set-days_to_answer = Días para responder a un desafío
desk-set-days_to_play = Días para jugarlo
desk-set-days_between = Días hasta que los dos mismos puedan volver a enfrentarse
desk-set-open_challenges = Desafíos abiertos como máximo, por jugador
desk-set-refusal = Puestos que se pierden por rechazar un desafío
desk-set-no_show = Puestos que se pierden por no presentarse
desk-set-window_opens = Las partidas cuentan desde
desk-set-window_closes = Las partidas cuentan hasta
desk-set-per_opponent = Partidas que cuentan como máximo contra cada rival
desk-set-fewest_games = Partidas necesarias para clasificarse
desk-set-ranking = Clasificación según
desk-set-attack_opens = Los intentos cuentan desde
desk-set-attack_closes = Los intentos cuentan hasta
desk-set-setup = Disposición común
desk-set-rule = Encuentro
desk-set-games = Partidas (N)
desk-set-target = Puntos para ganar (N)
desk-set-tied = Si el encuentro acaba en empate
desk-set-best = La mejor puntuación es
desk-set-scoring = Puntos por partida
desk-set-scale = Puntos por puesto
    .help = El primer puesto va primero, por ejemplo «10, 6, 3, 1». En blanco, un punto por cada rival superado.
desk-set-stretched = Compensar los puntos en mesas más pequeñas
desk-set-crawford = Regla de Crawford
desk-set-jacoby = Regla de Jacoby
desk-set-cube = Cubo de doblar
desk-set-auto = Doblar automáticamente
desk-set-timeout = Perder por tiempo cuesta
desk-set-attempts = Intentos (N)
desk-set-tie_break = Desempate { $place }
desk-set-win = Puntos por victoria
desk-set-draw = Puntos por tablas
desk-set-loss = Puntos por derrota
desk-set-pairing_bye = Puntos por descanso (por falta de rival)
desk-set-records = Registros de las partidas
desk-set-confirm_by = Quién confirma un resultado comunicado
desk-set-confirm_after = Confirmar automáticamente tras (horas)
    .help = En blanco, nunca.
desk-set-round_hours = Horas para jugar una ronda
    .help = En blanco, sin plazo. También puedes fijar uno al publicar una ronda.
desk-set-rated = Cuenta para el rating
desk-set-members_only = Solo para miembros del club
desk-set-approval = La organización tiene que aceptar cada inscripción
desk-set-limit = Máximo de participantes
    .help = En blanco, sin límite. Cuando se llene la competición, se pasa a una lista de espera.
desk-set-closes = Fin de la inscripción
desk-set-late = Permitir inscribirse después del comienzo
desk-set-questions = Preguntas para quien se inscribe, una por línea
desk-set-seeding = Cabezas de serie
desk-set-check_in = Emparejar solo a quienes están presentes
desk-set-clubs_apart = Separar, si se puede, a los miembros de un mismo club
desk-set-never_meet = Jugadores que no deben enfrentarse
    .help = Números de inscripción, un grupo por línea, por ejemplo «3, 7».
format-swiss = Sistema suizo
format-round-robin = Todos contra todos
format-knockout = Eliminatorias
format-groups = Grupos y eliminatorias
format-tables = Mesas de varios
format-league = Liga
format-ladder = Escalera
format-open-play = Juego libre
format-score-attack = Carrera de puntos
desk-opt-format-swiss = Sistema suizo: rivales con puntuación parecida, sin eliminaciones
desk-opt-format-round-robin = Todos contra todos: cada jugador contra todos los demás
desk-opt-format-knockout = Eliminatorias
desk-opt-format-groups = Grupos y eliminatorias
desk-opt-format-league = Liga con divisiones
desk-opt-format-ladder = Escalera: se desafía a quien está más arriba
desk-opt-format-open-play = Juego libre: contra quien quieras, cuando quieras, dentro de un periodo
desk-opt-format-tables = Mesas de varios: tres o más por mesa
desk-opt-format-score-attack = Carrera de puntos: la misma disposición para todos
desk-opt-system-dutch = Holandés (FIDE)
desk-opt-system-plain = Solo por puntos, sin mirar quién empieza
desk-opt-system-double = Doble: dos partidas por encuentro
desk-opt-cycles-single = A una vuelta
desk-opt-cycles-double = A dos vueltas, cambiando de bando
desk-opt-withdrawal-half = Con menos de la mitad jugada, no cuenta ningún resultado; si no, el resto son incomparecencias
desk-opt-withdrawal-voidall = No cuenta ninguno de sus resultados
desk-opt-withdrawal-keepplayed = Cuentan los resultados que ya tiene
desk-opt-bracket-single = Eliminación simple: una derrota y quedas fuera
desk-opt-bracket-double = Eliminación doble: dos derrotas y quedas fuera
desk-opt-bracket-consolation = Con cuadro de consolación
desk-opt-bracket-fullranking = Clasificación completa: se juegan todos los puestos
desk-opt-grand_final-one = Un solo encuentro
desk-opt-grand_final-reset = Un segundo encuentro si quien llega sin derrotas pierde el primero
desk-opt-grand_final-advantage = Quien llega sin derrotas empieza con una partida de ventaja
desk-opt-seating-by_points = Puntuaciones parecidas juntas, sin repetir rivales
desk-opt-seating-mixed = Cada cual coincide con el mayor número posible de rivales
desk-opt-seating-by_rank = Por puesto: la cabeza de la clasificación, en la primera mesa
desk-opt-clubs-ignore = Pueden coincidir
desk-opt-clubs-prefer = Separados, si se puede
desk-opt-clubs-protect = Siempre separados
desk-opt-fill-best_below = Los mejores de la división inferior
desk-opt-fill-reprieve = Los mejores de quienes iban a descender
desk-opt-overdue-wait = Esperan a la organización
desk-opt-overdue-both_lose = Pierden los dos jugadores
desk-opt-overdue-draw = Cuentan como tablas
desk-opt-league_withdrawal-by_half = Con menos de la mitad jugada, no cuenta ningún resultado; si no, el resto son incomparecencias
desk-opt-league_withdrawal-void = No cuenta ninguno de sus resultados
desk-opt-league_withdrawal-keep = Cuentan los resultados que ya tiene, el resto son incomparecencias
desk-opt-winner-takes_the_place = ocupa el puesto de su rival
desk-opt-winner-goes_half_way = sube la mitad del camino
desk-opt-ranking-points = puntos
desk-opt-ranking-wins = partidas ganadas
desk-opt-ranking-average = puntos por partida
desk-opt-rule-single = Una partida
desk-opt-rule-best-of = Al mejor de N partidas
desk-opt-rule-games = N partidas, se juegan todas
desk-opt-rule-first-to = Hasta N puntos
desk-opt-rule-exchange = Dos partidas, cambiando de bando
desk-opt-rule-backgammon = Encuentro de backgammon a N puntos
desk-opt-rule-splink-duel = Duelo de Splink: dos partidas, cambiando de papel
desk-opt-rule-spangle = Spangle hasta que alguien llegue a N puntos
desk-opt-rule-flying-marbles = Sphlying Marbles hasta que alguien llegue a N puntos
desk-opt-rule-totals = Puntuación total de N partidas
desk-opt-rule-table = N partidas, con puntos por cada una
desk-opt-rule-attack = Lo mejor de N intentos
desk-opt-tied-shared = son tablas
desk-opt-tied-play-on = se sigue hasta que alguien vaya por delante
desk-opt-best-highest = la más alta
desk-opt-best-lowest = la más baja
desk-opt-scoring-places = según el puesto
desk-opt-scoring-scores = la puntuación de la partida
desk-opt-auto-no = nunca
desk-opt-auto-once = en el primer empate de la tirada inicial
desk-opt-auto-each = en cada empate de la tirada inicial
desk-opt-timeout-match = el encuentro
desk-opt-timeout-game = un punto
desk-opt-records-optional = opcionales: basta el resultado
desk-opt-records-required = obligatorios para quienes juegan
desk-opt-confirm_by-opponents = otra persona de la mesa
desk-opt-confirm_by-staff = el arbitraje
desk-opt-confirm_by-nobody = nadie: cuenta al momento
desk-opt-seeding-rating = por rating
desk-opt-seeding-draw = por sorteo
desk-opt-seeding-hand = a mano

# Inscripciones

desk-entries-none = Aquí aparecerá quien se vaya inscribiendo.
desk-entries-import = Pegar o subir una lista
desk-entries-import-about = Un jugador por línea: «Nombre; rating; club». Solo el nombre es obligatorio. También valen tablas con encabezado (CSV) e informes federativos (TRF).
desk-entries-list = Lista
desk-entries-file = o un archivo
desk-entries-import-do = Añadir estos jugadores
desk-import-skipped = Estos no se han añadido:
desk-entries-add = Añadir un jugador
desk-entries-from-roster = De la lista de jugadores
desk-entries-by-name = Jugador nuevo
desk-entries-add-do = Añadir
desk-entry-requested = Solicitada
desk-entry-accepted = Aceptada
desk-entry-waiting-list = Lista de espera
desk-entry-refused = Rechazada
desk-entry-withdrawn = Retirada
desk-entry-accept = Aceptar
desk-entry-refuse = Rechazar
desk-entry-return = Readmitir
desk-entry-leave = Retirada
desk-entry-withdraw = Retirar desde la próxima ronda
desk-check-in = Marcar presente
desk-is-here = Presente
desk-seed-title = Cabezas de serie
desk-seed-about = Si no haces nada, se asignan al empezar según los ajustes. Para asignarlas a mano, numera antes a los jugadores de arriba.
desk-seed-rating = Asignar por rating
desk-seed-draw = Asignar por sorteo
desk-seed-hand = Asignar por los números de arriba
desk-bye-title = Dar un descanso
desk-bye-worth = Valor
desk-bye-half = medio punto
desk-bye-none = nada
desk-bye-win = como una victoria
desk-bye-do = Dar el descanso
desk-bye-in = descansa en la ronda { $round }
desk-bye-cancel = Cancelar el descanso de la ronda { $round }
desk-links-title = Enlaces para jugadores sin cuenta
desk-links-about = Quien abra un enlace puede comunicar y confirmar resultados por ese jugador. Da cada enlace solo a su jugador: en el registro de cambios consta que lo has dado tú. Quienes tienen cuenta no llevan enlace: inician sesión.
desk-links-none = Todos los jugadores tienen cuenta. Nadie necesita un enlace.
desk-links-renew = Cambiar el enlace
desk-links-renew-of = Cambiar el enlace de { $name }
desk-links-renew-about = Si un enlace ha caído en malas manos, cámbialo: el anterior deja de funcionar en todos los dispositivos.

# Rondas

desk-round-by-hand = Ajustada a mano
desk-round-deadline = Plazo: { $time }
desk-round-deadline-field = Plazo (opcional)
desk-round-missing = Esta ronda aún no está emparejada.
desk-round-warnings = Antes de publicar
desk-round-publish = Publicar
desk-round-seating = Por qué estos puestos
desk-round-redraw = Emparejar de nuevo
desk-round-scrap = Descartar el borrador
desk-adjust-title = Ajustar a mano
desk-adjust-about = Cada cambio se guarda y los avisos se actualizan. Nadie lo ve hasta que publiques.
desk-adjust-player = Jugador
desk-adjust-other = con
desk-adjust-swap = Intercambiar
desk-adjust-turn = Cambiar los bandos
desk-adjust-sit-out = Dar un descanso
desk-adjust-sit = Sentar en esta mesa
desk-adjust-first = Mesa nueva: primero
desk-adjust-second = segundo
desk-adjust-third = tercero
desk-adjust-open = Crear la mesa
desk-print = Imprimir los emparejamientos
desk-print-hint = Se imprimen los emparejamientos, con espacio para los resultados.

# Resultados

desk-results-title = Resultados de la ronda { $round }
desk-results-none = No hay mesas en esta ronda.
desk-results-save = Guardar los resultados
desk-result-confirm = Tal como se comunicó
desk-result-this-game = Solo esta partida
desk-result-whole-match = Todo el encuentro
desk-result-forfeit-of = Incomparecencia: { $name }
desk-result-forfeit-all = Incomparecencia de todos
desk-result-adjourn = Aplazada
desk-solved = Resuelto
desk-game-adjourned = aplazada
desk-game-forfeit = Incomparecencia: { $names }
desk-game-number = Partida { $game }
desk-game-confirmed-by = confirmada por { $names }
desk-game-record = Registro
desk-game-correct = Corregir o anular
desk-game-correct-do = Corregir
desk-game-strike = Anular y repetir
desk-game-enter = Introducir la partida { $game }
desk-game-enter-do = Introducir
desk-rule-title = Resolver la impugnación
desk-rule-stands = Mantener el resultado
desk-rule-again = Repetir la partida
desk-rule-instead = Introducir este otro resultado
desk-table-title = Mesa { $table }
desk-table-public = Ver como la ven los jugadores
desk-table-more = Más acciones
desk-table-forfeit-back = Anular la incomparecencia
desk-table-close = Terminar el encuentro tal como está
desk-table-reopen = Dejar que siga el encuentro
desk-table-void = Anular la mesa
desk-table-deadline = Plazo nuevo
desk-table-deadline-do = Fijar el plazo
desk-postponement-title = Piden posponer
desk-postponement-asked = { $name } pide posponer hasta el { $time }: «{ $reason }»
desk-postponement-grant = Conceder
desk-postponement-deny = Rechazar
desk-confirm-title = Qué cambia con esto
desk-confirm-about = Este resultado ya cuenta ({ $table }). Si continúas:
desk-confirm-nothing = No cambia el puesto de nadie.
desk-confirm-do = Continuar
desk-confirm-not = Dejarlo como está

# El cierre

desk-finish-close = Cerrar
desk-finish-close-about = Al cerrar la competición, la clasificación pasa a ser definitiva. Podrás reabrirla más adelante.
desk-finish-season-about = Al cerrar la temporada, la clasificación pasa a ser definitiva y se decide quién asciende y quién desciende.
desk-finish-close-do = Cerrar
desk-finish-force = Cerrar de todos modos
desk-finish-reopen = Reabrir
desk-finish-archive = Archivar
desk-season-leaving = Bajas
desk-season-coming = Altas
desk-season-newcomers = Jugadores nuevos
    .help = Un nombre por línea, de más fuerte a menos. Empiezan en la división más baja.
desk-season-wild-cards = Plazas por invitación
    .help = Un nombre y una división por línea, por ejemplo «Ida Jung; 1». Ocupan una plaza libre en ella o, si no hay, en la división siguiente hacia abajo.
desk-season-moves = Ascensos y descensos
desk-season-next = Temporada siguiente
desk-season-next-name = { $name }, temporada siguiente
desk-season-next-do = Crear la temporada siguiente
desk-order-title = Desempatar a mano
desk-order-about = Tras una partida de desempate o un sorteo, numera arriba a los empatados. Cuenta después de los demás desempates.
desk-order-do = Fijar este orden

# Circuitos

desk-circuits-title = Circuitos
desk-circuits-none = Aún no hay circuitos. Un circuito suma los resultados de varias competiciones.
desk-circuit-new = Nuevo circuito
desk-circuit-edit = Editar el circuito
desk-circuit-about = Descripción
desk-circuit-legs = Competiciones que cuentan
desk-circuit-no-legs = El club aún no tiene competiciones.
desk-circuit-worth = Cuánto vale un puesto
desk-circuit-places = Puntos por puesto
desk-circuit-places-field = El primer puesto va primero
desk-circuit-percentile = Porcentaje de rivales superados
desk-circuit-percentile-field = Puntos por superar a todos
desk-circuit-best = Mejores resultados que cuentan (en blanco, todos)
desk-circuit-per-game = Máximo de resultados por juego (en blanco, sin límite)
desk-circuit-ties = Desempate por
desk-circuit-tie-best_result = el mejor resultado
desk-circuit-tie-countback = los mejores resultados, comparados uno a uno
desk-circuit-tie-results = el número de competiciones jugadas
desk-circuit-tie-latest = la última competición
desk-circuit-empty = La clasificación aparecerá aquí cuando sus competiciones tengan resultados.
desk-circuit-delete = Eliminar el circuito

done-adjusted = Cambiado. Mira los avisos antes de publicar.
done-archived = Competición archivada.
done-circuit = Circuito guardado.
done-circuit-deleted = Circuito eliminado.
done-closed = Competición cerrada: la clasificación es definitiva.
done-created = Competición creada. Solo la ve tu equipo hasta que abras la inscripción o empieces.
done-drawn = Ronda emparejada. Revísala y publícala.
done-entered = Añadido.
done-entry = Guardado.
done-link = Enlace cambiado. El anterior ya no funciona.
done-imported = Jugadores añadidos.
done-order = Orden fijado.
done-published = Ronda publicada: todo el mundo puede verla.
done-registration-closed = La inscripción está cerrada.
done-registration-open = La inscripción está abierta.
done-rehearsed = Ensayada hasta el final. Solo tu equipo ve esta copia.
done-reopened = Competición reabierta.
done-results = Resultados guardados.
done-scrapped = Borrador descartado.
done-seeded = Cabezas de serie asignadas.
done-settings = Ajustes guardados.
done-started = La competición ha empezado.
done-table = Guardado.
done-template = Plantilla guardada.
done-template-deleted = Plantilla eliminada.

mail-place-subject = Podium: plaza en { $competition }
mail-place-body =
    { $name }, estabas en la lista de espera de «{ $competition }». Ha quedado libre una plaza y es para ti:
    { $link }

    Si no puedes venir, retírate en esa página y tu plaza pasará a quien te siga en la lista.
