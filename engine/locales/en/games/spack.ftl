spack-none-balls-below = None of the balls below { $point } is { $name }.
spack-two-balls-taken-exactly-two = Two balls must be taken: exactly two of the balls below { $point } have the colour of the ball played.
spack-nothing-taken-not-exactly-two = Nothing is taken: the balls below { $point } that have the colour of the ball played are not exactly two.
spack-next-seat-place-no-ball = The next player cannot place a ball
spack-white-exactly-two-whites-goes = white on exactly two whites: it goes to the other stock, and a1 and b2 are taken
spack-summary = Each player has 8 balls of each colour. In turn, place one in a hole, or on a platform with at least one ball of its colour below. If exactly two of the four balls below have its colour, it goes to your opponent’s stock instead, and you take two free balls off the board into yours. When the next player cannot place a ball, each stock is sorted from the rarest colour to the most frequent: the first greater number wins.
