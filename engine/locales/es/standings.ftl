standings-buchholz-opponent = Buchholz del rival
standings-opponents-score-adjusted = puntuación del rival, ajustada
standings-opponents-score = puntuación del rival
standings-not-played-own-score-most = sin jugar: puntuación propia, como máximo la del rival previsto
standings-not-played-own-score-most-2 = sin jugar: puntuación propia, como máximo la de tablas en todas las rondas
standings-weighed = { $points } × { $score }, { $source }
standings-no-tie-break-try-pts = «{ $code }» no es un desempate; prueba con PTS, BH/C1, BH, BH/M1, SB, DE, WIN, WON, PS, KS, ARO, AOB, FB, BPG o TPR.
standings-tied-nobody-0 = { $name }: sin empate con nadie = 0
standings-nobody-told-apart-0 = { $name }: { $way }; el empate no se deshace = 0
standings-place = { $name }: { $way }; puesto = { $place }
standings-no = n.º { $entrant }: { $points }
standings-no-most = n.º { $entrant }: { $points } (como máximo { $reach })
standings-won-with = victoria { $side-with }
standings-drawn-with = tablas { $side-with }
standings-lost-with = derrota { $side-with }
standings-won-forfeit = victoria por incomparecencia
standings-lost-forfeit = derrota por incomparecencia
standings-bye = descanso
standings-half-point-bye = descanso de medio punto
standings-away = ausencia
standings-performance-opponent = rendimiento del rival
standings-for = { $name }: { $average }; { $added } por { $per_cent } % = { $value }
standings-lowest-rating-expected-make = { $name }: el rating más bajo con el que se esperan { $points } de { $count } = { $value }
standings-dropped-somebody-no-rating-not = { $name }: no se usa, porque alguien no tiene rating y nada dice por cuánto cuenta.
standings-to = { $own } a { $other }
standings-discs = { $discs } fichas + { $c } × { $points }
standings-opponents-share = parte de los puntos del rival
standings-rank = puesto { $rank }
standings-against-others-average = { $score } frente a una media de { $mean } de los demás
standings-cut = { $name } corte { $low }
standings-median = { $name } mediano
standings-median-2 = { $name } mediano { $low }
standings-standard-points = Puntos estándar
standings-wins = Victorias
standings-games-won = Partidas ganadas
standings-games-black = Partidas con negras
standings-games-second = Partidas moviendo en segundo lugar
standings-games-won-black = Partidas ganadas con negras
standings-games-won-second = Partidas ganadas moviendo en segundo lugar
standings-rounds-elected-play = Rondas que se quiso jugar
standings-progressive-score = Progresivo
standings-direct-encounter = Encuentro directo
standings-fore-buchholz = Buchholz anticipado
standings-average-opponents-buchholz = Media de los Buchholz de los rivales
standings-average-opponents-fore-buchholz = Media de los Buchholz anticipados de los rivales
standings-rating = Rating
standings-average-rating-opponents = Media de rating de los rivales
standings-performance = Rendimiento
standings-perfect-performance = Rendimiento perfecto
standings-average-performance-opponents = Media de rendimiento de los rivales
standings-average-perfect-performance-opponents = Media de rendimiento perfecto de los rivales
standings-difference-scores = Diferencia de tanteo
standings-scored-all = Tanteo total
standings-best-single-score = Mejor puntuación
standings-opponents-share-points = Parte de los puntos de los rivales
standings-tables-won = Mesas ganadas
standings-sum-ranks = Suma de puestos
standings-start-number = Número inicial
standings-lots = Sorteo
standings-decision = Decisión de la organización
standings-sum = { $name }: { $sum } = { $value }
standings-average = { $name }: ({ $sum }) / { $count } = { $number }
standings-plain = { $name }: { $number }
standings-nothing-compute = { $name }: no hay con qué calcularlo.
standings-among-tied = { $own } entre { $count } empatados
standings-left-lowest = menor { $number }
standings-left-highest = mayor { $number }
standings-left-unplayed = { $number } (sin jugar)
standings-left-early = { $number } (ronda inicial)
