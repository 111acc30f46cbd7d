spirit-free-ball-same-colour-stands = There is a free ball of the same colour in the row or column of { $point }.
spirit-everybody-passed-row = All players passed in a row
spirit-no-ball = no ball is placed
spirit-summary = In turn, place a ball of your colour in a hole or on four balls that form a square, or pass. Your ball may not go in a row or column of its level where you already have a ball that supports nothing, however far away. The game ends when the pyramid is complete or all players pass in a row; the most balls on the board win.
