splastwo-balls-many-left-hand = { $balls } balls are too many: there { $hand ->
        [one] is { $hand }
       *[other] are { $hand }
    } left in hand.
splastwo-not-unbroken-piece-row-column = { $turn } is not an unbroken stretch of a row or column.
splastwo-ball-a1 = one ball on a1
splastwo-three-balls-row = three balls in a row
splastwo-summary = Everyone has fifteen balls. A turn puts one to three of them on playable points of one level, next to each other in a row or column. Completing one of the three lower levels scores 1, the apex 2. A player without balls is skipped. Most points win; with three players, a tie goes to whoever placed the apex.
