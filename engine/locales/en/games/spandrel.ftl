spandrel-turn-takes-ball-each-three = A turn places one ball of each of the three colours.
spandrel-three-balls-touch-other-two = One of the three balls must touch the other two.
spandrel-white-red-black-ball-order = a white, a red and a black ball, in this order
spandrel-summary = Each turn places one ball of every colour, in any order, so that one of the three touches the other two. When the pyramid is complete, after ten turns, each player counts the largest visible group of their colour. The largest wins; between equal groups, the player who moved last.
