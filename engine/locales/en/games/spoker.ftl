spoker-challenge-straight-up-level = Challenge: straight, up to level
spoker-challenge-three-up-level = Challenge: three, up to level
spoker-challenge-full-house-up-level = Challenge: full house, up to level
spoker-challenge-four-up-level = Challenge: four, up to level
spoker-poker-up-level = Poker, up to level
spoker-ball-four-own-colour = A ball on four of its own colour
spoker-ball-drawn-red-goes-b2 = the ball drawn is red and goes on b2
spoker-summary = Draw a ball from the bag, ten of each colour, and put it where you like. The combinations it makes, weakest first: three colours in a line of three, three alike, a ball on two pairs with the colour of one, four alike in a line, a ball on four of its own colour. The last wins at once; any other is a challenge that the next ball answers. The better hand scores a point, the higher one if they are of a kind, both if they are equal. When the pyramid is complete, more points win.
