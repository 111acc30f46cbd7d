format-played-against-others-score-attack = { $text } spielt man gegen andere: Eine Punktejagd ist für Spiele, die man allein oder gemeinsam spielt.
format-score-attack-close-after-opens = Die Punktejagd muss enden, nachdem sie begonnen hat.
format-everybody-plays-same-setup-alone = { $attempts ->
    [one] Alle spielen dieselbe Aufstellung, jede Person für sich, einmal.
   *[other] Alle spielen dieselbe Aufstellung, jede Person für sich, höchstens { $attempts }-mal.
}
format-players-attempts-left-settled = { $open ->
    [one] Eine Person hat noch Versuche oder einen, der nicht entschieden ist.
   *[other] { $open } Personen haben noch Versuche oder einen, der nicht entschieden ist.
}
format-score-attack-counts-best-many = In einer Punktejagd zählt der beste von mehreren Versuchen. Wähle als Match „Bester von N Versuchen“.
format-attempts-count-from = Versuche zählen ab dem { $from }. Komm dann wieder.
format-attempts-counted-until = Versuche zählten bis zum { $end }; einreichen lässt sich keiner mehr.
format-all-attempts-made = Alle Versuche sind gemacht: { $used } von { $attempts }.
format-best = Beste
format-best-attempt = Bester Versuch
format-solved = Gelöst
format-turns = Züge
format-attempts = Versuche
format-solved-comes-first-score-fewer = Gelöst geht vor, dann zählen die Punktzahl, weniger Züge und der frühere Versuch.
format-attempt-proved-record = Versuch { $number }, durch sein Partieprotokoll bewiesen.
format-attempt-without-record = Versuch { $number }, ohne Partieprotokoll.
format-1-table-count-yet = 1 Tisch zählt noch nicht.
format-tables-count-yet = { $open ->
    [one] { $open } Tisch zählt noch nicht.
   *[other] { $open } Tische zählen noch nicht.
}
format-results-missing = Es fehlen Ergebnisse: { $text }.
format-results-missing-more = Es fehlen Ergebnisse: { $text }; dazu { $more } weitere.
format-knockout-waits-group = Die K.-o.-Runden warten auf Gruppe { $text }.
format-group-level-after-all-tie = In Gruppe { $letter } bleiben { $one } und { $other } nach allen Feinwertungen punktgleich, und nur ein Platz ist zu vergeben: Entscheide die Reihenfolge durch Stichkampf oder Los und trag sie ein.
format-tables-least-everybody-groups-each = { $fewest ->
    [one] In den Gruppen mindestens { $fewest } Tisch für alle; Qualifizierte pro Gruppe: { $advance }.
   *[other] In den Gruppen mindestens { $fewest } Tische für alle; Qualifizierte pro Gruppe: { $advance }.
}
format-player-still-listed-first = Eine Person ist noch dabei und steht oben.
format-players-still-listed-first = { $left ->
    [one] { $left } Person ist noch dabei und steht oben.
   *[other] { $left } Personen sind noch dabei und stehen oben.
}
format-match = Match { $id }, { $name }: { $text }
format-pl = Rg.
format-place = Rang
format-w = S
format-matches-won = Gewonnene Matches
format-plays-match = Spielt Match { $id } ({ $text }).
format-waits-opponent-match = Wartet in Match { $id } auf ein Gegenüber ({ $text }).
format-match-end-level-knockout-needs = Ein Match kann unentschieden enden, im K.-o.-System muss aber jemand gewinnen: Lass weiterspielen, bis jemand führt.
format-winner-match = Sieger von Match { $id }
format-loser-match = Verlierer von Match { $id }
format-x-2 = —
format-main-bracket = Hauptrunde
format-losers-bracket = Verliererrunde
format-consolation = Trostrunde
format-last-chance = Letzte Chance
format-places = Plätze { $from } bis { $to }
format-starting-grand-final-game-ahead = Für eine Partie Vorsprung im großen Finale muss das Match in Partien zählen: Wähle „Eine Partie“, „Best of N“ oder „Bis N Punkte“ oder aber ein anderes großes Finale.
format-table-ended-level-knockout-needs = Tisch { $round }.{ $place } ({ $names }) endete unentschieden, im K.-o.-System muss aber jemand gewinnen: Öffne ihn wieder und lass weiterspielen oder trag ein, wer kampflos verliert.
format-these-tables-fall-because-other = Diese Tische werden annulliert, weil in ihren Matches jetzt andere spielen: { $text }.
format-say-how-far-challenge-write = „{ $word }“ sagt nicht, wie weit nach oben man fordern darf. Schreib „5:2, 8:3, *:5“: von den Sprossen 1 bis 5 aus zwei höher und so weiter.
format-nobody-challenge-anybody-say-how = Niemand könnte jemanden fordern: Gib an, wie viele Sprossen höher man fordern darf.
format-players-challenge-each-other-days = Man fordert einander: { $answer ->
    [one] { $answer } Tag
   *[other] { $answer } Tage
} für die Antwort, { $play ->
    [one] { $play } Tag
   *[other] { $play } Tage
} zum Spielen.
format-tables-come-challenges-until-organiser = Tische entstehen durch Forderungen, bis die Turnierleitung die Leiter abschließt.
format-competition-ladder = Dieser Wettbewerb ist keine Leiter.
format-ladder-begun = Die Leiter hat noch nicht begonnen.
format-game-challenge-reported-already-cannot = Zu dieser Forderung ist schon eine Partie gemeldet; ablehnen geht nicht mehr. Wenn die Partie nicht stimmt, fechte sie an.
format-challenge-open-any-more = Diese Forderung ist nicht mehr offen.
format-move = Zuletzt
format-last-move = Letzte Veränderung
format-wins = Siege
format-g = P
format-games = Partien
format-plays-accepted = { $by } spielt bis { $day } gegen { $whom }: Die Forderung ist angenommen.
format-challenges-answers = { $by } fordert { $whom }; Antwort bis { $day }.
format-season-closed-yet-close-first = Die Saison ist noch nicht abgeschlossen. Schließ sie erst ab: Daraus ergibt sich die nächste.
format-pts = Pkt
format-points = Punkte
format-p = Sp.
format-played = Gespielt
format-won = Siege
format-d = R
format-drawn = Remis
format-l = N
format-lost = Niederlagen
format-x-3 = +
format-scored = Erzielt
format-x-4 = −
format-conceded = Abgegeben
format-won-drawn-lost = { $won } { $won ->
    [one] Sieg
   *[other] Siege
}, { $drawn } Remis, { $lost } { $lost ->
    [one] Niederlage
   *[other] Niederlagen
}.
format-win-draw = { $text } Ein Sieg zählt { $win }, ein Remis { $draw }.
format-win-draw-below-before = { $text } Ein Sieg zählt { $win }, ein Remis { $draw }. Hinter dem Rang davor wegen: { $by }.
format-more-go-up-down-division = Es steigen mehr auf oder ab, als eine Staffel hat.
format-left-season = { $gone } hat die Saison verlassen.
format-competition-league = Dieser Wettbewerb ist keine Liga.
format-tables-without-settled-result-first = { $count ->
    [one] Ein Tisch hat kein entschiedenes Ergebnis: Tisch { $place } der Runde { $round }.
   *[other] { $count } Tische haben kein entschiedenes Ergebnis, der erste ist Tisch { $place } der Runde { $round }.
}
format-division = Eine Staffel mit { $sizes } Teilnehmenden.
format-divisions = { $count ->
    [one] { $count } Staffel mit { $sizes } Teilnehmenden.
   *[other] { $count } Staffeln mit { $sizes } Teilnehmenden.
}
format-window-lies-between = Der Zeitraum muss zwischen { $first_year } und { $last_year } liegen.
format-window-end-after-opens = Der Zeitraum muss enden, nachdem er begonnen hat.
format-players-open-tables-themselves-until = Alle eröffnen ihre Tische selbst, bis der Zeitraum endet.
format-competition-begun-tables-opened-once = Der Wettbewerb hat noch nicht begonnen; danach lassen sich Tische eröffnen.
format-table-here-players = { $seats ->
    [one] An einem Tisch sitzt hier { $seats } Person, nicht { $count }.
   *[other] An einem Tisch sitzen hier { $seats } Personen, nicht { $count }.
}
format-avg = Ø
format-points-game = Punkte pro Partie
format-games-count = Partien, die zählen
format-draws = Remis
format-game-count = Eine Partie zählt nicht. { $text }
format-competition-open-play = Dieser Wettbewerb ist kein freies Spiel.
format-players-meet-like-games-give = Alle spielen, gegen wen sie wollen, vom { $from } bis zum { $to }. Nötige Partien für einen Rang: { $fewest }; Partien, die höchstens zählen: { $most }.
format-nobody-get-rank-takes-games = Niemand kann einen Rang bekommen: { $fewest ->
    [one] { $fewest } Partie ist
   *[other] { $fewest } Partien sind
} nötig, und nur { $most } können zählen.
format-takes-two-players-least = Es müssen mindestens zwei sein.
format-rounds-tables-all-everybody = Runden: { $count }. Tische: { $tables } insgesamt, { $most } pro Person.
format-rounds-tables-all-everybody-2 = Runden: { $count }. Tische: { $tables } insgesamt, { $fewest } bis { $most } pro Person.
format-rounds-tables-all = Runden: { $count }. Tische: { $tables } insgesamt.
format-last-round-ends-after-last = Die letzte Runde endet am { $last }, nach dem letzten Tag des Wettbewerbs, dem { $end }.
format-provisional-table-result-yet-counts = Vorläufig: Ein Tisch hat noch kein Ergebnis und zählt nicht mit.
format-provisional-tables-result-yet-count = { $open ->
    [one] Vorläufig: { $open } Tisch hat noch kein Ergebnis und zählt nicht mit.
   *[other] Vorläufig: { $open } Tische haben noch kein Ergebnis und zählen nicht mit.
}
format-rounds-many-swiss-finds-winner = { $most ->
    [one] Es gibt { $most } Runde. Das Schweizer System kommt mit weniger Runden aus, Gruppen mit K.-o.-System auch.
   *[other] { $most } Runden sind viel. Das Schweizer System kommt mit weniger Runden aus, Gruppen mit K.-o.-System auch.
}
format-opponent-left = { $gone } wäre in der Paarung gewesen und hat sich zurückgezogen.
format-swiss-needs-two-players-least = Für das Schweizer System braucht es mindestens zwei Teilnehmende; vorhanden: { $players }.
format-choose-how-many-rounds-played = Wähle die Zahl der Runden.
format-players-play-rounds-without-meeting = { $players } Teilnehmende können höchstens { $most } Runden ohne Wiederholung spielen, nicht { $rounds }: Wähle weniger Runden oder das einfache System nur nach Punkten, das Wiederholungen erlaubt.
format-double-swiss-every-meeting-two = Im doppelten Schweizer System hat jede Begegnung zwei Partien: Wähle als Match „Zwei Partien mit vertauschten Seiten“.
format-double-swiss-knows-acceleration-switch = Im doppelten Schweizer System lassen sich Runden nicht beschleunigen: Schalte das aus oder wähle eine andere Auslosung.
format-fewer-two-players-round-nobody = Für Runde { $round } sind weniger als zwei übrig: Es gibt nichts auszulosen.
format-1-round-without-repeat-maximum = Zu zweit ist ohne Wiederholung nur 1 Runde möglich. Lass lieber ein Match spielen.
format-rounds-without-repeat-maximum-players = { $longest ->
    [one] Mit { $players } Teilnehmenden ist ohne Wiederholung nur { $longest } Runde möglich. Jeder gegen jeden passt besser.
   *[other] Mit { $players } Teilnehmenden sind ohne Wiederholung nur { $longest } Runden möglich. Jeder gegen jeden passt besser.
}
format-after-rounds-several-players-won = { $rounds ->
    [one] Nach { $rounds } Runde können noch mehrere alles gewonnen haben, nach { $needed } höchstens noch eine Person.
   *[other] Nach { $rounds } Runden können noch mehrere alles gewonnen haben, nach { $needed } höchstens noch eine Person.
}
format-smallest-table = Der kleinste Tisch muss { $low } bis { $seats } Personen haben, nicht { $smallest }.
format-players-table-needs-add-players = Teilnehmende: { $count }; ein Tisch braucht { $smallest }. Hol weitere dazu oder erlaube kleinere Tische.
format-competition-played-rounds-tables = Dieser Wettbewerb wird nicht in Runden an Tischen zu mehreren gespielt.
format-players-cannot-seated-tables = { $players ->
    [one] { $players } Person lässt sich nicht auf Tische zu { $smallest } bis { $seats } verteilen.
   *[other] { $players } Personen lassen sich nicht auf Tische zu { $smallest } bis { $seats } verteilen.
}
format-tables-2 = Tische mit { $sizes } Personen.
format-rounds-planned-rounds-without-repeat = { $rounds ->
    [one] { $rounds } Runde ist geplant, ohne Wiederholung sind aber nur { $most } möglich: Einige treffen wieder aufeinander.
   *[other] { $rounds } Runden sind geplant, ohne Wiederholung sind aber nur { $most } möglich: Einige treffen wieder aufeinander.
}
format-sit-out-each-round-smaller = { $byes ->
    [one] In jeder Runde ist { $byes } von { $players } spielfrei. Mit kleineren Tischen oder einer anderen Zahl von Teilnehmenden hätten alle einen Platz.
   *[other] In jeder Runde sind { $byes } von { $players } spielfrei. Mit kleineren Tischen oder einer anderen Zahl von Teilnehmenden hätten alle einen Platz.
}
format-only-swiss-round-robin-competitions = Als Verbandsbericht lassen sich nur Wettbewerbe zu zweit im Schweizer System oder jeder gegen jeden exportieren.
bound-tenths-point-win = Punkte für einen Sieg (in Zehnteln)
bound-tenths-point-draw = Punkte für ein Remis (in Zehnteln)
bound-tenths-point-loss = Punkte für eine Niederlage (in Zehnteln)
bound-tenths-point-bye = Punkte für spielfrei (in Zehnteln)
bound-hours-round = Stunden, um eine Runde zu spielen
bound-hours-until-result-counts = Stunden bis zur automatischen Bestätigung
bound-limit-entries = Teilnehmende, höchstens
bound-games = Partien
bound-points-win = Punkte zum Sieg
bound-attempts = Versuche
bound-rounds-without-second-chance = Letzte Hauptrunden ohne Trostrunde
bound-games-against-one-opponent = Partien gegen dieselbe Person
bound-games-rank = Nötige Partien für einen Rang
bound-days-longest-postponement = Längste Verschiebung (Tage)
bound-players-division = Teilnehmende pro Staffel
bound-days-between-rounds = Tage von einer Runde zur nächsten
bound-days-round-stays-open = Tage, um eine Runde zu spielen
bound-players-who-go-up = Wie viele aufsteigen
bound-players-who-go-down = Wie viele absteigen
bound-players-who-play-off = Wie viele Relegationsspiele bestreiten
bound-postponements = Verschiebungen pro Person
bound-days-two-play-again = Tage, bis dieselben zwei wieder aufeinandertreffen
bound-days-answer = Tage für die Antwort auf eine Forderung
bound-days-play = Tage, um eine Forderung zu spielen
bound-open-challenges = Offene Forderungen pro Person
bound-places-lost-refusing = Verlorene Sprossen bei abgelehnter Forderung
bound-places-lost-not-coming = Verlorene Sprossen bei Nichterscheinen
bound-ranges-challenges = Stufen beim Fordern
bound-groups = Gruppen
bound-players-who-go-on-from-group = Qualifizierte pro Gruppe
bound-seats-at-table = Personen pro Tisch
bound-rounds = Runden
bound-tenths-point = Punkte (in Zehnteln)
format-table-disputed = Tisch { $number } ({ $names }, angefochten)
format-table-open = Tisch { $number } ({ $names })
format-about = { $name }: { $text }
