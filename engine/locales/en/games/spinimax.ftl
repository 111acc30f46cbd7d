spinimax-fills-itself-turn-ball-hole = { $point } fills by itself: a turn is a ball in a hole of the board.
spinimax-apex-filled = The apex is filled
spinimax-ball-your-colour-hole-b2 = a ball of your colour in hole b2
spinimax-summary = In turn, put a ball of your colour in a hole of the board. Wherever four balls form a square, a ball appears on top by itself: of the colour that alone is rarest among the four, a missing colour included, or else of the colour that alone is most frequent. The colour of the apex wins.
