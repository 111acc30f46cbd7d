splink-no-bid-higher = No bid can be higher than { $highest_bid }.
splink-bid-higher-last = A bid must be higher than the last one, { $last }.
splink-ball-move-elsewhere = The ball must move away from { $from }.
splink-after-move-ball-place = After this move the ball to place is { $name }.
splink-first-seat-bid = The first player must bid.
splink-bids-contacts = bids { $bid } { $bid ->
        [one] contact
       *[other] contacts
    }
splink-bid = Bid
splink-variant-standard = One game of a pair with the roles swapped; the first player is the Mediator
splink-variant-duel = The same as standard
splink-variant-auction = Bids decide who is the Mediator and how many contacts it takes to win
splink-next-seat-no-turn = The next player has no turn
splink-white-ball-a1-red-b2 = a white ball on a1, a red one on b2
splink-white-ball-moves-a1-d1 = the white ball moves from a1 to d1, then a red one is placed on b3
splink-auction-33-contacts = in the auction: 33 contacts
splink-auction-other-mediator = in the auction: the other player is the Mediator
splink-summary = The Mediator wants white and red balls to touch, the Corporatist wants to keep them apart. In turn, place a white and a red ball, or move a ball that supports at most one other and place one of the other colour. When the pyramid is complete, the Mediator scores a point for every contact between white and red seen from above. The roles are swapped for a second game, or decided by auction.
splink-mediator = Mediator
splink-bid-2 = Bid
splink-target = Target
