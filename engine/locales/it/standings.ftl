standings-buchholz-opponent = Buchholz dell’avversario
standings-opponents-score-adjusted = punteggio dell’avversario, corretto
standings-opponents-score = punteggio dell’avversario
standings-not-played-own-score-most = non giocata: punteggio proprio, ma non oltre quello dell’avversario previsto
standings-not-played-own-score-most-2 = non giocata: punteggio proprio, ma non oltre quello di una patta a ogni turno
standings-weighed = { $points } × { $score }, { $source }
standings-no-tie-break-try-pts = «{ $code }» non è uno spareggio; prova PTS, BH/C1, BH, BH/M1, SB, DE, WIN, WON, PS, KS, ARO, AOB, FB, BPG o TPR.
standings-tied-nobody-0 = { $name }: nessuno a pari merito = 0
standings-nobody-told-apart-0 = { $name }: { $way }; la parità resta = 0
standings-place = { $name }: { $way }; posizione = { $place }
standings-no = N. { $entrant }: { $points }
standings-no-most = N. { $entrant }: { $points } (al massimo { $reach })
standings-won-with = vinta { $side-with }
standings-drawn-with = patta { $side-with }
standings-lost-with = persa { $side-with }
standings-won-forfeit = vinta per forfait
standings-lost-forfeit = persa per forfait
standings-bye = riposo
standings-half-point-bye = riposo a mezzo punto
standings-away = assenza
standings-performance-opponent = performance dell’avversario
standings-for = { $name }: { $average }; { $added } ({ $per_cent }%) = { $value }
standings-lowest-rating-expected-make = { $name }: il rating più basso da cui ci si attende { $points } su { $count } = { $value }
standings-dropped-somebody-no-rating-not = { $name }: non usato, perché qualcuno non ha rating e non è detto quanto valga chi non ce l’ha.
standings-to = { $own } a { $other }
standings-discs = { $discs } pedine + { $c } × { $points }
standings-opponents-share = quota di punti dell’avversario
standings-rank = posizione { $rank }
standings-against-others-average = { $score } contro una media degli altri di { $mean }
standings-cut = { $name } Cut { $low }
standings-median = { $name } mediano
standings-median-2 = { $name } mediano { $low }
standings-standard-points = Punti standard
standings-wins = Vittorie
standings-games-won = Partite vinte
standings-games-black = Partite con il Nero
standings-games-second = Partite con la seconda mossa
standings-games-won-black = Partite vinte con il Nero
standings-games-won-second = Partite vinte con la seconda mossa
standings-rounds-elected-play = Turni che si è scelto di giocare
standings-progressive-score = Punteggio progressivo
standings-direct-encounter = Scontro diretto
standings-fore-buchholz = Buchholz anticipato
standings-average-opponents-buchholz = Media dei Buchholz degli avversari
standings-average-opponents-fore-buchholz = Media dei Buchholz anticipati degli avversari
standings-rating = Rating
standings-average-rating-opponents = Media dei rating degli avversari
standings-performance = Performance
standings-perfect-performance = Performance perfetta
standings-average-performance-opponents = Media delle performance degli avversari
standings-average-perfect-performance-opponents = Media delle performance perfette degli avversari
standings-difference-scores = Differenza punteggio
standings-scored-all = Punteggio totale
standings-best-single-score = Miglior punteggio singolo
standings-opponents-share-points = Quota di punti degli avversari
standings-tables-won = Tavoli vinti
standings-sum-ranks = Somma delle posizioni
standings-start-number = Numero di partenza
standings-lots = Sorteggio
standings-decision = Decisione dell’organizzazione
standings-sum = { $name }: { $sum } = { $value }
standings-average = { $name }: ({ $sum }) / { $count } = { $number }
standings-plain = { $name }: { $number }
standings-nothing-compute = { $name }: mancano i dati per calcolarlo.
standings-among-tied = { $own } tra { $count } giocatori a pari merito
standings-left-lowest = { $number } (il più basso)
standings-left-highest = { $number } (il più alto)
standings-left-unplayed = { $number } (non giocata)
standings-left-early = { $number } (turno iniziale)
