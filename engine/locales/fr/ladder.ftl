ladder-not-ladder = { $unknown } n’est pas sur l’échelle.
ladder-not-above = { $whom } n’est pas au-dessus de { $by }.
ladder-far-up-rung-challenge-up = { $whom } est trop haut : depuis l’échelon { $rung }, on peut défier jusqu’à { $range } { $range ->
        [one] échelon
       *[other] échelons
    } plus haut, et non { $up }.
ladder-challenged-already = { $by } a déjà défié { $whom }.
ladder-open-challenges-most-allowed-played = Défis en cours de { $by } : { $most }, le maximum permis. Il faut d’abord en jouer ou en annuler un.
ladder-challenged-already-2 = { $whom } est déjà défié par { $other }.
ladder-play-again = { $by } et { $whom } peuvent rejouer à partir du { $from }.
ladder-enters-rung = { $player } entre à l’échelon { $to }.
ladder-beat-goes-rung = { $player } a battu { $other } et passe de l’échelon { $from } au { $to }.
ladder-refused-s-challenge-goes-rung = { $player } a refusé le défi de { $other } et passe de l’échelon { $from } au { $to }.
ladder-not-answer-s-challenge-time = { $player } n’a pas répondu à temps au défi de { $other } et passe de l’échelon { $from } au { $to }.
ladder-not-come-play-goes-rung = { $player } ne s’est pas présenté contre { $other } et passe de l’échelon { $from } au { $to }.
ladder-organiser-moved-rung = L’organisation a déplacé { $player } de l’échelon { $from } au { $to }.
ladder-no-open-challenge = { $by } n’a pas de défi en cours contre { $whom }.
ladder-ladder-already = { $player } est déjà sur l’échelle.
ladder-accepted-already = { $whom } a déjà accepté.
ladder-not-ladder-2 = { $player } n’est pas sur l’échelle.
ladder-neither-nor = { $player } n’est ni { $by } ni { $whom }.
