splastwo-balls-many-left-hand = { $balls } balls are too many: { $hand } are left in hand.
splastwo-not-unbroken-piece-row-column = { $turn } is not an unbroken piece of a row or a column.
splastwo-ball-a1 = one ball on a1
splastwo-three-balls-row = three balls in a row
splastwo-summary = Everybody has fifteen balls. A turn puts one to three of them on playable points of one level that follow each other in a row or a column. Completing one of the three lower levels scores 1, the apex 2. A player without balls is skipped. Most points win; with three players a tie goes to whoever placed the apex.
