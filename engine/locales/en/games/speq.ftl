speq-not-complete-upright-triangle-corner = { $ball } does not complete an upright triangle with a corner of each colour.
speq-no-ball-placed-more = No more balls can be placed
speq-red-ball-e1 = a red ball on e1
speq-summary = In turn, place a ball of any colour. On the board it may go anywhere; higher up it must be the top of an upright triangle of any size, a face of a pyramid, whose corners are white, black and red. When no more balls can be placed, each player counts the balls of their colour; the most wins.
