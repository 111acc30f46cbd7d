# Trascrizioni e verdetti

record-verdict = Verdetto
record-holds = La trascrizione è valida: tutte le mosse sono regolari e la partita finisce dopo { $turns ->
    [one] { $turns } mossa
   *[other] { $turns } mosse
}.
record-holds-short = La trascrizione è valida.
record-result = Risultato
record-rank = Posizione
record-player = Giocatore
record-score = Punteggio
record-solved = Risolto
record-unsolved = Non risolto
record-where = Punto dell’errore
record-missing = … continua qui
record-before-turn = Il tavoliere prima della mossa { $turn }. Tocca a: { $seat }
record-legal = Mosse regolari qui
record-legal-beginnings = Una mossa regolare qui comincia con
record-legal-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
record-seat = Giocatore { $number }
record-text = Trascrizione
record-file = o un file
check-title = Verifica una trascrizione
check-about = Incolla la trascrizione di una partita a uno dei giochi del catalogo. Ogni mossa viene controllata secondo le regole; non viene salvato nulla.
check-send = Verifica
check-turn = Dopo la mossa { $turn } di { $last }
check-first = Inizio
check-back = Indietro
check-on = Avanti
check-last = Fine

# Un tavolo

table-answer = La partita { $number } attende la tua risposta
table-confirm = Conferma
table-dispute = Contesta
table-dispute-reason = Che cosa è sbagliato?
table-dispute-turn = Da quale mossa in poi? (facoltativo)
table-not-stored = Non hai ancora inviato nulla
table-report = Invia una partita
table-recorder = Trascrivila sul tavoliere
table-report-send = Invia la trascrizione
differs-title = È la vostra partita?
differs-about = La trascrizione è valida, ma non corrisponde a questo tavolo:
differs-noted = Se la invii, queste differenze restano visibili con la partita finché non è confermata.
differs-held = Se la invii, conta solo dopo la conferma dell’organizzazione o di un arbitro.
differs-send = È la nostra partita: invia
differs-send-alone = È la mia partita: invia
differs-back = Torna indietro e inviane un’altra
table-record-hint = Bastano le mosse: l’intestazione si compila da sola. Vanno bene anche gli incontri di backgammon (.mat) e le trascrizioni di Othello.
table-left = Chi è a sinistra nel file .mat?
table-left-by-name = decidono i nomi del file
table-reason = Motivo (obbligatorio per cambiare un risultato già deciso)
table-head = Intestazione della trascrizione
table-head-download = Scarica l’intestazione
table-sheet = Stampa un formulario
table-sheet-back = Torna al tavolo
table-result-only = Comunica solo il risultato
table-result-send = Comunica il risultato
table-which-game = Quale partita?
table-winner = Chi ha vinto?
table-draw = Nessuno: patta
table-rank-of = Posizione di { $name }
table-score-of = Punteggio di { $name }
table-solved = Risolto?
table-challenge = Sfida
table-challenge-answer = Scadenza per rispondere: { $day }.
table-challenge-play = Accettata. Scadenza per giocare: { $day }.
table-challenge-accept = Accetta la sfida
table-challenge-refuse = Rifiuta la sfida
table-challenge-cancel = Ritira la sfida
table-time = Quando si gioca
table-time-offered = { $name } propone: { $time }.
table-time-agree = Accetta questa data
table-time-when = Giorno e ora ({ $zone })
table-time-offer = Proponi questa data
table-postpone = Rinvio
table-postpone-ask = Chiedi un rinvio
table-postpone-until = Nuova scadenza
table-postpone-reason = Motivo
table-postponement-waits = Nuova scadenza richiesta: { $time }. In attesa dell’organizzazione.

# Iscriversi, e la propria partecipazione

enter-title = Iscriviti: { $competition }
enter-club = Circolo o città (facoltativo)
enter-approval = L’organizzazione deve accettare la tua iscrizione.
enter-send = Iscriviti
enter-mine = La mia iscrizione
my-entry-requested = La tua iscrizione attende la conferma dell’organizzazione.
my-entry-accepted = Partecipi a questa competizione.
my-entry-waiting-list = Al momento non ci sono posti liberi: sei in lista d’attesa.
my-entry-refused = La tua iscrizione non è stata accettata.
my-entry-withdrawn = Hai ritirato la tua iscrizione.
mine-title = La mia iscrizione: { $competition }
mine-tables = I miei tavoli
mine-no-tables = I tuoi tavoli compariranno qui dopo gli abbinamenti.
mine-attempt = Inizia i miei tentativi
mine-challenge = Sfida un giocatore
mine-whom = Giocatore
mine-challenge-send = Sfida
mine-open = Apri un tavolo
mine-with = Avversario
mine-with-several = { $count ->
    [one] Scegli { $count } avversario
   *[other] Scegli { $count } avversari
}
mine-open-send = Apri il tavolo
mine-byes = Riposi
mine-bye-ask = Chiedi un riposo
mine-bye-round = Turno
mine-bye-worth = Valore
mine-bye-cancel = Annulla il riposo
bye-worth-win = come una vittoria
bye-worth-half = mezzo punto
bye-worth-nothing = niente
mine-withdraw = Ritirati dalla competizione
mine-withdraw-about = Dal prossimo turno non ci saranno più abbinamenti per te. I risultati ottenuti restano. Solo l’organizzazione può riammetterti.
mine-withdraw-reason = Motivo (facoltativo)

# Che cosa è stato fatto

done-report-stored = Trascrizione ricevuta.
done-result-stored = Risultato ricevuto.
done-report-confirmed = Risultato confermato.
done-report-disputed = Risultato contestato. Deciderà un arbitro.
done-time-offered = Data proposta. Deve accettarla un’altra persona del tavolo.
done-time-agreed = Data accettata.
done-postponement-asked = Rinvio richiesto. Risponderà l’organizzazione.
done-challenge-sent = Sfida lanciata.
done-challenge-answered = La tua risposta è stata inviata.
done-table-opened = Tavolo aperto.
done-attempt-started = Il tuo tavolo è pronto.
done-seat-entered = Iscrizione ricevuta.
done-seat-withdrawn = Hai ritirato la tua iscrizione.
done-bye-asked = Riposo richiesto.
done-bye-cancelled = Riposo annullato: rientri negli abbinamenti.
seat-title = Link per { $name }
seat-may-act-for = La tua sessione è di { $own }. Con questo link puoi agire per { $name }.
seat-acts-for = La tua sessione è di { $own }, e stai agendo per { $name }.
seat-both-about = Tutto ciò che fai ai tavoli di questo giocatore va nel registro con entrambi i nomi.
seat-takes-part = A questa competizione partecipi anche tu. Esci dal tuo account per usare questo link.
seat-act-for = Agisci per { $name }
seat-go-on = Continua come { $own }
seat-leave = Smetti di agire per { $name }
