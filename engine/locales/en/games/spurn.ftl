spurn-seat-left = Only one seat is left
spurn-summary = In turn, put a ball of your colour anywhere. Whoever makes a group of four or more touching balls of its colour, seen or hidden, is out; the balls stay. The last seat left wins. If the pyramid is complete before, those still in share the first place.
spurn-eliminated = Eliminated
