standings-buchholz-opponent = opponent’s Buchholz
standings-opponents-score-adjusted = opponent’s score, adjusted
standings-opponents-score = opponent’s score
standings-not-played-own-score-most = not played: own score, but no more than the scheduled opponent’s
standings-not-played-own-score-most-2 = not played: own score, but no more than for drawing every round
standings-weighed = { $points } × { $score }, { $source }
standings-no-tie-break-try-pts = “{ $code }” is not a tie-break; try PTS, BH/C1, BH, BH/M1, SB, DE, WIN, WON, PS, KS, ARO, AOB, FB, BPG or TPR.
standings-tied-nobody-0 = { $name }: not tied with anyone = 0
standings-nobody-told-apart-0 = { $name }: { $way }; the tie is not broken = 0
standings-place = { $name }: { $way }; place = { $place }
standings-no = No. { $entrant }: { $points }
standings-no-most = No. { $entrant }: { $points } (at most { $reach })
standings-won-with = won { $side-with }
standings-drawn-with = drawn { $side-with }
standings-lost-with = lost { $side-with }
standings-won-forfeit = won by forfeit
standings-lost-forfeit = lost by forfeit
standings-bye = bye
standings-half-point-bye = half-point bye
standings-away = absent
standings-performance-opponent = opponent’s performance
standings-for = { $name }: { $average }; { $added } for { $per_cent }% = { $value }
standings-lowest-rating-expected-make = { $name }: the lowest rating expected to score { $points } out of { $count } = { $value }
standings-dropped-somebody-no-rating-not = { $name }: not used, because somebody has no rating and nothing says what an unrated player counts as.
standings-to = { $own } to { $other }
standings-discs = { $discs } discs + { $c } × { $points }
standings-opponents-share = opponent’s share of the points
standings-rank = rank { $rank }
standings-against-others-average = { $score } against the others’ average of { $mean }
standings-cut = { $name } cut { $low }
standings-median = { $name } median
standings-median-2 = { $name } median { $low }
standings-standard-points = Standard points
standings-wins = Wins
standings-games-won = Games won
standings-games-black = Games with Black
standings-games-second = Games moving second
standings-games-won-black = Games won with Black
standings-games-won-second = Games won moving second
standings-rounds-elected-play = Rounds elected to play
standings-progressive-score = Progressive score
standings-direct-encounter = Direct encounter
standings-fore-buchholz = Fore Buchholz
standings-average-opponents-buchholz = Average of opponents’ Buchholz
standings-average-opponents-fore-buchholz = Average of opponents’ Fore Buchholz
standings-rating = Rating
standings-average-rating-opponents = Average rating of opponents
standings-performance = Performance
standings-perfect-performance = Perfect performance
standings-average-performance-opponents = Average performance of opponents
standings-average-perfect-performance-opponents = Average perfect performance of opponents
standings-difference-scores = Score difference
standings-scored-all = Total scored
standings-best-single-score = Best single score
standings-opponents-share-points = Opponents’ share of the points
standings-tables-won = Tables won
standings-sum-ranks = Sum of ranks
standings-start-number = Pairing number
standings-lots = Drawing of lots
standings-decision = Organiser’s decision
standings-sum = { $name }: { $sum } = { $value }
standings-average = { $name }: ({ $sum }) / { $count } = { $number }
standings-plain = { $name }: { $number }
standings-nothing-compute = { $name }: there is nothing to calculate it from.
standings-among-tied = { $own } among { $count } tied players
standings-left-lowest = lowest { $number }
standings-left-highest = highest { $number }
standings-left-unplayed = { $number } (unplayed)
standings-left-early = { $number } (early round)
