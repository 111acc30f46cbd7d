spaniel-ball-completes-line-ends-game = The ball on { $first } completes a line and ends the game, so there is no second ball.
spaniel-ball-completes-no-line-second = The ball on { $first } completes no line, so a second ball must follow.
spaniel-three-touching-balls-colour-line = Three touching balls of one colour in a line
spaniel-your-first-ball-b2-your = your first ball on b2, your second on c2
spaniel-your-first-ball-b2-completes = your first ball on b2 completes a line
spaniel-summary = Three players each place two balls a turn, in fixed colours: the first player black then white, the second red then black, the third white then red. Whoever completes a line of three touching balls of any one colour, in a row, in a column or climbing from level to level, wins at once.
