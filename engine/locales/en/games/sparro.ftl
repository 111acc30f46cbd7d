sparro-white-began-corner-blacks-first = White started in a corner, so Black’s first ball must not go in one.
sparro-white-not-begin-corner-blacks = White did not start in a corner, so Black’s first ball must go in one: a1, a4, d1 or d4.
sparro-more-lines-opponent = More lines than the opponent
sparro-equal-lines-token-decides = Equal lines: the token decides
sparro-ball-your-colour-a1 = a ball of your colour on a1
sparro-summary = Around a core of five red balls, place a ball of your colour in turn until only the apex is left. Black’s first ball goes in a corner if White’s did not, and elsewhere if it did. The player with more lines of three touching balls, along the edge of a level or climbing from level to level, wins; if they have equally many, the one who last completed a line, or Black if nobody did.
sparro-token = Token
