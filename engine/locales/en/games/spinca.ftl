spinca-ball-locked-last-turn-moved = The ball on { $locked } is locked: the last turn moved, dropped or placed it.
spinca-ball-moves-step-own-level = A ball moves one step on its own level; { $to } is not next to { $from }.
spinca-apex-temple-stays-empty = The apex of the temple stays empty.
spinca-over-three-levels-over-two = { $seat }: { $whole } on three levels, { $two } on the lower two, { $one } on the board.
spinca-temple-finished = The temple is finished
spinca-first-ball-b3-moves-a4 = first the ball on b3 moves to a4
spinca-summary = In turn, if you like, first move any mobile ball one step on its level; then place a ball of your colour. The apex stays empty. Balls that the last turn moved, dropped or placed are locked for one turn. When 29 balls stand, each player adds up the sizes of their smallest groups on the four faces. The highest total wins; with three players, if just two totals are equal, the third player wins. If all are equal, the top level is taken off and the rest counted again.
