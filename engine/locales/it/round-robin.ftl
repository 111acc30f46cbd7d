round-robin-round-robin-players-not = Un girone all’italiana va da { $fewest } a { $most } giocatori, non { $players }.
round-robin-number-first-seat-against-number = Il numero { $first } ha la prima mossa contro il numero { $second }: turno { $table } della tabella di Berger per { $size }.
round-robin-seats-exchanged-second-cycle = Nel girone di ritorno le parti sono scambiate.
round-robin-last-two-rounds-first-cycle = Gli ultimi due turni del girone d’andata sono scambiati, così nessuno gioca tre volte di fila dalla stessa parte.
round-robin-numbers-drawn-lot-seed = I numeri sono stati assegnati per sorteggio (seme casuale { $seed }).
round-robin-number-free-players-odd-field = Il numero { $number } riposa: { $players } giocatori sono in numero dispari, e il turno { $table } della tabella di Berger abbina il numero { $number } al numero { $last }, che non esiste.
round-robin-withdrawn-rule-competition-no-result = Ritiro: per il regolamento di questa competizione nessun risultato conta.
round-robin-withdrawn-after-games-count-others = Ritiro dopo { $done } { $done ->
        [one] partita
       *[other] partite
    } su { $all }: quelle giocate contano, le altre non si giocano.
round-robin-withdrawn-after-games-under-half = Ritiro dopo { $done } { $done ->
        [one] partita
       *[other] partite
    } su { $all }, meno della metà: i risultati si vedono ma non contano.
round-robin-withdrawn-after-games-least-half = Ritiro dopo { $done } { $done ->
        [one] partita
       *[other] partite
    } su { $all }, almeno la metà: quelle giocate contano, le altre sono perse per forfait.
