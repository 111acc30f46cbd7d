act-round-published-cannot-changed-any = Round { $round } is published and can no longer be changed.
act-bracket-says-meets-only-seats = The bracket decides who meets whom: you can only swap the seats of a table.
act-schedule-says-meets-every-round = The schedule decides who meets whom in every round: you can only swap the seats of a table. A table that is played at another time can be adjourned or given a later deadline.
act-others-sit-table-now-look = Other players sit at table { $table } now. Check the round again.
act-table-round = There is no table { $table } in this round.
act-round = { $name } is not in this round.
act-table-seat-more-move-somebody = { $most ->
    [one] Table { $table } would have more than { $most } player. Move somebody away first, or swap two players.
   *[other] Table { $table } would have more than { $most } players. Move somebody away first, or swap two players.
}
act-not-taking-part = { $name } does not take part.
act-competition-over = The competition is over.
act-format-nobody-sits-out-request = There are no byes on request in this format: agree on another time, or request a postponement.
act-round-2 = { $rounds ->
    [one] There is no round { $round }: the competition has { $rounds } round.
   *[other] There is no round { $round }: the competition has { $rounds } rounds.
}
act-bye-request-worth-half-point = A requested bye is worth half a point or nothing.
act-round-published-plays-settled = Round { $round } is published, so it is settled who plays in it.
act-round-being-drawn-ask-organiser = Round { $round } is already being paired. Ask an organiser.
act-order-name-everybody-takes-part = The order must name everybody who takes part exactly once, and nobody else.
act-order-leaves-out = The order leaves out: { $missing }.
act-competition-most-entries-those-left = { $most_entries ->
    [one] A competition can have at most { $most_entries } entry, including withdrawn ones. Create another one for the others.
   *[other] A competition can have at most { $most_entries } entries, including withdrawn ones. Create another one for the others.
}
act-entered-withdrew-organiser-take-back = { $name } has entered and withdrawn: an organiser can reinstate them.
act-entered-already-number = { $name } has already entered, as number { $id }.
act-answer-every-question-please = Answer every question.
act-registration-open = Registration is not open.
act-competition-over-nobody-enter-any = The competition is over: entering is no longer possible.
act-registration-closed-ask-organiser = Registration has closed. Ask an organiser.
act-competition-started-takes-late-entries = The competition has started and takes no late entries. Ask an organiser.
act-all-pairings-format-drawn-start = In this format all pairings are made at the start: nobody can enter later.
act-rating-most = { $name }: a rating can be at most { $most_rating }.
act-many-questions = There are fewer questions than answers. Reload the page and answer them again.
act-already-if-somebody-else-add = There is already somebody called “{ $name }”. If this is another person, add an initial or a town.
act-looks-like-entered-already-add = “{ $name }” looks like “{ $other }”, who has already entered. Add an initial or a town.
act-room-raise-limit-wait-somebody = There is no place for { $name }: raise the maximum, or wait for somebody to withdraw.
act-takes-part-already-withdraw-instead = { $name } already takes part: withdraw them instead.
act-player-entered-already = This player has already entered.
act-round-paired-old-result-pairings = Round { $last } was paired on the old result. Its pairings stay as they are.
act-rounds-were-paired-old-result = Rounds { $from } to { $last } were paired on the old result. Their pairings stay as they are.
act-place = { $name }: from rank { $was } to rank { $is }.
act-now-place = { $name }: now rank { $is }.
act-place-any-more = { $name }: no longer ranked (was { $was }).
act-more-places-change = { $more ->
    [one] One more rank changes.
   *[other] { $more } more ranks change.
}
act-name-list = There are no names in this list.
act-line = Line { $line }: { $text }
act-list-more-names = { $most_lines ->
    [one] The list has more than { $most_lines } name.
   *[other] The list has more than { $most_lines } names.
}
act-line-name = Line { $number } has no name.
act-line-rating-write-name-rating = Line { $number }: “{ $word }” is not a rating. Write “Name; rating; club”.
act-score-lies-between = A score must be between −{ $most_score } and { $most_score }.
act-match-decided = The match is decided. { $text }
act-record-played-here = This is a record of { $given }, but { $wanted } is played here.
act-record-variant-played-here = The record is of the variant “{ $given }”, but “{ $wanted }” is played here.
act-record-begin-published-setup = The record does not start from the published setup “{ $wanted }”.
act-record-option-played-here = The record has the option { $key }={ $has }, but { $key }={ $wanted } is played here.
act-record-names-sit-table = The record names { $name }, who is not at table { $table }.
act-record-names-somebody-twice = The record names somebody twice.
act-record-names-only-some-players = The record names only some of the players: put all names of the table in P1, P2 and so on.
act-record-game = { $given ->
    [one] The record is of a game with { $given } player, not { $wanted }.
   *[other] The record is of a game with { $given } players, not { $wanted }.
}
act-these-moves-prove-another-game = These moves already prove another game: { $text }. A record proves only one game. If both were played like this, ask an arbiter to enter it with a reason.
act-these-moves-prove-another-game-2 = These moves already prove another game. A record proves only one game. If both were played like this, ask an arbiter to enter it with a reason.
act-competition-result-proved-record-paste = In this competition results are proved by a record: paste or upload it.
act-game-result-already-if-wrong = Game { $number } already has a result. If it is wrong, tell an organiser.
act-reported-another-result-game-dispute = { $by } reported another result for game { $number }. Dispute it, and say what is wrong.
act-game-disputed-arbiter-decides = Game { $number } is disputed: an arbiter has to rule on it.
act-game-disputed-arbiter-decides-first = Game { $disputed } is disputed: an arbiter has to rule on it first.
act-reported-yourself-somebody-else-table = You reported this yourself: somebody else at the table has to confirm it.
act-competition-organisers-confirm-results = In this competition organisers confirm the results.
act-game-disputed-decide-ruling = Game { $number } is disputed: rule on it.
act-own-report-hand-right-instead = This is your own report: submit the right one instead.
act-game-settled-if-wrong-tell = Game { $number } is settled. If it is wrong, tell an organiser.
act-record-turn = The record has no turn { $turn }.
act-game-table-disputed-any-more = Game { $number } of table { $table } is not disputed, or no longer.
act-later-games-hang-game-strike = Later games depend on game { $number }: void them first, from game { $last } back.
act-table-such-seat = Table { $table } has no such seat.
act-game-table-settled-yet-confirm = A game of table { $table } is not settled yet: confirm it or rule on it first.
act-table-forfeited-take-forfeit-back = Table { $table } is forfeited. Undo the forfeit first.
act-match-table-ended-organiser-reopen = An organiser ended the match at table { $table }, and can reopen it.
act-game-cannot-come-before-game = Game { $number } cannot be entered before game { $next } has a result.
act-checked-needed-start-check-those = Checked in: { $here }; needed to start: { $needed }. Check in the players who are here.
act-taking-part-needed-start = Taking part: { $here }; needed to start: { $needed }.
act-no-such-stage = There is no such stage.
act-nothing-left-draw-close-competition = There is nothing left to pair. Close the competition once all results are in.
act-round-published-already-look-again = Round { $round } is already published. Check it again.
act-round-comes-first = Round { $first } comes first.
act-since-draw-these-left-draw = These players have withdrawn since the round was paired: { $gone }. Pair it again.
act-round-drawn-any-more-draw = Round { $round } is not paired, or no longer. Pair it first.
act-round-published-only-played-tables = Round { $round } is published: it can only be played, or its tables voided one by one.
act-table-result-strike-games-first = Table { $table } has a result: void its games first.
act-tables-settled-settle-close-all = { $count ->
    [one] One table is not settled: { $tables }. Settle it, or close anyway.
   *[other] { $count } tables are not settled: { $tables }. Settle them, or close anyway.
}
act-more-tables = { $more } more
act-everything-drawn-played-go-close = Not everything has been paired and played. Continue, or close anyway.
act-competition-never-started-duplicate-instead = This competition never started and cannot be reopened. Copy it instead.
act-competition-closed = The competition is not closed.
act-competition-running-close-first = The competition is running: close it first.
act-from-to-not = { $text }: enter a number from { $low } to { $high }, not { $number }.
act-table-cannot-seat = { $low ->
    [one] { $text } is for { $low } player: a table cannot have { $seats }.
   *[other] { $text } is for { $low } players: a table cannot have { $seats }.
}
act-table-cannot-seat-2 = { $text } is for { $low } to { $high } players: a table cannot have { $seats }.
act-setup-publish = { $text } has no setup to publish.
act-publish-setup-everybody-plays = Publish the setup that everybody plays.
act-how-played = { $text }: { $game } is not played this way.
act-attempts-need-score-attack = “Best of N attempts” is for score attacks. Choose another match, or the score attack as the format.
act-knockout-needs-winner-let-tied = A knockout needs a winner: let tied matches be played on.
act-format-two-table-choose-tables = { $seats ->
    [one] This format is for two players at a table, not { $seats }. Choose a score attack.
   *[other] This format is for two players at a table, not { $seats }. Choose multiplayer tables or a score attack.
}
act-most-tie-breaks = { $most_tie_breaks ->
    [one] There can be at most { $most_tie_breaks } tie-break.
   *[other] There can be at most { $most_tie_breaks } tie-breaks.
}
act-tie-break-stands-twice = The tie-break { $code } is listed twice.
act-last-day-comes-before-first = The last day is before the first.
act-nobody-sits-opposite-score-attack = There are no opponents in a score attack: let an arbiter confirm results, or nobody.
act-most-questions = { $most_questions ->
    [one] There can be at most { $most_questions } question.
   *[other] There can be at most { $most_questions } questions.
}
act-win-worth-least-draw-draw = A win must be worth at least as much as a draw, and a draw at least as much as a loss.
act-most-groups-most-entries-kept = At most { $most_apart } groups of at most { $most_apart } entries can be kept apart.
act-competition-archived-nothing-about-changes = The competition is archived and can no longer be changed. Reopen it first.
act-among-those-meet-number-nobody = The players who must not meet include number { $stranger }, which nobody has.
act-rehearsal-stays-duplicate-competition-instead = A rehearsal cannot become a real competition. Copy the competition instead.
act-competition-started-cannot-change-any = The competition has started: { $text } can no longer be changed.
act-play-alone-play-when-like = You play alone: play whenever you like.
act-time-passed-offer-later = This time has passed. Suggest a later one.
act-after-deadline-table-offer-earlier = This is after the deadline of the table. Suggest an earlier time, or request a postponement first.
act-offered-time-yourself-somebody-else = You suggested this time yourself: somebody else at the table has to accept it.
act-another-time-offered-meanwhile-look = Another time has been suggested in the meantime. Check the table again.
act-time-offered-table = No time has been suggested for this table.
act-table-deadline-put-off = This table has no deadline to postpone.
act-postponement-asked-already-organiser-answer = A postponement has already been requested: the organiser has to answer first.
act-ask-time-after-deadline = Request a time after the current deadline.
act-postponements-asked-allowed = Postponements { $name } has requested: { $asked }; allowed: { $most }.
act-too-late-longest-postponement-days = { $longest ->
    [one] This is too late: a table can be postponed by at most { $longest } day.
   *[other] This is too late: a table can be postponed by at most { $longest } days.
}
act-nobody-asks-postponement-table-any = No postponement is requested for this table, or no longer.
act-entry-competition = There is no entry { $id } in this competition.
act-table-any-more-look-round = This table does not exist, or no longer. Check the round again.
act-table-game = Table { $table } has no game { $number }.
act-sit-table = { $name } does not sit at table { $table }.
act-competition-started-yet = The competition has not started yet.
act-competition-closed-organiser-reopen = The competition is closed. An organiser can reopen it.
act-competition-archived-organiser-reopen = The competition is archived. An organiser can reopen it.
act-competition-already-started = The competition has already started.
act-match-table-over = The match at table { $table } is over.
act-table-taken-back = Table { $table } is void.
act-say-why-few-words = Give a reason, in a few words.
act-over-counts-stands = { $name } is still running and counts provisionally.
act-none-choices-here-choose-list = “{ $word }” is not one of the choices. Choose one from the list.
act-number-points-write-1-0 = “{ $word }” is not a number of points. Write 1 or 0.5.
act-every-game-file-settled-already = Every game of this file is already settled.
act-game = Game { $number }: { $text }
act-game-same-file = game { $number } of the same file
act-rehearsal-took-too-long-stopped = The rehearsal took too long and was stopped. Rehearse with fewer players.
act-meanwhile-competition-changed-nothing-yours = The competition has changed in the meantime: { $text } Your change was not saved. Check where it stands and decide again.
act-fixed-game = the game
act-fixed-options = the options of the game
act-fixed-match = the match
act-fixed-seats = the number of players at a table
act-fixed-format = the format
rehearsal-lot = Decided by lot.
rehearsal-absent = Did not come.
rehearsal-sheet = Score sheet handed in at the desk.
rehearsal-count = I count it differently.
rehearsal-turn = The third turn was a different one.
rehearsal-replayed = Replayed at the board: the record is valid.
rehearsal-train = Has a train to catch.
