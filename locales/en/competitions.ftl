# The desk

desk-tab-desk = Desk
desk-tab-entries = Players
desk-tab-rounds = Round
desk-tab-results = Results
desk-tab-settings = Settings
desk-tab-finish = End
desk-nav = Pages of the desk
desk-public-page = Public page
desk-rehearsal = Rehearsal
desk-draft = Draft
desk-round = Round
desk-tables = Tables
desk-byes = Byes
desk-from-day = From
desk-to-day = To
desk-yes = Yes
desk-no = No
desk-place = Place
desk-score = Score
desk-why = Why (optional)
desk-rename-why = Why the name changes (shown in the log)
desk-why-kept = Why (kept for everybody to read)
desk-column-name = Name
desk-column-number = No.
desk-column-seed = Seed
desk-column-state = Status
desk-column-table = Table
desk-column-players = Players
desk-column-why = Why
desk-column-result = Result
desk-column-rank = Rank
desk-column-by-hand = By hand
desk-column-total = Total
desk-field-rating = Rating
desk-field-club = Club

# What is next

desk-finished = The competition is over.
desk-archived = The competition is archived. It stays readable.
desk-not-started = The competition has not started. You can mark who is there.
desk-requests =
    { $count ->
        [one] One player asks to enter.
       *[other] { $count } players ask to enter.
    }
desk-ready =
    { $count ->
        [one] One player is in.
       *[other] { $count } players are in.
    } When everybody is there, start.
desk-empty = Nobody has entered yet. Paste your list of players, or open registration and let them come.
desk-disputed =
    { $count ->
        [one] A result is disputed.
       *[other] { $count } results are disputed.
    }
desk-draft-waits = Round { $round } is drawn and waits for you.
desk-pending =
    { $count ->
        [one] One table of round { $round } has no result yet.
       *[other] { $count } tables of round { $round } have no result yet.
    }
desk-draw = All results are in. Draw what comes next.
desk-draw-first = Everybody is in. Draw the first round.
desk-over = Everything has been played. Close the competition.
desk-waits = Nothing to do at the moment.
desk-drawing-waiting = Round { $round } waits to be drawn: { $players } players. This page shows by itself when it is done.
desk-drawing-pairing = Round { $round } is being drawn: { $players } players, for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} now. This page shows by itself when it is done.
desk-drawing-again = Drawing round { $round } did not work. It is tried again by itself.
desk-drawing-refused = Round { $round } was not drawn. { $why }
desk-drawing-given-up = Round { $round } could not be drawn, although it was tried several times. Draw it again; if that does not help, tell whoever runs the service to look at the job { $job }.
desk-do-add-players = Add players
desk-do-open-registration = Open registration
desk-do-close-registration = Close registration
desk-do-start = Start
desk-do-check-in = Check in
desk-do-decide-requests = Answer the requests
desk-do-rule = Settle the dispute
desk-do-look = Look at round { $round }
desk-do-publish-all = Publish all drafts
desk-do-results = Enter results of round { $round }
desk-do-draw = Draw round { $round }
desk-do-draw-all = Draw the next rounds
desk-do-next-stage = Go on to the next stage
desk-do-close = Close the competition
desk-do-finish = Final standings and end
desk-calls = Tables that need you
desk-call-disputed = Disputed
desk-call-postponement = Asks for a postponement
desk-call-waiting = Waits for your word
desk-count-players = Players
desk-count-requested = Ask to enter
desk-count-waiting-list = On the waiting list
desk-count-here = Here
desk-count-open = Open tables
desk-count-waiting = Waiting
desk-count-disputed = Disputed
desk-count-adjourned = Adjourned
desk-count-settled = Settled
desk-stage-not-drawn = Not drawn yet.
desk-round-tables = Tables
desk-rehearse-title = Rehearse
desk-rehearse-about = Makes a copy that only your staff see, plays it to the end with random legal games and shows you every page as it will be.
desk-rehearse-players = Players, with invented ones where some are missing
desk-rehearse = Rehearse
desk-rehearsal-of = Rehearsal: { $name }

# Creating

