spyramid-variant-standard = Pyramids stand square to the board
spyramid-variant-rotated = Pyramids turned by 45° seen from above count too
spyramid-all-five-corners-pyramid = All five corners of a pyramid
spyramid-next-player-cannot-play = The next player cannot move
spyramid-summary = In turn, place a ball of your colour, or move one that supports at most one other; what rested on it drops. The moved ball must go to a different point, and never onto a ball that has just fallen. Whoever holds the five corners of a pyramid wins: a top and the corners of a square one, two or three levels below it, or a ball and the four that rest on it.
