splice-red-ball-go-none-four = Only a red ball can go on { $point }: none of the four balls under it is red.
splice-full-line-colour-red = A full line of one colour and red
splice-no-ball-placed = No ball can be placed
splice-summary = In turn, place a ball of your colour in a hole or on at least one red ball, or place a red ball anywhere. A full line on any level that holds your colour and red, both of them and nothing else, wins, whoever completes it; if a turn completes lines for both players, the one who moved wins.
