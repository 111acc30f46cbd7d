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
standings-about-points = Alle erzielten Punkte
standings-about-standard = Deine Punkte, wenn ein Sieg 1 und ein Remis ½ zählte
standings-about-wins = Runden, in denen du so viel wie für einen Sieg bekommen hast, auch spielfrei und kampflos
standings-about-won = Am Tisch gewonnene Partien, ohne kampflose
standings-about-games-black = Partien mit Schwarz oder, in Spielen ohne Farben, als nachziehende Seite
standings-about-won-black = Siege mit Schwarz oder, in Spielen ohne Farben, als nachziehende Seite
standings-about-elected = Runden, auf die du nicht verzichtet hast: alle außer gewünschtem Spielfrei, Fehlen und kampflosen Niederlagen
standings-about-progressive = Summe deiner Punktestände nach jeder Runde
standings-about-direct-encounter = Deine Punkte gegen alle, mit denen du punktgleich bist
standings-about-koya = Deine Punkte gegen alle, die mindestens die Hälfte der möglichen Punkte erreicht haben oder so viele, wie der Code angibt
standings-about-buchholz = Summe der Endpunkte deiner Gegner
standings-about-fore-buchholz = Buchholz, als wären alle Partien der letzten Runde remis ausgegangen
standings-about-average-buchholz = Durchschnitt der Buchholz-Werte deiner Gegner
standings-about-average-fore-buchholz = Durchschnitt der Fore-Buchholz-Werte deiner Gegner
standings-about-sonneborn-berger = Endpunkte jedes Gegners mal deine Punkte gegen ihn, zusammengezählt
standings-about-rating = Deine Wertungszahl zu Beginn
standings-about-average-rating = Durchschnitt der Wertungszahlen der Gegner, gegen die du gespielt hast
standings-about-performance = Gegnerschnitt, erhöht oder gesenkt nach deinem Anteil der Punkte
standings-about-perfect-performance = Niedrigste Wertungszahl, mit der deine Punkte gegen diese Gegner zu erwarten waren
standings-about-average-performance = Durchschnitt der Turnierleistungen deiner Gegner
standings-about-average-perfect-performance = Durchschnitt der perfekten Turnierleistungen deiner Gegner
standings-about-difference = Was du in deinen Partien erzielt hast, weniger das der Gegner
standings-about-scored = Summe dessen, was du in deinen Partien erzielt hast
standings-about-best-score = Dein bestes Ergebnis in einer Partie
standings-about-brightwell = Was du in deinen Partien erzielt hast, plus eine Konstante für jeden Punkt deiner Gegner
standings-about-opponent-share = Durchschnittlicher Anteil der Punkte deiner Gegner, jeder mit mindestens einem Drittel gezählt
standings-about-table-wins = Tische, die du gewonnen hast
standings-about-rank-sum = Summe deiner Ränge an den Tischen; weniger ist besser
standings-about-start-number = Startnummer; die niedrigere steht vorn
standings-about-lots = Ausgeloste Reihenfolge
standings-about-decision = Von der Turnierleitung bestimmte Reihenfolge
