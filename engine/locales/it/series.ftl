series-all-attempts-made = Tutti i tentativi sono stati fatti.
series-who-take-part-withdraw = Si può ritirare solo chi partecipa.
series-attempt-entrant-every-seat = Nel tentativo { $number } tutti i posti devono essere della stessa persona.
series-no-attempt-left = { $name } ha esaurito i tentativi concessi: { $attempts }.
series-attempt-not-begin-published-setup = Il tentativo { $number }, di { $name }, non parte dalla disposizione pubblicata «{ $setup }».
series-no-attempt-yet = ancora nessun tentativo
series-solved-comes-first-score-fewer = Prima conta la soluzione, poi il punteggio, poi il minor numero di mosse, poi il tentativo fatto prima.
series-entrants-still-try = { $count } giocatori possono ancora tentare.
series-solved = risolto,{" "}
series-unsolved = non risolto,{" "}
series-jacoby-rule-speaks-cube-cannot = La regola Jacoby riguarda il cubo: senza cubo non si può usare.
series-crawford-game = la partita Crawford
series-not-crawford-game = una partita normale, non la Crawford
series-match-record-game-say-not = In questo incontro la trascrizione della partita { $number } deve avere { $key }={ $value }, non { $key }={ $given }.
series-game-no-winner-match-game = La partita { $number } non ha un vincitore; una partita di un incontro non può essere patta.
series-game-cannot-worth-winner-once = La partita { $number } non può valere { $won } a { $lost }: chi vince ha una, due o tre volte la posta, chi perde niente.
series-run-out-time = { $name } ha esaurito il tempo.
series-level = Il punteggio è pari.
series-game-crawford-game-no-doubling = La partita { $number } è la partita Crawford: non si raddoppia.
series-game = Partita { $number }.
series-sat-down-but-rank = I giocatori della partita erano { $seats }, ma le posizioni indicate sono { $given }.
series-ranks-not-counted-1-ties = Le posizioni { $ranks } non sono valide: partono da 1, e chi è a pari merito condivide la posizione migliore.
series-sat-down-but-score = I giocatori della partita erano { $seats }, ma i punteggi indicati sono { $given }.
series-forfeit-more-who-play = Può dare forfait solo chi gioca la partita.
series-lost-game-without-count-which = { $name } ha perso una partita senza punteggio, che vale meno di qualsiasi totale.
series-lost-games-without-count-which = { $name } ha perso { $count } partite senza punteggio, che valgono meno di qualsiasi totale.
series-game-2 = Partita { $number } di { $games }.
series-game-most = Partita { $number } di { $games } al massimo.
series-game-break-tie = Partita { $number }, di spareggio.
series-first-seat = { $first } ha la prima mossa.
series-first-seat-2 = { $first } può avere la prima mossa.
series-nobody-wins = Non vince nessuno.
series-draw = È patta.
series-all-share-first-place = Tutti condividono la prima posizione.
series-single-game = Partita unica
series-best = Al meglio delle { $games } partite
series-games = { $games } partite
series-first = Primo a { $points } { $points ->
        [one] punto
       *[other] punti
    }
series-two-games-sides-exchanged = Due partite a parti invertite
series-match = Incontro a { $points } { $points ->
        [one] punto
       *[other] punti
    }
series-splink-duel = Duello di Splink
series-spangle = Spangle a { $target } punti
series-flying-marbles = Sphlying Marbles a { $target } punti
series-highest-total = Totale più alto su { $games } { $games ->
        [one] partita
       *[other] partite
    }
series-lowest-total = Totale più basso su { $games } { $games ->
        [one] partita
       *[other] partite
    }
series-best-score = Miglior punteggio
series-players-not = { $title }: si gioca in { $low }, non in { $entrants }.
series-players-not-2 = { $title }: si gioca da { $low } a { $high } persone, non in { $entrants }.
series-number-games-points-attempts-1 = Il numero di partite, punti o tentativi deve essere compreso tra 1 e { $max_games }; { $number } non va.
series-full-table-2-places-scale = Un tavolo completo ha da 2 a { $max_places } posti, e una scala di punti non di più.
series-place-not-worth-more-place = Una posizione non può valere più di quella che la precede.
series-game-adjourned = La partita { $number } è aggiornata.
series-match-already-decided-games = L’incontro è già deciso, dopo { $finished } { $finished ->
        [one] partita
       *[other] partite
    }.
series-who-still-match-give-up = Può abbandonare l’incontro solo chi lo sta ancora giocando.
series-game-adjourned-result-comes-first = La partita { $number } è aggiornata: prima va inserito il suo risultato.
series-game-seat-everyone-table-once = Alla partita { $number } devono sedere tutti quelli del tavolo, una volta ciascuno, e nessun altro.
series-result-no-scores-scores-what = Il risultato non ha punteggi, ma in questo incontro si sommano i punteggi.
series-total = { $name } { $total }
series-total-of = { $name } { $total } ({ $terms })
series-wins = { $who } vince.
series-share-first = { $who } condividono la prima posizione.
series-forfeited = { $who } { $count ->
        [one] ha
       *[other] hanno
    } dato forfait.
series-wins-with = { $who } vince ({ $what })
series-leads-with = { $who } conduce ({ $what })
series-titled = { $title }: { $standing }.
series-may-try = { $who } { $count ->
        [one] può
       *[other] possono
    } ancora tentare.
series-scored-turns = { $solved }punteggio { $score }, { $turns ->
        [one] 1 mossa
       *[other] { $turns } mosse
    }
series-turns = { $solved }{ $turns ->
        [one] 1 mossa
       *[other] { $turns } mosse
    }
series-leads = { $who } { $count ->
        [one] conduce
       *[other] conducono
    }.
series-needs = Mancano ancora: { $one } { $first }, { $two } { $second }.
series-wrong-seats = I posti della partita { $number } non sono giusti: nell’ordine spettano a { $order }.
series-record-option = Con il punteggio { $score }, la partita { $number } è { $which }: la sua trascrizione deve avere { $key }={ $value }, non { $key }={ $given }.
series-surplus = Punti oltre l’obiettivo, che non contano: { $points }.
