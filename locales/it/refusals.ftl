refused-game = la partita { $game } di { $names }
refused-game-2 = la partita { $game } di { $names } in «{ $title }» ({ $house })
refused-day-time-write-2026-05 = «{ $word }» non è una data con l’ora. Scrivila così: 2026-05-31T18:00.
refused-day-write-2026-05-31 = «{ $word }» non è una data. Scrivila così: 2026-05-31.
refused-choose-date-between = Scegli una data tra { $first_year } e { $last_year }.
refused-nothing-created = Non è stato creato nulla.
refused-nothing-play-table = A questo tavolo non c’è niente da giocare.
game-not-here = Qui il gioco «{ $game }» non c’è.
refused-same-moment-somebody-else-stored = Nello stesso momento qualcun altro ha salvato qualcosa con questo nome. Il tuo invio non è stato salvato: ripetilo.
refused-no = No.
refused-number-stand-here = «{ $word }» qui non va bene. Inserisci un numero da { $low } a { $high }.
refused-old-password-wrong = La password attuale è sbagliata.
refused-address-already = Questo è già il tuo indirizzo.
refused-another-account-address-choose-another = Un altro account ha questo indirizzo. Scegline un altro.
refused-site-sends-mail-sign-password = Questo sito non manda e-mail. Accedi con la password.
refused-account-needs-new-password-first = Per questo account serve prima una nuova password. Chiedila da «Password dimenticata?».
refused-address-password-fit-try-again = Indirizzo e-mail o password non corretti. Riprova, o chiedi una nuova password.
refused-address-account-already-sign-ask = Per questo indirizzo c’è già un account. Accedi, o chiedi una nuova password.
refused-job-failed-gone-nothing-try = Questa attività non è fallita, o non esiste più: non c’è niente da ritentare.
refused-site-sends-mail-leave-address = Questo sito non manda e-mail. Lascia vuoto l’indirizzo e condividi tu il link.
refused-points-place-whole-numbers-first = I punti per posizione sono numeri interi, a partire dalla prima posizione e senza mai salire, per esempio «200, 160, 120».
refused-circuit-most-legs = { $most_legs ->
    [one] Un circuito può avere al massimo { $most_legs } competizione.
   *[other] Un circuito può avere al massimo { $most_legs } competizioni.
}
refused-club-most-circuits-delete-first = { $most_circuits ->
    [one] Un circolo può avere al massimo { $most_circuits } circuito. Prima eliminalo.
   *[other] Un circolo può avere al massimo { $most_circuits } circuiti. Prima eliminane uno.
}
refused-club-most-templates-delete-first = { $most_templates ->
    [one] Un circolo può avere al massimo { $most_templates } modello. Prima eliminalo.
   *[other] Un circolo può avere al massimo { $most_templates } modelli. Prima eliminane uno.
}
refused-round-being-drawn = Si sta abbinando il turno { $round }.
refused-most-people-come-new-into = { $most_new ->
    [one] In una stagione può entrare al massimo { $most_new } nuovo giocatore.
   *[other] In una stagione possono entrare al massimo { $most_new } nuovi giocatori.
}
refused-wild-card-write-name-division = «{ $line }» non è una wild card. Scrivi un nome e una divisione da 1 a { $lowest }, per esempio «Ida Jung; 1».
refused-say-how-order-decided = Indica come è stato deciso l’ordine.
refused-meet-said-numbers-entries-3 = «{ $word }» non è un numero d’iscrizione. Indica chi non deve incontrarsi con i numeri d’iscrizione, per esempio «3, 7».
refused-number-points-write-points-place = «{ $word }» non è un numero di punti. Scrivi i punti per posizione così: «10, 6, 3, 1».
refused-others-rehearsing-moment-try-again = Al momento sono in corso altre prove. Riprova tra un minuto.
refused-give-everybody-table-place-1 = Dai una posizione a tutti al tavolo, a partire da 1; chi è a pari merito condivide la posizione.
refused-choose-player = Scegli un giocatore.
refused-choose-table = Scegli un tavolo.
refused-table-needs-two-players-least = A un tavolo servono almeno due giocatori.
refused-choose-change = Scegli che cosa cambiare.
refused-such-table = Questo tavolo non esiste.
refused-enter-result-first = Inserisci prima un risultato.
refused-say-until-when = Inserisci una nuova scadenza.
refused-choose = Scegli che cosa fare.
refused-club-drafts-already-announce-some = { $most_drafts ->
    [one] Il circolo ha già { $most_drafts } bozza. Apri le sue iscrizioni, o archiviala.
   *[other] Il circolo ha già { $most_drafts } bozze. Apri le iscrizioni di alcune, o archiviale.
}
refused-removing-cannot-undone-tick-box = La rimozione non si può annullare. Spunta la casella per confermare.
refused-write-wrong-page = Scrivi che cosa non va nella pagina.
refused-many-reports-wait-already-more = Al momento le segnalazioni aperte sono troppe. Scrivi all’amministrazione, o riprova domani.
refused-game-carried-elsewhere-here-how = Questa partita è continuata altrove: ecco a che punto è ora.
refused-covered-choice-text-made-another = Una scelta nascosta di questo testo è stata fatta in un altro browser o in un altro punto della partita. Continua in quel browser, con il testo com’era.
refused-records-score-attack-shown-when = Le trascrizioni di una gara a punteggio si vedono quando è finita.
refused-only-members-club-enter-ask = Possono iscriversi solo i soci del circolo. Chiedi un invito all’organizzazione.
refused-give-everybody-place-everybody-score = Dai a tutti una posizione, o a tutti un punteggio.
refused-player-account-now-links-players = Questo giocatore ora ha un account, e i link sono per chi non ce l’ha. Usa l’accesso.
refused-link-ended-gave-out-longer = Questo link non è più valido: è troppo vecchio, o chi l’ha dato non fa più parte dell’organizzazione. Chiedine uno nuovo all’organizzazione.
refused-take-part-competition-yourself-sign = A questa competizione partecipi anche tu. Esci dal tuo account per agire con il link di un altro giocatore.
refused-take-part-competition = Non partecipi a questa competizione.
refused-score-attack = Questa non è una gara a punteggio.
refused-competition-begun-wait-organiser = La competizione non è ancora iniziata. Aspetta l’organizzazione.
refused-if-game-table-send-again = { $text } Se è la partita di questo tavolo, inviala di nuovo con agreed=yes.
refused-table-any-more = Il tavolo non esiste più.
refused-challenged-accepts-refuses-challenged-take = Chi è sfidato accetta o rifiuta; chi ha sfidato può ritirare la sfida.
refused-only-somebody-sits-table = Può farlo solo chi gioca a questo tavolo.
refused-name-option-turn-cannot-written = Un nome, un’opzione o una mossa non si può scrivere in una trascrizione.
refused-random-play-come-end = Giocando a caso, { $game } non arriva alla fine.
refused-keep-records-making-already-hand = { $most ->
    [one] Hai già { $most } trascrizione non finita. Prima inviala o eliminala.
   *[other] Hai già { $most } trascrizioni non finite. Prima inviane o eliminane una.
}
refused-page-text-game-correct-tag = Questa pagina è per { $text }, ma la trascrizione è di { $other }. Correggi il tag Game.
refused-such-button = Questo pulsante non esiste.
refused-turn = Mossa { $turn }, «{ $token }»: { $text }
refused-nothing-read-paste-record-choose = Non c’è niente da leggere. Incolla la trascrizione o scegli un file.
refused-backgammon-match-another-game-played = Questo è un incontro di backgammon, ma qui si gioca a un altro gioco.
refused-line = Riga { $line }: { $text }
refused-file-games = Il file non contiene partite.
refused-file-names-players-say-send = Nel file i giocatori si chiamano { $left } e { $right }. Indica chi di voi è { $left } e invialo di nuovo.
refused-many-pages-wait-news-already = Troppe pagine attendono aggiornamenti. Per ora ricarica questa a mano.
refused-most-characters-room-here = { $most ->
    [one] Qui sta al massimo { $most } carattere, non { $count }.
   *[other] Qui stanno al massimo { $most } caratteri, non { $count }.
}
refused-some-fields-form-missing-wrong = Alcuni campi del modulo mancano o sono sbagliati. Torna indietro, controllali e invialo di nuovo.
refused-form-arrived-broken-go-back = Il modulo non è arrivato completo. Torna indietro e invialo di nuovo.
refused-sent-compressed = Ciò che hai inviato è compresso. Invialo così com’è.
refused-sent-too-large-most-kb = L’invio è troppo grande: il limite è { $most } KB.
refused-text-character-text-u-0000 = Un testo contiene un carattere non ammesso (U+0000). Toglilo e invia di nuovo.
refused-sent-took-too-long-arrive = L’invio ha impiegato troppo tempo ad arrivare. Riprova con una connessione migliore.
refused-password-wrong = La password è sbagliata.
refused-code-last-letter-too-old = Questo non è il codice dell’ultima e-mail, o è scaduto. Chiedine un altro.
refused-parameter-address-cannot-read-check = Un parametro di questo indirizzo non è leggibile. Controlla ciò che segue il punto interrogativo.
refused-why-ball = Perché? Nessuna biglia
refused-about = { $name }: { $text }
