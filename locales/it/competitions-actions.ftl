act-round-published-cannot-changed-any = Il turno { $round } è pubblicato e non si può più cambiare.
act-bracket-says-meets-only-seats = È il tabellone a decidere chi gioca contro chi: puoi solo scambiare i posti di un tavolo.
act-schedule-says-meets-every-round = È il calendario a decidere chi gioca contro chi in ogni turno: puoi solo scambiare i posti di un tavolo. Un tavolo che si gioca in un altro momento può essere aggiornato ad altra data, o ricevere una scadenza più lontana.
act-others-sit-table-now-look = Al tavolo { $table } ora ci sono altri giocatori. Ricontrolla il turno.
act-table-round = In questo turno non c’è un tavolo { $table }.
act-round = { $name } non è in questo turno.
act-table-seat-more-move-somebody = { $most ->
    [one] Il tavolo { $table } avrebbe più di { $most } giocatore. Sposta prima qualcuno, o scambia due giocatori.
   *[other] Il tavolo { $table } avrebbe più di { $most } giocatori. Sposta prima qualcuno, o scambia due giocatori.
}
act-not-taking-part = { $name } non partecipa.
act-competition-over = La competizione è finita.
act-format-nobody-sits-out-request = In questa formula non ci sono riposi su richiesta: accordatevi su un’altra data, o chiedi un rinvio.
act-round-2 = { $rounds ->
    [one] Il turno { $round } non c’è: la competizione ha { $rounds } turno.
   *[other] Il turno { $round } non c’è: la competizione ha { $rounds } turni.
}
act-bye-request-worth-half-point = Un riposo richiesto vale mezzo punto o niente.
act-round-published-plays-settled = Il turno { $round } è pubblicato: chi ci gioca è già deciso.
act-round-being-drawn-ask-organiser = Si sta già abbinando il turno { $round }. Rivolgiti all’organizzazione.
act-order-name-everybody-takes-part = L’ordine deve nominare una sola volta ogni partecipante, e nessun altro.
act-order-leaves-out = Nell’ordine mancano: { $missing }.
act-competition-most-entries-those-left = { $most_entries ->
    [one] Una competizione può avere al massimo { $most_entries } iscrizione, compresi i ritiri. Creane un’altra per gli altri.
   *[other] Una competizione può avere al massimo { $most_entries } iscrizioni, compresi i ritiri. Creane un’altra per gli altri.
}
act-entered-withdrew-organiser-take-back = L’iscrizione di { $name } è stata ritirata: l’organizzazione può riammetterla.
act-entered-already-number = { $name } ha già un’iscrizione, con il numero { $id }.
act-answer-every-question-please = Rispondi a tutte le domande.
act-registration-open = Le iscrizioni non sono aperte.
act-competition-over-nobody-enter-any = La competizione è finita: non ci si può più iscrivere.
act-registration-closed-ask-organiser = Le iscrizioni sono chiuse. Rivolgiti all’organizzazione.
act-competition-started-takes-late-entries = La competizione è iniziata e non accetta altre iscrizioni. Rivolgiti all’organizzazione.
act-all-pairings-format-drawn-start = In questa formula tutti gli abbinamenti si fanno all’inizio: dopo non ci si può più iscrivere.
act-rating-most = { $name }: un rating arriva al massimo a { $most_rating }.
act-many-questions = Le risposte sono più delle domande. Ricarica la pagina e rispondi di nuovo.
act-already-if-somebody-else-add = C’è già «{ $name }». Se è un’altra persona, aggiungi un’iniziale o una città.
act-looks-like-entered-already-add = «{ $name }» somiglia a «{ $other }», che ha già un’iscrizione. Aggiungi un’iniziale o una città.
act-room-raise-limit-wait-somebody = Non c’è posto per { $name }: alza il massimo, o aspetta un ritiro.
act-takes-part-already-withdraw-instead = { $name } partecipa già: registra invece un ritiro.
act-player-entered-already = Questo giocatore ha già un’iscrizione.
act-round-paired-old-result-pairings = Il turno { $last } è stato abbinato con il vecchio risultato. I suoi abbinamenti restano come sono.
act-rounds-were-paired-old-result = I turni da { $from } a { $last } sono stati abbinati con il vecchio risultato. I loro abbinamenti restano come sono.
act-place = { $name }: dalla posizione { $was } alla posizione { $is }.
act-now-place = { $name }: ora in posizione { $is }.
act-place-any-more = { $name }: fuori classifica (era in posizione { $was }).
act-more-places-change = { $more ->
    [one] Cambia un’altra posizione.
   *[other] Cambiano altre { $more } posizioni.
}
act-name-list = In questa lista non ci sono nomi.
act-line = Riga { $line }: { $text }
act-list-more-names = { $most_lines ->
    [one] La lista ha più di { $most_lines } nome.
   *[other] La lista ha più di { $most_lines } nomi.
}
act-line-name = Nella riga { $number } manca il nome.
act-line-rating-write-name-rating = Riga { $number }: «{ $word }» non è un rating. Scrivi «Nome; rating; circolo».
act-score-lies-between = Un punteggio va da −{ $most_score } a { $most_score }.
act-match-decided = L’incontro è deciso. { $text }
act-record-played-here = È una trascrizione di { $given }, ma qui si gioca a { $wanted }.
act-record-variant-played-here = La trascrizione è della variante «{ $given }», ma qui si gioca «{ $wanted }».
act-record-begin-published-setup = La trascrizione non parte dalla disposizione pubblicata «{ $wanted }».
act-record-option-played-here = La trascrizione ha l’opzione { $key }={ $has }, ma qui si gioca con { $key }={ $wanted }.
act-record-names-sit-table = La trascrizione nomina { $name }, che non è al tavolo { $table }.
act-record-names-somebody-twice = La trascrizione nomina due volte la stessa persona.
act-record-names-only-some-players = La trascrizione nomina solo una parte dei giocatori: metti tutti i nomi del tavolo in P1, P2 e così via.
act-record-game = { $given ->
    [one] La trascrizione è di una partita con { $given } giocatore, non { $wanted }.
   *[other] La trascrizione è di una partita con { $given } giocatori, non { $wanted }.
}
act-these-moves-prove-another-game = Queste mosse verificano già un’altra partita: { $text }. Una trascrizione vale per una partita sola. Se entrambe si sono giocate così, chiedi a un arbitro di inserirla con un motivo.
act-these-moves-prove-another-game-2 = Queste mosse verificano già un’altra partita. Una trascrizione vale per una partita sola. Se entrambe si sono giocate così, chiedi a un arbitro di inserirla con un motivo.
act-competition-result-proved-record-paste = In questa competizione i risultati si verificano con la trascrizione: incollala o caricala.
act-game-result-already-if-wrong = La partita { $number } ha già un risultato. Se è sbagliato, avvisa l’organizzazione.
act-reported-another-result-game-dispute = { $by } ha comunicato un altro risultato per la partita { $number }. Contestalo, e di’ che cosa è sbagliato.
act-game-disputed-arbiter-decides = La partita { $number } è contestata: deve decidere un arbitro.
act-game-disputed-arbiter-decides-first = La partita { $disputed } è contestata: prima deve decidere un arbitro.
act-reported-yourself-somebody-else-table = L’hai comunicato tu: deve confermarlo un’altra persona del tavolo.
act-competition-organisers-confirm-results = In questa competizione i risultati li conferma l’organizzazione.
act-game-disputed-decide-ruling = La partita { $number } è contestata: decidi sulla contestazione.
act-own-report-hand-right-instead = È ciò che hai comunicato tu: invia invece il risultato giusto.
act-game-settled-if-wrong-tell = La partita { $number } è decisa. Se è sbagliata, avvisa l’organizzazione.
act-record-turn = Nella trascrizione non c’è una mossa { $turn }.
act-game-table-disputed-any-more = La partita { $number } del tavolo { $table } non è contestata, o non lo è più.
act-later-games-hang-game-strike = Dalla partita { $number } dipendono altre partite: annulla prima quelle, partendo dalla partita { $last }.
act-table-such-seat = Il tavolo { $table } non ha questo posto.
act-game-table-settled-yet-confirm = Una partita del tavolo { $table } non è ancora decisa: prima confermala, o decidi tu.
act-table-forfeited-take-forfeit-back = Il tavolo { $table } è chiuso per forfait. Annulla prima il forfait.
act-match-table-ended-organiser-reopen = L’organizzazione ha chiuso l’incontro al tavolo { $table }, e può riaprirlo.
act-game-cannot-come-before-game = La partita { $number } non si può inserire finché la partita { $next } non ha un risultato.
act-checked-needed-start-check-those = Presenti: { $here }; necessari per iniziare: { $needed }. Segna la presenza di chi c’è.
act-taking-part-needed-start = Partecipanti: { $here }; necessari per iniziare: { $needed }.
act-no-such-stage = Questa fase non esiste.
act-nothing-left-draw-close-competition = Non c’è più niente da abbinare. Chiudi la competizione quando ci sono tutti i risultati.
act-round-published-already-look-again = Il turno { $round } è già pubblicato. Ricontrollalo.
act-round-comes-first = Prima viene il turno { $first }.
act-since-draw-these-left-draw = Ritiri dopo l’abbinamento del turno: { $gone }. Rifai gli abbinamenti.
act-round-drawn-any-more-draw = Il turno { $round } non è abbinato, o non lo è più. Prima abbinalo.
act-round-published-only-played-tables = Il turno { $round } è pubblicato: si può solo giocare, o annullarne i tavoli uno per uno.
act-table-result-strike-games-first = Il tavolo { $table } ha un risultato: annulla prima le sue partite.
act-tables-settled-settle-close-all = { $count ->
    [one] Un tavolo non è ancora deciso: { $tables }. Completalo, o chiudi comunque.
   *[other] { $count } tavoli non sono ancora decisi: { $tables }. Completali, o chiudi comunque.
}
act-more-tables = { $more ->
    [one] { $more } altro
   *[other] altri { $more }
}
act-everything-drawn-played-go-close = Non è ancora tutto abbinato e giocato. Continua, o chiudi comunque.
act-competition-never-started-duplicate-instead = Questa competizione non è mai iniziata e non si può riaprire. Copiala.
act-competition-closed = La competizione non è chiusa.
act-competition-running-close-first = La competizione è in corso: prima chiudila.
act-from-to-not = { $text }: inserisci un numero da { $low } a { $high }, non { $number }.
act-table-cannot-seat = { $low ->
    [one] { $text }: si gioca in solitario, non in { $seats }.
   *[other] { $text }: si gioca in { $low }, non in { $seats }.
}
act-table-cannot-seat-2 = { $text }: si gioca da { $low } a { $high } persone, non in { $seats }.
act-setup-publish = { $text }: in questo gioco non c’è una disposizione da pubblicare.
act-publish-setup-everybody-plays = Pubblica la disposizione che giocano tutti.
act-how-played = { $text }: { $game } non si gioca così.
act-attempts-need-score-attack = «Il migliore di N tentativi» vale solo per la gara a punteggio. Scegli un altro incontro, o la gara a punteggio come formula.
act-knockout-needs-winner-let-tied = L’eliminazione diretta vuole un vincitore: fai continuare gli incontri pari.
act-format-two-table-choose-tables = { $seats ->
    [one] Questa formula è per due giocatori al tavolo, non { $seats }. Scegli la gara a punteggio.
   *[other] Questa formula è per due giocatori al tavolo, non { $seats }. Scegli i tavoli a più giocatori o la gara a punteggio.
}
act-most-tie-breaks = { $most_tie_breaks ->
    [one] Può esserci al massimo { $most_tie_breaks } spareggio.
   *[other] Possono esserci al massimo { $most_tie_breaks } spareggi.
}
act-tie-break-stands-twice = Lo spareggio { $code } compare due volte.
act-last-day-comes-before-first = L’ultimo giorno viene prima del primo.
act-nobody-sits-opposite-score-attack = Nella gara a punteggio non ci sono avversari: fai confermare i risultati da un arbitro, o da nessuno.
act-most-questions = { $most_questions ->
    [one] Può esserci al massimo { $most_questions } domanda.
   *[other] Possono esserci al massimo { $most_questions } domande.
}
act-win-worth-least-draw-draw = Una vittoria deve valere almeno quanto una patta, e una patta almeno quanto una sconfitta.
act-most-groups-most-entries-kept = Si possono tenere separati al massimo { $most_apart } gruppi di { $most_apart } iscrizioni ciascuno.
act-competition-archived-nothing-about-changes = La competizione è archiviata e non si può più modificare. Prima riaprila.
act-among-those-meet-number-nobody = Tra i giocatori che non devono incontrarsi c’è il numero { $stranger }, che non è di nessuno.
act-rehearsal-stays-duplicate-competition-instead = Una prova non può diventare una competizione vera. Copia la competizione.
act-competition-started-cannot-change-any = La competizione è iniziata: non è più possibile cambiare { $text }.
act-play-alone-play-when-like = Giochi in solitario: gioca quando vuoi.
act-time-passed-offer-later = Questa data è passata. Proponine una successiva.
act-after-deadline-table-offer-earlier = È oltre la scadenza del tavolo. Proponi una data precedente, o chiedi prima un rinvio.
act-offered-time-yourself-somebody-else = Questa data l’hai proposta tu: deve accettarla un’altra persona del tavolo.
act-another-time-offered-meanwhile-look = Nel frattempo è stata proposta un’altra data. Ricontrolla il tavolo.
act-time-offered-table = Per questo tavolo non è stata proposta nessuna data.
act-table-deadline-put-off = Questo tavolo non ha una scadenza da rinviare.
act-postponement-asked-already-organiser-answer = È già stato chiesto un rinvio: prima deve rispondere l’organizzazione.
act-ask-time-after-deadline = Chiedi una data successiva alla scadenza attuale.
act-postponements-asked-allowed = Rinvii chiesti da { $name }: { $asked }; consentiti: { $most }.
act-too-late-longest-postponement-days = { $longest ->
    [one] È troppo tardi: un tavolo si può rinviare al massimo di { $longest } giorno.
   *[other] È troppo tardi: un tavolo si può rinviare al massimo di { $longest } giorni.
}
act-nobody-asks-postponement-table-any = Per questo tavolo non è chiesto nessun rinvio, o non lo è più.
act-entry-competition = In questa competizione non c’è un’iscrizione { $id }.
act-table-any-more-look-round = Questo tavolo non esiste, o non esiste più. Ricontrolla il turno.
act-table-game = Il tavolo { $table } non ha una partita { $number }.
act-sit-table = { $name } non è al tavolo { $table }.
act-competition-started-yet = La competizione non è ancora iniziata.
act-competition-closed-organiser-reopen = La competizione è chiusa. L’organizzazione può riaprirla.
act-competition-archived-organiser-reopen = La competizione è archiviata. L’organizzazione può riaprirla.
act-competition-already-started = La competizione è già iniziata.
act-match-table-over = L’incontro al tavolo { $table } è finito.
act-table-taken-back = Il tavolo { $table } è annullato.
act-say-why-few-words = Indica un motivo, in poche parole.
act-over-counts-stands = { $name } è ancora in corso e conta in via provvisoria.
act-none-choices-here-choose-list = «{ $word }» non è tra le scelte. Scegline una dall’elenco.
act-number-points-write-1-0 = «{ $word }» non è un numero di punti. Scrivi 1 o 0,5.
act-every-game-file-settled-already = Tutte le partite di questo file sono già decise.
act-game = Partita { $number }: { $text }
act-game-same-file = la partita { $number } dello stesso file
act-rehearsal-took-too-long-stopped = La prova durava troppo ed è stata interrotta. Riprova con meno giocatori.
act-meanwhile-competition-changed-nothing-yours = Nel frattempo la competizione è cambiata: { $text } La tua modifica non è stata salvata. Guarda a che punto è e decidi di nuovo.
act-fixed-game = il gioco
act-fixed-options = le opzioni del gioco
act-fixed-match = l’incontro
act-fixed-seats = il numero di giocatori al tavolo
act-fixed-format = la formula
rehearsal-lot = Deciso per sorteggio.
rehearsal-absent = Assenza.
rehearsal-sheet = Formulario consegnato all’organizzazione.
rehearsal-count = Il mio conteggio è diverso.
rehearsal-turn = La terza mossa era un’altra.
rehearsal-replayed = Rigiocata sul tavoliere: la trascrizione è valida.
rehearsal-train = Ha un treno da prendere.
