format-played-against-others-score-attack = { $text } se joue contre d’autres : une course au score convient aux jeux en solo ou en équipe.
format-score-attack-close-after-opens = La course au score doit finir après son début.
format-everybody-plays-same-setup-alone = { $attempts ->
    [one] Chaque joueur joue seul la même mise en place, une fois.
   *[other] Chaque joueur joue seul la même mise en place, { $attempts } fois au plus.
}
format-players-attempts-left-settled = { $open ->
    [one] Un joueur a encore des essais, ou un essai qui n’est pas décidé.
   *[other] { $open } joueurs ont encore des essais, ou un essai qui n’est pas décidé.
}
format-score-attack-counts-best-many = Dans une course au score, le meilleur de plusieurs essais compte. Choisissez « Le meilleur de N essais » comme match.
format-attempts-count-from = Les essais comptent à partir du { $from }. Revenez à ce moment-là.
format-attempts-counted-until = Les essais comptaient jusqu’au { $end } ; on ne peut plus en remettre.
format-all-attempts-made = Tous les essais ont été faits : { $used } sur { $attempts }.
format-best = Meilleur
format-best-attempt = Meilleur essai
format-solved = Résolu
format-turns = Coups
format-attempts = Essais
format-solved-comes-first-score-fewer = La résolution d’abord, puis le score, puis le moins de coups, puis l’essai le plus ancien.
format-attempt-proved-record = Essai { $number }, prouvé par la partie notée.
format-attempt-without-record = Essai { $number }, sans partie notée.
format-1-table-count-yet = 1 table ne compte pas encore.
format-tables-count-yet = { $open ->
    [one] { $open } table ne compte pas encore.
   *[other] { $open } tables ne comptent pas encore.
}
format-results-missing = Il manque des résultats : { $text }.
format-results-missing-more = { $more ->
    [one] Il manque des résultats : { $text } ; et { $more } autre.
   *[other] Il manque des résultats : { $text } ; et { $more } autres.
}
format-knockout-waits-group = L’élimination directe attend la poule { $text }.
format-group-level-after-all-tie = Dans la poule { $letter }, { $one } et { $other } sont à égalité après tous les départages, et une seule place qualifie : décidez de leur ordre par un barrage ou un tirage au sort, et saisissez-le.
format-tables-least-everybody-groups-each = { $fewest ->
    [one] Au moins { $fewest } table pour chaque joueur dans les poules ; qualifiés par poule : { $advance }.
   *[other] Au moins { $fewest } tables pour chaque joueur dans les poules ; qualifiés par poule : { $advance }.
}
format-player-still-listed-first = Un joueur est encore en lice, en tête de liste.
format-players-still-listed-first = { $left ->
    [one] { $left } joueur est encore en lice, en tête de liste.
   *[other] { $left } joueurs sont encore en lice, en tête de liste.
}
format-match = Match { $id }, { $name } : { $text }
format-pl = Rg
format-place = Rang
format-w = V
format-matches-won = Matchs gagnés
format-plays-match = Joue le match { $id }, { $text }.
format-waits-opponent-match = Attend un adversaire au match { $id }, { $text }.
format-match-end-level-knockout-needs = Un match peut finir à égalité, et une élimination directe demande un vainqueur : faites jouer jusqu’à ce que l’un mène.
format-winner-match = Vainqueur du match { $id }
format-loser-match = Perdant du match { $id }
format-x-2 = —
format-main-bracket = Tableau principal
format-losers-bracket = Tableau des perdants
format-consolation = Consolante
format-last-chance = Dernière chance
format-places = Places { $from } à { $to }
format-starting-grand-final-game-ahead = Pour une partie d’avance en grande finale, le match doit se compter en parties : choisissez une partie unique, « Au meilleur de N parties » ou « Premier à N points », ou une autre forme de grande finale.
format-table-ended-level-knockout-needs = La table { $round }.{ $place } ({ $names }) s’est terminée à égalité, et une élimination directe demande un vainqueur : rouvrez-la pour continuer le match, ou saisissez un forfait.
format-these-tables-fall-because-other = Ces tables sont annulées, car leurs matchs ont maintenant d’autres joueurs : { $text }.
format-say-how-far-challenge-write = « { $word } » ne dit pas jusqu’où l’on peut défier. Écrivez « 5:2, 8:3, *:5 » : des échelons 1 à 5, on peut défier deux échelons plus haut, et ainsi de suite.
format-nobody-challenge-anybody-say-how = Personne ne pourrait défier personne : dites de combien d’échelons on peut défier plus haut.
format-players-challenge-each-other-days = Les joueurs se défient : { $answer ->
    [one] { $answer } jour
   *[other] { $answer } jours
} pour répondre, { $play ->
    [one] { $play } jour
   *[other] { $play } jours
} pour jouer.
format-tables-come-challenges-until-organiser = Les défis créent les tables, jusqu’à ce que l’organisation clôture l’échelle.
format-competition-ladder = Cette compétition n’est pas une échelle.
format-ladder-begun = L’échelle n’a pas commencé.
format-game-challenge-reported-already-cannot = Une partie de ce défi est déjà déclarée : il ne peut plus être refusé. Si elle est inexacte, contestez-la.
format-challenge-open-any-more = Ce défi n’est plus en cours.
format-move = Mouvement
format-last-move = Dernier mouvement
format-wins = Victoires
format-g = J
format-games = Parties
format-plays-accepted = { $by } joue contre { $whom }, qui a accepté, d’ici au { $day }.
format-challenges-answers = { $by } défie { $whom }, qui doit répondre d’ici au { $day }.
format-season-closed-yet-close-first = La saison n’est pas encore clôturée. Clôturez-la d’abord : cela prépare la suivante.
format-pts = Pts
format-points = Points
format-p = J
format-played = Matchs joués
format-won = Victoires
format-d = N
format-drawn = Nulles
format-l = D
format-lost = Défaites
format-x-3 = +
format-scored = Marqué
format-x-4 = −
format-conceded = Encaissé
format-won-drawn-lost = Victoires : { $won }, nulles : { $drawn }, défaites : { $lost }.
format-win-draw = { $text } Une victoire compte { $win }, une nulle { $draw }.
format-win-draw-below-before = { $text } Une victoire compte { $win }, une nulle { $draw }. Derrière le joueur précédent par : { $by }.
format-more-go-up-down-division = Il y a plus de promus ou de relégués qu’une division n’a de joueurs.
format-left-season = { $gone } a quitté la saison.
format-competition-league = Cette compétition n’est pas un championnat.
format-tables-without-settled-result-first = { $count ->
    [one] Une table n’a pas de résultat acquis : la table { $place } de la ronde { $round }.
   *[other] { $count } tables n’ont pas de résultat acquis, d’abord la table { $place } de la ronde { $round }.
}
format-division = Une division de { $sizes }.
format-divisions = { $count ->
    [one] { $count } division de { $sizes }.
   *[other] { $count } divisions de { $sizes }.
}
format-window-lies-between = La période doit se situer entre { $first_year } et { $last_year }.
format-window-end-after-opens = La période doit finir après son début.
format-players-open-tables-themselves-until = Les joueurs ouvrent eux-mêmes leurs tables jusqu’à la fin de la période.
format-competition-begun-tables-opened-once = La compétition n’a pas commencé ; on pourra ouvrir des tables ensuite.
format-table-here-players = { $seats ->
    [one] Une table compte ici { $seats } joueur, et non { $count }.
   *[other] Une table compte ici { $seats } joueurs, et non { $count }.
}
format-avg = Moy.
format-points-game = Points par partie
format-games-count = Parties qui comptent
format-draws = Nulles
format-game-count = Une partie ne compte pas. { $text }
format-competition-open-play = Cette compétition n’est pas en parties libres.
format-players-meet-like-games-give = Chaque joueur affronte qui il veut du { $from } au { $to }. Parties nécessaires pour figurer au classement : { $fewest } ; parties comptées au plus : { $most }.
format-nobody-get-rank-takes-games = Personne ne peut figurer au classement : il faut { $fewest ->
    [one] { $fewest } partie
   *[other] { $fewest } parties
}, et seulement { $most } peuvent compter.
format-takes-two-players-least = Il faut au moins deux joueurs.
format-rounds-tables-all-everybody = Rondes : { $count }. Tables : { $tables } en tout, { $most } pour chaque joueur.
format-rounds-tables-all-everybody-2 = Rondes : { $count }. Tables : { $tables } en tout, de { $fewest } à { $most } pour chaque joueur.
format-rounds-tables-all = { $kind ->
    [bracket] Tours
   *[round] Rondes
} : { $count }. Tables : { $tables } en tout.
format-last-round-ends-after-last = La dernière ronde finit le { $last }, après le dernier jour de la compétition, le { $end }.
format-provisional-table-result-yet-counts = Classement provisoire : une table n’a pas encore de résultat et n’est pas comptée.
format-provisional-tables-result-yet-count = { $open ->
    [one] Classement provisoire : { $open } table n’a pas encore de résultat et n’est pas comptée.
   *[other] Classement provisoire : { $open } tables n’ont pas encore de résultat et ne sont pas comptées.
}
format-rounds-many-swiss-finds-winner = { $most ->
    [one] Il y a { $most } ronde. Un système suisse désigne un vainqueur en moins de rondes, des poules suivies d’une élimination directe aussi.
   *[other] { $most } rondes, c’est beaucoup. Un système suisse désigne un vainqueur en moins de rondes, des poules suivies d’une élimination directe aussi.
}
format-opponent-left = Retrait de l’adversaire, { $gone }.
format-swiss-needs-two-players-least = Il faut au moins deux joueurs pour un système suisse ; il y en a { $players }.
format-choose-how-many-rounds-played = Choisissez le nombre de rondes.
format-players-play-rounds-without-meeting = À { $players } joueurs, on peut jouer au plus { $most } rondes sans se rencontrer deux fois, et non { $rounds } : réduisez le nombre de rondes, ou choisissez le système aux points seuls, qui admet les revanches.
format-double-swiss-every-meeting-two = Dans le double suisse, chaque rencontre compte deux parties : choisissez « Deux parties, en échangeant les côtés » comme match.
format-double-swiss-knows-acceleration-switch = Le double suisse ne permet pas l’accélération : désactivez-la, ou choisissez un autre système.
format-fewer-two-players-round-nobody = Il reste moins de deux joueurs pour la ronde { $round } : il n’y a rien à apparier.
format-1-round-without-repeat-maximum = À 2 joueurs, on ne peut jouer que 1 ronde sans revanche. Faites-leur plutôt jouer un match.
format-rounds-without-repeat-maximum-players = { $longest ->
    [one] À { $players } joueurs, on ne peut jouer que { $longest } ronde sans revanche. Un toutes rondes leur convient mieux.
   *[other] À { $players } joueurs, on ne peut jouer que { $longest } rondes sans revanche. Un toutes rondes leur convient mieux.
}
format-after-rounds-several-players-won = { $rounds ->
    [one] Après { $rounds } ronde, plusieurs joueurs peuvent encore avoir tout gagné ; après { $needed } rondes, un seul au plus.
   *[other] Après { $rounds } rondes, plusieurs joueurs peuvent encore avoir tout gagné ; après { $needed } rondes, un seul au plus.
}
format-smallest-table = La plus petite table doit compter de { $low } à { $seats } joueurs, et non { $smallest }.
format-players-table-needs-add-players = Joueurs : { $count } ; une table en demande { $smallest }. Ajoutez des joueurs, ou autorisez des tables plus petites.
format-competition-played-rounds-tables = Cette compétition ne se joue pas en rondes à des tables à plusieurs.
format-players-cannot-seated-tables = { $players ->
    [one] { $players } joueur ne peut pas se répartir à des tables de { $smallest } à { $seats }.
   *[other] { $players } joueurs ne peuvent pas se répartir à des tables de { $smallest } à { $seats }.
}
format-tables-2 = Tables de { $sizes }.
format-rounds-planned-rounds-without-repeat = { $rounds ->
    [one] { $rounds } ronde est prévue, mais seulement { $most } sans revanche : certains joueurs se retrouveront.
   *[other] { $rounds } rondes sont prévues, mais seulement { $most } sans revanche : certains joueurs se retrouveront.
}
format-sit-out-each-round-smaller = { $byes ->
    [one] À chaque ronde, { $byes } joueur sur { $players } a une exemption. Des tables plus petites, ou un autre nombre de joueurs, donneraient une place à tous.
   *[other] À chaque ronde, { $byes } joueurs sur { $players } ont une exemption. Des tables plus petites, ou un autre nombre de joueurs, donneraient une place à tous.
}
format-only-swiss-round-robin-competitions = Seules les compétitions à deux, en système suisse ou en toutes rondes, peuvent s’exporter en rapport fédéral.
bound-tenths-point-win = Points pour une victoire (en dixièmes)
bound-tenths-point-draw = Points pour une nulle (en dixièmes)
bound-tenths-point-loss = Points pour une défaite (en dixièmes)
bound-tenths-point-bye = Points pour une exemption (en dixièmes)
bound-hours-round = Heures pour jouer une ronde
bound-hours-until-result-counts = Heures avant la confirmation automatique
bound-limit-entries = Nombre maximal de joueurs
bound-games = Nombre de parties
bound-points-win = Points pour gagner
bound-attempts = Nombre d’essais
bound-rounds-without-second-chance = Derniers tours du tableau principal sans consolante
bound-games-against-one-opponent = Parties comptées par adversaire
bound-games-rank = Parties nécessaires pour figurer au classement
bound-days-longest-postponement = Report le plus long (en jours)
bound-players-division = Joueurs par division
bound-days-between-rounds = Jours d’une ronde à l’autre
bound-days-round-stays-open = Jours pour jouer une ronde
bound-players-who-go-up = Nombre de promus
bound-players-who-go-down = Nombre de relégués
bound-players-who-play-off = Nombre de barragistes
bound-postponements = Reports par joueur
bound-days-two-play-again = Jours avant une nouvelle rencontre des deux mêmes joueurs
bound-days-answer = Jours pour répondre à un défi
bound-days-play = Jours pour jouer un défi
bound-open-challenges = Défis en cours par joueur
bound-places-lost-refusing = Places perdues pour un défi refusé
bound-places-lost-not-coming = Places perdues pour une absence
bound-ranges-challenges = Portées des défis
bound-groups = Nombre de poules
bound-players-who-go-on-from-group = Qualifiés par poule
bound-seats-at-table = Joueurs par table
bound-rounds = Nombre de rondes
bound-tenths-point = Points (en dixièmes)
format-table-disputed = table { $number } ({ $names }, contestée)
format-table-open = table { $number } ({ $names })
format-about = { $name } : { $text }
