seating-tables-3-8-players-not = Les tables comptent de 3 à 8 joueurs, et non { $size }. À deux, choisissez un système suisse ou un toutes rondes.
seating-smallest-table-2-players-not = La plus petite table doit compter de 2 à { $size } joueurs, et non { $smallest }.
seating-field-most-players-rounds-split = Un tournoi compte au plus { $most_players } joueurs et { $most_rounds } rondes. Répartissez-le en poules.
seating-player-no-marked-absent-but = Le joueur n° { $player } est noté absent mais ne figure pas parmi les inscrits (nombre : { $count }).
seating-table-round-more-8-players = Une table de la ronde { $number } compte plus de 8 joueurs.
seating-round-player-no-who-not = La ronde { $number } compte un joueur n° { $player } qui ne figure pas parmi les inscrits.
seating-sits-twice-round = { $name } figure deux fois à la ronde { $number }.
seating-players-present-table-needs-allow = Joueurs présents : { $count } ; une table en demande { $smallest }. Autorisez des tables plus petites, ou ajoutez des joueurs.
seating-nobody-seated = Aucune table ne peut être formée.
seating-1-round-without-repeat-maximum = Une seule ronde est possible sans répétition : à la deuxième, certains se rencontrent de nouveau.
seating-rounds-everybody-meet-everybody-exactly = En { $rounds } { $rounds ->
        [one] ronde
       *[other] rondes
    }, chacun peut rencontrer chacun exactement une fois. Au-delà, il y a des répétitions.
seating-rounds-without-repeat-maximum-rounds = Au plus { $most_rounds } { $most_rounds ->
        [one] ronde
       *[other] rondes
    } sans répétition. En { $rounds } { $rounds ->
        [one] ronde
       *[other] rondes
    }, chacun peut rencontrer chacun exactement { $meetings } fois.
seating-rounds-without-repeat-maximum = Au plus { $most_rounds } rondes sans répétition.
seating-round-balanced-design = Ronde { $round } du calendrier équilibré.
seating-mixed-few-possible-meet-again = Tables mélangées pour que le moins de joueurs possible se rencontrent de nouveau ; les points ne comptent pas.
seating-straight-standings-points = Tables formées d’après le classement ; points à cette table : de { $most } à { $least }.
seating-all-points = Chacun a ici { $points }.
seating-points = Points à cette table : de { $most } à { $least }.
seating-met-before-no-seating-less = { $name } et { $other } se sont déjà rencontrés ({ $times }×) ; aucune répartition moins répétitive n’a été trouvée.
seating-both = { $name } et { $other } sont du même club, { $club }.
seating-club = { $name } et { $other } sont du même club.
seating-instead-sit-here-nobody-more = { $seats } joueurs au lieu de { $full } à cette table, pour que personne d’autre ne soit exempt.
seating-seat-seats-far = { $name } occupe le siège { $number } ; nombre de fois à chaque siège jusqu’ici : { $times }.
seating-no-table-no-bye-far = { $name } est exempt : aucune exemption jusqu’ici et, parmi ceux qui n’en ont pas eu, le moins de points ({ $points }), puis le sort.
seating-no-table-again-everybody-else = { $name } est de nouveau exempt : tous les autres l’ont été autant ({ $byes }×) ; puis le moins de points ({ $points }), puis le sort.
