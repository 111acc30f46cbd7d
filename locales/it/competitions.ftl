# La gestione

desk-tab-desk = Gestione
desk-tab-entries = Partecipanti
desk-tab-rounds = Turno
desk-tab-results = Risultati
desk-tab-settings = Impostazioni
desk-tab-finish = Chiusura
desk-nav = Pagine della gestione
desk-public-page = Pagina pubblica
desk-rehearsal = Prova
desk-draft = Bozza
desk-tables = Tavoli
desk-byes = Riposi
desk-from-day = Dal
desk-to-day = Al
desk-yes = Sì
desk-no = No
desk-place = Posizione
desk-score = Punteggio
desk-why = Motivo (facoltativo)
desk-rename-why = Motivo del nuovo nome (visibile nel registro)
desk-why-kept = Motivo (conservato, tutti possono leggerlo)
desk-column-name = Nome
desk-column-number = N.
desk-column-seed = Testa di serie
desk-column-state = Stato
desk-column-table = Tavolo
desk-column-players = Giocatori
desk-column-why = Perché
desk-column-result = Risultato
desk-column-rank = Pos.
desk-column-by-hand = A mano
desk-column-total = Totale
desk-field-rating = Rating
desk-field-club = Circolo

# Che cosa viene dopo

desk-finished = La competizione è conclusa.
desk-archived = La competizione è archiviata. Le sue pagine restano visibili.
desk-not-started = La competizione non è ancora iniziata. Puoi segnare le presenze.
desk-requests =
    { $count ->
        [one] Una richiesta d’iscrizione attende risposta.
       *[other] { $count } richieste d’iscrizione attendono risposta.
    }
desk-ready =
    { $count ->
        [one] C’è un’iscrizione.
       *[other] Ci sono { $count } iscrizioni.
    } Avvia quando ci sono tutti.
desk-empty = Non c’è ancora nessuna iscrizione. Incolla la tua lista, o lascia che i giocatori si iscrivano.
desk-too-few = Le iscrizioni non bastano ancora per iniziare. Aggiungi giocatori, o lascia che si iscrivano.
desk-disputed =
    { $count ->
        [one] Un risultato è contestato.
       *[other] { $count } risultati sono contestati.
    }
desk-draft-waits = Il turno { $round } è abbinato e pronto da pubblicare.
desk-pending =
    { $count ->
        [one] Un tavolo del turno { $round } non ha ancora un risultato.
       *[other] { $count } tavoli del turno { $round } non hanno ancora un risultato.
    }
desk-draw = Ci sono tutti i risultati. Puoi andare avanti.
desk-draw-first = La competizione è iniziata. Abbina il primo turno.
desk-over = Si è giocato tutto. Chiudi la competizione.
desk-waits = Al momento non c’è niente da fare.
desk-drawing-waiting = Il turno { $round } è in attesa dell’abbinamento ({ $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}). La pagina si aggiorna da sola.
desk-drawing-pairing = Abbinamento del turno { $round } in corso ({ $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}), finora { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}. La pagina si aggiorna da sola.
desk-drawing-again = Non è stato possibile abbinare il turno { $round }. Podium riprova da solo.
desk-drawing-refused = Il turno { $round } non è stato abbinato. { $why }
desk-drawing-given-up = Dopo vari tentativi non è stato possibile abbinare il turno { $round }. Abbinalo di nuovo; se non basta, chiedi all’amministrazione del sito di guardare l’attività { $job }.
desk-do-add-players = Aggiungi partecipanti
desk-do-open-registration = Apri le iscrizioni
desk-do-close-registration = Chiudi le iscrizioni
desk-do-start = Avvia
desk-do-check-in = Segna le presenze
desk-do-decide-requests = Rispondi alle richieste
desk-do-rule = Decidi sulla contestazione
desk-do-look = Controlla il turno { $round }
desk-do-publish-all = Pubblica tutte le bozze
desk-do-results = Inserisci i risultati del turno { $round }
desk-do-draw = Abbina il turno { $round }
desk-do-draw-all = Abbina i turni successivi
desk-do-next-stage = Avvia la fase successiva
desk-do-close = Chiudi la competizione
desk-do-finish = Vedi la classifica finale
desk-calls = Tavoli che ti aspettano
desk-call-disputed = Contestazione
desk-call-postponement = Rinvio richiesto
desk-call-waiting = Attende la tua conferma
desk-count-players = Partecipanti
desk-count-requested = Richieste d’iscrizione
desk-count-waiting-list = In lista d’attesa
desk-count-here = Presenti
desk-count-open = Tavoli aperti
desk-count-waiting = In attesa
desk-count-disputed = Contestati
desk-count-adjourned = Aggiornati ad altra data
desk-count-settled = Decisi
desk-stage-not-drawn = Abbinamenti ancora da fare.
desk-round-tables = Tavoli
desk-rehearse-title = Prova generale
desk-rehearse-about = Crea una copia che vede solo il tuo staff, la gioca fino in fondo con partite casuali ma regolari e ti mostra ogni pagina come apparirà.
desk-rehearse-players = Giocatori (chi manca viene inventato)
desk-rehearse = Fai la prova
desk-rehearsal-of = Prova: { $name }

