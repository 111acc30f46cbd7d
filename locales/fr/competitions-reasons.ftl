why-record-proves = prouvé par une partie notée
why-two-confirmed-people-agreed = reconnu par deux personnes à l’adresse confirmée
why-clubs-staff-typed = saisi par l’organisation du club
why-arbiter-decided = tranché par l’arbitrage
why-clubs-staff-confirmed-player = confirmé par l’organisation du club, pas par un joueur
why-somebody-acted-link = déclaré ou confirmé par un lien
why-nobody-answered-time = personne n’a répondu à temps
why-person-alone-reported = déclaré par une seule personne
why-fewer-two-those-agreed-confirmed = moins de deux des personnes qui l’ont reconnu ont confirmé leur adresse
why-account-holds-two-seats = un même compte occupe deux sièges
why-counts-sites-rating-list-clubs = Compte pour les cotes du site et celles du club : { $text }.
why-counts-clubs-rating-list-alone = Compte pour les seules cotes du club : { $text }.
why-same-moves-prove-game-already = Les mêmes coups prouvent déjà la partie { $game } ({ $names }).
why-same-moves-prove-game-another = Les mêmes coups prouvent déjà une partie d’une autre compétition.
why-record-names-sit-table = La partie notée nomme { $written }, qui n’est pas à cette table.
why-record-dated-far-days-round = La partie notée est datée du { $date }, loin des jours de cette ronde.
why-record-another-event = La partie notée vient d’un autre événement, « { $written } ».
why-record-played-somewhere-else = La partie notée a été jouée ailleurs, « { $written } ».
why-so = Ainsi.
why-challenges = { $second } défie { $first }.
why-defends-place-tier-against-draw = { $first } défend une place au niveau { $tier } contre { $second } ; une nulle suffit.
why-opened-table = { $opener } a ouvert cette table.
why-put-together-organiser = Composée par l’organisation.
why-challenged-first-place = Qui est défié joue en premier.
why-begins-having-begun-least-often = { $first } joue en premier, pour l’avoir fait le moins souvent.
why-left = Retrait : { $name }.
why-organiser-decided = Décision de l’organisation.
why-table-seats-game-least = { $seats ->
    [one] La table { $table } compte { $seats } joueur ; il en faut au moins { $fewest }.
   *[other] La table { $table } compte { $seats } joueurs ; il en faut au moins { $fewest }.
}
why-table-met-round = Table { $table } : { $a } et { $b } se sont déjà rencontrés à la ronde { $round }.
why-table-meet = Table { $table } : { $a } et { $b } ne doivent pas se rencontrer.
why-table-should-meet-other-seating = Table { $table } : { $a } et { $b } ne devraient pas se rencontrer, mais aucun autre placement n’a été trouvé.
why-table = Table { $table } : { $text }
why-table-seat-times-running = { $times ->
    [one] Table { $table } : { $name } a le { $seat ->
        [1] premier
       *[2] second
    } siège une fois.
   *[other] Table { $table } : { $name } a le { $seat ->
        [1] premier
       *[2] second
    } siège { $times } fois de suite.
}
why-table-seat-times-other = { $times ->
    [one] Table { $table } : { $name } a eu le { $seat ->
        [1] premier
       *[2] second
    } siège une fois, l’autre { $other }.
   *[other] Table { $table } : { $name } a eu le { $seat ->
        [1] premier
       *[2] second
    } siège { $times } fois, l’autre { $other }.
}
why-sits-out-again-times-round = { $times ->
    [one] { $name } a { $times } exemption avec cette ronde.
   *[other] { $name } a une exemption de plus : { $times } avec cette ronde.
}
why-pairing-keep-these-apart = Aucun appariement ne permet de séparer { $text }.
why-adjourned-counted-drawn-pairing = { $text } Les parties ajournées comptent comme nulles pour cet appariement.
why-plays-published-setup-up-times = { $attempts ->
    [one] { $name } joue une fois la mise en place publiée.
   *[other] { $name } joue la mise en place publiée, { $attempts } fois au plus.
}
why-plays-published-setup-once = { $name } joue une fois la mise en place publiée.
why-asked-bye = { $name } a demandé cette exemption.
why-play-round-gets-full-point = { $name } ne joue pas cette ronde et reçoit un point entier.
why-asked-miss-round-half-point = { $name } a demandé une exemption pour cette ronde, à un demi-point.
why-asked-miss-round-without-points = { $name } a demandé une exemption pour cette ronde, sans point.
why-schedule = Selon le calendrier.
why-bracket = Selon le tableau.
why-swiss-rounds = Rondes suisses
why-rounds = Rondes
why-round-robin = Toutes rondes
why-group = Poule { $letter }
why-knockout = Élimination directe
why-play-offs = Barrages
why-ladder = Échelle
why-open-play = Parties libres
why-attempts = Essais
why-division = Division { $label }
