series-all-attempts-made = All attempts have been made.
series-who-take-part-withdraw = Only those who take part can withdraw.
series-attempt-entrant-every-seat = Attempt { $number } must have the same player in every seat.
series-no-attempt-left = { $name } has used all attempts allowed: { $attempts }.
series-attempt-not-begin-published-setup = Attempt { $number }, by { $name }, does not start from the published setup “{ $setup }”.
series-no-attempt-yet = no attempt yet
series-solved-comes-first-score-fewer = A solution comes first, then the score, then fewer turns, then the earlier attempt.
series-entrants-still-try = { $count } players may still try.
series-solved = solved,{" "}
series-unsolved = unsolved,{" "}
series-jacoby-rule-speaks-cube-cannot = The Jacoby rule is about the cube: it cannot be used without one.
series-crawford-game = the Crawford game
series-not-crawford-game = not the Crawford game
series-match-record-game-say-not = In this match, the record of game { $number } must say { $key }={ $value }, not { $key }={ $given }.
series-game-no-winner-match-game = Game { $number } has no winner; a match game cannot be drawn.
series-game-cannot-worth-winner-once = Game { $number } cannot be worth { $won } to { $lost }: the winner scores once, twice or three times the stake, and the loser nothing.
series-run-out-time = { $name } has run out of time.
series-level = The score is level.
series-game-crawford-game-no-doubling = Game { $number } is the Crawford game: no doubling.
series-game = Game { $number }.
series-sat-down-but-rank = The game had { $seats } players, but { $given } ranks are given.
series-ranks-not-counted-1-ties = The ranks { $ranks } are not valid: they count from 1, and tied players share the better rank.
series-sat-down-but-score = The game had { $seats } players, but { $given } scores are given.
series-forfeit-more-who-play = Only players of the game can forfeit it.
series-lost-game-without-count-which = { $name } lost a game without a score, which ranks below any total.
series-lost-games-without-count-which = { $name } lost { $count } games without a score, which ranks below any total.
series-game-2 = Game { $number } of { $games }.
series-game-most = Game { $number } of at most { $games }.
series-game-break-tie = Game { $number }, to break the tie.
series-first-seat = { $first } moves first.
series-first-seat-2 = { $first } may move first.
series-nobody-wins = Nobody wins.
series-draw = It is a draw.
series-all-share-first-place = All share first place.
series-single-game = Single game
series-best = Best of { $games }
series-games = { $games } games
series-first = First to { $points } { $points ->
        [one] point
       *[other] points
    }
series-two-games-sides-exchanged = Two games, swapping sides
series-match = Match to { $points } { $points ->
        [one] point
       *[other] points
    }
series-splink-duel = Splink duel
series-spangle = Spangle to { $target }
series-flying-marbles = Sphlying Marbles to { $target }
series-highest-total = Highest total over { $games } { $games ->
        [one] game
       *[other] games
    }
series-lowest-total = Lowest total over { $games } { $games ->
        [one] game
       *[other] games
    }
series-best-score = Best score
series-players-not = { $title }: this takes { $low } players, not { $entrants }.
series-players-not-2 = { $title }: this takes { $low } to { $high } players, not { $entrants }.
series-number-games-points-attempts-1 = The number of games, points or attempts must be from 1 to { $max_games }, not { $number }.
series-full-table-2-places-scale = A full table has 2 to { $max_places } places, and a points scale no more than that.
series-place-not-worth-more-place = A place cannot be worth more than the place above it.
series-game-adjourned = Game { $number } is adjourned.
series-match-already-decided-games = The match is already decided, after { $finished } { $finished ->
        [one] game
       *[other] games
    }.
series-who-still-match-give-up = Only players still in the match can give it up.
series-game-adjourned-result-comes-first = Game { $number } is adjourned: its result must be entered first.
series-game-seat-everyone-table-once = Game { $number } must seat everyone at the table once, and nobody else.
series-result-no-scores-scores-what = The result has no scores, but this match adds up scores.
series-total = { $name } { $total }
series-total-of = { $name } { $total } ({ $terms })
series-wins = { $who } wins.
series-share-first = { $who } share first place.
series-forfeited = { $who } forfeited.
series-wins-with = { $who } wins ({ $what })
series-leads-with = { $who } leads ({ $what })
series-titled = { $title }: { $standing }.
series-may-try = { $who } may still try.
series-scored-turns = { $solved }score { $score }, { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
series-turns = { $solved }{ $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
series-leads = { $who } { $count ->
        [one] leads
       *[other] lead
    }.
series-needs = Still needed: { $one } { $first }, { $two } { $second }.
series-wrong-seats = The seats in game { $number } are wrong; in order, they belong to { $order }.
series-record-option = At { $score }, game { $number } is { $which }: its record must say { $key }={ $value }, not { $key }={ $given }.
series-surplus = Points past the target, which do not count: { $points }.
