spurn-seat-left = Only one player is left
spurn-summary = In turn, place a ball of your colour anywhere. Whoever makes a group of four or more touching balls of their own colour, visible or hidden, is out; the balls stay. The last player left wins. If the pyramid is complete before that, those still in share first place.
spurn-eliminated = Eliminated