desk-new-title = New competition
desk-new-from-template = From a template
desk-new-from-copy = Copy an earlier competition
desk-new-choose-game = Choose the game
desk-new-other-game = Another game
desk-new-of-game = New competition: { $game }
desk-template-delete = Delete this template
desk-players-exactly =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
desk-players-from-to = { $low } to { $high } players
desk-category-alignment = Make a row
desk-category-capture = Capture
desk-category-collection = Collect
desk-category-completion = Complete
desk-category-connection = Connect
desk-category-deduction = Deduce
desk-category-dice = Dice
desk-category-elimination = Last one left
desk-category-hunt = Hunt
desk-category-pattern = Make a pattern
desk-category-puzzle = Puzzle
desk-category-race = Race
desk-category-score = Score most
desk-category-territory = Territory
desk-settings-title = Settings
desk-settings-locked = The competition has started: the game, the format and what a match is stay as they are. The rest may still change.
desk-preview-title = What to expect
desk-preview-for = Preview for so many players
desk-preview = Preview
desk-show-fields = Show its fields
desk-deal = Deal another setup
desk-create = Create the competition
desk-save-template = Save as a template
desk-group-what = What and when
desk-group-format = Who meets whom
desk-group-match = What a table plays
desk-group-ranking = Points and tie-breaks
desk-group-points = Points
desk-group-results = Results and records
desk-group-registration = Registration
desk-group-more = Seeding and more
desk-tie-break-none = –
desk-set-name = Name
desk-set-variant = Variant
desk-set-starts_on = First day
desk-set-ends_on = Last day
desk-set-about = About: place, prizes, equipment
desk-set-format = Format
desk-set-rounds = Rounds
desk-set-system = Pairing system
desk-set-accelerated = Accelerate the first rounds (for large fields)
desk-set-cycles = Everybody meets everybody
desk-set-withdrawal = If somebody leaves
desk-set-bracket = Kind of knockout
desk-set-third_place = Play for third place
desk-set-grand_final = Grand final
desk-set-spared = Last main rounds whose losers get no consolation
desk-set-last_chance = A last-chance bracket after the consolation
desk-set-groups = Groups
desk-set-advance = Players who go on from each group
desk-set-seats = Players at a table
desk-set-smallest = The smallest table that may be played
desk-set-seating = How tables are drawn
desk-set-clubs = Members of one club
desk-set-division_size = Players in a division
desk-set-every = Days from one round to the next
desk-set-open = Days a round stays open
desk-set-promoted = How many go up
desk-set-relegated = How many go down
desk-set-play_offs = How many play off
desk-set-fill = Who fills a hole above
desk-set-overdue = What was not played in time
desk-set-league_withdrawal = If somebody leaves
desk-set-postponements = Postponements a player may ask for
desk-set-longest_postponement = Longest postponement in days
desk-set-ranges = How far up one may challenge
    .help = “5:2, 8:3, *:5” means: down to rung 5 two rungs up, down to rung 8 three, below that five.
desk-set-winner = A challenger who wins
desk-set-days_to_answer = Days to answer a challenge
desk-set-days_to_play = Days to play it
desk-set-days_between = Days before the same two meet again
desk-set-open_challenges = Open challenges a player may have
desk-set-refusal = Places lost by refusing
desk-set-no_show = Places lost by not coming
desk-set-window_opens = Games count from
desk-set-window_closes = until
desk-set-per_opponent = Games against the same opponent that count
desk-set-fewest_games = Games one needs for a rank
desk-set-ranking = Ranked by
desk-set-attack_opens = Attempts count from
desk-set-attack_closes = until
desk-set-setup = The setup that everybody plays
desk-set-rule = Match
desk-set-games = Games
desk-set-target = Points to win
desk-set-tied = If it ends tied
desk-set-best = Which score wins
desk-set-scoring = What a game is worth
desk-set-scale = Points by place
    .help = The first place first, like “10, 6, 3, 1”. Empty: one point for everybody one has beaten.
desk-set-stretched = Make up for smaller tables
desk-set-crawford = Crawford rule
desk-set-jacoby = Jacoby rule
desk-set-cube = With the doubling cube
desk-set-auto = Automatic doubles
desk-set-timeout = Losing on time costs
desk-set-attempts = Attempts
desk-set-tie_break = Tie-break { $place }
desk-set-win = A win is worth
desk-set-draw = A draw is worth
desk-set-loss = A loss is worth
desk-set-pairing_bye = A bye for want of an opponent is worth
desk-set-records = Records of the games
desk-set-confirm_by = Who confirms a reported result
desk-set-confirm_after = Confirmed by itself after so many hours
    .help = Empty: never.
