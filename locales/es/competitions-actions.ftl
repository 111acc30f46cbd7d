act-round-published-cannot-changed-any = La ronda { $round } está publicada: ya no se puede cambiar.
act-bracket-says-meets-only-seats = El cuadro decide quién se enfrenta a quién: solo se pueden intercambiar los puestos de una mesa.
act-schedule-says-meets-every-round = El calendario decide quién se enfrenta a quién en cada ronda: solo se pueden intercambiar los puestos de una mesa. Si una mesa se juega en otro momento, aplázala o dale un plazo más largo.
act-others-sit-table-now-look = En la mesa { $table } ya hay otras personas. Vuelve a mirar la ronda.
act-table-round = En esta ronda no hay ninguna mesa { $table }.
act-round = { $name } no está en esta ronda.
act-table-seat-more-move-somebody = { $most ->
    [one] La mesa { $table } pasaría de { $most } jugador. Saca antes a alguien o intercambia dos jugadores.
   *[other] La mesa { $table } pasaría de { $most } jugadores. Saca antes a alguien o intercambia dos jugadores.
}
act-take-part = { $name } no participa.
act-competition-over = La competición ha terminado.
act-format-nobody-sits-out-request = En este formato nadie descansa a petición propia: acuerda otra fecha o pide posponer.
act-round-2 = { $rounds ->
    [one] No existe la ronda { $round }: la competición tiene { $rounds } ronda.
   *[other] No existe la ronda { $round }: la competición tiene { $rounds } rondas.
}
act-bye-request-worth-half-point = Un descanso pedido vale medio punto o nada.
act-round-published-plays-settled = La ronda { $round } está publicada: ya está decidido quién juega.
act-round-being-drawn-ask-organiser = La ronda { $round } ya se está emparejando. Habla con la organización.
act-order-name-everybody-takes-part = El orden tiene que nombrar una vez a cada participante, y a nadie más.
act-order-leaves-out = Faltan en el orden: { $missing }.
act-competition-most-entries-those-left = { $most_entries ->
    [one] Una competición admite { $most_entries } inscripción como máximo, incluidas las retiradas. Crea otra para el resto.
   *[other] Una competición admite { $most_entries } inscripciones como máximo, incluidas las retiradas. Crea otra para el resto.
}
act-entered-withdrew-organiser-take-back = { $name } se inscribió y se retiró: la organización puede readmitir su inscripción.
act-entered-already-number = { $name } ya tiene una inscripción, la número { $id }.
act-answer-every-question-please = Responde a todas las preguntas.
act-registration-open = La inscripción no está abierta.
act-competition-over-nobody-enter-any = La competición ha terminado: ya no es posible inscribirse.
act-registration-closed-ask-organiser = La inscripción está cerrada. Habla con la organización.
act-competition-started-takes-late-entries = La competición ha empezado y no admite más inscripciones. Habla con la organización.
act-all-pairings-format-drawn-start = En este formato, todos los emparejamientos se hacen al empezar: después ya no es posible inscribirse.
act-rating-most = { $name }: un rating es { $most_rating } como máximo.
act-many-questions = Hay menos preguntas que respuestas. Recarga la página y vuelve a responder.
act-already-if-somebody-else-add = Ya hay alguien con el nombre «{ $name }». Si es otra persona, añade una inicial o una ciudad.
act-looks-like-entered-already-add = «{ $name }» se parece a «{ $other }», que ya tiene una inscripción. Añade una inicial o una ciudad.
act-room-raise-limit-wait-somebody = No queda plaza para { $name }: sube el máximo o espera a que alguien se retire.
act-takes-part-already-withdraw-instead = { $name } ya participa: en vez de rechazar la inscripción, retírala.
act-player-entered-already = Este jugador ya tiene una inscripción.
act-round-paired-old-result-pairings = La ronda { $last } se emparejó con el resultado anterior. Sus emparejamientos se quedan como están.
act-rounds-were-paired-old-result = Las rondas { $from } a { $last } se emparejaron con el resultado anterior. Sus emparejamientos se quedan como están.
act-place = { $name }: del puesto { $was } al { $is }.
act-now-place = { $name }: ahora en el puesto { $is }.
act-place-any-more = { $name }: sin puesto (tenía el { $was }).
act-more-places-change = { $more ->
    [one] Cambia { $more } puesto más.
   *[other] Cambian { $more } puestos más.
}
act-name-list = En esta lista no hay ningún nombre.
act-line = Línea { $line }: { $text }
act-list-more-names = { $most_lines ->
    [one] La lista tiene más de { $most_lines } nombre.
   *[other] La lista tiene más de { $most_lines } nombres.
}
act-line-name = La línea { $number } no tiene nombre.
act-line-rating-write-name-rating = Línea { $number }: «{ $word }» no es un rating. Escribe «Nombre; rating; club».
act-score-lies-between = Una puntuación tiene que estar entre −{ $most_score } y { $most_score }.
act-match-decided = El encuentro está decidido. { $text }
act-record-played-here = Este registro es de { $given }, pero aquí se juega a { $wanted }.
act-record-variant-played-here = El registro es de la variante «{ $given }», pero aquí se juega la «{ $wanted }».
act-record-begin-published-setup = El registro no parte de la disposición publicada, «{ $wanted }».
act-record-option-played-here = El registro tiene la opción { $key }={ $has }, pero aquí se juega con { $key }={ $wanted }.
act-record-names-sit-table = El registro nombra a { $name }, que no está en la mesa { $id }.
act-record-names-somebody-twice = El registro nombra dos veces a la misma persona.
act-record-names-only-some-players = El registro solo nombra a parte de los jugadores: pon todos los nombres de la mesa en P1, P2, etc.
act-record-game = El registro es de una partida de { $given ->
    [one] { $given } jugador
   *[other] { $given } jugadores
}, no de { $wanted }.
act-these-moves-prove-another-game = Estas jugadas ya demuestran otra partida: { $text }. Un registro demuestra una sola partida. Si las dos se jugaron así, pide al arbitraje que la introduzca indicando el motivo.
act-these-moves-prove-another-game-2 = Estas jugadas ya demuestran otra partida. Un registro demuestra una sola partida. Si las dos se jugaron así, pide al arbitraje que la introduzca indicando el motivo.
act-competition-result-proved-record-paste = En esta competición, un resultado se demuestra con su registro: pégalo o súbelo.
act-game-result-already-if-wrong = La partida { $number } ya tiene un resultado. Si no es correcto, avisa a la organización.
act-reported-another-result-game-dispute = { $by } comunicó otro resultado para la partida { $number }. Impúgnalo y di qué está mal.
act-game-disputed-arbiter-decides = La partida { $number } está impugnada: tiene que resolver el arbitraje.
act-game-disputed-arbiter-decides-first = La partida { $disputed } está impugnada: antes tiene que resolver el arbitraje.
act-reported-yourself-somebody-else-table = Lo has comunicado tú: tiene que confirmarlo otra persona de la mesa.
act-competition-organisers-confirm-results = En esta competición, los resultados los confirma la organización.
act-game-disputed-decide-ruling = La partida { $number } está impugnada: resuelve la impugnación.
act-own-report-hand-right-instead = Lo comunicaste tú: envía el resultado correcto.
act-game-settled-if-wrong-tell = La partida { $number } está decidida. Si no es correcta, avisa a la organización.
act-record-turn = El registro no tiene ninguna jugada { $turn }.
act-game-table-disputed-any-more = La partida { $number } de la mesa { $id } no está impugnada, o ya no lo está.
act-later-games-hang-game-strike = Hay partidas posteriores que dependen de la partida { $number }: anúlalas antes, empezando por la partida { $last }.
act-table-such-seat = La mesa { $id } no tiene ese puesto.
act-game-table-settled-yet-confirm = Una partida de la mesa { $id } aún no está decidida: confírmala o resuélvela antes.
act-table-forfeited-take-forfeit-back = La mesa { $id } está perdida por incomparecencia. Anula antes la incomparecencia.
act-match-table-ended-organiser-reopen = La organización terminó el encuentro de la mesa { $id } y puede reabrirlo.
act-game-cannot-come-before-game = La partida { $number } no se puede introducir antes de que la partida { $next } tenga resultado.
act-checked-needed-start-check-those = Presentes: { $here }; hacen falta para empezar: { $needed }. Marca a quienes estén.
act-taking-part-needed-start = Participantes: { $here }; hacen falta para empezar: { $needed }.
act-such-stage = Esa fase no existe.
act-nothing-left-draw-close-competition = No queda nada por emparejar. Cierra la competición cuando estén todos los resultados.
act-round-published-already-look-again = La ronda { $round } ya está publicada. Vuelve a mirarla.
act-round-comes-first = Antes va la ronda { $first }.
act-since-draw-these-left-draw = Desde que se emparejó se han retirado: { $gone }. Empareja la ronda de nuevo.
act-round-drawn-any-more-draw = La ronda { $round } no está emparejada, o ya no lo está. Emparéjala antes.
act-round-published-only-played-tables = La ronda { $round } está publicada: solo cabe jugarla o anular sus mesas una a una.
act-table-result-strike-games-first = La mesa { $id } tiene un resultado: anula antes sus partidas.
act-tables-settled-settle-close-all = { $count ->
    [one] Falta por decidir una mesa: { $first }. Decídela o cierra de todos modos.
   *[other] Faltan por decidir { $count } mesas (las primeras: { $first }). Decídelas o cierra de todos modos.
}
act-everything-drawn-played-go-close = Aún no está todo emparejado y jugado. Sigue o cierra de todos modos.
act-competition-never-started-duplicate-instead = Esta competición no llegó a empezar y no se puede reabrir. Cópiala.
act-competition-closed = La competición no está cerrada.
act-competition-running-close-first = La competición está en curso: ciérrala antes.
act-from-to-not = { $text }: escribe un número del { $low } al { $high }; { $number } no vale.
act-game-here = Aquí no hay ningún juego «{ $game }».
act-table-cannot-seat = { $text } es para { $low ->
    [one] { $low } jugador
   *[other] { $low } jugadores
}: una mesa no puede tener { $seats }.
act-table-cannot-seat-2 = { $text } es para { $low } a { $high } jugadores: una mesa no puede tener { $seats }.
act-setup-publish = { $text } no tiene ninguna disposición que publicar.
act-publish-setup-everybody-plays = Publica la disposición que jugarán todos.
act-how-played = { $text }: así no se juega a { $game }.
act-score-attack-decided-best-score = «Lo mejor de N intentos» y la carrera de puntos van juntos: elige los dos o ninguno.
act-knockout-needs-winner-let-tied = Unas eliminatorias necesitan que alguien gane: haz que los encuentros empatados sigan hasta que alguien vaya por delante.
act-format-two-table-choose-tables = { $seats ->
    [one] En este formato hay dos jugadores por mesa, no { $seats }. Elige una carrera de puntos.
   *[other] En este formato hay dos jugadores por mesa, no { $seats }. Elige mesas de varios o una carrera de puntos.
}
act-most-tie-breaks = { $most_tie_breaks ->
    [one] Puede haber { $most_tie_breaks } desempate como máximo.
   *[other] Puede haber { $most_tie_breaks } desempates como máximo.
}
act-tie-break-stands-twice = El desempate { $code } aparece dos veces.
act-last-day-comes-before-first = El último día va antes que el primero.
act-nobody-sits-opposite-score-attack = En una carrera de puntos no hay rivales: los resultados los confirma el arbitraje, o nadie.
act-most-questions = { $most_questions ->
    [one] Puede haber { $most_questions } pregunta como máximo.
   *[other] Puede haber { $most_questions } preguntas como máximo.
}
act-win-worth-least-draw-draw = Una victoria tiene que valer al menos lo que unas tablas, y unas tablas, al menos lo que una derrota.
act-most-groups-most-entries-kept = Se pueden separar como máximo { $most_apart ->
    [one] { $most_apart } grupo
   *[other] { $most_apart } grupos
} de hasta { $most_apart ->
    [one] { $most_apart } inscripción
   *[other] { $most_apart } inscripciones
}.
act-competition-archived-nothing-about-changes = La competición está archivada y ya no se puede cambiar. Reábrela antes.
act-among-those-meet-number-nobody = Entre quienes no deben enfrentarse está el número { $stranger }, que no tiene nadie.
act-rehearsal-stays-duplicate-competition-instead = Un ensayo no puede pasar a ser una competición de verdad. Copia la competición.
act-competition-started-cannot-change-any = La competición ha empezado: ya no puedes cambiar { $text }.
act-play-alone-play-when-like = Juegas en solitario: hazlo cuando quieras.
act-time-passed-offer-later = Esa fecha ya ha pasado. Propón otra posterior.
act-after-deadline-table-offer-earlier = Esa fecha es posterior al plazo de la mesa. Propón una anterior o pide antes posponer.
act-offered-time-yourself-somebody-else = La fecha la has propuesto tú: tiene que aceptarla otra persona de la mesa.
act-another-time-offered-meanwhile-look = Mientras tanto se ha propuesto otra fecha. Vuelve a mirar la mesa.
act-time-offered-table = Para esta mesa no hay ninguna fecha propuesta.
act-table-deadline-put-off = Esta mesa no tiene ningún plazo que posponer.
act-postponement-asked-already-organiser-answer = Ya se ha pedido posponer esta mesa: antes tiene que responder la organización.
act-ask-time-after-deadline = Pide una fecha posterior al plazo actual.
act-postponements-asked-allowed = Veces que { $name } ha pedido posponer: { $asked }; máximo: { $most }.
act-too-late-longest-postponement-days = { $longest ->
    [one] Es demasiado tarde: una mesa se puede posponer { $longest } día como máximo.
   *[other] Es demasiado tarde: una mesa se puede posponer { $longest } días como máximo.
}
act-nobody-asks-postponement-table-any = Nadie pide posponer esta mesa, o ya no.
act-entry-competition = En esta competición no hay ninguna inscripción { $id }.
act-table-any-more-look-round = La mesa { $id } no existe, o ya no. Vuelve a mirar la ronda.
act-table-game = La mesa { $id } no tiene ninguna partida { $number }.
act-sit-table = { $name } no está en la mesa { $id }.
act-competition-started-yet = La competición aún no ha empezado.
act-competition-closed-organiser-reopen = La competición está cerrada. La organización puede reabrirla.
act-competition-archived-organiser-reopen = La competición está archivada. La organización puede reabrirla.
act-competition-already-started = La competición ya ha empezado.
act-match-table-over = El encuentro de la mesa { $id } ha terminado.
act-table-taken-back = La mesa { $id } está anulada.
act-say-why-few-words = Di el motivo, en pocas palabras.
act-over-counts-stands = { $name } sigue en curso y cuenta de forma provisional.
act-none-choices-here-choose-list = «{ $word }» no es ninguna de las opciones. Elige una de la lista.
act-number-points-write-1-0 = «{ $word }» no es un número de puntos. Escribe 1 o 0,5.
act-every-game-file-settled-already = Todas las partidas de este archivo ya están decididas.
act-game = Partida { $number }: { $text }
act-game-same-file = la partida { $number } del mismo archivo
act-table = No hay ninguna mesa { $id }.
act-game-2 = No hay ningún juego «{ $game }».
act-rehearsal-took-too-long-stopped = El ensayo tardaba demasiado y se ha parado. Ensaya con menos jugadores.
act-meanwhile-competition-changed-nothing-yours = Mientras tanto, la competición ha cambiado: { $text } Tu cambio no se ha guardado. Mira cómo está ahora y decide de nuevo.
act-fixed-game = el juego
act-fixed-options = las opciones del juego
act-fixed-match = el encuentro
act-fixed-seats = el número de jugadores por mesa
act-fixed-format = el formato
rehearsal-lot = Decidido por sorteo.
rehearsal-absent = No se presentó.
rehearsal-sheet = Planilla entregada a la organización.
rehearsal-count = A mí me salen otras cuentas.
rehearsal-turn = La tercera jugada fue otra.
rehearsal-replayed = Reproducida en el tablero: el registro es válido.
rehearsal-train = Tiene que tomar un tren.
