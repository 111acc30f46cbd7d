spuzzle-ball-make-group-balls-two = The ball on { $point } would make a group of { $size } { $name } balls; at most two are allowed.
spuzzle-no-ball-colour-placed = No ball of any colour can be placed
spuzzle-summary = Place balls of any of the three colours, one by one, so that there is never a group of three or more of one colour, hidden balls included. The score is the number of balls placed before no more fit; the most possible is 27, which solves the puzzle.
