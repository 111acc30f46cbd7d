spoker-challenge-straight-up-level = Challenge (straight), highest level
spoker-challenge-three-up-level = Challenge (three of a kind), highest level
spoker-challenge-full-house-up-level = Challenge (full house), highest level
spoker-challenge-four-up-level = Challenge (four of a kind), highest level
spoker-poker-up-level = Poker, highest level
spoker-ball-four-own-colour = A ball on four of its own colour
spoker-ball-drawn-red-goes-b2 = the ball drawn is red and goes on b2
spoker-summary = Draw a ball from the bag, ten of each colour, and put it where you like. It can make combinations, weakest first: three colours in a line of three; three of one colour in a line; a ball on two pairs, in the colour of one of them; four of one colour in a line; a ball on four of its own colour. The last of these wins at once. Any other is a challenge, which the next ball answers: the better hand scores a point, of equal kinds the higher one, and both score if they are equal. When the pyramid is complete, more points win.
