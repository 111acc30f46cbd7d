spargo-ball-no-freedom-visible-group = The ball on { $point } would not be free: its visible group reaches no empty hole.
spargo-bring-back-position-last-turns = { $point } would repeat a position of the last turns (ko).
spargo-seat-move-no-legal-turn = The player to move has no legal turn
spargo-summary = In turn, place a ball of your colour on a playable point. A visible group is free when one of its balls on the board lies beside an empty hole. After each turn, all balls of the other colours that are not free are taken off, from the top down, except those that carry a ball that stays. The ball just placed must then be free, and no recent position may come back. When the player to move has no legal turn, the most balls win.