# La creazione

desk-new-title = Nuova competizione
desk-new-from-template = Da un modello
desk-new-from-copy = Copia una competizione precedente
desk-new-choose-game = Scegli il gioco
desk-new-other-game = Un altro gioco
desk-new-of-game = Nuova competizione: { $game }
desk-template-delete = Elimina il modello
desk-players-exactly =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
desk-players-from-to = da { $low } a { $high } giocatori
desk-settings-title = Impostazioni
desk-settings-locked = La competizione è iniziata: il gioco, la formula e le regole dell’incontro non si possono più cambiare. Tutto il resto sì.
desk-preview-title = Che cosa aspettarsi
desk-preview-for = Giocatori nell’anteprima
desk-preview = Anteprima
desk-show-fields = Aggiorna il modulo
desk-deal = Altra disposizione casuale
desk-create = Crea la competizione
desk-save-template = Salva come modello
desk-group-what = Nome e date
desk-group-format = Formula
desk-group-match = Incontro
desk-group-ranking = Punti e spareggi
desk-group-points = Punti
desk-group-results = Risultati e trascrizioni
desk-group-registration = Iscrizioni
desk-group-more = Teste di serie e altro
desk-tie-break-none = –
desk-set-name = Nome
desk-set-variant = Variante
desk-set-starts_on = Primo giorno
desk-set-ends_on = Ultimo giorno
desk-set-about = Presentazione (sede, premi, materiale)
desk-set-format = Formula
desk-set-rounds = Turni
desk-set-system = Sistema di abbinamento
desk-set-accelerated = Accelera i primi turni (tornei numerosi)
desk-set-cycles = Tutti contro tutti
desk-set-withdrawal = Se un giocatore si ritira
desk-set-bracket = Tipo di eliminazione diretta
desk-set-third_place = Incontro per la terza posizione
desk-set-grand_final = Finalissima
desk-set-spared = Ultimi turni principali senza consolazione per chi perde
desk-set-last_chance = Tabellone di ripescaggio dopo la consolazione
desk-set-groups = Gironi
desk-set-advance = Qualificati per girone
desk-set-seats = Giocatori per tavolo
desk-set-smallest = Tavolo più piccolo ammesso
desk-set-seating = Composizione dei tavoli
desk-set-clubs = Soci dello stesso circolo
desk-set-division_size = Giocatori per divisione
desk-set-every = Giorni da un turno all’altro
desk-set-open = Giorni per giocare un turno
desk-set-promoted = Giocatori promossi
desk-set-relegated = Giocatori retrocessi
desk-set-play_offs = Giocatori allo spareggio promozione
desk-set-fill = Chi occupa un posto vacante nella divisione superiore
desk-set-overdue = Partite scadute
desk-set-league_withdrawal = Se un giocatore si ritira
desk-set-postponements = Rinvii al massimo per giocatore
desk-set-longest_postponement = Rinvio più lungo (giorni)
desk-set-ranges = Fin dove si può sfidare
    .help = «5:2, 8:3, *:5» vuol dire: dai gradini da 1 a 5 si può sfidare fino a due gradini più su, da quelli da 6 a 8 fino a tre, da tutti gli altri più in basso fino a cinque.
