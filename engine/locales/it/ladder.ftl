ladder-not-ladder = { $unknown } non è sulla scala.
ladder-not-above = { $whom } non è sopra { $by }.
ladder-far-up-rung-challenge-up = { $whom } è troppo in alto: dal gradino { $rung } si può sfidare fino a { $range ->
        [one] 1 gradino
       *[other] { $range } gradini
    } più su, non { $up }.
ladder-challenged-already = { $by } ha già sfidato { $whom }.
ladder-open-challenges-most-allowed-played = Sfide in corso di { $by }: { $most }, il massimo consentito. Prima una va giocata o annullata.
ladder-challenged-already-2 = { $whom } ha già ricevuto una sfida da { $other }.
ladder-play-again = { $by } e { $whom } possono giocare di nuovo solo a partire da questa data: { $from }.
ladder-enters-rung = { $player } entra al gradino { $to }.
ladder-beat-goes-rung = { $player } ha battuto { $other } e passa dal gradino { $from } al gradino { $to }.
ladder-refused-s-challenge-goes-rung = { $player } ha rifiutato la sfida di { $other } e passa dal gradino { $from } al gradino { $to }.
ladder-not-answer-s-challenge-time = { $player } non ha risposto in tempo alla sfida di { $other } e passa dal gradino { $from } al gradino { $to }.
ladder-not-come-play-goes-rung = { $player } ha mancato la partita con { $other } e passa dal gradino { $from } al gradino { $to }.
ladder-organiser-moved-rung = L’organizzazione ha spostato { $player } dal gradino { $from } al gradino { $to }.
ladder-no-open-challenge = { $by } non ha sfide in corso con { $whom }.
ladder-ladder-already = { $player } è già sulla scala.
ladder-accepted-already = { $whom } ha già accettato.
ladder-not-ladder-2 = { $player } non è sulla scala.
ladder-neither-nor = { $player } non è né { $by } né { $whom }.
