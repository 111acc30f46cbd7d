spoing-not-jump-two-points-row = { $from }-{ $to } is not a jump of two points in a row, a column or a diagonal.
spoing-ball-colour-jump-over = The ball on { $between } has the same colour as the one that would jump over it.
spoing-seat-move-no-jump = The player to move has no jump
spoing-ball-b2-jumps-over-b3 = the ball on b2 jumps over b3 onto b4
spoing-summary = White fills rows 1 and 2, Black rows 3 and 4. A turn is a jump by a ball of your colour or a red one, in a row, column or diagonal, over a ball of another colour and onto any ball. The ball landed on leaves the game; the one jumped over takes the third colour. When the player to move has no jump, more balls win.
