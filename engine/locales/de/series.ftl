series-all-attempts-made = Alle Versuche sind gemacht.
series-who-take-part-withdraw = Zurückziehen kann nur, wer teilnimmt.
series-attempt-entrant-every-seat = Versuch { $number } muss auf allen Plätzen dieselbe Person haben.
series-no-attempt-left = { $name } hat alle erlaubten Versuche gemacht: { $attempts }.
series-attempt-not-begin-published-setup = Versuch { $number } von { $name } beginnt nicht mit der veröffentlichten Aufstellung „{ $setup }“.
series-no-attempt-yet = noch kein Versuch
series-solved-comes-first-score-fewer = Gelöst geht vor, dann zählen die Punktzahl, weniger Züge und der frühere Versuch.
series-entrants-still-try = { $count } Teilnehmende haben noch Versuche.
series-solved = gelöst,{" "}
series-unsolved = ungelöst,{" "}
series-jacoby-rule-speaks-cube-cannot = Die Jacoby-Regel betrifft den Dopplerwürfel: Ohne ihn gibt es sie nicht.
series-crawford-game = die Crawford-Partie
series-not-crawford-game = nicht die Crawford-Partie
series-match-record-game-say-not = In diesem Match muss im Protokoll der Partie { $number } { $key }={ $value } stehen, nicht { $key }={ $given }.
series-game-no-winner-match-game = Partie { $number } hat niemand gewonnen; eine Matchpartie kann nicht mit Remis enden.
series-game-cannot-worth-winner-once = Partie { $number } kann nicht { $won } zu { $lost } zählen: Wer gewinnt, erhält den ein-, zwei- oder dreifachen Einsatz, wer verliert, nichts.
series-run-out-time = { $name } hat die Zeit überschritten.
series-level = Es steht gleich.
series-game-crawford-game-no-doubling = Partie { $number } ist die Crawford-Partie: Verdoppeln ist nicht erlaubt.
series-game = Partie { $number }.
series-sat-down-but-rank = Die Partie hatte { $seats } Teilnehmende, angegeben { $given ->
        [one] ist 1 Rang
       *[other] sind { $given } Ränge
    }.
series-ranks-not-counted-1-ties = Die Ränge { $ranks } sind ungültig: Sie zählen ab 1, und bei Gleichstand gilt für alle der bessere Rang.
series-sat-down-but-score = Die Partie hatte { $seats } Teilnehmende, angegeben { $given ->
        [one] ist 1 Punktzahl
       *[other] sind { $given } Punktzahlen
    }.
series-forfeit-more-who-play = Kampflos verlieren kann nur, wer in der Partie sitzt.
series-lost-game-without-count-which = { $name } hat eine Partie ohne Punktzahl verloren; das steht hinter jeder Summe.
series-lost-games-without-count-which = { $name } hat { $count } Partien ohne Punktzahl verloren; das steht hinter jeder Summe.
series-game-2 = Partie { $number } von { $games }.
series-game-most = Partie { $number } von höchstens { $games }.
series-game-break-tie = Partie { $number } zur Entscheidung.
series-first-seat = { $first } beginnt.
series-first-seat-2 = { $first } darf beginnen.
series-nobody-wins = Niemand gewinnt.
series-draw = Remis.
series-all-share-first-place = Alle teilen sich den ersten Rang.
series-single-game = Einzelpartie
series-best = Best of { $games }
series-games = { $games } { $games ->
        [one] Partie
       *[other] Partien
    }
series-first = Bis { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
series-two-games-sides-exchanged = Zwei Partien mit vertauschten Seiten
series-match = Match auf { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
series-splink-duel = Splink-Duell
series-spangle = Spangle bis { $target }
series-flying-marbles = Sphlying Marbles bis { $target }
series-highest-total = Höchste Summe aus { $games } { $games ->
        [one] Partie
       *[other] Partien
    }
series-lowest-total = Niedrigste Summe aus { $games } { $games ->
        [one] Partie
       *[other] Partien
    }
series-best-score = Bestes Ergebnis
series-players-not = { $title }: Das ist für { $low }, nicht für { $entrants }.
series-players-not-2 = { $title }: Das ist für { $low } bis { $high }, nicht für { $entrants }.
series-number-games-points-attempts-1 = Die Zahl der Partien, Punkte oder Versuche muss zwischen 1 und { $max_games } liegen, nicht bei { $number }.
series-full-table-2-places-scale = Ein voller Tisch hat 2 bis { $max_places } Ränge, und eine Punkteskala nicht mehr als das.
series-place-not-worth-more-place = Ein Rang darf nicht mehr zählen als der Rang davor.
series-game-adjourned = Partie { $number } ist vertagt.
series-match-already-decided-games = Das Match ist schon nach { $finished ->
        [one] 1 Partie
       *[other] { $finished } Partien
    } entschieden.
series-who-still-match-give-up = Aufgeben kann nur, wer noch im Match ist.
series-game-adjourned-result-comes-first = Partie { $number } ist vertagt: Trage zuerst ihr Ergebnis ein.
series-game-seat-everyone-table-once = In Partie { $number } müssen alle vom Tisch genau einmal sitzen, und sonst niemand.
series-result-no-scores-scores-what = Das Ergebnis hat keine Punktzahlen, dieses Match addiert aber Punktzahlen.
series-total = { $name } { $total }
series-total-of = { $name } { $total } ({ $terms })
series-wins = { $who } gewinnt.
series-share-first = { $who } teilen sich den ersten Rang.
series-forfeited = { $who } { $count ->
        [one] verliert
       *[other] verlieren
    } kampflos.
series-wins-with = { $who } gewinnt ({ $what })
series-leads-with = { $who } führt ({ $what })
series-titled = { $title }: { $standing }.
series-may-try = { $who } { $count ->
        [one] hat
       *[other] haben
    } noch Versuche.
series-scored-turns = { $solved }Punktzahl { $score }, { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
series-turns = { $solved }{ $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }
series-leads = { $who } { $count ->
        [one] führt
       *[other] führen
    }.
series-needs = Es fehlen noch: { $one } { $first }, { $two } { $second }.
series-wrong-seats = Die Plätze in Partie { $number } stimmen nicht; die richtige Reihenfolge: { $order }.
series-record-option = Beim Stand { $score } ist Partie { $number } { $which }: In ihrem Protokoll muss { $key }={ $value } stehen, nicht { $key }={ $given }.
series-surplus = Punkte über das Ziel hinaus, die nicht zählen: { $points }.
