spout-seat-play-no-ball = A seat has to play and has no ball
spout-summary = In turn, put a ball of your colour anywhere. If it completes a platform with at least three balls of your colour (two in a game of three), you must put another ball on it, and so on. With 15 balls each (10 in a game of three), whoever first has to put down a ball and has none wins.