desk-set-winner = Chi sfida e vince
desk-set-days_to_answer = Giorni per rispondere a una sfida
desk-set-days_to_play = Giorni per giocarla
desk-set-days_between = Giorni prima che gli stessi due si ritrovino
desk-set-open_challenges = Sfide aperte al massimo per giocatore
desk-set-refusal = Posizioni perse rifiutando una sfida
desk-set-no_show = Posizioni perse per assenza
desk-set-window_opens = Le partite contano dal
desk-set-window_closes = Le partite contano fino al
desk-set-per_opponent = Partite contate al massimo per avversario
desk-set-fewest_games = Partite per entrare in classifica
desk-set-ranking = Classifica per
desk-set-attack_opens = I tentativi contano dal
desk-set-attack_closes = I tentativi contano fino al
desk-set-setup = Disposizione per tutti
desk-set-rule = Incontro
desk-set-games = Partite (N)
desk-set-target = Punti per vincere (N)
desk-set-tied = Se l’incontro è pari
desk-set-best = Il punteggio migliore è
desk-set-scoring = Punti di una partita
desk-set-scale = Punti per posizione
    .help = A partire dalla prima, per esempio «10, 6, 3, 1». Vuoto: un punto per ogni giocatore battuto.
desk-set-stretched = Adegua i punti ai tavoli più piccoli
desk-set-crawford = Regola Crawford
desk-set-jacoby = Regola Jacoby
desk-set-cube = Cubo del raddoppio
desk-set-auto = Raddoppi automatici
desk-set-timeout = Perdere per il tempo costa
desk-set-attempts = Tentativi (N)
desk-set-tie_break = Spareggio { $place }
desk-set-win = Punti per una vittoria
desk-set-draw = Punti per una patta
desk-set-loss = Punti per una sconfitta
desk-set-pairing_bye = Punti per un riposo (senza avversario)
desk-set-records = Trascrizioni delle partite
desk-set-confirm_by = Chi conferma un risultato comunicato
desk-set-confirm_after = Conferma automatica dopo (ore)
    .help = Vuoto: mai.
desk-set-round_hours = Ore per giocare un turno
    .help = Vuoto: nessuna scadenza. Puoi fissarne una anche quando pubblichi un turno.
desk-set-rated = Vale per il rating
desk-set-members_only = Solo soci del circolo
desk-set-approval = L’organizzazione deve accettare ogni iscrizione
desk-set-limit = Partecipanti al massimo
    .help = Vuoto: nessun limite. Quando la competizione è al completo, si va in lista d’attesa.
desk-set-closes = Chiusura delle iscrizioni
desk-set-late = Iscrizioni possibili dopo l’inizio
desk-set-questions = Domande per chi si iscrive, una per riga
desk-set-seeding = Teste di serie
desk-set-check_in = Abbina solo chi è presente
desk-set-clubs_apart = Se possibile, tieni separati i soci dello stesso circolo
desk-set-never_meet = Giocatori che non devono incontrarsi
    .help = Numeri d’iscrizione, un gruppo per riga, per esempio «3, 7».
