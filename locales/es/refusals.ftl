refused-game = la partida { $game } de { $names }
refused-game-2 = la partida { $game } de { $names } en «{ $title }» ({ $house })
refused-day-time-write-2026-05 = «{ $word }» no es una fecha con hora. Escríbela así: 2026-05-31T18:00.
refused-day-write-2026-05-31 = «{ $word }» no es una fecha. Escríbela así: 2026-05-31.
refused-choose-date-between = Elige una fecha entre { $first_year } y { $last_year }.
refused-nothing-created = No se ha creado nada.
refused-nothing-play-table = En esta mesa no hay nada que jugar.
game-not-here = Aquí no hay ningún juego «{ $game }».
refused-same-moment-somebody-else-stored = En ese mismo momento, otra persona ha guardado algo con ese nombre. Lo tuyo no se ha guardado: vuelve a enviarlo.
refused-no = No.
refused-number-stand-here = «{ $word }» no vale aquí. Escribe un número del { $low } al { $high }.
refused-old-password-wrong = La contraseña actual no es correcta.
refused-address-already = Esa ya es tu dirección.
refused-another-account-address-choose-another = Otra cuenta tiene esa dirección. Elige otra.
refused-site-sends-mail-sign-password = Este sitio no envía correos. Inicia sesión con tu contraseña.
refused-account-needs-new-password-first = Esta cuenta necesita antes una contraseña nueva. Pídela en «¿Has olvidado la contraseña?».
refused-address-password-fit-try-again = La dirección o la contraseña no son correctas. Prueba otra vez o pide una contraseña nueva.
refused-address-account-already-sign-ask = Esta dirección ya tiene una cuenta. Inicia sesión o pide una contraseña nueva.
refused-job-failed-gone-nothing-try = Esta tarea no ha fallado o ya no existe: no hay nada que reintentar.
refused-site-sends-mail-leave-address = Este sitio no envía correos. Deja la dirección en blanco y comparte tú el enlace.
refused-points-place-whole-numbers-first = Los puntos por puesto son números enteros, con el primer puesto al principio y sin que ninguno valga más que el anterior, como «200, 160, 120».
refused-circuit-most-legs = { $most_legs ->
    [one] Un circuito puede tener { $most_legs } competición como máximo.
   *[other] Un circuito puede tener { $most_legs } competiciones como máximo.
}
refused-club-most-circuits-delete-first = { $most_circuits ->
    [one] Un club puede tener { $most_circuits } circuito como máximo. Elimínalo antes.
   *[other] Un club puede tener { $most_circuits } circuitos como máximo. Elimina antes alguno.
}
refused-club-most-templates-delete-first = { $most_templates ->
    [one] Un club puede tener { $most_templates } plantilla como máximo. Elimínala antes.
   *[other] Un club puede tener { $most_templates } plantillas como máximo. Elimina antes alguna.
}
refused-round-being-drawn = La ronda { $round } se está emparejando.
refused-most-people-come-new-into = { $most_new ->
    [one] En una temporada puede entrar { $most_new } jugador nuevo como máximo.
   *[other] En una temporada pueden entrar { $most_new } jugadores nuevos como máximo.
}
refused-wild-card-write-name-division = «{ $line }» no es una plaza por invitación. Escribe un nombre y una división de 1 a { $lowest }, como «Ida Jung; 1».
refused-say-how-order-decided = Di cómo se decidió el orden.
refused-meet-said-numbers-entries-3 = «{ $word }» no es un número de inscripción. Indica quiénes no deben enfrentarse con sus números de inscripción, por ejemplo «3, 7».
refused-number-points-write-points-place = «{ $word }» no es un número de puntos. Escribe los puntos por puesto así: «10, 6, 3, 1».
refused-others-rehearsing-moment-try-again = Ahora mismo hay otros ensayos en marcha. Prueba otra vez en un minuto.
refused-give-everybody-table-place-1 = Da un puesto a cada participante de la mesa, 1 para el primero; quienes empatan comparten el mismo.
refused-choose-player = Elige un jugador.
refused-choose-table = Elige una mesa.
refused-table-needs-two-players-least = Una mesa necesita dos jugadores como mínimo.
refused-choose-change = Elige qué quieres cambiar.
refused-such-table = Esa mesa no existe.
refused-enter-result-first = Introduce antes un resultado.
refused-say-until-when = Indica un plazo nuevo.
refused-choose = Elige qué hacer.
refused-club-drafts-already-announce-some = { $most_drafts ->
    [one] El club ya tiene { $most_drafts } borrador. Abre su inscripción o archívalo.
   *[other] El club ya tiene { $most_drafts } borradores. Abre la inscripción de alguno o archívalo.
}
refused-removing-cannot-undone-tick-box = Lo que se elimina no se puede recuperar. Marca la casilla para confirmarlo.
refused-write-wrong-page = Di qué está mal en la página.
refused-many-reports-wait-already-more = Ahora mismo hay demasiadas denuncias abiertas. Escribe a la administración o prueba otra vez mañana.
refused-game-carried-elsewhere-here-how = Esta partida se ha seguido en otro sitio; así está ahora.
refused-covered-choice-text-made-another = Una de las elecciones tapadas de este texto se hizo en otro navegador o en otro momento de la partida. Sigue en ese navegador, con el texto tal como estaba.
refused-records-score-attack-shown-when = Los registros de una carrera de puntos se muestran cuando termina.
refused-only-members-club-enter-ask = Solo se pueden inscribir los miembros del club. Pide una invitación a la organización.
refused-give-everybody-place-everybody-score = Da a todos un puesto, o a todos una puntuación.
refused-player-account-now-links-players = Este jugador ya tiene cuenta, y los enlaces son para quienes no la tienen. Inicia sesión.
refused-link-ended-gave-out-longer = Este enlace ya no es válido: quien lo dio ya no está en la organización, o es demasiado antiguo. Pide otro a la organización.
refused-take-part-competition-yourself-sign = Participas en esta competición. Cierra sesión para actuar con el enlace de otra persona.
refused-take-part-competition = No participas en esta competición.
refused-score-attack = Esto no es una carrera de puntos.
refused-competition-begun-wait-organiser = La competición no ha empezado: espera a la organización.
refused-if-game-table-send-again = { $text } Si es la partida de esta mesa, vuelve a enviarla con agreed=yes.
refused-table-any-more = La mesa ya no existe.
refused-challenged-accepts-refuses-challenged-take = Quien recibe el desafío lo acepta o lo rechaza; quien lo lanzó puede retirarlo.
refused-only-somebody-sits-table = Esto solo puede hacerlo alguien de la mesa.
refused-name-option-turn-cannot-written = Hay un nombre, una opción o una jugada que no se puede escribir en un registro.
refused-random-play-come-end = Una partida al azar de { $game } no termina nunca.
refused-keep-records-making-already-hand = { $most ->
    [one] Ya tienes { $most } registro a medias. Envíalo o descártalo antes.
   *[other] Ya tienes { $most } registros a medias. Envía o descarta alguno antes.
}
refused-page-text-game-correct-tag = Esta página es para { $text }, pero el registro es de { $other }. Corrige su etiqueta Game.
refused-such-button = Ese botón no existe.
refused-turn = Jugada { $turn }, «{ $token }»: { $text }
refused-nothing-read-paste-record-choose = No hay nada que leer: pega el registro o elige un archivo.
refused-backgammon-match-another-game-played = Es un encuentro de backgammon, pero aquí se juega a otra cosa.
refused-line = Línea { $line }: { $text }
refused-file-games = En el archivo no hay partidas.
refused-file-names-players-say-send = El archivo llama { $left } y { $right } a sus jugadores. Di quién de vosotros es { $left } y vuelve a enviarlo.
refused-many-pages-wait-news-already = Hay demasiadas páginas a la espera de novedades. De momento, recarga esta a mano.
refused-most-characters-room-here = { $most ->
    [one] Aquí cabe { $most } carácter como máximo, no { $count }.
   *[other] Aquí caben { $most } caracteres como máximo, no { $count }.
}
refused-some-fields-form-missing-wrong = Faltan campos del formulario o no son correctos. Vuelve atrás, revísalos y envíalo otra vez.
refused-form-arrived-broken-go-back = El formulario no ha llegado completo. Vuelve atrás y envíalo otra vez.
refused-sent-compressed = Lo que has enviado está comprimido. Envíalo sin comprimir.
refused-sent-too-large-most-kb = Lo que has enviado es demasiado grande: el límite son { $most } KB.
refused-text-character-text-u-0000 = Un texto contiene un carácter no permitido (U+0000). Quítalo y envíalo otra vez.
refused-sent-took-too-long-arrive = Lo que has enviado ha tardado demasiado en llegar. Prueba otra vez con mejor conexión.
refused-password-wrong = La contraseña no es correcta.
refused-code-last-letter-too-old = No es el código del último correo, o ha caducado. Pide que te enviemos otro.
refused-parameter-address-cannot-read-check = Un parámetro de esta dirección no se puede leer. Revisa lo que va tras el signo de interrogación.
refused-why-ball = ¿Por qué? No hay bola
refused-about = { $name }: { $text }
