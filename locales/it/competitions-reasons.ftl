why-record-proves = verificato da una trascrizione
why-two-confirmed-people-agreed = riconosciuto da due persone con indirizzo confermato
why-clubs-staff-typed = inserito dallo staff del circolo
why-arbiter-decided = deciso da un arbitro
why-clubs-staff-confirmed-player = confermato dallo staff del circolo, non da un giocatore
why-somebody-acted-link = comunicato o confermato tramite link
why-nobody-answered-time = nessuno ha risposto in tempo
why-person-alone-reported = comunicato da una persona sola
why-fewer-two-those-agreed-confirmed = meno di due delle persone che l’hanno riconosciuto hanno confermato l’indirizzo
why-account-holds-two-seats = lo stesso account ha due posti
why-counts-sites-rating-list-clubs = Conta per il rating del sito e per quello del circolo: { $text }.
why-counts-clubs-rating-list-alone = Conta solo per il rating del circolo: { $text }.
why-same-moves-prove-game-already = Le stesse mosse verificano già la partita { $game } di { $names }.
why-same-moves-prove-game-another = Le stesse mosse verificano già una partita di un’altra competizione.
why-record-names-sit-table = La trascrizione nomina { $written }, che non è a questo tavolo.
why-record-dated-far-days-round = La trascrizione porta la data { $date }, lontana dai giorni di questo turno.
why-record-another-event = La trascrizione viene da un altro evento, «{ $written }».
why-record-played-somewhere-else = La trascrizione è di una partita giocata altrove, «{ $written }».
why-so = Così.
why-challenges = { $second } sfida { $first }.
why-defends-place-tier-against-draw = { $first } difende un posto nel livello { $tier } contro { $second }; basta una patta.
why-opened-table = { $opener } ha aperto questo tavolo.
why-put-together-organiser = Composto dall’organizzazione.
why-challenged-first-place = Chi è sfidato ha la prima mossa.
why-begins-having-begun-least-often = { $first } ha la prima mossa, perché l’ha avuta meno volte.
why-left = Ritiro: { $name }.
why-organiser-decided = Decisione dell’organizzazione.
why-table-seats-game-least = { $seats ->
    [one] Il tavolo { $table } ha { $seats } giocatore; al gioco ne servono almeno { $fewest }.
   *[other] Il tavolo { $table } ha { $seats } giocatori; al gioco ne servono almeno { $fewest }.
}
why-table-met-round = Tavolo { $table }: { $a } e { $b } si sono già incontrati al turno { $round }.
why-table-meet = Tavolo { $table }: { $a } e { $b } non devono incontrarsi.
why-table-should-meet-other-seating = Tavolo { $table }: { $a } e { $b } non dovrebbero incontrarsi, ma non si è trovata un’altra composizione.
why-table = Tavolo { $table }: { $text }
# $text è «prima» o «seconda».
why-table-seat-times-running = { $times ->
    [one] Tavolo { $table }: { $name } ha la { $seat ->
        [1] prima
       *[2] seconda
    } mossa una volta.
   *[other] Tavolo { $table }: { $name } ha la { $seat ->
        [1] prima
       *[2] seconda
    } mossa { $times } volte di fila.
}
why-table-seat-times-other = { $times ->
    [one] Tavolo { $table }: { $name } ha avuto la { $seat ->
        [1] prima
       *[2] seconda
    } mossa una volta, l’altra { $other }.
   *[other] Tavolo { $table }: { $name } ha avuto la { $seat ->
        [1] prima
       *[2] seconda
    } mossa { $times } volte, l’altra { $other }.
}
why-sits-out-again-times-round = { $times ->
    [one] { $name } ha { $times } riposo, contando questo turno.
   *[other] { $name } riposa di nuovo: { $times } riposi, contando questo turno.
}
why-pairing-keep-these-apart = Nessun abbinamento ha potuto tenere separati { $text }.
why-adjourned-counted-drawn-pairing = { $text } Per questo abbinamento le partite aggiornate contano come patte.
why-plays-published-setup-up-times = { $attempts ->
    [one] { $name } gioca una volta la disposizione pubblicata.
   *[other] { $name } gioca la disposizione pubblicata, al massimo { $attempts } volte.
}
why-plays-published-setup-once = { $name } gioca una volta la disposizione pubblicata.
why-asked-bye = { $name } ha chiesto questo riposo.
why-play-round-gets-full-point = { $name } non gioca questo turno e riceve un punto intero.
why-asked-miss-round-half-point = { $name } ha chiesto un riposo per questo turno, da mezzo punto.
why-asked-miss-round-without-points = { $name } ha chiesto un riposo per questo turno, senza punti.
why-schedule = Come da calendario.
why-bracket = Come da tabellone.
why-swiss-rounds = Turni svizzeri
why-rounds = Turni
why-round-robin = Girone all’italiana
why-group = Girone { $letter }
why-knockout = Eliminazione diretta
why-play-offs = Spareggi promozione
why-ladder = Scala
why-open-play = Gioco libero
why-attempts = Tentativi
why-division = Divisione { $label }