format-swiss = Sistema svizzero
format-round-robin = Girone all’italiana
format-knockout = Eliminazione diretta
format-groups = Gironi, poi eliminazione diretta
format-tables = Tavoli a più giocatori
format-league = Campionato
format-ladder = Scala
format-open-play = Gioco libero
format-score-attack = Gara a punteggio
desk-opt-format-swiss = Sistema svizzero: avversari con punti simili, nessuno è eliminato
desk-opt-format-round-robin = Girone all’italiana: tutti contro tutti
desk-opt-format-knockout = Eliminazione diretta
desk-opt-format-groups = Gironi, poi eliminazione diretta
desk-opt-format-league = Campionato a divisioni
desk-opt-format-ladder = Scala: si sfida chi sta più su
desk-opt-format-open-play = Gioco libero: contro chi vuoi, quando vuoi, in un periodo fissato
desk-opt-format-tables = Tavoli a più giocatori: tre o più per tavolo
desk-opt-format-score-attack = Gara a punteggio: tutti giocano la stessa disposizione
desk-opt-system-dutch = Olandese (FIDE)
desk-opt-system-plain = Solo a punti, senza badare a chi muove per primo
desk-opt-system-double = Doppio: due partite per incontro
desk-opt-cycles-single = Una volta
desk-opt-cycles-double = Due volte, a parti invertite
desk-opt-withdrawal-half = Meno di metà giocata: nessun risultato conta; altrimenti il resto è forfait
desk-opt-withdrawal-voidall = Nessun suo risultato conta
desk-opt-withdrawal-keepplayed = I risultati ottenuti contano
desk-opt-bracket-single = Eliminazione singola: fuori alla prima sconfitta
desk-opt-bracket-double = Eliminazione doppia: fuori alla seconda sconfitta
desk-opt-bracket-consolation = Con tabellone di consolazione
desk-opt-bracket-fullranking = Classifica completa: si gioca per ogni posizione
desk-opt-grand_final-one = Un solo incontro
desk-opt-grand_final-reset = Un secondo incontro se chi è senza sconfitte perde il primo
desk-opt-grand_final-advantage = Chi è senza sconfitte parte con una partita di vantaggio
desk-opt-seating-by_points = Punti simili insieme, senza incontri ripetuti
desk-opt-seating-mixed = Ognuno incontra più avversari possibile
desk-opt-seating-by_rank = Per posizione: chi è in testa al primo tavolo
desk-opt-clubs-ignore = Possono stare insieme
desk-opt-clubs-prefer = Separati se possibile
desk-opt-clubs-protect = Sempre separati
desk-opt-fill-best_below = I migliori della divisione inferiore
desk-opt-fill-reprieve = I migliori tra chi dovrebbe retrocedere
desk-opt-overdue-wait = Decide l’organizzazione
desk-opt-overdue-both_lose = Perdono entrambi
desk-opt-overdue-draw = Contano come patte
desk-opt-league_withdrawal-by_half = Meno di metà giocata: nessun risultato conta; altrimenti il resto è forfait
desk-opt-league_withdrawal-void = Nessun suo risultato conta
desk-opt-league_withdrawal-keep = I risultati ottenuti contano, il resto è forfait
desk-opt-winner-takes_the_place = prende la posizione di chi perde
desk-opt-winner-goes_half_way = sale di metà della distanza
desk-opt-ranking-points = punti
desk-opt-ranking-wins = partite vinte
desk-opt-ranking-average = punti per partita
desk-opt-rule-single = Partita unica
desk-opt-rule-best-of = Al meglio delle N partite
desk-opt-rule-games = N partite, tutte giocate
desk-opt-rule-first-to = Chi arriva primo a N punti
desk-opt-rule-exchange = Due partite a parti invertite
desk-opt-rule-backgammon = Incontro di backgammon a N punti
desk-opt-rule-splink-duel = Duello di Splink: due partite a ruoli invertiti
desk-opt-rule-spangle = Spangle a N punti
desk-opt-rule-flying-marbles = Sphlying Marbles a N punti
desk-opt-rule-totals = Punteggio totale di N partite
desk-opt-rule-table = N partite, punti per ciascuna
desk-opt-rule-attack = Il migliore di N tentativi
desk-opt-tied-shared = finisce patta
desk-opt-tied-play-on = si continua finché qualcuno è in vantaggio
desk-opt-best-highest = il più alto
desk-opt-best-lowest = il più basso
desk-opt-scoring-places = secondo la posizione
desk-opt-scoring-scores = il punteggio della partita
desk-opt-auto-no = nessuno
desk-opt-auto-once = al primo lancio iniziale pari
desk-opt-auto-each = a ogni lancio iniziale pari
desk-opt-timeout-match = l’incontro
desk-opt-timeout-game = un punto
desk-opt-records-optional = facoltative: basta il risultato
desk-opt-records-required = obbligatorie per i giocatori
desk-opt-confirm_by-opponents = un altro giocatore del tavolo
desk-opt-confirm_by-staff = un arbitro
desk-opt-confirm_by-nobody = nessuno: conta subito
desk-opt-seeding-rating = secondo il rating
desk-opt-seeding-draw = per sorteggio
desk-opt-seeding-hand = a mano

# Le iscrizioni

