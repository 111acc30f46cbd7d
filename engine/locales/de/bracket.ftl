bracket-bracket-entrants-not = Das K.-o.-System ist für { $fewest } bis { $most } Teilnehmende, nicht für { $given }.
bracket-entrant-seeded-twice = Jemand ist doppelt gesetzt.
bracket-match-no-result = Match { $id } hat kein Ergebnis.
bracket-entrant-left-already = Diese Anmeldung ist schon zurückgezogen.
bracket-entrant-not-left = Diese Anmeldung ist nicht zurückgezogen.
bracket-result-match-falls-other-players = Das Ergebnis von Match { $one } entfällt: Dort spielen jetzt andere.
bracket-results-matches-fall-other-players = Die Ergebnisse der Matches { $most } und { $last } entfallen: Dort spielen jetzt andere.
bracket-groups-need-least-two-players = Jede Gruppe braucht mindestens zwei Teilnehmende, alle zusammen haben höchstens { $most }: { $entrants } in { $groups ->
        [one] 1 Gruppe
       *[other] { $groups } Gruppen
    } geht nicht auf.
bracket-cannot-go-groups = Aus Gruppen mit { $smallest } können sich nicht { $advance } qualifizieren.
bracket-seed-group-seeds-dealt-groups = Setzplatz { $seed } ist in Gruppe { $letter }: Die Setzplätze werden im Schlangensystem auf { $count } Gruppen verteilt, damit alle gleich stark sind.
bracket-number-group-seed-firsts-come = Platz { $place } der Gruppe { $letter } wird Setzplatz { $seed }: Gruppensiege gehen vor zweite Plätze, und wer aus derselben Gruppe kommt, trifft so spät wie möglich aufeinander.
bracket-standings-not-groups = Die Tabellen gehören nicht zu diesen Gruppen.
bracket-own-order = in ihrer Reihenfolge
bracket-reverse-order = in umgekehrter Reihenfolge
bracket-halves-exchanged = mit vertauschten Hälften
bracket-each-half-reversed = mit umgekehrter Reihenfolge in jeder Hälfte
bracket-neighbours-exchanged = mit vertauschten Nachbarn
bracket-bracket-entrants-not-2 = Das K.-o.-System ist für { $fewest } bis { $most } Teilnehmende, nicht für { $entrants }.
# Die Namen mit -2 stehen nach „trifft“ und „ist“: „im Halbfinale“.
bracket-main-round = Hauptrunde { $round }
bracket-main-round-2 = in Hauptrunde { $round }
bracket-losers-round = Verliererrunde { $round }
bracket-losers-round-2 = in Verliererrunde { $round }
bracket-consolation-round = Trostrunde { $round }
bracket-consolation-round-2 = in Trostrunde { $round }
bracket-last-chance-round = Letzte-Chance-Runde { $round }
bracket-last-chance-round-2 = in Letzte-Chance-Runde { $round }
bracket-match-place = Match um Platz { $from }
bracket-match-place-2 = im Match um Platz { $from }
bracket-match-places = Match um die Plätze { $from }–{ $to }
bracket-round-places = Matches um die Plätze { $from }–{ $to }
bracket-matches-places = in den Matches um die Plätze { $from }–{ $to }
bracket-round = Runde { $round }
bracket-round-2 = in Runde { $round }
bracket-second-grand-final = zweites großes Finale
bracket-second-grand-final-2 = im zweiten großen Finale
bracket-grand-final = großes Finale
bracket-grand-final-2 = im großen Finale
bracket-consolation-final = Trostfinale
bracket-consolation-final-2 = im Trostfinale
bracket-last-chance-final = Letzte-Chance-Finale
bracket-last-chance-final-2 = im Letzte-Chance-Finale
bracket-final = Finale
bracket-final-2 = im Finale
bracket-semi-final = Halbfinale
bracket-semi-finals = Halbfinale
bracket-semi-final-2 = im Halbfinale
bracket-quarter-final = Viertelfinale
bracket-quarter-finals = Viertelfinale
bracket-quarter-final-2 = im Viertelfinale
bracket-match-16 = Achtelfinale
bracket-round-16 = Achtelfinale
bracket-round-16-2 = im Achtelfinale
bracket-no-entrant-number = Niemand hat die Nummer { $stranger }.
bracket-no-match = Ein Match { $id } gibt es nicht.
bracket-match-two-results = Match { $id } hat zwei Ergebnisse.
bracket-match-cannot-result-yet-players = Match { $id } kann noch kein Ergebnis haben: Wer dort spielt, steht nicht fest.
bracket-match-not-played-player-no = Match { $id } wird nicht gespielt: Eine Seite bleibt leer.
bracket-match-not-played-first-grand = Match { $id } wird nicht gespielt: Das erste große Finale hat schon entschieden.
bracket-result-match-not-between-two = Das Ergebnis von Match { $id } nennt andere als die beiden, die dort spielen.
bracket-winner-match-not-play = Wer laut Ergebnis Match { $id } gewonnen hat, spielt dort gar nicht.
bracket-if-unbeaten-player-wins-end = Gewinnt die unbesiegte Seite, ist Schluss; sonst haben beide einmal verloren, und Match { $again } entscheidet.
bracket-shares-places = teilt sich die Plätze { $from }–{ $to }
bracket-takes-place = belegt Platz { $from }
bracket-out = scheidet aus
bracket-first-seat-lot-seed = { $player } beginnt, durch das Los bestimmt (Startwert { $lots }).
# .kind und .accusative haben nur diese drei: Ein Name bleibt in allen Fällen gleich.
bracket-winner-match = der Sieger von Match { $id }
    .kind = slot
    .accusative = den Sieger von Match { $id }
