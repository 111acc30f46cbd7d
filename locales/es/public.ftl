# Las páginas públicas

front-title = Ligas y torneos
front-about = Quién va en cabeza y por qué: detrás de cada resultado están las jugadas que lo decidieron.
front-empty = Aquí aún no se ha jugado nada. Para empezar:
front-first-account = Crea una cuenta
front-first-club = Crea tu club
front-first-competition = Crea una competición en tu club: el formulario propone lo que mejor va a cada juego
front-first-games = Mira los juegos
front-running = En curso
front-fresh = Últimos resultados
front-board = Posición final de { $names }
front-upcoming = Próximamente
front-finished = Terminadas
front-all = Todas las competiciones
front-clubs = Clubes por lugar
front-all-clubs = Todos los clubes

filter-all = Todo
filter-show = Mostrar
competitions-none = No hay ninguna competición así. Amplía la búsqueda o vuelve más adelante.
page-before = Página anterior
page-after = Página siguiente

dates = del { $first } al { $last }
until = hasta el { $day }

head-players = { $count ->
    [0] Aún sin participantes
    [one] { $count } participante
   *[other] { $count } participantes
}
head-desk = Gestionar
refresh = Actualizar
tabs-label = Páginas de esta competición
tab-standings = Clasificación
tab-rounds = Rondas
tab-tables = Mesas
tab-bracket = Cuadro
tab-crosstable = Tabla cruzada
tab-schedule = Calendario
tab-what-if = ¿Y si…?
tab-entries = Participantes
tab-records = Registros
tab-log = Cambios

standings-open = La inscripción está abierta. La clasificación aparecerá aquí cuando empiece la competición.
standings-none = La clasificación aparecerá aquí cuando empiece la competición.
carry-away = Exportar e insertar
carry-calendar = Calendario
carry-records = Todos los registros
carry-hall = Pantalla de sala
hall-stay = Detener la rotación
hall-go-on = Reanudar la rotación
hall-next = Pantalla siguiente
carry-embed = Insertar en tu web:
about = Información
rank = #
player = Jugador
players = Jugadores
opponent = Rival
club = Club
game = Juego
table = Mesa
tables = Mesas
round = Ronda
score = Puntuación
state = Estado
value = Valor
seed = Cab. serie
points-short = Pts
you = tú
won = victoria
why = Por qué
withdrawn = retirada
opponent-by-opponent = Rival por rival

zone-on = se clasifica
columns-legend = Qué significan las columnas
zone-up = asciende
zone-play-off = promoción
zone-down = desciende

round-number = Ronda { $number }
round-deadline = Plazo: { $time }
round-by-hand = La organización ajustó esta ronda a mano.
rounds-none = Los emparejamientos aparecerán aquí cuando se publique la primera ronda.
score-sheets = Planillas
table-cards = Tarjetas de mesa
table-number = Mesa { $number }
table-why = Por qué este emparejamiento
table-closed = La organización terminó el encuentro tal como estaba.
table-adjourned = Aplazada.
table-adjourned-until = Aplazada hasta el { $time }.
table-agreed = Se juega el { $time }.
see-table = Ver la mesa
see-record = Ver el registro
game-number = Partida { $number }
schedule-none = El calendario aparecerá aquí cuando empiece la competición.
schedule-bye = { $name } descansa

bye-pairing = Descanso
bye-asked = Descanso
bye-absent = Ausencia

end-resign = Abandono
end-timeout = Tiempo agotado
end-agreed = Tablas de mutuo acuerdo
told-entered = Introducida por { $name } ({ office }) el { $time }.
told-entered-automatically = Introducida automáticamente el { $time }.
records-closed = Los registros de una carrera de puntos se muestran cuando termina.
told-record = Demostrada por el registro que envió { $name } el { $time }.
told-reported = Comunicada por { $name } el { $time }.
told-confirmed = Confirmada por { $name }.
told-confirmed-itself = Confirmada automáticamente: nadie la impugnó a tiempo.
told-confirms-itself = Se confirmará automáticamente el { $time } si nadie la impugna.
told-disputed = Impugnada por { $name } el { $time }.
told-disputed-because = Impugnada por { $name } el { $time }: «{ $reason }»
told-disputed-automatically = Impugnada automáticamente el { $time }.
told-turn = La impugnación es sobre la jugada { $turn }.
told-ruled = Resuelta por { $name } el { $time }.
told-ruled-because = Resuelta por { $name } el { $time }: «{ $reason }»
told-ruled-automatically = Resuelta automáticamente el { $time }.

crosstable-none = La tabla cruzada aparecerá aquí cuando se publique la primera ronda.
crosstable-key = 5w1: contra la fila 5, jugando primero (w; b: después), victoria (1; ½: tablas; 0: derrota). + y −: por incomparecencia. U, F, H, Z: descanso (por falta de rival, de un punto, de medio punto, sin puntos).
met = { $name }: { $result }
met-won = victoria
met-drew = tablas
met-lost = derrota
met-won-by-forfeit = victoria por incomparecencia
met-lost-by-forfeit = derrota por incomparecencia
met-bye = descanso
met-open = por jugar

bracket-none = El cuadro aparecerá aquí cuando empiecen las eliminatorias.
bracket-list = El cuadro como lista
match-number = Encuentro { $number }
match-waiting = a la espera de rivales
match-ready = por jugar
match-played = jugado
match-walkover = por incomparecencia
match-double-forfeit = doble incomparecencia
match-bye = descanso
match-empty = vacío
match-not-needed = no hace falta

what-if-none = No quedan partidas por jugar.
what-if-about = Los puestos que cada cual puede alcanzar todavía. Los empates se dan por no resueltos.
what-if-now = Tras esta ronda
what-if-end = Al final
what-if-tables = Lo que puede cambiar cada mesa por jugar
what-if-is-first = tiene asegurado el primer puesto
what-if-is-can-win = aún puede acabar en primer lugar
what-if-is-cannot-win = ya no puede acabar en primer lugar
if-wins = Gana { $name }
if-draw = Tablas
if-place = { $name }: puesto { $places }.
if-nothing = No cambia la clasificación.

entries-rating = Rating
entries-none = Aquí aparecerá quien se vaya inscribiendo.
entry-requested = a la espera de la organización
entry-accepted = inscripción aceptada
entry-waiting-list = en lista de espera
entry-rating = Rating { $rating }
entry-player = Perfil completo
entry-rank = { $stage }: puesto { $rank }
left-lowest = descartado: el más bajo
left-highest = descartado: el más alto
left-unplayed = descartado: sin jugar
left-early = descartado: primeras rondas
left-below-limit = no cuenta: muy pocos puntos

log-about = Todo lo que ha pasado, con cada entrada encadenada a la anterior. Huella actual:
records-none = Los registros aparecerán aquí cuando los envíen los jugadores.
record-turns = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}

sheets-about = Una planilla por mesa. Imprime esta página.
sheet-number = Jugada
sheet-result = Resultado
sheet-signatures = Firmas
cards-about = Imprime estas tarjetas y ponlas en las mesas. El código de un jugador sin cuenta es un enlace personal: quien lo tenga puede comunicar resultados en su nombre, y en el registro de cambios consta que lo has dado tú. Quienes tienen cuenta inician sesión.
card-sign-in = inicia sesión
card-code = Código de { $name }