desk-entries-none = Qui compariranno i giocatori man mano che si iscrivono.
desk-entries-import = Incolla o carica una lista
desk-entries-import-about = Un giocatore per riga: «Nome; rating; circolo». Solo il nome è obbligatorio. Vanno bene anche tabelle con una riga d’intestazione (CSV) e rapporti federali (TRF).
desk-entries-list = Lista
desk-entries-file = o un file
desk-entries-import-do = Aggiungi questi giocatori
desk-import-skipped = Non sono stati aggiunti:
desk-entries-add = Aggiungi un giocatore
desk-entries-from-roster = Dall’elenco giocatori
desk-entries-by-name = Nuovo giocatore
desk-entries-add-do = Aggiungi
desk-entry-requested = Richiesta
desk-entry-accepted = Accettata
desk-entry-waiting-list = Lista d’attesa
desk-entry-refused = Rifiutata
desk-entry-withdrawn = Ritirata
desk-entry-accept = Accetta
desk-entry-refuse = Rifiuta
desk-entry-return = Riammetti
desk-entry-leave = Ritiro
desk-entry-withdraw = Ritira dal prossimo turno
desk-check-in = Segna presenza
desk-is-here = Presente
desk-seed-title = Teste di serie
desk-seed-about = Se non fai nulla, vengono assegnate all’inizio come dicono le impostazioni. Per assegnarle a mano, numera prima i giocatori qui sopra.
desk-seed-rating = Assegna per rating
desk-seed-draw = Sorteggia
desk-seed-hand = Assegna con i numeri qui sopra
desk-bye-title = Assegna un riposo
desk-bye-worth = Valore
desk-bye-half = mezzo punto
desk-bye-none = niente
desk-bye-win = come una vittoria
desk-bye-do = Assegna il riposo
desk-bye-in = riposa al turno { $round }
desk-bye-cancel = Annulla il riposo al turno { $round }
desk-links-title = Link per i giocatori senza account
desk-links-about = Chi apre un link può comunicare e confermare risultati per quel giocatore. Dai ogni link solo al suo giocatore: il registro mostra che l’hai dato tu. Chi ha un account non ha link: accede e basta.
desk-links-none = Tutti i giocatori hanno un account. Non serve nessun link.
desk-links-renew = Sostituisci il link
desk-links-renew-of = Sostituisci il link di { $name }
desk-links-renew-about = Se un link è finito in mani sbagliate, sostituiscilo: quello vecchio smette di funzionare su ogni dispositivo.

# I turni

desk-round-by-hand = Modificato a mano
desk-round-deadline = Scadenza: { $time }
desk-round-deadline-field = Scadenza (facoltativa)
desk-round-missing = Questo turno non è ancora abbinato.
desk-round-warnings = Prima di pubblicare
desk-round-publish = Pubblica
desk-round-seating = Perché questi posti
desk-round-redraw = Rifai gli abbinamenti
desk-round-scrap = Elimina la bozza
desk-adjust-title = Modifica a mano
desk-adjust-about = Ogni modifica viene salvata e gli avvisi si aggiornano. Fino alla pubblicazione non la vede nessuno.
desk-adjust-player = Giocatore
desk-adjust-other = con
desk-adjust-swap = Scambia questi due
desk-adjust-turn = Inverti i posti
desk-adjust-sit-out = Fai riposare
desk-adjust-sit = Metti a questo tavolo
desk-adjust-first = Nuovo tavolo: primo
desk-adjust-second = secondo
desk-adjust-third = terzo
desk-adjust-open = Crea il tavolo
desk-print = Stampa gli abbinamenti
desk-print-hint = La stampa elenca gli abbinamenti, con lo spazio per i risultati.

# I risultati

desk-results-title = Risultati del turno { $round }
desk-results-none = In questo turno non ci sono tavoli.
desk-results-save = Salva i risultati
desk-result-confirm = Come comunicato
desk-result-this-game = Solo questa partita
desk-result-whole-match = L’intero incontro
desk-result-forfeit-of = Forfait: { $name }
desk-result-forfeit-all = Forfait di tutti
desk-result-adjourn = Aggiornata
desk-solved = Risolto
desk-game-adjourned = aggiornata
desk-game-forfeit = Forfait: { $names }
desk-game-number = Partita { $game }
desk-game-confirmed-by = confermata da { $names }
desk-game-record = Trascrizione
desk-game-correct = Correggi o annulla
desk-game-correct-do = Correggi
desk-game-strike = Annulla e fai rigiocare
desk-game-enter = Inserisci la partita { $game }
desk-game-enter-do = Inserisci
desk-rule-title = Decidi sulla contestazione
desk-rule-stands = Conferma il risultato
desk-rule-again = Fai rigiocare
desk-rule-instead = Inserisci invece questo risultato
desk-table-title = Tavolo { $table }
desk-table-public = Vedi come i giocatori
desk-table-more = Altre azioni
desk-table-forfeit-back = Annulla il forfait
desk-table-close = Chiudi l’incontro così com’è
desk-table-reopen = Fai continuare l’incontro
desk-table-void = Annulla il tavolo
desk-table-deadline = Nuova scadenza
desk-table-deadline-do = Fissa la scadenza
desk-postponement-title = Rinvio richiesto
desk-postponement-asked = { $name } chiede una nuova scadenza, { $time }: «{ $reason }»
desk-postponement-grant = Concedi
desk-postponement-deny = Rifiuta
desk-confirm-title = Che cosa cambia
desk-confirm-about = Questo risultato conta già: { $table }. Se continui:
desk-confirm-nothing = Non cambia nessuna posizione.
desk-confirm-do = Continua
desk-confirm-not = Lascia com’è

