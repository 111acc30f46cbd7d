spout-seat-play-no-ball = A player must place a ball and has none left
spout-summary = In turn, place a ball of your colour anywhere. If it completes a platform with at least three balls of your colour (two in a game of three), you must place another on it, and so on. Everyone has 15 balls (10 in a game of three); the first player who must place a ball and has none left wins.
