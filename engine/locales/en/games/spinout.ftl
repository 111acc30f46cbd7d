spinout-spin-not-answer-spin = A spin cannot answer a spin.
spinout-other-seat-out-balls-placements = The other player has no balls left, so only placements are possible.
spinout-ball-supports-none = The ball on { $point } supports no other.
spinout-spin-ball-b2-goes-top = a spin: the ball on b2 goes to the top of its pile
spinout-summary = In turn, place a ball of your colour, or spin: take a ball of either colour that supports exactly one, let its pile drop, and put it on top of the pile. A spin may not answer a spin. Once a player has placed all 16 balls, the other completes the pyramid without spins. The most lines of three touching balls on the faces win; if these are equal, the fewer balls in sight win.
