# Registros y veredictos

record-verdict = Veredicto
record-holds = El registro es válido: todas las jugadas son legales y la partida termina tras { $turns ->
    [one] { $turns } jugada
   *[other] { $turns } jugadas
}.
record-holds-short = El registro es válido.
record-result = Resultado
record-rank = Puesto
record-player = Jugador
record-score = Puntuación
record-solved = Resuelto
record-unsolved = Sin resolver
record-where = Dónde
record-missing = … sigue aquí
record-before-turn = El tablero antes de la jugada { $turn }. Turno de { $seat }
record-legal = Jugadas legales aquí
record-legal-beginnings = Aquí, una jugada legal empieza por
record-legal-more = y { $count } más
record-seat = Jugador { $number }
record-text = Registro
record-file = o un archivo
check-title = Comprobar un registro
check-about = Pega un registro de cualquier juego del catálogo. Cada jugada se comprueba con las reglas; no se guarda nada.
check-send = Comprobar
check-turn = Tras la jugada { $turn } de { $last }
check-first = Inicio
check-back = Anterior
check-on = Siguiente
check-last = Final

# Una mesa

table-answer = La partida { $number } espera tu respuesta
table-confirm = Confirmar
table-dispute = Impugnar
table-dispute-reason = ¿Qué está mal?
table-dispute-turn = ¿Desde qué jugada? (opcional)
table-not-stored = Aún no se ha enviado nada
table-report = Enviar una partida
table-recorder = Anotarla en el tablero
table-report-send = Enviar el registro
differs-title = ¿Es vuestra partida?
differs-about = El registro es válido, pero no encaja con esta mesa:
differs-noted = Si lo envías, estas diferencias se muestran con la partida hasta que se confirme.
differs-held = Si lo envías, solo contará cuando lo confirme la organización o el arbitraje.
differs-send = Es nuestra partida: enviarla
differs-send-alone = Es mi partida: enviarla
differs-back = Volver y enviar otro
table-record-hint = Bastan las jugadas: la cabecera se rellena sola. También valen encuentros de backgammon (.mat) y transcripciones de Othello.
table-left = ¿Quién está a la izquierda en el archivo .mat?
table-left-by-name = según los nombres del archivo
table-reason = Motivo (obligatorio para cambiar un resultado decidido)
table-head = Cabecera del registro
table-head-download = Descargar la cabecera
table-sheet = Imprimir una planilla
table-sheet-back = Volver a la mesa
table-result-only = Comunicar solo el resultado
table-result-send = Comunicar el resultado
table-which-game = ¿Qué partida?
table-winner = ¿Quién ha ganado?
table-draw = Nadie: tablas
table-rank-of = Puesto de { $name }
table-score-of = Puntuación de { $name }
table-solved = ¿Resuelto?
table-challenge = Desafío
table-challenge-answer = Plazo para responder: { $day }.
table-challenge-play = Aceptado. Plazo para jugar: { $day }.
table-challenge-accept = Aceptar el desafío
table-challenge-refuse = Rechazar el desafío
table-challenge-cancel = Retirar el desafío
table-time = Cuándo jugar
table-time-offered = { $name } propone el { $time }.
table-time-agree = Aceptar esta fecha
table-time-when = Día y hora ({ $zone })
table-time-offer = Proponer esta fecha
table-postpone = Posponer
table-postpone-ask = Pedir posponer
table-postpone-until = Plazo nuevo
table-postpone-reason = Motivo
table-postponement-waits = Se ha pedido posponer hasta el { $time }. A la espera de la organización.

# Inscribirse, y la participación propia

enter-title = Inscribirse: { $competition }
enter-club = Club o ciudad (opcional)
enter-approval = La organización tiene que aceptar tu inscripción.
enter-send = Inscribirse
enter-mine = Mi inscripción
my-entry-requested = Tu inscripción espera la confirmación de la organización.
my-entry-accepted = Ya participas.
my-entry-waiting-list = Ahora mismo no hay plazas libres: estás en la lista de espera.
my-entry-refused = No se ha aceptado tu inscripción.
my-entry-withdrawn = Te has retirado.
mine-title = Mi inscripción en { $competition }
mine-tables = Mis mesas
mine-no-tables = Tus mesas aparecerán aquí cuando haya emparejamientos.
mine-attempt = Empezar mis intentos
mine-challenge = Desafiar a un jugador
mine-whom = Jugador
mine-challenge-send = Desafiar
mine-open = Abrir una mesa
mine-with = Rival
mine-with-several = { $count ->
    [one] Elige { $count } rival
   *[other] Elige { $count } rivales
}
mine-open-send = Abrir la mesa
mine-byes = Descansos
mine-bye-ask = Pedir un descanso
mine-bye-round = Ronda
mine-bye-worth = Valor
mine-bye-cancel = Cancelar el descanso
bye-worth-win = como una victoria
bye-worth-half = medio punto
bye-worth-nothing = nada
mine-withdraw = Retirarse de la competición
mine-withdraw-about = No entrarás en los emparejamientos desde la próxima ronda. Los resultados que ya tienes se conservan. Solo la organización puede readmitirte.
mine-withdraw-reason = Motivo (opcional)

# Lo que se ha hecho

done-report-stored = Registro recibido.
done-result-stored = Resultado recibido.
done-report-confirmed = Resultado confirmado.
done-report-disputed = Resultado impugnado. Lo resolverá el arbitraje.
done-time-offered = Fecha propuesta. Tiene que aceptarla otra persona de la mesa.
done-time-agreed = Fecha aceptada.
done-postponement-asked = Petición de posponer enviada. La organización responderá.
done-challenge-sent = Desafío enviado.
done-challenge-answered = Se ha enviado tu respuesta.
done-table-opened = Mesa abierta.
done-attempt-started = Tu mesa está lista.
done-seat-entered = Hemos recibido tu inscripción.
done-seat-withdrawn = Te has retirado.
done-bye-asked = Descanso pedido.
done-bye-cancelled = Descanso cancelado: entrarás en los emparejamientos.
seat-title = Enlace para { $name }
seat-may-act-for = Has iniciado sesión como { $own }. Con este enlace puedes actuar por { $name }.
seat-acts-for = Has iniciado sesión como { $own } y estás actuando por { $name }.
seat-both-about = Todo lo que hagas en las mesas de este jugador queda en el registro de cambios con los dos nombres.
seat-takes-part = Participas en esta competición. Cierra sesión para usar este enlace.
seat-act-for = Actuar por { $name }
seat-go-on = Seguir como { $own }
seat-leave = Dejar de actuar por { $name }
