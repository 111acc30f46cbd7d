seating-tables-3-8-players-not = Tables have 3 to 8 players, not { $size }. For two players, choose a Swiss or a round robin.
seating-smallest-table-2-players-not = The smallest table must have 2 to { $size } players, not { $smallest }.
seating-field-most-players-rounds-split = A tournament has at most { $most_players } players and { $most_rounds } rounds. Split it into groups.
seating-player-no-marked-absent-but = Player no. { $player } is marked absent but is not among the { $count } { $count ->
        [one] entrant
       *[other] entrants
    }.
seating-table-round-more-8-players = A table in round { $number } has more than 8 players.
seating-round-player-no-who-not = Round { $number } includes player no. { $player }, who is not among the entrants.
seating-sits-twice-round = { $name } is seated twice in round { $number }.
seating-players-present-table-needs-allow = Players present: { $count }; a table needs { $smallest }. Allow smaller tables, or add players.
seating-nobody-seated = Nobody can be seated.
seating-1-round-without-repeat-maximum = Only 1 round is possible without repeats: in a second, some players must meet again.
seating-rounds-everybody-meet-everybody-exactly = In { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, everyone can meet everyone exactly once. No more rounds are possible without repeats.
seating-rounds-without-repeat-maximum-rounds = At most { $most_rounds } { $most_rounds ->
        [one] round is
       *[other] rounds are
    } possible without repeats. In { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }, everyone can meet everyone exactly { $meetings } times.
seating-rounds-without-repeat-maximum = At most { $most_rounds } rounds are possible without repeats.
seating-round-balanced-design = Round { $round } of the balanced schedule.
seating-mixed-few-possible-meet-again = Mixed so that as few as possible meet again; points play no part.
seating-straight-standings-points = Seated by the standings; points at this table: { $most } to { $least }.
seating-all-points = Everyone here has { $points }.
seating-points = Points at this table: { $most } to { $least }.
seating-met-before-no-seating-less = { $name } and { $other } have met before ({ $times }×); no seating with fewer repeats was found.
seating-both = { $name } and { $other } are both from { $club }.
seating-club = { $name } and { $other } are from the same club.
seating-instead-sit-here-nobody-more = This table has { $seats } players instead of { $full }, so that nobody else has to sit out.
seating-seat-seats-far = { $name } has seat { $number }; times on each seat so far: { $times }.
seating-no-table-no-bye-far = { $name } has the bye: none so far and, of those without one, the fewest points ({ $points }), then by lot.
seating-no-table-again-everybody-else = { $name } has another bye: everyone else has had as many ({ $byes }); then the fewest points ({ $points }), then by lot.
