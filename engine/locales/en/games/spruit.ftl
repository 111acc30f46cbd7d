spruit-setup-give-16-balls-board = Setup must give the 16 balls of the board level: 7 W, 7 B, and 2 R in opposite corners.
spruit-level-begun-ball-enter-pushing = The level is begun: the ball has to enter, pushing.
spruit-not-edge-level-comes-next = { $point } is not on the edge of the level that comes next.
spruit-setup = The board level a1 a2 a3 a4 b1 … d4: 7 W, 7 B, and 2 R in opposite corners
spruit-ball-touches-none-colour-lost = A ball touches none of its colour: lost
spruit-white-drawn-first-ball-level = white is drawn, the first ball of its level
spruit-white-drawn-enters-e1-pushing = white is drawn and enters at e1, pushing north
spruit-summary = The board level is full. Draw balls from a bag of five of each colour and fill the levels one after the other: the first ball of a level goes on its edge, every other one is pushed in against balls that stand there. A white or black ball that comes to rest without a visible contact to its colour loses. A complete pyramid scores 7 if red joins its two corners, and for white and for black the product of the sizes of their groups, or minus the size if it is a single group.
