ladder-not-ladder = { $unknown } no está en la escalera.
ladder-not-above = { $whom } no está por encima de { $by }.
ladder-far-up-rung-challenge-up = { $whom } está demasiado arriba: desde el peldaño { $rung } se puede desafiar hasta { $range ->
        [one] 1 peldaño
       *[other] { $range } peldaños
    } más arriba, no { $up }.
ladder-challenged-already = { $by } ya ha desafiado a { $whom }.
ladder-open-challenges-most-allowed-played = Desafíos abiertos de { $by }: { $most }, el máximo. Primero hay que jugar o cancelar uno.
ladder-challenged-already-2 = { $other } ya ha desafiado a { $whom }.
ladder-play-again = { $by } y { $whom } pueden volver a jugar a partir del { $from }.
ladder-enters-rung = { $player } entra en el peldaño { $to }.
ladder-beat-goes-rung = { $player } ha ganado a { $other } y pasa del peldaño { $from } al { $to }.
ladder-refused-s-challenge-goes-rung = { $player } ha rechazado el desafío de { $other } y pasa del peldaño { $from } al { $to }.
ladder-not-answer-s-challenge-time = { $player } no ha respondido a tiempo al desafío de { $other } y pasa del peldaño { $from } al { $to }.
ladder-not-come-play-goes-rung = { $player } no se ha presentado a jugar contra { $other } y pasa del peldaño { $from } al { $to }.
ladder-organiser-moved-rung = La organización ha movido a { $player } del peldaño { $from } al { $to }.
ladder-no-open-challenge = { $by } no tiene ningún desafío abierto contra { $whom }.
ladder-ladder-already = { $player } ya está en la escalera.
ladder-accepted-already = { $whom } ya ha aceptado.
ladder-not-ladder-2 = { $player } no está en la escalera.
ladder-neither-nor = { $player } no es ni { $by } ni { $whom }.
