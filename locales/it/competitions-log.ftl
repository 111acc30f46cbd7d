log-created-competition = ha creato la competizione
log-changed-settings = ha modificato le impostazioni
log-opened-registration = ha aperto le iscrizioni
log-closed-registration = ha chiuso le iscrizioni
log-entered = ha iscritto { $name }
log-entered-oneself = { $state ->
    [requested] ha chiesto di iscriversi
    [waiting-list] ha preso posto in lista d’attesa
   *[accepted] ha effettuato l’iscrizione
}
log-accepted = ha accettato { $name }
log-refused-entry = ha rifiutato l’iscrizione di { $name }
log-put-waiting-list = ha messo { $name } in lista d’attesa
log-asked-entry = ha chiesto l’iscrizione di { $name }
log-corrected-entry = ha corretto l’iscrizione di { $name }
log-changed-name = ha cambiato il nome { $former } in { $name }
log-changed-name-because = ha cambiato il nome { $former } in { $name }: «{ $reason }»
log-erased-personal-data = ha cancellato i dati personali di { $name }
log-erased-own-data = ha cancellato i propri dati personali
log-erased-somebodys-personal-data = ha cancellato i dati personali di qualcuno
log-hid-competition-public = ha nascosto la competizione al pubblico
log-showed-competition-public-again = ha di nuovo mostrato la competizione al pubblico
log-removed-words-competition = ha rimosso i testi della competizione
log-hid-some-words-administrator = ha nascosto un testo per conto dell’amministrazione
log-showed-hidden-words-again-administrator = ha di nuovo mostrato un testo per conto dell’amministrazione
log-removed-some-words-administrator = ha rimosso un testo per conto dell’amministrazione
log-changed-how-shown = ha cambiato il nome pubblico di { $name }
log-changed-own-public-name = ha cambiato il proprio nome pubblico
log-changed-how-somebody-shown = ha cambiato il nome pubblico di qualcuno
log-checked = ha segnato la presenza di { $name }
log-took-back-check = ha tolto la presenza di { $name }
log-gave-new-link = ha dato un nuovo link a { $name }
log-set-starting-order = ha assegnato le teste di serie
log-withdrew = ha registrato il ritiro di { $name }
log-withdrew-oneself = ha comunicato il proprio ritiro
log-took-back = ha riammesso { $name }
log-noted-bye-round = ha annotato un riposo per { $name } al turno { $round }
log-asked-bye-round = ha chiesto un riposo al turno { $round }
log-cancelled-bye-round = ha annullato il riposo di { $name } al turno { $round }
log-cancelled-own-bye-round = ha annullato il proprio riposo al turno { $round }
log-started-competition = ha avviato la competizione
log-added-stage = ha aggiunto la fase «{ $name }»
log-changed-draw-round-hand = ha cambiato a mano gli abbinamenti del turno { $round }
log-drew-round = ha abbinato il turno { $round }
log-threw-draft-round-away = ha eliminato la bozza del turno { $round }
log-published-round = ha pubblicato il turno { $round }
log-added-tables-round = { $number ->
    [one] ha aggiunto { $number } tavolo al turno { $round }
   *[other] ha aggiunto { $number } tavoli al turno { $round }
}
log-took-back-table = ha annullato il tavolo { $table }
log-submitted-record-game = ha inviato la trascrizione della partita { $game } ({ $table })
log-reported-game = ha comunicato la partita { $game } ({ $table })
log-handed-record-game-fit = ha inviato per la partita { $game } ({ $table }) una trascrizione che non corrisponde: { $text }
log-confirmed-game = ha confermato la partita { $game } ({ $table })
log-disputed-game = ha contestato la partita { $game } ({ $table })
log-ruled-game-stands = ha deciso che la partita { $game } è valida ({ $table })
log-ruled-another-result-game = ha deciso un altro risultato per la partita { $game } ({ $table })
log-ruled-game-played-again = ha deciso di far rigiocare la partita { $game } ({ $table })
log-entered-forfeit-game = ha inserito un forfait di { $names } alla partita { $game } ({ $table })
log-entered-result-game = ha inserito il risultato della partita { $game } ({ $table })
log-struck-game = ha annullato la partita { $game } ({ $table })
log-took-back-forfeit = ha annullato il forfait al tavolo { $table }
log-entered-forfeit = ha inserito un forfait di { $names } al tavolo { $table }
log-ended-stands = ha chiuso così com’era l’incontro { $table }
log-reopened = ha riaperto l’incontro { $table }
log-adjourned = ha aggiornato ad altra data il tavolo { $table }
log-proposed-time = ha proposto una data per il tavolo { $table }
log-agreed-time = ha accettato la data per il tavolo { $table }
log-asked-postpone = ha chiesto un rinvio per il tavolo { $table }
log-postponed = ha rinviato il tavolo { $table }
log-postpone = ha rifiutato il rinvio del tavolo { $table }
log-challenged = ha sfidato { $whom }
log-entered-challenge = ha inserito una sfida di { $by } a { $whom }
log-accepted-challenge = ha accettato la sfida di { $by }
log-accepted-challenge-for = ha accettato per { $whom } la sfida di { $by }
log-refused-challenge = ha rifiutato la sfida di { $by }
log-refused-challenge-for = ha rifiutato per { $whom } la sfida di { $by }
log-placed-on-rung = ha messo { $name } sul gradino { $rung }
log-ladder-joined = { $name } ora fa parte della scala.
log-ladder-left = { $name } ha lasciato la scala.
log-ladder-cancelled = La sfida di { $by } a { $whom } è stata annullata.
log-ladder-won = { $by } ha sfidato { $whom } e ha vinto.
log-ladder-lost = { $by } ha sfidato { $whom } e ha perso.
log-ladder-drew = { $by } ha sfidato { $whom }: patta.
log-ladder-no-show = { $absent } ha mancato la sfida di { $by } a { $whom }.
log-closed-season = ha chiuso la stagione
log-decided-order-tied-players = ha risolto a mano una parità
log-closed-competition = ha chiuso la competizione
log-reopened-competition = ha riaperto la competizione
log-archived-competition = ha archiviato la competizione
log-noted = ha annotato: { $text }
log-doubted = { $who } { $what }
log-done = { $who } { $what }.
log-done-automatically = Podium { $what } (automaticamente).
log-accepted-automatically = { $name } ha avuto automaticamente un posto libero.
log-added-tables-automatically = { $number ->
    [one] È stato aggiunto automaticamente { $number } tavolo al turno { $round }.
   *[other] Sono stati aggiunti automaticamente { $number } tavoli al turno { $round }.
}
log-voided-table-automatically = Il tavolo { $table } è stato annullato automaticamente.
log-confirmed-game-automatically = La partita { $game } ({ $table }) è stata confermata automaticamente: nessuno l’ha contestata in tempo.
log-entered-forfeit-automatically = È stato inserito automaticamente un forfait di { $names } al tavolo { $table }: la scadenza era passata.
log-ended-stands-automatically = L’incontro { $table } è stato chiuso automaticamente così com’era: la scadenza era passata.
log-by = { $name } ({ $capacity })
office = { $office ->
    [owner] titolare del circolo
    [organiser] organizzazione
    [arbiter] arbitro
    [administrator] amministrazione
   *[staff] staff
}
log-link-issued = dato da { $name }
log-link-used = usato da { $name }
log-by-link = tramite link
log-merged-club-into-another = ha unito il circolo a quello che ora tiene la competizione
