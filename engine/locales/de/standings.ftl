standings-buchholz-opponent = Gegner-Buchholz
standings-opponents-score-adjusted = Gegnerpunkte, angepasst
standings-opponents-score = Gegnerpunkte
standings-not-played-own-score-most = nicht gespielt: eigene Punkte, höchstens die der vorgesehenen Paarung
standings-not-played-own-score-most-2 = nicht gespielt: eigene Punkte, höchstens so viele wie mit lauter Remis
standings-weighed = { $points } × { $score }, { $source }
standings-no-tie-break-try-pts = „{ $code }“ ist keine Feinwertung; möglich sind PTS, BH/C1, BH, BH/M1, SB, DE, WIN, WON, PS, KS, ARO, AOB, FB, BPG oder TPR.
standings-tied-nobody-0 = { $name }: kein Gleichstand = 0
standings-nobody-told-apart-0 = { $name }: { $way }; der Gleichstand bleibt = 0
standings-place = { $name }: { $way }; Rang = { $place }
standings-no = Nr. { $entrant }: { $points }
standings-no-most = Nr. { $entrant }: { $points } (höchstens { $reach })
standings-won-with = Sieg { $side-with }
standings-drawn-with = Remis { $side-with }
standings-lost-with = Niederlage { $side-with }
standings-won-forfeit = kampflos gewonnen
standings-lost-forfeit = kampflos verloren
standings-bye = spielfrei
standings-half-point-bye = spielfrei mit halbem Punkt
standings-away = abwesend
standings-performance-opponent = Gegnerleistung
standings-for = { $name }: { $average }; { $added } für { $per_cent } % = { $value }
standings-lowest-rating-expected-make = { $name }: die niedrigste Wertungszahl, mit der { $points } aus { $count } zu erwarten sind = { $value }
standings-dropped-somebody-no-rating-not = { $name }: entfällt, denn jemand hat keine Wertungszahl, und ein Ersatzwert ist nicht festgelegt.
standings-to = { $own } zu { $other }
standings-discs = { $discs } Steine + { $c } × { $points }
standings-opponents-share = Punkteanteil der Gegenseite
standings-rank = Rang { $rank }
standings-against-others-average = { $score } gegen { $mean } im Schnitt der anderen
standings-cut = { $name }, { $low ->
        [one] 1 Streichwert
       *[other] { $low } Streichwerte
    }
standings-median = { $name }, Median
standings-median-2 = { $name }, Median { $low }
standings-standard-points = Standardpunkte
standings-wins = Siege
standings-games-won = Gewonnene Partien
standings-games-black = Partien mit Schwarz
standings-games-second = Partien als nachziehende Seite
standings-games-won-black = Siege mit Schwarz
standings-games-won-second = Siege als nachziehende Seite
standings-rounds-elected-play = Runden ohne eigenen Verzicht
standings-progressive-score = Fortschrittswertung
standings-direct-encounter = Direkter Vergleich
standings-fore-buchholz = Fore-Buchholz
standings-average-opponents-buchholz = Buchholz-Schnitt der Gegner
standings-average-opponents-fore-buchholz = Fore-Buchholz-Schnitt der Gegner
standings-rating = Wertungszahl
standings-average-rating-opponents = Gegnerschnitt
standings-performance = Turnierleistung
standings-perfect-performance = Perfekte Turnierleistung
standings-average-performance-opponents = Leistungsschnitt der Gegner
standings-average-perfect-performance-opponents = Schnitt der perfekten Leistungen der Gegner
standings-difference-scores = Punktedifferenz
standings-scored-all = Erzielte Punkte
standings-best-single-score = Bestes Einzelergebnis
standings-opponents-share-points = Punkteanteil der Gegner
standings-tables-won = Gewonnene Tische
standings-sum-ranks = Summe der Ränge
standings-start-number = Startnummer
standings-lots = Los
standings-decision = Entscheidung der Turnierleitung
standings-sum = { $name }: { $sum } = { $value }
standings-average = { $name }: ({ $sum }) / { $count } = { $number }
standings-plain = { $name }: { $number }
standings-nothing-compute = { $name }: Es gibt nichts, woraus sich das berechnen ließe.
standings-among-tied = { $own } von { $count } Punktgleichen
standings-left-lowest = { $number } (niedrigster Wert)
standings-left-highest = { $number } (höchster Wert)
standings-left-unplayed = { $number } (ungespielt)
standings-left-early = { $number } (frühe Runde)
