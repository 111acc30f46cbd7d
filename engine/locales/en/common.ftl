common-red = Red
common-same-position-third-time = The same position for the third time
common-ball-your-colour-b2 = a ball of your colour on b2
common-bag = Bag
common-points = Points
common-white = White
common-black = Black
common-rules-written = The standard rules
common-all-fifteen-checkers-off = All fifteen checkers have been borne off
common-double-gives-four-steps = a double is played four times
common-checker-borne-off = a checker is borne off
common-nothing-played = no legal play
common-hand = hand
common-white-ball-a2-black-b2 = a white ball on a2, then a black one on b2
common-white-ball-b2 = a white ball on b2
common-pyramid-full = The pyramid is full
common-stock = stock
common-ball-place = Ball to place
common-pyramid-complete = The pyramid is complete
common-full-line-colour = A full line of one colour
common-two-opposite-edges-joined = Two opposite edges are joined
common-pyramid-full-2 = The pyramid is full
common-white-places-white-ball-b2 = White places a white ball on b2
common-red-ball-b2 = a red ball on b2
common-ball-your-colour-e1 = a ball of your colour on e1
common-pyramid-complete-solved = The pyramid is complete: solved
points-count = { $points } { $points ->
        [one] point
       *[other] points
    }
points-half = ½ point
points-and-half = { $whole }½ points
