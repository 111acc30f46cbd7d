# La riga di comando

# Gli errori seguono «podium: » e spesso precedono i due punti e il motivo dato dal sistema: senza maiuscola né punto.
# Comandi, opzioni e variabili (`podium games`, --rounds, DATABASE_URL) restano come sono.

cli-cannot-read = impossibile leggere { $path }
cli-cannot-write = impossibile scrivere { $path }
cli-cannot-create-folder = impossibile creare la cartella { $path }
cli-cannot-remove = impossibile eliminare { $path }
cli-not-utf-8 = { $path } non è testo UTF-8
cli-no-game = il gioco «{ $game }» non c’è; `podium games` li elenca tutti
cli-must-be-number = { $option } deve essere un numero da { $low } a { $high }
cli-seconds-between = --seconds deve essere maggiore di 0 e minore di { $most }
cli-seconds-positive = --seconds deve essere almeno 1
cli-not-found = questa pagina o questo account non esiste

# Trascrizioni

cli-holds = { $game } è valida: { $turns ->
    [one] { $turns } mossa
   *[other] { $turns } mosse
}. { $end }: posizioni { $ranks }
cli-holds-scores = punteggi { $scores }
cli-holds-solved = risolto
cli-holds-unsolved = non risolto
cli-fault = { $kind }: { $text }
cli-fault-turn = { $kind }, mossa { $turn }: { $text }
cli-fault-token = { $kind }, mossa { $turn } «{ $token }»: { $text }
cli-fault-setup = intestazione
cli-fault-syntax = notazione
cli-fault-illegal = irregolare
cli-fault-after-end = dopo la fine
cli-fault-incomplete = incompleta
cli-fault-claim = risultato indicato
cli-turns-too-many = le mosse sono troppe per elencarle; ecco come una può cominciare
cli-no-turn = la mossa { $turn } non c’è; scegline una da 0 a { $turns }

# File di altri programmi

cli-import-record = questa è già una trascrizione; controllala con `podium check`
cli-import-unknown = byte 0: questo tipo di file non si può importare; `podium help import` elenca quelli possibili
cli-imported = { $count ->
    [one] { $count } trascrizione scritta
   *[other] { $count } trascrizioni scritte
} in { $folder }
cli-import-game = { $file } partita { $number }
cli-import-stated = secondo il file { $first } { $second }
cli-import-differs = DIVERSO
cli-import-summary = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: { $agree } come nel file, { $differ } con un altro risultato, { $rest } senza risultato da confrontare

# Abbinamenti e classifiche

cli-bye = riposo
cli-round = turno { $number }
cli-opponent = n. { $number }
cli-only-in-file = { $pair } solo nel file
cli-only-by-rules = { $pair } solo secondo le regole
cli-simulate-round = Turno { $number }
cli-simulate-points = Punti
cli-simulate-unpaired = il turno { $round } non si può abbinare: { $why }

# Il servizio. Alcuni programmi leggono l’indirizzo alla fine della riga.

cli-serving = Podium è all’indirizzo { $address }
cli-demo-failed = impossibile riempire la dimostrazione
cli-load-prepare = impossibile preparare il database
cli-load-start = impossibile avviare il servizio
cli-load-silent = il servizio non parte

# Amministrazione

cli-no-database = il database { $path } non esiste; controlla DATABASE_URL, o avvia prima il servizio
cli-no-account = nessun account ha l’indirizzo e-mail { $email }
cli-nobody = nessuno ha l’indirizzo e-mail o la pagina «{ $whom }»
cli-link = Apri questo link per scegliere la password. Funziona una volta sola, per due giorni:
cli-factors-removed = Fatto. Ora { $email } accede con la sola password.
cli-erased = { $count ->
    [0] Dati della persona cancellati.
    [one] Dati della persona cancellati. I risultati restano in { $count } competizione, sotto un numero.
   *[other] Dati della persona cancellati. I risultati restano in { $count } competizioni, sotto un numero.
}
cli-moderated = Fatto, e annotato nel registro del sito.
cli-job-again = L’attività verrà ripetuta.
cli-job-unknown = Nessuna attività fallita ha l’id { $id }; `podium admin jobs` le elenca.
cli-club-exported = { $path } è scritto.
cli-club-imported = Il circolo è in /clubs/{ $slug }
cli-backed-up = { $path } è scritto e verificato: { $summary }.
cli-restored = { $database } è ripristinato e verificato: { $summary }.
cli-set-aside = Quello che c’era prima ora è { $path }.

# Che cosa viene verificato

cli-verify-intact = Integrità: tutto è come è stato scritto: { $summary }.
cli-verify-mismatch = DISCORDANZA: { $what }
cli-verify-same = Ricalcolo: nessuna differenza.
cli-verify-different = Ricalcolo: questa versione ottiene { $count ->
    [one] un valore diverso
   *[other] { $count } valori diversi
}:
cli-verify-difference = { $kind }: { $at }: scritto da { $version }: { $was }; ora: { $now }
cli-checked-chains = { $chains ->
    [one] { $chains } catena
   *[other] { $chains } catene
} di { $events ->
    [one] { $events } evento
   *[other] { $events } eventi
}
cli-checked-competitions = { $count ->
    [one] { $count } competizione
   *[other] { $count } competizioni
}
cli-checked-records = { $count ->
    [one] { $count } trascrizione
   *[other] { $count } trascrizioni
}
cli-checked-texts = { $count ->
    [one] { $count } nome o testo
   *[other] { $count } nomi e testi
}
cli-checked-erased = { $count ->
    [one] { $count } testo cancellato
   *[other] { $count } testi cancellati
}
cli-checked-redacted = { $count ->
    [one] { $count } testo da cui è stato tolto un nome
   *[other] { $count } testi da cui è stato tolto un nome
}
cli-checked-standings = { $count ->
    [one] { $count } classifica ricalcolata
   *[other] { $count } classifiche ricalcolate
}
cli-checked-ratings = { $count } rating { $count ->
    [one] ricalcolato
   *[other] ricalcolati
}
cli-checked-unrated = { $count ->
    [one] { $count } lista di rating da aggiornare (non confrontata)
   *[other] { $count } liste di rating da aggiornare (non confrontate)
}
