why-record-proves = durch ein Partieprotokoll bewiesen
why-two-confirmed-people-agreed = von zwei Personen mit bestätigten Adressen übereinstimmend angegeben
why-clubs-staff-typed = vom Team des Vereins eingetragen
why-arbiter-decided = vom Schiedsgericht entschieden
why-clubs-staff-confirmed-player = vom Team des Vereins bestätigt, nicht am Tisch
why-somebody-acted-link = über einen Link gemeldet oder bestätigt
why-nobody-answered-time = niemand hat rechtzeitig geantwortet
why-person-alone-reported = nur von einer Person gemeldet
why-fewer-two-those-agreed-confirmed = weniger als zwei der Beteiligten haben ihre Adresse bestätigt
why-account-holds-two-seats = ein Konto hat zwei Plätze
why-counts-sites-rating-list-clubs = Zählt für die Wertungszahlen der Website und des Vereins: { $text }.
why-counts-clubs-rating-list-alone = Zählt nur für die Wertungszahlen des Vereins: { $text }.
why-same-moves-prove-game-already = Dieselben Züge beweisen schon Partie { $game } von { $names }.
why-same-moves-prove-game-another = Dieselben Züge beweisen schon eine Partie eines anderen Wettbewerbs.
why-record-names-sit-table = Das Partieprotokoll nennt { $written }; dieser Name gehört nicht an diesen Tisch.
why-record-dated-far-days-round = Das Partieprotokoll trägt das Datum { $date }, weit weg von den Tagen dieser Runde.
why-record-another-event = Das Partieprotokoll ist von einer anderen Veranstaltung: „{ $written }“.
why-record-played-somewhere-else = Die Partie wurde anderswo gespielt: „{ $written }“.
why-so = So.
why-challenges = { $second } fordert { $first }.
why-defends-place-tier-against-draw = { $first } verteidigt einen Platz auf Ebene { $tier } gegen { $second }; ein Remis genügt.
why-opened-table = { $opener } hat diesen Tisch eröffnet.
why-put-together-organiser = Von der Turnierleitung zusammengestellt.
why-challenged-first-place = Wer gefordert wird, beginnt.
why-begins-having-begun-least-often = { $first } hat bisher am seltensten begonnen und ist deshalb zuerst am Zug.
why-left = { $name } hat sich zurückgezogen.
why-organiser-decided = Die Turnierleitung hat es so entschieden.
why-table-seats-game-least = { $seats ->
    [one] An Tisch { $table } sitzt { $seats } Person; das Spiel braucht mindestens { $fewest }.
   *[other] An Tisch { $table } sitzen { $seats } Personen; das Spiel braucht mindestens { $fewest }.
}
why-table-met-round = Tisch { $table }: { $a } und { $b } haben schon in Runde { $round } gegeneinander gespielt.
why-table-meet = Tisch { $table }: { $a } und { $b } dürfen nicht aufeinandertreffen.
why-table-should-meet-other-seating = Tisch { $table }: { $a } und { $b } sollten nicht aufeinandertreffen; eine andere Sitzverteilung wurde aber nicht gefunden.
why-table = Tisch { $table }: { $text }
why-table-seat-times-running = { $times ->
    [one] Tisch { $table }: { $name } hat Platz { $seat } einmal.
   *[other] Tisch { $table }: { $name } hat Platz { $seat } { $times }-mal in Folge.
}
why-table-seat-times-other = { $times ->
    [one] Tisch { $table }: { $name } hatte Platz { $seat } einmal, den anderen { $other }-mal.
   *[other] Tisch { $table }: { $name } hatte Platz { $seat } { $times }-mal, den anderen { $other }-mal.
}
why-sits-out-again-times-round = { $times ->
    [one] { $name } ist mit dieser Runde { $times }-mal spielfrei.
   *[other] { $name } ist wieder spielfrei: mit dieser Runde { $times }-mal.
}
why-pairing-keep-these-apart = Keine Auslosung konnte diese auseinanderhalten: { $text }.
why-adjourned-counted-drawn-pairing = { $text } Vertagte Tische zählen für diese Auslosung als Remis.
why-plays-published-setup-up-times = { $attempts ->
    [one] { $name } spielt die veröffentlichte Aufstellung einmal.
   *[other] { $name } spielt die veröffentlichte Aufstellung höchstens { $attempts }-mal.
}
why-plays-published-setup-once = { $name } spielt die veröffentlichte Aufstellung einmal.
why-asked-bye = { $name } hat spielfrei beantragt.
why-play-round-gets-full-point = { $name } spielt in dieser Runde nicht und bekommt einen ganzen Punkt.
why-asked-miss-round-half-point = { $name } hat für diese Runde spielfrei beantragt und bekommt einen halben Punkt.
why-asked-miss-round-without-points = { $name } hat für diese Runde spielfrei beantragt, ohne Punkte.
why-schedule = So steht es im Spielplan.
why-bracket = So steht es im Turnierbaum.
why-swiss-rounds = Schweizer System
why-rounds = Runden
why-round-robin = Jeder gegen jeden
why-group = Gruppe { $letter }
why-knockout = K.-o.-Runden
why-play-offs = Relegationsspiele
why-ladder = Leiter
why-open-play = Freies Spiel
why-attempts = Versuche
why-division = Staffel { $label }
