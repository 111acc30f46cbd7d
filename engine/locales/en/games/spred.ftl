spred-no-line-after-nothing-removed = There is no line after { $point }, so nothing can be removed.
spred-many-balls-possible-lines-leave = As many balls as possible of one of these lines must be removed, and then a red ball must go where one of them stood, if it can: { $names }.
spred-hand-out-red-balls = A player has no red balls left
spred-ball-your-colour-c1 = a ball of your colour on c1
spred-ball-c1-line-a1-b1 = a ball on c1; the line a1 b1 c1 leaves and a red ball goes on b1
spred-summary = In turn, place a ball of your colour anywhere. If you then have lines of three or four touching balls, choose one, remove as many of its balls as possible, and put one of your eight red balls where the line stood if there is a stable place. The game ends when a player has no red balls left or the pyramid is full; fewer red balls in hand win.
