seating-tables-3-8-players-not = Tische sind für 3 bis 8 Personen, nicht für { $size }. Für zwei nimm das Schweizer System oder „Jeder gegen jeden“.
seating-smallest-table-2-players-not = Der kleinste Tisch muss 2 bis { $size } Personen haben, nicht { $smallest }.
seating-field-most-players-rounds-split = Ein Turnier hat höchstens { $most_players } Teilnehmende und { $most_rounds } Runden. Teile es in Gruppen.
seating-player-no-marked-absent-but = Nr. { $player } ist als abwesend gemeldet, gehört aber nicht zu den { $count } Anmeldungen.
seating-table-round-more-8-players = Ein Tisch der Runde { $number } hat mehr als 8 Personen.
seating-round-player-no-who-not = In Runde { $number } sitzt Nr. { $player } an einem Tisch, gehört aber nicht zu den Anmeldungen.
seating-sits-twice-round = { $name } sitzt in Runde { $number } zweimal.
seating-players-present-table-needs-allow = Anwesend: { $count }; ein Tisch braucht { $smallest }. Erlaube kleinere Tische oder hol weitere Teilnehmende dazu.
seating-nobody-seated = Niemand kann an einen Tisch gesetzt werden.
seating-1-round-without-repeat-maximum = Ohne Wiederholung ist nur 1 Runde möglich: In einer zweiten treffen einige wieder aufeinander.
seating-rounds-everybody-meet-everybody-exactly = In { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } können alle genau einmal aufeinandertreffen. Mehr Runden sind ohne Wiederholung nicht möglich.
seating-rounds-without-repeat-maximum-rounds = Ohne Wiederholung { $most_rounds ->
        [one] ist höchstens 1 Runde
       *[other] sind höchstens { $most_rounds } Runden
    } möglich. In { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    } können alle genau { $meetings }-mal aufeinandertreffen.
seating-rounds-without-repeat-maximum = Ohne Wiederholung sind höchstens { $most_rounds } Runden möglich.
seating-round-balanced-design = Runde { $round } des ausgewogenen Plans.
seating-mixed-few-possible-meet-again = So gemischt, dass möglichst wenige wieder aufeinandertreffen; Punkte spielen keine Rolle.
seating-straight-standings-points = Nach der Tabelle gesetzt; Punkte an diesem Tisch: { $most } bis { $least }.
seating-all-points = Hier haben alle { $points }.
seating-points = Punkte an diesem Tisch: { $most } bis { $least }.
seating-met-before-no-seating-less = { $name } und { $other } saßen schon zusammen ({ $times }×); eine Sitzverteilung mit weniger Wiederholungen wurde nicht gefunden.
seating-both = { $name } und { $other } sind beide von { $club }.
seating-club = { $name } und { $other } sind im selben Verein.
seating-instead-sit-here-nobody-more = An diesem Tisch sitzen { $seats } statt { $full }, damit nicht noch jemand spielfrei ist.
seating-seat-seats-far = { $name } hat Platz { $number }; bisher je Platz: { $times }.
seating-no-table-no-bye-far = { $name } ist spielfrei: zum ersten Mal, und unter allen, die es noch nie waren, mit den wenigsten Punkten ({ $points }), dann nach Los.
seating-no-table-again-everybody-else = { $name } ist wieder spielfrei: Alle anderen waren es genauso oft ({ $byes }×); dann entscheiden die wenigsten Punkte ({ $points }), dann das Los.
