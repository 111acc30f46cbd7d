log-created-competition = creó la competición
log-changed-settings = cambió los ajustes
log-opened-registration = abrió la inscripción
log-closed-registration = cerró la inscripción
log-entered = inscribió a { $name }
log-entered-oneself = { $state ->
    [requested] pidió inscribirse
    [waiting-list] se apuntó a la lista de espera
   *[accepted] se inscribió
}
log-accepted = aceptó la inscripción de { $name }
log-refused-entry = rechazó la inscripción de { $name }
log-put-waiting-list = puso a { $name } en la lista de espera
log-asked-entry = pidió la inscripción de { $name }
log-corrected-entry = corrigió la inscripción de { $name }
log-changed-name = cambió el nombre { $former } por { $name }
log-changed-name-because = cambió el nombre { $former } por { $name }: «{ $reason }»
log-erased-personal-data = borró los datos personales de { $name }
log-erased-own-data = borró sus propios datos personales
log-erased-somebodys-personal-data = borró los datos personales de alguien
log-hid-competition-public = ocultó la competición al público
log-showed-competition-public-again = volvió a mostrar la competición al público
log-removed-words-competition = eliminó los textos de la competición
log-hid-some-words-administrator = ocultó un texto desde la administración
log-showed-hidden-words-again-administrator = volvió a mostrar un texto desde la administración
log-removed-some-words-administrator = eliminó un texto desde la administración
log-changed-how-shown = cambió el nombre público de { $name }
log-changed-own-public-name = cambió su nombre público
log-changed-how-somebody-shown = cambió el nombre público de alguien
log-checked = marcó la presencia de { $name }
log-took-back-check = quitó la marca de presencia de { $name }
log-gave-new-link = dio un enlace nuevo a { $name }
log-set-starting-order = asignó las cabezas de serie
log-withdrew = registró la retirada de { $name }
log-withdrew-oneself = se retiró de la competición
log-took-back = readmitió a { $name }
log-noted-bye-round = anotó un descanso de { $name } en la ronda { $round }
log-asked-bye-round = pidió un descanso en la ronda { $round }
log-cancelled-bye-round = canceló el descanso de { $name } en la ronda { $round }
log-cancelled-own-bye-round = canceló su descanso en la ronda { $round }
log-started-competition = empezó la competición
log-added-stage = añadió la fase «{ $name }»
log-changed-draw-round-hand = ajustó a mano los emparejamientos de la ronda { $round }
log-drew-round = emparejó la ronda { $round }
log-threw-draft-round-away = descartó el borrador de la ronda { $round }
log-published-round = publicó la ronda { $round }
log-added-tables-round = { $number ->
    [one] añadió { $number } mesa a la ronda { $round }
   *[other] añadió { $number } mesas a la ronda { $round }
}
log-took-back-table = anuló la mesa de { $table }
log-submitted-record-game = envió el registro de la partida { $game } de { $table }
log-reported-game = comunicó la partida { $game } de { $table }
log-handed-record-game-fit = envió para la partida { $game } de { $table } un registro que no encaja: { $text }
log-confirmed-game = confirmó la partida { $game } de { $table }
log-disputed-game = impugnó la partida { $game } de { $table }
log-ruled-game-stands = decidió mantener la partida { $game } de { $table }
log-ruled-another-result-game = decidió otro resultado para la partida { $game } de { $table }
log-ruled-game-played-again = decidió que se repita la partida { $game } de { $table }
log-entered-forfeit-game = introdujo una incomparecencia de { $names } en la partida { $game } de { $table }
log-entered-result-game = introdujo el resultado de la partida { $game } de { $table }
log-struck-game = anuló la partida { $game } de { $table }
log-took-back-forfeit = anuló la incomparecencia en el encuentro { $table }
log-entered-forfeit = introdujo una incomparecencia de { $names } en el encuentro { $table }
log-ended-stands = terminó el encuentro { $table } tal como estaba
log-reopened = reabrió el encuentro { $table }
log-adjourned = aplazó el encuentro { $table }
log-proposed-time = propuso una fecha para el encuentro { $table }
log-agreed-time = aceptó la fecha del encuentro { $table }
log-asked-postpone = pidió posponer el encuentro { $table }
log-postponed = pospuso el encuentro { $table }
log-postpone = rechazó posponer el encuentro { $table }
log-challenged = desafió a { $whom }
log-entered-challenge = introdujo un desafío de { $by } a { $whom }
log-accepted-challenge = aceptó el desafío de { $by }
log-accepted-challenge-for = aceptó en nombre de { $whom } el desafío de { $by }
log-refused-challenge = rechazó el desafío de { $by }
log-refused-challenge-for = rechazó en nombre de { $whom } el desafío de { $by }
log-placed-on-rung = colocó a { $name } en el peldaño { $rung }
log-ladder-joined = { $name } entró en la escalera.
log-ladder-left = { $name } dejó la escalera.
log-ladder-cancelled = El desafío de { $by } a { $whom } quedó anulado.
log-ladder-won = { $by } desafió a { $whom } y ganó.
log-ladder-lost = { $by } desafió a { $whom } y perdió.
log-ladder-drew = { $by } desafió a { $whom }: tablas.
log-ladder-no-show = { $absent } no se presentó al desafío de { $by } a { $whom }.
log-closed-season = cerró la temporada
log-decided-order-tied-players = desempató a mano
log-closed-competition = cerró la competición
log-reopened-competition = reabrió la competición
log-archived-competition = archivó la competición
log-noted = anotó: { $text }
log-doubted = { $who } { $what }
log-done = { $who } { $what }.
log-done-automatically = Podium { $what } (automáticamente).
log-accepted-automatically = { $name } pasó automáticamente de la lista de espera a una plaza libre.
log-added-tables-automatically = { $number ->
    [one] Se añadió automáticamente { $number } mesa a la ronda { $round }.
   *[other] Se añadieron automáticamente { $number } mesas a la ronda { $round }.
}
log-voided-table-automatically = La mesa de { $table } se anuló automáticamente.
log-confirmed-game-automatically = La partida { $game } de { $table } se confirmó automáticamente: nadie la impugnó a tiempo.
log-entered-forfeit-automatically = Se introdujo automáticamente una incomparecencia de { $names } en el encuentro { $table }: el plazo había vencido.
log-ended-stands-automatically = El encuentro { $table } se dio por terminado automáticamente tal como estaba: el plazo había vencido.
log-by = { $name } ({ $capacity })
office = { $office ->
    [owner] propiedad del club
    [organiser] organización
    [arbiter] arbitraje
    [administrator] administración
   *[staff] equipo del club
}
log-link-issued = dado por { $name }
log-link-used = usado por { $name }
log-by-link = por enlace
log-merged-club-into-another = fusionó el club con el que tiene ahora la competición
