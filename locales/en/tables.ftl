# Records and verdicts

record-verdict = Verdict
record-holds = The record is valid: every turn is legal and the game is over after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}.
record-holds-short = The record is valid.
record-result = Result
record-rank = Rank
record-player = Player
record-score = Score
record-solved = Solved
record-unsolved = Not solved
record-where = Location
record-missing = … continues here
record-before-turn = The board before turn { $turn }. To play: { $seat }
record-legal = Legal moves here
record-legal-beginnings = A legal move here begins with
record-legal-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
record-seat = Player { $number }
record-text = Record
record-file = or a file
check-title = Check a record
check-about = Paste a record of any game in the catalogue. Every turn is checked against the rules; nothing is stored.
check-send = Check
check-turn = After turn { $turn } of { $last }
check-first = Start
check-back = Back
check-on = Next
check-last = End

# A table

table-answer = Game { $number } awaits your answer
table-confirm = Confirm
table-dispute = Dispute
table-dispute-reason = What is wrong?
table-dispute-turn = From which turn on? (optional)
table-not-stored = Nothing has been submitted yet
table-report = Submit a game
table-recorder = Record it on the board
table-report-send = Submit record
differs-title = Is this your game?
differs-about = The record is valid, but it does not match this table:
differs-noted = If you submit it, these differences are shown with the game until it is confirmed.
differs-held = If you submit it, it counts only once an organiser or arbiter has confirmed it.
differs-send = This is our game: submit it
differs-send-alone = This is my game: submit it
differs-back = Go back and submit another one
table-record-hint = The turns are enough: the header is filled in for you. Backgammon matches (.mat) and Othello transcripts are accepted too.
table-left = Who is on the left in the .mat file?
table-left-by-name = decide by the names in the file
table-reason = Reason (required to change a settled result)
table-head = Record header
table-head-download = Download the header
table-sheet = Print a score sheet
table-sheet-back = Back to the table
table-result-only = Report only the result
table-result-send = Report result
table-which-game = Which game?
table-winner = Who won?
table-draw = Nobody: it was a draw
table-rank-of = Place of { $name }
table-score-of = Score of { $name }
table-solved = Solved?
table-challenge = Challenge
table-challenge-answer = Answer by { $day }.
table-challenge-play = Accepted. Play by { $day }.
table-challenge-accept = Accept the challenge
table-challenge-refuse = Refuse the challenge
table-challenge-cancel = Withdraw the challenge
table-time = When to play
table-time-offered = { $name } suggests { $time }.
table-time-agree = Accept this time
table-time-when = Day and time ({ $zone })
table-time-offer = Suggest this time
table-postpone = Postponement
table-postpone-ask = Request a postponement
table-postpone-until = New deadline
table-postpone-reason = Reason
table-postponement-waits = New deadline requested: { $time }. Awaiting the organiser.

# Entering, and one’s own entry

enter-title = Enter { $competition }
enter-club = Club or town (optional)
enter-approval = An organiser has to accept your entry.
enter-send = Enter
enter-mine = My entry
my-entry-requested = Your entry awaits confirmation by an organiser.
my-entry-accepted = You are taking part.
my-entry-waiting-list = There is no free place at the moment: you are on the waiting list.
my-entry-refused = Your entry was not accepted.
my-entry-withdrawn = You have withdrawn.
mine-title = My entry in { $competition }
mine-tables = My tables
mine-no-tables = Your tables will appear here once you are paired.
mine-attempt = Start my attempts
mine-challenge = Challenge a player
mine-whom = Player
mine-challenge-send = Challenge
mine-open = Open a table
mine-with = Opponent
mine-with-several = { $count ->
    [one] Choose { $count } opponent
   *[other] Choose { $count } opponents
}
mine-open-send = Open table
mine-byes = Byes
mine-bye-ask = Request a bye
mine-bye-round = Round
mine-bye-worth = Worth
mine-bye-cancel = Cancel the bye
bye-worth-win = as much as a win
bye-worth-half = half a point
bye-worth-nothing = nothing
mine-withdraw = Withdraw from the competition
mine-withdraw-about = You will not be paired from the next round on. Your results so far stay. Only an organiser can reinstate you.
mine-withdraw-reason = Reason (optional)

# What was done

done-report-stored = Record received.
done-result-stored = Result received.
done-report-confirmed = Confirmed.
done-report-disputed = Disputed. An arbiter will rule on it.
done-time-offered = Time suggested. Another player at the table has to accept it.
done-time-agreed = Time accepted.
done-postponement-asked = Postponement requested. An organiser will answer.
done-challenge-sent = Challenge sent.
done-challenge-answered = Your answer has been sent.
done-table-opened = Table opened.
done-attempt-started = Your table is ready.
done-seat-entered = Your entry has been received.
done-seat-withdrawn = You have withdrawn.
done-bye-asked = Bye requested.
done-bye-cancelled = Bye cancelled: you will be paired.
seat-title = Link for { $name }
seat-may-act-for = You are signed in as { $own }. With this link you can act for { $name }.
seat-acts-for = You are signed in as { $own } and are acting for { $name }.
seat-both-about = Whatever you do at this player’s tables is logged under both names.
seat-takes-part = You are taking part in this competition yourself. Sign out to use this link.
seat-act-for = Act for { $name }
seat-go-on = Continue as { $own }
seat-leave = Stop acting for { $name }
