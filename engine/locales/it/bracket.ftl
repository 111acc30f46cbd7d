bracket-bracket-entrants-not = Un’eliminazione diretta va da { $fewest } a { $most } partecipanti, non { $given }.
bracket-entrant-seeded-twice = Un partecipante è testa di serie due volte.
bracket-match-no-result = L’incontro { $id } non ha risultato.
bracket-entrant-left-already = Questo partecipante si è già ritirato.
bracket-entrant-not-left = Questo partecipante non si è ritirato.
bracket-result-match-falls-other-players = Il risultato dell’incontro { $one } è annullato: i suoi giocatori sono cambiati.
bracket-results-matches-fall-other-players = I risultati degli incontri { $most } e { $last } sono annullati: i loro giocatori sono cambiati.
bracket-groups-need-least-two-players = Ogni girone richiede almeno due giocatori, e in tutto se ne ammettono al massimo { $most }: { $entrants } giocatori in { $groups ->
        [one] { $groups } girone
       *[other] { $groups } gironi
    } non vanno.
bracket-cannot-go-groups = Da gironi di { $smallest } non possono qualificarsi in { $advance }.
bracket-seed-group-seeds-dealt-groups = La testa di serie { $seed } è nel girone { $letter }: le teste di serie si distribuiscono a serpentina su { $count } gironi, perché siano tutti della stessa forza.
bracket-number-group-seed-firsts-come = Il numero { $place } del girone { $letter } è testa di serie { $seed }: chi vince un girone precede chi arriva secondo, e chi viene dallo stesso girone si ritrova il più tardi possibile.
bracket-standings-not-groups = Le classifiche non sono quelle di questi gironi.
bracket-own-order = nel loro ordine
bracket-reverse-order = in ordine inverso
bracket-halves-exchanged = a metà scambiate
bracket-each-half-reversed = a metà invertite
bracket-neighbours-exchanged = a vicini scambiati
bracket-bracket-entrants-not-2 = Un’eliminazione diretta va da { $fewest } a { $most } partecipanti, non { $entrants }.
bracket-main-round = turno { $round } del tabellone principale
bracket-main-round-2 = al turno { $round } del tabellone principale
bracket-losers-round = turno { $round } dei perdenti
bracket-losers-round-2 = al turno { $round } dei perdenti
bracket-consolation-round = turno { $round } di consolazione
bracket-consolation-round-2 = al turno { $round } di consolazione
bracket-last-chance-round = turno { $round } di ripescaggio
bracket-last-chance-round-2 = al turno { $round } di ripescaggio
bracket-match-place = incontro per la { $from ->
        [3] terza posizione
       *[other] posizione { $from }
    }
bracket-match-place-2 = all’incontro per la { $from ->
        [3] terza posizione
       *[other] posizione { $from }
    }
bracket-match-places = incontro per le posizioni { $from }–{ $to }
bracket-round-places = incontri per le posizioni { $from }–{ $to }
bracket-matches-places = agli incontri per le posizioni { $from }–{ $to }
bracket-round = turno { $round }
bracket-round-2 = al turno { $round }
bracket-second-grand-final = seconda finalissima
bracket-second-grand-final-2 = alla seconda finalissima
bracket-grand-final = finalissima
bracket-grand-final-2 = alla finalissima
bracket-consolation-final = finale di consolazione
bracket-consolation-final-2 = alla finale di consolazione
bracket-last-chance-final = finale di ripescaggio
bracket-last-chance-final-2 = alla finale di ripescaggio
bracket-final = finale
bracket-final-2 = in finale
bracket-semi-final = semifinale
bracket-semi-finals = semifinali
bracket-semi-final-2 = in semifinale
bracket-quarter-final = quarto di finale
bracket-quarter-finals = quarti di finale
bracket-quarter-final-2 = ai quarti di finale
bracket-match-16 = ottavo di finale
bracket-round-16 = ottavi di finale
bracket-round-16-2 = agli ottavi di finale
bracket-no-entrant-number = Nessun partecipante ha il numero { $stranger }.
bracket-no-match = L’incontro { $id } non esiste.
bracket-match-two-results = L’incontro { $id } ha due risultati.
bracket-match-cannot-result-yet-players = L’incontro { $id } non può ancora avere un risultato: non si sa chi lo gioca.
bracket-match-not-played-player-no = L’incontro { $id } non si gioca: manca un avversario.
bracket-match-not-played-first-grand = L’incontro { $id } non si gioca: ha deciso la prima finalissima.
bracket-result-match-not-between-two = Il risultato dell’incontro { $id } nomina giocatori diversi dai due che lo giocano.
bracket-winner-match-not-play = Il vincitore indicato non gioca l’incontro { $id }.
bracket-if-unbeaten-player-wins-end = Se vince chi è ancora senza sconfitte, è finita; altrimenti entrambi hanno una sconfitta, e decide l’incontro { $again }.
bracket-shares-places = condivide le posizioni { $from }–{ $to }
bracket-takes-place = chiude in { $from ->
        [1] prima posizione
        [2] seconda posizione
        [3] terza posizione
       *[other] posizione { $from }
    }
bracket-out = esce dal torneo
bracket-first-seat-lot-seed = { $player } ha la prima mossa, per sorteggio (seme casuale { $lots }).
bracket-winner-match = il vincitore dell’incontro { $id }
bracket-loser-match = il perdente dell’incontro { $id }
bracket-nobody = nessuno
bracket-entrants-leave-places-empty-top = Con { $entrants } partecipanti, { $byes } { $byes ->
        [one] posto su { $size } resta vuoto: la prima testa di serie passa
       *[other] posti su { $size } restano vuoti: le prime teste di serie passano
    } il turno.
bracket-first-round-sets-high-seeds = Il primo turno oppone le prime teste di serie alle ultime, perché i più forti si incontrino tardi.
bracket-played-because-both-lost-once = Si gioca perché entrambi hanno una sconfitta.
bracket-unbeaten-player-starts-game-ahead = Chi è ancora senza sconfitte parte con una partita di vantaggio.
bracket-round-fewer-players-places-goes = In questo turno ci sono meno giocatori che posti: uno di loro riposa.
bracket-losers-round-join-round-crossed = Chi perde al turno { $from } rientra al turno { $to }, a incrocio, per limitare gli incontri ripetuti.
bracket-seeds-drawn-lot-seed = Dalla testa di serie { $from } in giù l’ordine è stato sorteggiato (seme casuale { $lots }).
bracket-seed = testa di serie { $seed }
bracket-winner-match-2 = vincitore dell’incontro { $id }
bracket-loser-match-2 = perdente dell’incontro { $id }
bracket-bye-2 = riposo
bracket-no = N. { $number }
bracket-winner = Chi vince
bracket-loser = chi perde
bracket-road-one = { $winner } { $to }.
bracket-road = { $winner } { $to }; { $loser } { $out }.
bracket-goes-bye = va { $stage } e lì riposa
bracket-goes-against = va { $stage } contro { $opponent }
bracket-why = { $stage }: { $a } contro { $b }.
bracket-why-bye = { $stage }: { $player } riposa.
bracket-introduced = { $name } ({ $origin })
bracket-losers-drop = Chi perde al turno { $from } del tabellone principale scende { $order }, per ritardare gli incontri ripetuti.