desk-set-round_hours = Hours to play a round
    .help = Empty: no deadline. You can set one when you publish.
desk-set-rated = Counts for ratings
desk-set-members_only = Members of the club only
desk-set-approval = An organiser accepts each entry
desk-set-limit = At most so many players
    .help = Empty: as many as come. Others wait on a list.
desk-set-closes = Registration closes
desk-set-late = Players may enter after the start
desk-set-questions = Questions to ask, one a line
desk-set-seeding = Starting order
desk-set-check_in = Only those who are checked in are paired
desk-set-clubs_apart = Keep members of one club apart where it costs little
desk-set-never_meet = Who must not meet
    .help = Numbers of entries, one group a line: “3, 7”.
desk-opt-format-swiss = Swiss: opponents with like scores, nobody is out
desk-opt-format-round-robin = Round robin: everybody meets everybody
desk-opt-format-knockout = Knockout
desk-opt-format-groups = Groups, then knockout
desk-opt-format-league = League with divisions
desk-opt-format-ladder = Ladder: challenges up
desk-opt-format-open-play = Open play: whoever one likes, within a window
desk-opt-format-tables = Tables of three or more
desk-opt-format-score-attack = Score attack: all on the same setup
desk-opt-system-dutch = Dutch (FIDE)
desk-opt-system-plain = By points alone, whoever starts
desk-opt-system-double = Double: two games each meeting
desk-opt-cycles-single = Once
desk-opt-cycles-double = Twice, sides exchanged
desk-opt-withdrawal-half = Less than half played: results do not count; else the rest is forfeited
desk-opt-withdrawal-voidall = None of their results count
desk-opt-withdrawal-keepplayed = What was played counts
desk-opt-bracket-single = Lose once and you are out
desk-opt-bracket-double = Lose twice and you are out
desk-opt-bracket-consolation = With a consolation bracket
desk-opt-bracket-fullranking = Every place is played for
desk-opt-grand_final-one = One match decides
desk-opt-grand_final-reset = If the unbeaten player loses, they play again
desk-opt-grand_final-advantage = The unbeaten player starts a game ahead
desk-opt-seating-by_points = Like scores together, no repeats
desk-opt-seating-mixed = Everybody meets as many others as possible
desk-opt-seating-by_rank = By rank: the best at the first table
desk-opt-clubs-ignore = May sit together
desk-opt-clubs-prefer = Apart where it costs little
desk-opt-clubs-protect = Apart before all
desk-opt-fill-best_below = The best of the tier below
desk-opt-fill-reprieve = The best of those who would go down
desk-opt-overdue-wait = Waits for the organiser
desk-opt-overdue-both_lose = Both lose
desk-opt-overdue-draw = Counts as a draw
desk-opt-league_withdrawal-by_half = Less than half played: results do not count; else the rest is forfeited
desk-opt-league_withdrawal-void = None of their results count
desk-opt-league_withdrawal-keep = What was played counts, the rest is forfeited
desk-opt-winner-takes_the_place = takes the place of the loser
desk-opt-winner-goes_half_way = goes half the way up
desk-opt-ranking-points = points
desk-opt-ranking-wins = games won
desk-opt-ranking-average = points a game
desk-opt-rule-single = One game
desk-opt-rule-best-of = Best of so many games
desk-opt-rule-games = So many games, all played
desk-opt-rule-first-to = First to so many points
desk-opt-rule-exchange = Two games, sides exchanged
desk-opt-rule-backgammon = Backgammon match to so many points
desk-opt-rule-splink-duel = Splink duel: two games, roles exchanged
desk-opt-rule-spangle = Spangle until the target is reached
desk-opt-rule-flying-marbles = Flying Marbles until the target is reached
desk-opt-rule-totals = Scores of so many games added
desk-opt-rule-table = So many games, points for each
desk-opt-rule-attack = The best of so many attempts
desk-opt-tied-shared = it stays a draw
desk-opt-tied-play-on = they play on until somebody leads
desk-opt-best-highest = the highest
desk-opt-best-lowest = the lowest
desk-opt-scoring-places = points by place
desk-opt-scoring-scores = the score of the game itself
desk-opt-auto-no = none
desk-opt-auto-once = the first tied throw
desk-opt-auto-each = every tied throw
desk-opt-timeout-match = the match
desk-opt-timeout-game = one point
desk-opt-records-optional = welcome, the bare result is enough
desk-opt-records-required = required from players
desk-opt-confirm_by-opponents = somebody else at the table
desk-opt-confirm_by-staff = an arbiter
desk-opt-confirm_by-nobody = nobody, it counts at once
desk-opt-seeding-rating = by rating
desk-opt-seeding-draw = by lot
desk-opt-seeding-hand = by hand

