# Che cosa c’è da fare

next-title = Da fare
next-empty = Qui compariranno i tuoi tavoli, con quello che c’è da fare a ciascuno. Iscriviti a una competizione, o crea un circolo e organizzane una.
next-find-competition = Trova una competizione
next-see-games = Scopri i giochi
next-tables = I miei tavoli
next-alone = In solitario
next-round = turno { $round }
next-deadline = scadenza: { $time }
next-overdue = scadenza passata: { $time }
next-agreed = data fissata: { $time }
next-task-confirm = Conferma o contesta
next-task-agree = Rispondi alla proposta
next-task-report = Comunica il risultato
next-task-look = Vedi il tavolo
next-duties = Compiti dello staff
next-upcoming = In arrivo
next-entry-accepted = iscrizione accettata
next-entry-requested = in attesa dell’organizzazione
next-entry-waiting-list = in lista d’attesa
next-running = Le mie competizioni
next-clubs = I miei circoli

duty-disputes = { $count ->
    [one] { $count } contestazione da decidere
   *[other] { $count } contestazioni da decidere
}
duty-confirmations = { $count ->
    [one] { $count } risultato da confermare
   *[other] { $count } risultati da confermare
}
duty-postponements = { $count ->
    [one] { $count } rinvio richiesto
   *[other] { $count } rinvii richiesti
}
duty-entries = { $count ->
    [one] { $count } iscrizione da accettare
   *[other] { $count } iscrizioni da accettare
}
duty-drafts = { $count ->
    [one] { $count } turno pronto da pubblicare
   *[other] { $count } turni pronti da pubblicare
}
duty-rounds = { $count ->
    [one] Ci sono tutti i risultati: abbina il turno successivo o chiudi
   *[other] Ci sono tutti i risultati di { $count } fasi: abbina i turni successivi o chiudi
}

# Ricerca

search-label = Circolo, giocatore, competizione o gioco
search-do = Cerca
search-players = Giocatori
search-nothing = Nessun risultato per «{ $words }». Prova con una parte del nome.
