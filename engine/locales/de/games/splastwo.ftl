splastwo-balls-many-left-hand = { $balls } Kugeln sind zu viele: In der Hand { $hand ->
        [one] ist noch 1
       *[other] sind noch { $hand }
    }.
splastwo-not-unbroken-piece-row-column = { $turn } ist kein lückenloses Stück einer Reihe oder Spalte.
splastwo-ball-a1 = eine Kugel auf a1
splastwo-three-balls-row = drei Kugeln in einer Reihe
splastwo-summary = Alle haben fünfzehn Kugeln. Ein Zug setzt eine bis drei davon auf spielbare Punkte einer Ebene, nebeneinander in einer Reihe oder Spalte. Wer eine der drei unteren Ebenen vollendet, bekommt 1 Punkt, für die Spitze 2. Wer keine Kugeln mehr hat, wird übersprungen. Die meisten Punkte gewinnen; zu dritt entscheidet bei Gleichstand, wer die Spitze gesetzt hat.