bracket-loser-match = der Verlierer von Match { $id }
    .kind = slot
    .accusative = den Verlierer von Match { $id }
bracket-nobody = niemand
    .kind = slot
    .accusative = niemanden
bracket-entrants-leave-places-empty-top = { $entrants } Teilnehmende lassen { $byes } von { $size } Plätzen leer, { $byes ->
        [one] und der beste Setzplatz kommt
       *[other] und die besten Setzplätze kommen
    } ohne Spiel weiter.
bracket-first-round-sets-high-seeds = In der ersten Runde treffen hohe auf niedrige Setzplätze, damit die Besten erst spät aufeinandertreffen.
bracket-played-because-both-lost-once = Es wird gespielt, weil beide einmal verloren haben.
bracket-unbeaten-player-starts-game-ahead = Die unbesiegte Seite beginnt mit einer Partie Vorsprung.
bracket-round-fewer-players-places-goes = Diese Runde hat weniger Teilnehmende als Plätze, also ist eine Seite spielfrei.
bracket-losers-round-join-round-crossed = Wer in Runde { $from } verliert, kommt in Runde { $to } dazu, und zwar über Kreuz, damit sich Paarungen nicht früh wiederholen.
bracket-seeds-drawn-lot-seed = Die Setzplätze ab { $from } wurden ausgelost (Startwert { $lots }).
bracket-seed = Setzplatz { $seed }
bracket-winner-match-2 = Sieger von Match { $id }
bracket-loser-match-2 = Verlierer von Match { $id }
bracket-bye-2 = spielfrei
bracket-no = Nr. { $number }
bracket-winner = Wer gewinnt,
bracket-loser = wer verliert,
bracket-road-one = { $winner } { $to }.
bracket-road = { $winner } { $to }; { $loser } { $out }.
bracket-goes-bye = ist { $stage } spielfrei
bracket-goes-against = trifft { $stage } auf { $opponent-kind ->
        [slot] { $opponent-accusative }
       *[other] { $opponent }
    }
bracket-why = { $stage }: { $a } gegen { $b-kind ->
        [slot] { $b-accusative }
       *[other] { $b }
    }.
bracket-why-bye = { $stage }: { $player } ist spielfrei.
bracket-introduced = { $name } ({ $origin })
bracket-losers-drop = Wer in Hauptrunde { $from } verliert, kommt { $order } hierher, damit sich Paarungen erst spät wiederholen.
