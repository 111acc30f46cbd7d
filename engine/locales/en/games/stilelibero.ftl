stilelibero-option-lane-takes-string-7 = The option lane takes one string of 7 to 60 digits from 3 to 6, or { $players } of the same length joined by “/”.
stilelibero-dice-thrown-exactly-due-here = { $thrown } { $thrown ->
        [one] die was
       *[other] dice were
    } thrown; exactly { $most } must be thrown here.
stilelibero-dice-thrown-most-allowed-here = { $thrown } { $thrown ->
        [one] die was
       *[other] dice were
    } thrown; at most { $most } are allowed here.
stilelibero-dice-not-allow-advance-but = These dice do not allow an advance of { $advance }, only of { $allowed }.
stilelibero-stays = { $words } and stays put
stilelibero-swims-1-square = { $words } and swims 1 square, to { $at }
stilelibero-swims-squares = { $words } and swims { $swum } squares, to { $at }
stilelibero-variant-standard = The same as grand-bain
stilelibero-variant-petit-bain = For children: as many dice as the square says, one advance, and the first home wins
stilelibero-variant-grand-bain = Dice one by one, stopping at will, and a ranking at the end of the round
stilelibero-option-lane = The numbers of the squares, 7 to 60 digits from 3 to 6: one string for all lanes, or one per lane joined by /
stilelibero-swimmer-back-start = A swimmer is back at the start
stilelibero-dice-order-thrown-largest-advance = the dice in the order thrown; the largest advance is taken
stilelibero-advance-where-another-largest-chosen = the advance, where one other than the largest is chosen
stilelibero-summary = Everyone swims down a lane and back. Dive with one to six dice and swim as many squares as there are different values. After that, throw dice one by one, at most the number on your square, and stop when you like: you swim as many squares as there are values that came exactly once, or k squares if one value came k times, four at least. Whoever can reach the far edge turns there at once and goes on with the dice left. When somebody is home, the round is finished and the distances decide.