# Entries

desk-entries-none = Nobody has entered yet.
desk-entries-import = Paste or upload a list
desk-entries-import-about = One player a line: “Name; rating; club”, where only the name is needed. A table with a head line (CSV) and a federation’s report (TRF) are read, too.
desk-entries-list = List
desk-entries-file = or a file
desk-entries-import-do = Add these players
desk-import-skipped = These were left out:
desk-entries-add = Add one player
desk-entries-from-roster = Somebody the club knows
desk-entries-by-name = Somebody new, by name
desk-entries-add-do = Add
desk-entry-requested = Asks to enter
desk-entry-accepted = In
desk-entry-waiting-list = Waiting list
desk-entry-refused = Refused
desk-entry-withdrawn = Withdrawn
desk-entry-accept = Accept
desk-entry-refuse = Refuse
desk-entry-return = Take back in
desk-entry-leave = Leave
desk-entry-withdraw = Withdraw from the next round on
desk-check-in = Check in
desk-is-here = Here
desk-seed-title = Starting order
desk-seed-about = Without a choice of yours it is made at the start, as the settings say. By hand: number the players above.
desk-seed-rating = By rating
desk-seed-draw = By lot
desk-seed-hand = By the numbers above
desk-bye-title = Sit out a round
desk-bye-worth = It is worth
desk-bye-half = half a point
desk-bye-none = nothing
desk-bye-win = as much as a win
desk-bye-do = Note the bye
desk-bye-in = bye in round { $round }
desk-bye-cancel = Plays round { $round } after all
desk-links-title = Links for players without an account
desk-links-about = Whoever opens a link reports and confirms for that player. Give each to its player only: the log says that you gave it out. Players with an account have no link; they sign in.
desk-links-none = Every player has an account. Nobody needs a link.
desk-links-renew = New link
desk-links-renew-of = New link for { $name }
desk-links-renew-about = If a link is in the wrong hands, make a new one: the old one no longer opens anything, on any device.

# Rounds

desk-round-number = Round { $round }
desk-round-by-hand = Changed by hand
desk-round-deadline = Deadline: { $time }
desk-round-deadline-field = Deadline (optional)
desk-round-missing = This round is not drawn yet.
desk-round-warnings = Before you publish
desk-round-publish = Publish
desk-round-seating = Why these seats
desk-round-redraw = Draw again
desk-round-scrap = Throw the draft away
desk-adjust-title = Adjust by hand
desk-adjust-about = Each change is stored with fresh warnings; nobody sees it before you publish.
desk-adjust-player = Player
desk-adjust-other = with
desk-adjust-swap = Exchange these two
desk-adjust-turn = Change sides
desk-adjust-sit-out = Sits out
desk-adjust-sit = Takes a seat there
desk-adjust-first = New table: first
desk-adjust-second = second
desk-adjust-third = third
desk-adjust-open = Make this table
desk-print = Print the pairings
desk-print-hint = Paper shows the pairings with room for the results.

# Results

