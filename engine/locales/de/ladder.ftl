ladder-not-ladder = { $unknown } steht nicht auf der Leiter.
ladder-not-above = { $whom } steht nicht über { $by }.
ladder-far-up-rung-challenge-up = { $whom } steht zu weit oben: Von Sprosse { $rung } aus darf man höchstens { $range ->
        [one] 1 Sprosse
       *[other] { $range } Sprossen
    } höher fordern, nicht { $up }.
ladder-challenged-already = { $by } hat { $whom } schon gefordert.
ladder-open-challenges-most-allowed-played = Offene Forderungen von { $by }: { $most }, mehr sind nicht erlaubt. Erst muss eine gespielt oder zurückgenommen werden.
ladder-challenged-already-2 = { $whom } ist schon von { $other } gefordert.
ladder-play-again = { $by } und { $whom } dürfen ab dem { $from } wieder gegeneinander spielen.
ladder-enters-rung = { $player } steigt auf Sprosse { $to } ein.
ladder-beat-goes-rung = { $player } hat gegen { $other } gewonnen und rückt von Sprosse { $from } auf { $to }.
ladder-refused-s-challenge-goes-rung = { $player } hat die Forderung von { $other } abgelehnt und fällt von Sprosse { $from } auf { $to }.
ladder-not-answer-s-challenge-time = { $player } hat auf die Forderung von { $other } nicht rechtzeitig geantwortet und fällt von Sprosse { $from } auf { $to }.
ladder-not-come-play-goes-rung = { $player } ist zur Partie gegen { $other } nicht erschienen und fällt von Sprosse { $from } auf { $to }.
ladder-organiser-moved-rung = Die Turnierleitung hat { $player } von Sprosse { $from } auf { $to } gesetzt.
ladder-no-open-challenge = { $by } hat keine offene Forderung an { $whom }.
ladder-ladder-already = { $player } steht schon auf der Leiter.
ladder-accepted-already = { $whom } hat schon angenommen.
ladder-not-ladder-2 = { $player } steht nicht auf der Leiter.
ladder-neither-nor = { $player } ist weder { $by } noch { $whom }.
