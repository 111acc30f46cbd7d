format-played-against-others-score-attack = { $text } is played against others: a score attack is for games played alone or as one team.
format-score-attack-close-after-opens = The score attack must close after it opens.
format-everybody-plays-same-setup-alone = { $attempts ->
    [one] Everybody plays the same setup alone, once.
   *[other] Everybody plays the same setup alone, up to { $attempts } times.
}
format-players-attempts-left-settled = { $open ->
    [one] One player still has attempts left or an attempt that is not settled.
   *[other] { $open } players still have attempts left or an attempt that is not settled.
}
format-score-attack-counts-best-many = In a score attack the best of several attempts counts. Choose “Best of N attempts” as the match.
format-attempts-count-from = Attempts count from { $from }. Come back then.
format-attempts-counted-until = Attempts counted until { $end }; no more can be submitted.
format-all-attempts-made = All attempts have been made: { $used } of { $attempts }.
format-best = Best
format-best-attempt = Best attempt
format-solved = Solved
format-turns = Turns
format-attempts = Attempts
format-solved-comes-first-score-fewer = Solved comes first, then the score, then fewer turns, then the earlier attempt.
format-attempt-proved-record = Attempt { $number }, proved by its record.
format-attempt-without-record = Attempt { $number }, without a record.
format-1-table-count-yet = 1 table does not count yet.
format-tables-count-yet = { $open ->
    [one] { $open } table does not count yet.
   *[other] { $open } tables do not count yet.
}
format-results-missing = Results are missing: { $text }.
format-results-missing-more = Results are missing: { $text }; and { $more } more.
format-knockout-waits-group = The knockout is waiting for group { $text }.
format-group-level-after-all-tie = In group { $letter }, { $one } and { $other } are tied after all tie-breaks, and only one of them qualifies: decide their order by a play-off or by lot, and enter it.
format-tables-least-everybody-groups-each = { $fewest ->
    [one] At least { $fewest } table for everybody in the groups; qualifiers per group: { $advance }.
   *[other] At least { $fewest } tables for everybody in the groups; qualifiers per group: { $advance }.
}
format-player-still-listed-first = One player is still in, listed first.
format-players-still-listed-first = { $left ->
    [one] { $left } player is still in, listed first.
   *[other] { $left } players are still in, listed first.
}
format-match = Match { $id }, { $name }: { $text }
format-pl = Rk
format-place = Rank
format-w = W
format-matches-won = Matches won
format-plays-match = Plays match { $id }, { $text }.
format-waits-opponent-match = Waits for an opponent in match { $id }, { $text }.
format-match-end-level-knockout-needs = A match can end in a tie, and a knockout needs a winner: let the players play on until one leads.
format-winner-match = Winner of match { $id }
format-loser-match = Loser of match { $id }
format-x-2 = —
format-main-bracket = Main bracket
format-losers-bracket = Losers’ bracket
format-consolation = Consolation
format-last-chance = Last chance
format-places = Places { $from } to { $to }
format-starting-grand-final-game-ahead = For a head start of one game in the grand final, the match must be counted in games: choose a single game, a best of N or a first to N, or another kind of grand final.
format-table-ended-level-knockout-needs = Table { $round }.{ $place } ({ $names }) ended in a tie, and a knockout needs a winner: reopen it and let them play on, or enter who forfeits.
format-these-tables-fall-because-other = These tables become void, because their matches have other players now: { $text }.
format-say-how-far-challenge-write = “{ $word }” does not say how far up players may challenge. Write “5:2, 8:3, *:5”: rungs 1 to 5 may challenge two rungs up, and so on.
format-nobody-challenge-anybody-say-how = Nobody could challenge anybody: say how many rungs up players may challenge.
format-players-challenge-each-other-days = Players challenge each other: { $answer ->
    [one] { $answer } day
   *[other] { $answer } days
} to answer, { $play ->
    [one] { $play } day
   *[other] { $play } days
} to play.
format-tables-come-challenges-until-organiser = Challenges create the tables until the organiser closes the ladder.
format-competition-ladder = This competition is not a ladder.
format-ladder-begun = The ladder has not started.
format-game-challenge-reported-already-cannot = A game of this challenge has already been reported, so it cannot be refused. If the game is wrong, dispute it.
format-challenge-open-any-more = This challenge is no longer open.
format-move = Move
format-last-move = Last move
format-wins = Wins
format-g = G
format-games = Games
format-plays-accepted = { $by } plays { $whom }, who accepted, by { $day }.
format-challenges-answers = { $by } challenges { $whom }, who has to answer by { $day }.
format-season-closed-yet-close-first = The season is not closed yet. Close it first: that prepares the next one.
format-pts = Pts
format-points = Points
format-p = P
format-played = Played
format-won = Won
format-d = D
format-drawn = Drawn
format-l = L
format-lost = Lost
format-x-3 = +
format-scored = Scored
format-x-4 = −
format-conceded = Conceded
format-won-drawn-lost = { $won } won, { $drawn } drawn, { $lost } lost.
format-win-draw = { $text } A win counts { $win }, a draw { $draw }.
format-win-draw-below-before = { $text } A win counts { $win }, a draw { $draw }. Below the previous player on: { $by }.
format-more-go-up-down-division = More players are promoted or relegated than a division has.
format-left-season = { $gone } has left the season.
format-competition-league = This competition is not a league.
format-tables-without-settled-result-first = { $count ->
    [one] One table has no settled result: table { $place } of round { $round }.
   *[other] { $count } tables have no settled result; the first is table { $place } of round { $round }.
}
format-division = One division of { $sizes }.
format-divisions = { $count ->
    [one] { $count } division of { $sizes }.
   *[other] { $count } divisions of { $sizes }.
}
format-window-lies-between = The period must be between { $first_year } and { $last_year }.
format-window-end-after-opens = The period must end after it begins.
format-players-open-tables-themselves-until = Players open their tables themselves until the period ends.
format-competition-begun-tables-opened-once = The competition has not started; tables can be opened once it has.
format-table-here-players = { $seats ->
    [one] A table here has { $seats } player, not { $count }.
   *[other] A table here has { $seats } players, not { $count }.
}
format-avg = Avg
format-points-game = Points per game
format-games-count = Games that count
format-draws = Draws
format-game-count = A game does not count. { $text }
format-competition-open-play = This competition is not open play.
format-players-meet-like-games-give = Players play whom they like from { $from } to { $to }. Games needed to be ranked: { $fewest }; games that count at most: { $most }.
format-nobody-get-rank-takes-games = Nobody can be ranked: { $fewest ->
    [one] { $fewest } game is needed
   *[other] { $fewest } games are needed
}, and only { $most } can count.
format-takes-two-players-least = At least two players are needed.
format-rounds-tables-all-everybody = Rounds: { $count }. Tables: { $tables } in all, { $most } for everybody.
format-rounds-tables-all-everybody-2 = Rounds: { $count }. Tables: { $tables } in all, { $fewest } to { $most } for everybody.
format-rounds-tables-all = Rounds: { $count }. Tables: { $tables } in all.
format-last-round-ends-after-last = The last round ends on { $last }, after the last day of the competition, { $end }.
format-provisional-table-result-yet-counts = Provisional: one table has no result yet and is not counted.
format-provisional-tables-result-yet-count = { $open ->
    [one] Provisional: { $open } table has no result yet and is not counted.
   *[other] Provisional: { $open } tables have no result yet and are not counted.
}
format-rounds-many-swiss-finds-winner = { $most ->
    [one] There is { $most } round. A Swiss tournament finds a winner in fewer rounds, and so do groups with a knockout.
   *[other] { $most } rounds are a lot. A Swiss tournament finds a winner in fewer rounds, and so do groups with a knockout.
}
format-opponent-left = The opponent, { $gone }, has withdrawn.
format-swiss-needs-two-players-least = A Swiss tournament needs at least two players, not { $players }.
format-choose-how-many-rounds-played = Choose the number of rounds.
format-players-play-rounds-without-meeting = { $players } players can play at most { $most } rounds without meeting twice, not { $rounds }: choose fewer rounds, or the points-only system, which allows rematches.
format-double-swiss-every-meeting-two = In the double Swiss every meeting is two games: choose “Two games, swapping sides” as the match.
format-double-swiss-knows-acceleration-switch = The double Swiss does not support acceleration: switch it off, or choose another system.
format-fewer-two-players-round-nobody = Fewer than two players are left for round { $round }: nobody can be paired.
format-1-round-without-repeat-maximum = 2 players can play only 1 round without a rematch. Let them play a match instead.
format-rounds-without-repeat-maximum-players = { $longest ->
    [one] { $players } players can play only { $longest } round without a rematch. A round robin suits them better.
   *[other] { $players } players can play only { $longest } rounds without a rematch. A round robin suits them better.
}
format-after-rounds-several-players-won = { $rounds ->
    [one] After { $rounds } round several players may still have won every game; after { $needed } rounds at most one has.
   *[other] After { $rounds } rounds several players may still have won every game; after { $needed } rounds at most one has.
}
format-smallest-table = The smallest table must have from { $low } to { $seats } players, not { $smallest }.
format-players-table-needs-add-players = Players: { $count }; a table needs { $smallest }. Add players, or allow smaller tables.
format-competition-played-rounds-tables = This competition is not played in rounds at multiplayer tables.
format-players-cannot-seated-tables = { $players ->
    [one] { $players } player cannot be seated at tables of { $smallest } to { $seats }.
   *[other] { $players } players cannot be seated at tables of { $smallest } to { $seats }.
}
format-tables-2 = Tables of { $sizes }.
format-rounds-planned-rounds-without-repeat = { $rounds ->
    [one] { $rounds } round is planned, but only { $most } can be played without a rematch: some players will meet again.
   *[other] { $rounds } rounds are planned, but only { $most } can be played without a rematch: some players will meet again.
}
format-sit-out-each-round-smaller = { $byes ->
    [one] { $byes } of { $players } players has a bye in each round. Smaller tables, or another number of players, would seat everybody.
   *[other] { $byes } of { $players } players have a bye in each round. Smaller tables, or another number of players, would seat everybody.
}
format-only-swiss-round-robin-competitions = Only two-player Swiss and round-robin competitions can be exported as a federation report.
bound-tenths-point-win = Points for a win (in tenths)
bound-tenths-point-draw = Points for a draw (in tenths)
bound-tenths-point-loss = Points for a loss (in tenths)
bound-tenths-point-bye = Points for a bye (in tenths)
bound-hours-round = Hours to play a round
bound-hours-until-result-counts = Hours before automatic confirmation
bound-limit-entries = Maximum players
bound-games = Games
bound-points-win = Points to win
bound-attempts = Attempts
bound-rounds-without-second-chance = Last main rounds without a consolation
bound-games-against-one-opponent = Games counted per opponent
bound-games-rank = Games needed to be ranked
bound-days-longest-postponement = Longest postponement (days)
bound-players-division = Players per division
bound-days-between-rounds = Days from one round to the next
bound-days-round-stays-open = Days to play a round
bound-players-who-go-up = Players promoted
bound-players-who-go-down = Players relegated
bound-players-who-play-off = Players in the play-offs
bound-postponements = Postponements per player
bound-days-two-play-again = Days before the same two players meet again
bound-days-answer = Days to answer a challenge
bound-days-play = Days to play a challenge
bound-open-challenges = Open challenges per player
bound-places-lost-refusing = Places lost for refusing a challenge
bound-places-lost-not-coming = Places lost for a no-show
bound-ranges-challenges = Ranges of challenges
bound-groups = Groups
bound-players-who-go-on-from-group = Qualifiers per group
bound-seats-at-table = Players per table
bound-rounds = Rounds
bound-tenths-point = Points (in tenths)
format-table-disputed = table { $number } ({ $names }, disputed)
format-table-open = table { $number } ({ $names })
format-about = { $name }: { $text }
