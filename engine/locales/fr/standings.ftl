standings-buchholz-opponent = Buchholz de l’adversaire
standings-opponents-score-adjusted = score de l’adversaire, ajusté
standings-opponents-score = score de l’adversaire
standings-not-played-own-score-most = non joué : son propre score, sans dépasser celui de l’adversaire prévu
standings-not-played-own-score-most-2 = non joué : son propre score, sans dépasser celui d’une nulle à chaque ronde
standings-weighed = { $points } × { $score }, { $source }
standings-no-tie-break-try-pts = « { $code } » n’est pas un départage ; essayez PTS, BH/C1, BH, BH/M1, SB, DE, WIN, WON, PS, KS, ARO, AOB, FB, BPG ou TPR.
standings-tied-nobody-0 = { $name } : pas d’ex æquo = 0
standings-nobody-told-apart-0 = { $name } : { $way } ; l’égalité subsiste = 0
standings-place = { $name } : { $way } ; rang = { $place }
standings-no = n° { $entrant } : { $points }
standings-no-most = n° { $entrant } : { $points } (au plus { $reach })
standings-won-with = victoire { $side-with }
standings-drawn-with = nulle { $side-with }
standings-lost-with = défaite { $side-with }
standings-won-forfeit = victoire par forfait
standings-lost-forfeit = défaite par forfait
standings-bye = exemption
standings-half-point-bye = exemption à un demi-point
standings-away = absence
standings-performance-opponent = performance de l’adversaire
standings-for = { $name } : { $average } ; { $added } pour { $per_cent } % = { $value }
standings-lowest-rating-expected-make = { $name } : la cote la plus basse dont on attend { $points } sur { $count } = { $value }
standings-dropped-somebody-no-rating-not = { $name } : ignoré, car une personne n’a pas de cote et rien ne dit pour combien compter l’absence de cote.
standings-to = { $own } à { $other }
standings-discs = { $discs } pions + { $c } × { $points }
standings-opponents-share = part des points de l’adversaire
standings-rank = rang { $rank }
standings-against-others-average = { $score } contre { $mean } en moyenne pour les autres
standings-cut = { $name } tronqué de { $low }
standings-median = { $name } médian
standings-median-2 = { $name } médian { $low }
standings-standard-points = Points standard
standings-wins = Victoires
standings-games-won = Parties gagnées
standings-games-black = Parties avec les Noirs
standings-games-second = Parties jouées en second
standings-games-won-black = Parties gagnées avec les Noirs
standings-games-won-second = Parties gagnées en second
standings-rounds-elected-play = Rondes que l’on a choisi de jouer
standings-progressive-score = Score cumulatif
standings-direct-encounter = Confrontation directe
standings-fore-buchholz = Buchholz anticipé
standings-average-opponents-buchholz = Moyenne des Buchholz des adversaires
standings-average-opponents-fore-buchholz = Moyenne des Buchholz anticipés des adversaires
standings-rating = Cote
standings-average-rating-opponents = Moyenne des cotes des adversaires
standings-performance = Performance
standings-perfect-performance = Performance parfaite
standings-average-performance-opponents = Moyenne des performances des adversaires
standings-average-perfect-performance-opponents = Moyenne des performances parfaites des adversaires
standings-difference-scores = Différence de score
standings-scored-all = Score total
standings-best-single-score = Meilleur score en une partie
standings-opponents-share-points = Part des points des adversaires
standings-tables-won = Tables gagnées
standings-sum-ranks = Somme des rangs
standings-start-number = Numéro d’appariement
standings-lots = Tirage au sort
standings-decision = Décision de l’organisation
standings-sum = { $name } : { $sum } = { $value }
standings-average = { $name } : ({ $sum }) / { $count } = { $number }
standings-plain = { $name } : { $number }
standings-nothing-compute = { $name } : il n’y a rien sur quoi le calculer.
standings-among-tied = { $own } parmi { $count } ex æquo
standings-left-lowest = le plus bas { $number }
standings-left-highest = le plus haut { $number }
standings-left-unplayed = { $number } (non jouée)
standings-left-early = { $number } (première ronde)
