seating-tables-3-8-players-not = I tavoli vanno da 3 a 8 giocatori, non { $size }. Per due giocatori scegli il sistema svizzero o il girone all’italiana.
seating-smallest-table-2-players-not = Il tavolo più piccolo va da 2 a { $size } giocatori, non { $smallest }.
seating-field-most-players-rounds-split = Un torneo ha al massimo { $most_players } giocatori e { $most_rounds } turni. Dividilo in gironi.
seating-player-no-marked-absent-but = Il giocatore n. { $player } è segnato assente, ma non è tra gli iscritti (in tutto { $count }).
seating-table-round-more-8-players = Un tavolo del turno { $number } ha più di 8 giocatori.
seating-round-player-no-who-not = Nel turno { $number } c’è un giocatore n. { $player } che non è tra gli iscritti.
seating-sits-twice-round = { $name } figura due volte nel turno { $number }.
seating-players-present-table-needs-allow = Giocatori presenti: { $count }; a un tavolo ne servono { $smallest }. Ammetti tavoli più piccoli, o fai entrare altri giocatori.
seating-nobody-seated = Non si può formare nessun tavolo.
seating-1-round-without-repeat-maximum = Senza incontri ripetuti è possibile solo 1 turno: in un secondo alcuni si ritroverebbero.
seating-rounds-everybody-meet-everybody-exactly = In { $rounds ->
        [one] 1 turno
       *[other] { $rounds } turni
    } tutti possono incontrarsi esattamente una volta. Di più, senza incontri ripetuti, non se ne possono giocare.
seating-rounds-without-repeat-maximum-rounds = Senza incontri ripetuti si { $most_rounds ->
        [one] può giocare al massimo 1 turno
       *[other] possono giocare al massimo { $most_rounds } turni
    }. In { $rounds ->
        [one] 1 turno
       *[other] { $rounds } turni
    } tutti possono incontrarsi esattamente { $meetings } volte.
seating-rounds-without-repeat-maximum = Senza incontri ripetuti si possono giocare al massimo { $most_rounds } turni.
seating-round-balanced-design = Turno { $round } dello schema bilanciato.
seating-mixed-few-possible-meet-again = Mescolati in modo che si ritrovino meno giocatori possibile; i punti non contano.
seating-straight-standings-points = Secondo la classifica; punti a questo tavolo: da { $most } a { $least }.
seating-all-points = A questo tavolo tutti hanno { $points }.
seating-points = Punti a questo tavolo: da { $most } a { $least }.
seating-met-before-no-seating-less = { $name } e { $other } si sono già incontrati ({ $times }×); non si è trovata una composizione con meno ripetizioni.
seating-both = { $name } e { $other } appartengono entrambi a { $club }.
seating-club = { $name } e { $other } sono dello stesso circolo.
seating-instead-sit-here-nobody-more = A questo tavolo giocano in { $seats } invece che in { $full }, così nessun altro deve riposare.
seating-seat-seats-far = { $name } ha il posto { $number }; finora, volte in ciascun posto: { $times }.
seating-no-table-no-bye-far = { $name } riposa: non ha ancora riposato e, tra chi è nello stesso caso, ha meno punti ({ $points }); poi decide il sorteggio.
seating-no-table-again-everybody-else = { $name } riposa di nuovo: tutti gli altri hanno riposato altrettanto ({ $byes }×); poi conta chi ha meno punti ({ $points }), poi il sorteggio.
