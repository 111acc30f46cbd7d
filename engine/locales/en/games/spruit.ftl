spruit-setup-give-16-balls-board = Setup must give the 16 balls of the board level: 7 W, 7 B, and 2 R in opposite corners.
spruit-level-begun-ball-enter-pushing = The level has been started, so the ball must enter by pushing.
spruit-not-edge-level-comes-next = { $point } is not on the edge of the next level.
spruit-setup = The board level a1 a2 a3 a4 b1 … d4: 7 W, 7 B, and 2 R in opposite corners
spruit-ball-touches-none-colour-lost = A ball touches none of its colour: lost
spruit-white-drawn-first-ball-level = white is drawn, the first ball of its level
spruit-white-drawn-enters-e1-pushing = white is drawn and enters at e1, pushing north
spruit-summary = The board level is full. Draw balls from a bag of five of each colour and fill the levels one after the other: the first ball of a level goes on its edge, and every other one enters by pushing balls that stand there. If the white or black ball you play comes to rest without visible contact to its colour, you lose. A complete pyramid scores 7 if red joins its two corners, plus, for white and for black, the product of the sizes of their groups, or minus the size if there is just one group.
