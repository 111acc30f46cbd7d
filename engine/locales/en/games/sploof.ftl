sploof-stock-empty-remove-red-ball = Your stock is empty: remove a red ball to get two balls of your own.
sploof-all-16-balls-colour-play = All 16 balls of the colour are already in play: a removal would bring none.
sploof-four-line-seen-above = Four in line, seen from above
sploof-next-player-cannot-play-loses = The next player cannot play and loses
sploof-ball-your-stock-b2 = a ball from your stock on b2
sploof-removes-red-ball-b1-two = removes the red ball on b1 for two balls of your own
sploof-summary = Twelve red balls fill the rim. In turn, place a ball from your stock, which starts with two, or remove a red ball that supports at most one other, which brings two more of your balls into your stock. Four touching balls of your colour that look straight from above win: a row or column of the bottom that nothing covers, or a diagonal, which may climb and descend. A player who cannot move loses.
