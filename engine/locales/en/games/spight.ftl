spight-seat-pass-when-cannot-move = Passing is possible only when no move is, and here one is.
spight-neither-knights-move-nor-jump = { $from } to { $to } is neither a knight’s move nor a knight’s jump one level up.
spight-all-visible-balls-colour-form = All visible balls of a colour form one group
spight-nobody-move = Nobody can move
spight-your-ball-a1-moves-f1 = your ball on a1 moves to f1
spight-without-legal-move = only without a legal move
spight-summary = The board is filled like a chessboard with white and black balls. In turn, move one of your balls that supports at most one other: by a knight’s move on its level, or by a jump to the level above, one and a half holes one way and half a hole the other; what rested on it drops. If, after a turn, all visible balls of a colour form one visible group, that colour wins; if both do, the player who moved wins. The same position for the third time is a draw.
