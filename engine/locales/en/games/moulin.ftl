moulin-not-neighbours-not-fly-men = { $from } and { $to } are not neighbours, and { $seat } cannot fly with { $men } men.
moulin-number-men-taken-here-not = This turn must take { $due } { $due ->
        [one] man
       *[other] men
    }, not { $written }.
moulin-man-protected-mill-while-others = The man on { $take } is protected by its mill while there are others outside mills.
moulin-name = Nine men’s morris
moulin-option-fly = With how many men a player may fly
moulin-option-protect-mills = Whether men in a mill are safe while there are others outside mills
moulin-option-double-mill = How many men are taken for closing two mills at once
moulin-player-fewer-three-men = A player has fewer than three men
moulin-man-hand-d2 = a man from the hand on d2
moulin-man-d2-goes-b2 = the man on d2 goes to b2
moulin-makes-mill-takes-man-a4 = … makes a mill and takes the man on a4
moulin-summary = In turn, place your nine men, then move them along the lines to neighbouring points; with only a few men left you may fly to any empty point. Three men on a line are a mill, and each time you close one you take an opposing man. A player with fewer than three men, or without a move, loses.
moulin-hand = in hand