desk-results-title = Results of round { $round }
desk-results-none = No tables in this round.
desk-results-save = Save the results
desk-result-confirm = As reported
desk-result-this-game = This game only
desk-result-whole-match = The whole match
desk-result-forfeit-of = { $name } forfeits
desk-result-forfeit-all = All forfeit
desk-result-adjourn = Adjourned
desk-solved = Solved
desk-game-adjourned = adjourned
desk-game-forfeit = Forfeit: { $names }
desk-game-number = Game { $game }
desk-game-confirmed-by = confirmed by { $names }
desk-game-record = Record
desk-game-turn = turn { $turn }
desk-game-correct = Correct or strike
desk-game-correct-do = Correct
desk-game-strike = Strike, to be played again
desk-game-enter = Enter game { $game }
desk-game-enter-do = Enter
desk-rule-title = Settle the dispute
desk-rule-stands = The result stands
desk-rule-again = Play it again
desk-rule-instead = This result instead
desk-table-title = Table { $table }
desk-table-public = As players see it
desk-table-more = More
desk-table-forfeit-back = Take the forfeit back
desk-table-close = End the match as it stands
desk-table-reopen = Let the match go on
desk-table-void = Take the table back
desk-table-deadline = Another deadline
desk-table-deadline-do = Set the deadline
desk-postponement-title = A postponement is asked for
desk-postponement-grant = Grant it
desk-postponement-deny = Refuse it
desk-confirm-title = What this changes
desk-confirm-about = The result of { $table } counts already. If you go on:
desk-confirm-nothing = Nobody’s place changes.
desk-confirm-do = Go on
desk-confirm-not = Leave it as it is

# The end

desk-finish-close = Close
desk-finish-close-about = Closing makes the standings final. You can reopen later.
desk-finish-season-about = Closing the season makes the tables final and decides who goes up and down.
desk-finish-close-do = Close
desk-finish-force = Close all the same
desk-finish-reopen = Reopen
desk-finish-archive = Archive
desk-season-leaving = Who does not go on?
desk-season-coming = Who comes new?
desk-season-newcomers = Newcomers
    .help = A name a line, the strongest first. They start in the lowest division.
desk-season-wild-cards = Wild cards
    .help = A name and a division a line, like “Ida Jung; 1”. They take a free place there, else in the next division below.
desk-season-moves = Up and down
desk-season-next = Next season
desk-season-next-name = { $name }, next season
desk-season-next-do = Create the next season
desk-order-title = Decide ties by hand
desk-order-about = After a play-off or lots: number those who are tied above. It counts after all other tie-breaks.
desk-order-do = Set this order

# Circuits

desk-circuits-title = Circuits
desk-circuits-none = No circuit yet. A circuit adds up the results of several competitions.
desk-circuit-new = New circuit
desk-circuit-edit = Change the circuit
desk-circuit-about = About
desk-circuit-legs = Competitions that count
desk-circuit-no-legs = The club has no competition yet.
desk-circuit-worth = What a place is worth
desk-circuit-places = Points by place
desk-circuit-places-field = The first place first
desk-circuit-percentile = A share by the part of the others one has beaten
desk-circuit-percentile-field = Points for beating everybody
desk-circuit-best = Only so many best results count (empty: all)
desk-circuit-per-game = At most so many results of one game (empty: any)
desk-circuit-ties = Equal totals are decided by
desk-circuit-tie-best_result = the best single result
desk-circuit-tie-countback = the best results one after the other
desk-circuit-tie-results = the number of competitions played
desk-circuit-tie-latest = the latest competition
desk-circuit-empty = Nothing to add up yet.
desk-circuit-delete = Delete the circuit

done-adjusted = Changed. Look at the warnings before you publish.
done-archived = Archived.
done-circuit = The circuit is saved.
done-circuit-deleted = The circuit is deleted.
done-closed = Closed: the standings are final.
done-created = Created. Only your staff see it until you open registration or start.
done-drawn = Drawn. Look at it, then publish.
done-entered = Added.
done-entry = Saved.
done-link = The new link is made. The old one no longer opens anything.
done-imported = The players are added.
done-order = The order is set.
done-published = Published: everybody sees the round.
done-registration-closed = Registration is closed.
done-registration-open = Registration is open.
done-rehearsed = Rehearsed to the end. Only your staff see this copy.
done-reopened = Reopened.
done-results = The results are saved.
done-scrapped = The draft is gone.
done-seeded = The starting order is set.
done-settings = The settings are saved.
done-started = It runs. Draw the first round.
done-table = Saved.
done-template = The template is saved.
done-template-deleted = The template is deleted.

mail-place-subject = Podium: a place in { $competition }
mail-place-body =
    { $name }, you were on the waiting list of { $competition }. There is room now, and you are in:
    { $link }

    If you cannot come, withdraw there, so that the next one has your place.
