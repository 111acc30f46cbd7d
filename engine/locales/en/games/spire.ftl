spire-third-ball-square-over = A { $name } ball on { $point } would be the third in a square, or would rest on two of its colour.
spire-ball-still-placed-example = A ball can still be placed, for example on { $point }.
spire-no-ball-colour-placed = No ball of any colour can be placed
spire-red-ball-a1-yours-b3 = a red ball on a1, then one of yours on b3
spire-red-ball-alone = a red ball alone
spire-no-ball-placed = no ball can be placed
spire-summary = In turn, place a ball of your colour, with a red one before it if you like. No square of four points may have three balls of one colour, and no ball may rest on two or more of its own colour. If yours cannot be placed after a red ball, the red one alone is the turn; if neither can be placed, you pass. Whoever places the last ball wins.
