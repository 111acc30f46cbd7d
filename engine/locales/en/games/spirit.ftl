spirit-free-ball-same-colour-stands = A free ball of the same colour stands in the row or the column of { $point }.
spirit-everybody-passed-row = Everybody passed in a row
spirit-no-ball = no ball
spirit-summary = In turn, put a ball of your colour in a hole or on four balls that form a square, or pass. No ball of yours that supports nothing may stand on the same level in the same row or column, however far away. The game ends when the pyramid is complete or everybody passes in a row; whoever has most balls on the board wins.
