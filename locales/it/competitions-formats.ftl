format-played-against-others-score-attack = { $text }: si gioca contro altri, mentre la gara a punteggio è per i giochi in solitario o in un’unica squadra.
format-score-attack-close-after-opens = La gara a punteggio deve chiudersi dopo l’apertura.
format-everybody-plays-same-setup-alone = { $attempts ->
    [one] Ognuno gioca in solitario la stessa disposizione, una volta.
   *[other] Ognuno gioca in solitario la stessa disposizione, al massimo { $attempts } volte.
}
format-players-attempts-left-settled = { $open ->
    [one] Un giocatore ha ancora tentativi, o uno non ancora deciso.
   *[other] { $open } giocatori hanno ancora tentativi, o uno non ancora deciso.
}
format-score-attack-counts-best-many = Nella gara a punteggio conta il migliore di più tentativi. Scegli «Il migliore di N tentativi» come incontro.
format-attempts-count-from = I tentativi non contano ancora. Inizio: { $from }. Torna allora.
format-attempts-counted-until = Il tempo per i tentativi è scaduto ({ $end }): non se ne possono più inviare.
format-all-attempts-made = Tutti i tentativi sono stati fatti: { $used } su { $attempts }.
format-best = Migliore
format-best-attempt = Miglior tentativo
format-solved = Risolto
format-turns = Mosse
format-attempts = Tentativi
format-solved-comes-first-score-fewer = Prima conta la soluzione, poi il punteggio, poi il minor numero di mosse, poi il tentativo fatto prima.
format-attempt-proved-record = Tentativo { $number }, verificato dalla trascrizione.
format-attempt-without-record = Tentativo { $number }, senza trascrizione.
format-1-table-count-yet = 1 tavolo non conta ancora.
format-tables-count-yet = { $open ->
    [one] { $open } tavolo non conta ancora.
   *[other] { $open } tavoli non contano ancora.
}
format-results-missing = Mancano risultati: { $text }.
format-results-missing-more = Mancano risultati: { $text }; e { $more ->
    [one] { $more } altro
   *[other] altri { $more }
}.
format-knockout-waits-group = L’eliminazione diretta attende il girone { $text }.
format-group-level-after-all-tie = Nel girone { $letter }, { $one } e { $other } sono ancora a pari merito dopo tutti gli spareggi, e si qualifica solo uno dei due: decidi l’ordine con uno spareggio sul campo o un sorteggio, e inseriscilo.
format-tables-least-everybody-groups-each = { $fewest ->
    [one] Almeno { $fewest } tavolo a testa nei gironi; qualificati per girone: { $advance }.
   *[other] Almeno { $fewest } tavoli a testa nei gironi; qualificati per girone: { $advance }.
}
format-player-still-listed-first = Un giocatore è ancora in gara, in cima all’elenco.
format-players-still-listed-first = { $left ->
    [one] { $left } giocatore è ancora in gara, in cima all’elenco.
   *[other] { $left } giocatori sono ancora in gara, in cima all’elenco.
}
format-match = Incontro { $id }, { $name }: { $text }
format-pl = Pos.
format-place = Posizione
format-w = V
format-matches-won = Incontri vinti
format-plays-match = Gioca l’incontro { $id }, { $text }.
format-waits-opponent-match = Attende un avversario nell’incontro { $id }, { $text }.
format-match-end-level-knockout-needs = Un incontro può finire pari, ma l’eliminazione diretta vuole un vincitore: fai continuare finché qualcuno è in vantaggio.
format-winner-match = Vincitore dell’incontro { $id }
format-loser-match = Perdente dell’incontro { $id }
format-x-2 = —
format-main-bracket = Tabellone principale
format-losers-bracket = Tabellone dei perdenti
format-consolation = Consolazione
format-last-chance = Ripescaggio
format-places = Posizioni { $from }–{ $to }
format-starting-grand-final-game-ahead = Per una partita di vantaggio in finalissima, l’incontro va contato in partite: scegli la partita unica, «Al meglio delle N partite» o «Chi arriva primo a N punti», oppure un altro tipo di finalissima.
format-table-ended-level-knockout-needs = Il tavolo { $round }.{ $place } ({ $names }) è finito pari, ma l’eliminazione diretta vuole un vincitore: riaprilo e falli continuare, o inserisci un forfait.
format-these-tables-fall-because-other = Questi tavoli vengono annullati, perché nei loro incontri ci sono ora altri giocatori: { $text }.
format-say-how-far-challenge-write = «{ $word }» non dice fin dove si può sfidare. Scrivi «5:2, 8:3, *:5»: dai gradini da 1 a 5 si può sfidare fino a due gradini più su, e così via.
format-nobody-challenge-anybody-say-how = Nessuno potrebbe sfidare nessuno: indica di quanti gradini più su si può sfidare.
format-players-challenge-each-other-days = I giocatori si sfidano a vicenda: { $answer ->
    [one] { $answer } giorno
   *[other] { $answer } giorni
} per rispondere, { $play ->
    [one] { $play } giorno
   *[other] { $play } giorni
} per giocare.
format-tables-come-challenges-until-organiser = Sono le sfide a creare i tavoli, finché l’organizzazione non chiude la scala.
format-competition-ladder = Questa competizione non è una scala.
format-ladder-begun = La scala non è ancora iniziata.
format-game-challenge-reported-already-cannot = Una partita di questa sfida è già stata comunicata: non si può più rifiutare. Se la partita è sbagliata, contestala.
format-challenge-open-any-more = Questa sfida non è più aperta.
format-move = Mov.
format-last-move = Ultimo movimento
format-wins = Vittorie
format-g = G
format-games = Partite
format-plays-accepted = { $by } gioca contro { $whom }: sfida accettata, scadenza { $day }.
format-challenges-answers = { $by } sfida { $whom }: scadenza per la risposta { $day }.
format-season-closed-yet-close-first = La stagione non è ancora chiusa. Chiudila prima: così si prepara la successiva.
format-pts = Pt
format-points = Punti
format-p = G
format-played = Giocate
format-won = Vittorie
format-d = P
format-drawn = Patte
format-l = S
format-lost = Sconfitte
format-x-3 = +
format-scored = Punteggio fatto
format-x-4 = −
format-conceded = Punteggio subito
format-won-drawn-lost = Vittorie: { $won }, patte: { $drawn }, sconfitte: { $lost }.
format-win-draw = { $text } Una vittoria vale { $win }, una patta { $draw }.
format-win-draw-below-before = { $text } Una vittoria vale { $win }, una patta { $draw }. Dietro a chi precede per: { $by }.
format-more-go-up-down-division = I promossi o i retrocessi sono più dei giocatori di una divisione.
format-left-season = { $gone } ha lasciato la stagione.
format-competition-league = Questa competizione non è un campionato.
format-tables-without-settled-result-first = { $count ->
    [one] Un tavolo non ha un risultato definitivo: il tavolo { $place } del turno { $round }.
   *[other] { $count } tavoli non hanno un risultato definitivo; il primo è il tavolo { $place } del turno { $round }.
}
format-division = Una divisione di { $sizes }.
format-divisions = { $count ->
    [one] { $count } divisione di { $sizes }.
   *[other] { $count } divisioni di { $sizes }.
}
format-window-lies-between = Il periodo deve essere compreso tra { $first_year } e { $last_year }.
format-window-end-after-opens = Il periodo deve finire dopo l’inizio.
format-players-open-tables-themselves-until = I giocatori aprono da soli i loro tavoli, fino alla fine del periodo.
format-competition-begun-tables-opened-once = La competizione non è ancora iniziata: i tavoli si potranno aprire dopo.
format-table-here-players = { $seats ->
    [one] Qui un tavolo ha { $seats } giocatore, non { $count }.
   *[other] Qui un tavolo ha { $seats } giocatori, non { $count }.
}
format-avg = Media
format-points-game = Punti per partita
format-games-count = Partite che contano
format-draws = Patte
format-game-count = Una partita non conta. { $text }
format-competition-open-play = Questa competizione non è a gioco libero.
format-players-meet-like-games-give = Ognuno gioca contro chi vuole in questo periodo: { $from } – { $to }. Partite necessarie per entrare in classifica: { $fewest }; partite che contano al massimo: { $most }.
format-nobody-get-rank-takes-games = Nessuno può entrare in classifica: { $fewest ->
    [one] serve { $fewest } partita
   *[other] servono { $fewest } partite
}, ma al massimo ne contano { $most }.
format-takes-two-players-least = Servono almeno due giocatori.
format-rounds-tables-all-everybody = Turni: { $count }. Tavoli: { $tables } in tutto, { $most } a testa.
format-rounds-tables-all-everybody-2 = Turni: { $count }. Tavoli: { $tables } in tutto, da { $fewest } a { $most } a testa.
format-rounds-tables-all = Turni: { $count }. Tavoli: { $tables } in tutto.
format-last-round-ends-after-last = La fine dell’ultimo turno ({ $last }) supera l’ultimo giorno della competizione ({ $end }).
format-provisional-table-result-yet-counts = Provvisorio: un tavolo non ha ancora un risultato e non è contato.
format-provisional-tables-result-yet-count = { $open ->
    [one] Provvisorio: { $open } tavolo non ha ancora un risultato e non è contato.
   *[other] Provvisorio: { $open } tavoli non hanno ancora un risultato e non sono contati.
}
format-rounds-many-swiss-finds-winner = { $most ->
    [one] C’è { $most } turno. Un sistema svizzero trova un vincitore in meno turni, e così i gironi seguiti dall’eliminazione diretta.
   *[other] { $most } turni sono tanti. Un sistema svizzero trova un vincitore in meno turni, e così i gironi seguiti dall’eliminazione diretta.
}
format-opponent-left = Ritiro dell’avversario: { $gone }.
format-swiss-needs-two-players-least = Il sistema svizzero vuole almeno due giocatori, non { $players }.
format-choose-how-many-rounds-played = Scegli il numero di turni.
format-players-play-rounds-without-meeting = Con { $players } giocatori si possono giocare al massimo { $most } turni senza incontri ripetuti, non { $rounds }: scegli meno turni, o il sistema solo a punti, che ammette gli incontri ripetuti.
format-double-swiss-every-meeting-two = Nel doppio svizzero ogni incontro è di due partite: scegli «Due partite a parti invertite» come incontro.
format-double-swiss-knows-acceleration-switch = Il doppio svizzero non ammette l’accelerazione: disattivala, o scegli un altro sistema.
format-fewer-two-players-round-nobody = Per il turno { $round } restano meno di due giocatori: non c’è nessuno da abbinare.
format-1-round-without-repeat-maximum = In 2 si può giocare solo 1 turno senza ripetere l’incontro. Meglio un incontro di più partite.
format-rounds-without-repeat-maximum-players = { $longest ->
    [one] Con { $players } giocatori si può giocare solo { $longest } turno senza incontri ripetuti. Meglio un girone all’italiana.
   *[other] Con { $players } giocatori si possono giocare solo { $longest } turni senza incontri ripetuti. Meglio un girone all’italiana.
}
format-after-rounds-several-players-won = { $rounds ->
    [one] Dopo { $rounds } turno più giocatori possono ancora aver vinto tutte le partite; dopo { $needed }, al massimo uno.
   *[other] Dopo { $rounds } turni più giocatori possono ancora aver vinto tutte le partite; dopo { $needed }, al massimo uno.
}
format-smallest-table = Il tavolo più piccolo deve avere da { $low } a { $seats } giocatori, non { $smallest }.
format-players-table-needs-add-players = Giocatori: { $count }; a un tavolo ne servono { $smallest }. Aggiungi giocatori, o ammetti tavoli più piccoli.
format-competition-played-rounds-tables = Questa competizione non si gioca a turni con tavoli a più giocatori.
format-players-cannot-seated-tables = { $players ->
    [one] { $players } giocatore non si può distribuire in tavoli da { $smallest } a { $seats }.
   *[other] { $players } giocatori non si possono distribuire in tavoli da { $smallest } a { $seats }.
}
format-tables-2 = Tavoli da { $sizes }.
format-rounds-planned-rounds-without-repeat = { $rounds ->
    [one] È previsto { $rounds } turno, ma senza incontri ripetuti se ne possono giocare solo { $most }: alcuni giocatori si ritroveranno.
   *[other] Sono previsti { $rounds } turni, ma senza incontri ripetuti se ne possono giocare solo { $most }: alcuni giocatori si ritroveranno.
}
format-sit-out-each-round-smaller = { $byes ->
    [one] A ogni turno riposa { $byes } giocatore su { $players }. Con tavoli più piccoli, o un altro numero di giocatori, giocherebbero tutti.
   *[other] A ogni turno riposano { $byes } giocatori su { $players }. Con tavoli più piccoli, o un altro numero di giocatori, giocherebbero tutti.
}
format-only-swiss-round-robin-competitions = Solo le competizioni a due, con sistema svizzero o girone all’italiana, si possono esportare come rapporto federale.
bound-tenths-point-win = Punti per una vittoria (in decimi)
bound-tenths-point-draw = Punti per una patta (in decimi)
bound-tenths-point-loss = Punti per una sconfitta (in decimi)
bound-tenths-point-bye = Punti per un riposo (in decimi)
bound-hours-round = Ore per giocare un turno
bound-hours-until-result-counts = Ore prima della conferma automatica
bound-limit-entries = Partecipanti al massimo
bound-games = Partite
bound-points-win = Punti per vincere
bound-attempts = Tentativi
bound-rounds-without-second-chance = Ultimi turni principali senza consolazione
bound-games-against-one-opponent = Partite contate per avversario
bound-games-rank = Partite per entrare in classifica
bound-days-longest-postponement = Rinvio più lungo (giorni)
bound-players-division = Giocatori per divisione
bound-days-between-rounds = Giorni da un turno all’altro
bound-days-round-stays-open = Giorni per giocare un turno
bound-players-who-go-up = Giocatori promossi
bound-players-who-go-down = Giocatori retrocessi
bound-players-who-play-off = Giocatori allo spareggio promozione
bound-postponements = Rinvii per giocatore
bound-days-two-play-again = Giorni prima che gli stessi due si ritrovino
bound-days-answer = Giorni per rispondere a una sfida
bound-days-play = Giorni per giocare una sfida
bound-open-challenges = Sfide aperte per giocatore
bound-places-lost-refusing = Posizioni perse rifiutando una sfida
bound-places-lost-not-coming = Posizioni perse per assenza
bound-ranges-challenges = Fasce delle sfide
bound-groups = Gironi
bound-players-who-go-on-from-group = Qualificati per girone
bound-seats-at-table = Giocatori per tavolo
bound-rounds = Turni
bound-tenths-point = Punti (in decimi)
format-table-disputed = tavolo { $number } ({ $names }, contestato)
format-table-open = tavolo { $number } ({ $names })
format-about = { $name }: { $text }
