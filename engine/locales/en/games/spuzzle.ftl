spuzzle-ball-make-group-balls-two = The ball on { $point } would make a group of { $size } { $name } balls; two is the most.
spuzzle-no-ball-colour-placed = No ball of any colour can be placed
spuzzle-summary = Place balls of any of the three colours, one by one, so that no three of one colour ever hang together, hidden balls included. The score is the number of balls placed before none fits any more; the most there can be is 27, which solves the puzzle.