# La fine

desk-finish-close = Chiudi
desk-finish-close-about = Chiudendo la competizione la classifica diventa definitiva. Potrai riaprirla in seguito.
desk-finish-season-about = Chiudendo la stagione la classifica diventa definitiva e si decidono promozioni e retrocessioni.
desk-finish-close-do = Chiudi
desk-finish-force = Chiudi comunque
desk-finish-reopen = Riapri
desk-finish-archive = Archivia
desk-season-leaving = Chi lascia
desk-season-coming = Nuovi giocatori
desk-season-newcomers = Nuovi arrivi
    .help = Un nome per riga, a partire dal più forte. Cominciano nella divisione più bassa.
desk-season-wild-cards = Wild card
    .help = Un nome e una divisione per riga, per esempio «Ida Jung; 1». Prendono un posto libero in quella divisione, o nella prima più in basso.
desk-season-moves = Promozioni e retrocessioni
desk-season-next = Prossima stagione
desk-season-next-name = { $name }, prossima stagione
desk-season-next-do = Crea la prossima stagione
desk-order-title = Risolvi le parità a mano
desk-order-about = Dopo uno spareggio sul campo o un sorteggio, numera qui sopra chi è a pari merito. Vale dopo tutti gli altri spareggi.
desk-order-do = Imposta quest’ordine

# I circuiti

desk-circuits-title = Circuiti
desk-circuits-none = Non ci sono ancora circuiti. Un circuito somma i risultati di più competizioni.
desk-circuit-new = Nuovo circuito
desk-circuit-edit = Modifica il circuito
desk-circuit-about = Presentazione
desk-circuit-legs = Competizioni che contano
desk-circuit-no-legs = Il circolo non ha ancora competizioni.
desk-circuit-worth = Quanto vale una posizione
desk-circuit-places = Punti per posizione
desk-circuit-places-field = A partire dalla prima
desk-circuit-percentile = Percentuale di avversari battuti
desk-circuit-percentile-field = Punti per chi batte tutti
desk-circuit-best = Migliori risultati che contano (vuoto: tutti)
desk-circuit-per-game = Risultati al massimo per gioco (vuoto: nessun limite)
desk-circuit-ties = A parità di punti decide
desk-circuit-tie-best_result = il miglior risultato singolo
desk-circuit-tie-countback = il confronto dei migliori risultati, uno a uno
desk-circuit-tie-results = il numero di competizioni giocate
desk-circuit-tie-latest = l’ultima competizione
desk-circuit-empty = La classifica comparirà qui quando le sue competizioni avranno risultati.
desk-circuit-delete = Elimina il circuito

done-adjusted = Modificato. Controlla gli avvisi prima di pubblicare.
done-archived = Competizione archiviata.
done-circuit = Circuito salvato.
done-circuit-deleted = Circuito eliminato.
done-closed = Competizione chiusa: la classifica è definitiva.
done-created = Competizione creata. Finché non apri le iscrizioni o la avvii, la vede solo il tuo staff.
done-drawn = Turno abbinato. Controllalo, poi pubblicalo.
done-entered = Giocatore aggiunto.
done-entry = Iscrizione salvata.
done-link = Link sostituito. Quello vecchio non funziona più.
done-imported = Giocatori aggiunti.
done-order = Ordine impostato.
done-published = Turno pubblicato: ora lo vedono tutti.
done-registration-closed = Le iscrizioni sono chiuse.
done-registration-open = Le iscrizioni sono aperte.
done-rehearsed = Prova completata. Questa copia la vede solo il tuo staff.
done-reopened = Competizione riaperta.
done-results = Risultati salvati.
done-scrapped = Bozza eliminata.
done-seeded = Teste di serie assegnate.
done-settings = Impostazioni salvate.
done-started = La competizione è iniziata.
done-table = Tavolo salvato.
done-template = Modello salvato.
done-template-deleted = Modello eliminato.

mail-place-subject = Podium: un posto per te ({ $competition })
mail-place-body =
    { $name }, eri in lista d’attesa per la competizione «{ $competition }». Si è liberato un posto, ed è tuo:
    { $link }

    Se non puoi venire, ritirati da quella pagina: il posto andrà a chi è in lista dopo di te.
