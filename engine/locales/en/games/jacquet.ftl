jacquet-begin-p1-throws-5-p2 = to begin, P1 throws 5 and P2 throws 2
jacquet-5-2-checker-each = with 5 and 2, one checker each
jacquet-checker-plays-both-dice = one checker plays both dice
jacquet-summary = Both players move their fifteen checkers the same way round, from their own point 24 to their home, points 6 to 1, and bear them off from there; the first to bear off all fifteen wins. Nobody is hit: a single checker closes a point to the opponent. One checker, the courier, must reach home before any other may leave. Nobody may hold six points in a row within the half where they start. As many dice as possible must be played.
