# The desk

desk-tab-desk = Desk
desk-tab-entries = Players
desk-tab-rounds = Round
desk-tab-results = Results
desk-tab-settings = Settings
desk-tab-finish = Finish
desk-nav = Pages of the desk
desk-public-page = Public page
desk-rehearsal = Rehearsal
desk-draft = Draft
desk-tables = Tables
desk-byes = Byes
desk-from-day = From
desk-to-day = To
desk-yes = Yes
desk-no = No
desk-place = Place
desk-score = Score
desk-why = Reason (optional)
desk-rename-why = Reason for the new name (shown in the log)
desk-why-kept = Reason (kept for everybody to read)
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

desk-finished = The competition has finished.
desk-archived = The competition is archived. Its pages stay available.
desk-not-started = The competition has not started. You can check players in.
desk-requests =
    { $count ->
        [one] One player has asked to enter.
       *[other] { $count } players have asked to enter.
    }
desk-ready =
    { $count ->
        [one] One player has entered.
       *[other] { $count } players have entered.
    } Start once everybody is here.
desk-empty = Nobody has entered yet. Paste your list of players, or let players enter themselves.
desk-too-few = Too few players have entered to start. Add more, or let players enter themselves.
desk-disputed =
    { $count ->
        [one] One result is disputed.
       *[other] { $count } results are disputed.
    }
desk-draft-waits = Round { $round } is paired and ready to publish.
desk-pending =
    { $count ->
        [one] One table of round { $round } has no result yet.
       *[other] { $count } tables of round { $round } have no result yet.
    }
desk-draw = All results are in. You can go on.
desk-draw-first = The competition has started. Pair the first round.
desk-over = Everything has been played. Close the competition.
desk-waits = Nothing to do at the moment.
desk-drawing-waiting = Round { $round } is waiting to be paired ({ $players ->
    [one] { $players } player
   *[other] { $players } players
}). This page updates automatically.
desk-drawing-pairing = Round { $round } is being paired ({ $players ->
    [one] { $players } player
   *[other] { $players } players
}), for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} so far. This page updates automatically.
desk-drawing-again = Round { $round } could not be paired. Podium tries again automatically.
desk-drawing-refused = Round { $round } was not paired. { $why }
desk-drawing-given-up = Round { $round } could not be paired after several attempts. Pair it again; if that does not help, ask the administrator of the site to look at job { $job }.
desk-do-add-players = Add players
desk-do-open-registration = Open registration
desk-do-close-registration = Close registration
desk-do-start = Start
desk-do-check-in = Check players in
desk-do-decide-requests = Answer the requests
desk-do-rule = Rule on the dispute
desk-do-look = Review round { $round }
desk-do-publish-all = Publish all drafts
desk-do-results = Enter the results of round { $round }
desk-do-draw = Pair round { $round }
desk-do-draw-all = Pair the next rounds
desk-do-next-stage = Start the next stage
desk-do-close = Close the competition
desk-do-finish = View the final standings
desk-calls = Tables that need you
desk-call-disputed = Disputed
desk-call-postponement = Postponement requested
desk-call-waiting = Awaiting your confirmation
desk-count-players = Players
desk-count-requested = Requests to enter
desk-count-waiting-list = On the waiting list
desk-count-here = Checked in
desk-count-open = Open tables
desk-count-waiting = Waiting
desk-count-disputed = Disputed
desk-count-adjourned = Adjourned
desk-count-settled = Settled
desk-stage-not-drawn = Not paired yet.
desk-round-tables = Tables
desk-rehearse-title = Rehearse
desk-rehearse-about = Creates a copy that only your staff can see, plays it to the end with random legal games and shows you every page as it will look.
desk-rehearse-players = Players (missing ones are made up)
desk-rehearse = Rehearse
desk-rehearsal-of = Rehearsal: { $name }

# Creating

desk-new-title = New competition
desk-new-from-template = From a template
desk-new-from-copy = Copy an earlier competition
desk-new-choose-game = Choose the game
desk-new-other-game = Another game
desk-new-of-game = New competition: { $game }
desk-template-delete = Delete template
desk-players-exactly =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
desk-players-from-to = { $low } to { $high } players
desk-settings-title = Settings
desk-settings-locked = The competition has started: the game, the format and the match rules can no longer be changed. Everything else can.
desk-preview-title = What to expect
desk-preview-for = Players in the preview
desk-preview = Preview
desk-show-fields = Update the form
desk-deal = Another random setup
desk-create = Create competition
desk-save-template = Save as template
desk-group-what = Name and dates
desk-group-format = Format
desk-group-match = Match
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
desk-set-about = Description (venue, prizes, equipment)
desk-set-format = Format
desk-set-rounds = Rounds
desk-set-system = Pairing system
desk-set-accelerated = Accelerate the first rounds (for large fields)
desk-set-cycles = Everybody meets everybody
desk-set-withdrawal = If a player withdraws
desk-set-bracket = Type of knockout
desk-set-third_place = Play for third place
desk-set-grand_final = Grand final
desk-set-spared = Last main rounds without a consolation for the losers
desk-set-last_chance = Last-chance bracket after the consolation
desk-set-groups = Groups
desk-set-advance = Qualifiers per group
desk-set-seats = Players per table
desk-set-smallest = Smallest table allowed
desk-set-seating = Seating
desk-set-clubs = Members of the same club
desk-set-division_size = Players per division
desk-set-every = Days from one round to the next
desk-set-open = Days to play a round
desk-set-promoted = Players promoted
desk-set-relegated = Players relegated
desk-set-play_offs = Players in the play-offs
desk-set-fill = Who fills a vacancy in the division above
desk-set-overdue = Overdue games
desk-set-league_withdrawal = If a player withdraws
desk-set-postponements = Maximum postponements per player
desk-set-longest_postponement = Longest postponement (days)
desk-set-ranges = How far up players may challenge
    .help = “5:2, 8:3, *:5” means: players on rungs 1 to 5 may challenge up to two rungs above, those on rungs 6 to 8 up to three, and everybody below up to five.
desk-set-winner = A challenger who wins
desk-set-days_to_answer = Days to answer a challenge
desk-set-days_to_play = Days to play it
desk-set-days_between = Days before the same two players meet again
desk-set-open_challenges = Maximum open challenges per player
desk-set-refusal = Places lost for refusing a challenge
desk-set-no_show = Places lost for a no-show
desk-set-window_opens = Games count from
desk-set-window_closes = Games count until
desk-set-per_opponent = Maximum games counted per opponent
desk-set-fewest_games = Games needed to be ranked
desk-set-ranking = Ranked by
desk-set-attack_opens = Attempts count from
desk-set-attack_closes = Attempts count until
desk-set-setup = Setup for everybody
desk-set-rule = Match
desk-set-games = Games (N)
desk-set-target = Points to win (N)
desk-set-tied = If the match is tied
desk-set-best = The best score is
desk-set-scoring = Points for a game
desk-set-scale = Points by place
    .help = First place first, for example “10, 6, 3, 1”. Leave empty for one point for each player beaten.
desk-set-stretched = Adjust points at smaller tables
desk-set-crawford = Crawford rule
desk-set-jacoby = Jacoby rule
desk-set-cube = Doubling cube
desk-set-auto = Automatic doubles
desk-set-timeout = Losing on time costs
desk-set-attempts = Attempts (N)
desk-set-tie_break = Tie-break { $place }
desk-set-win = Points for a win
desk-set-draw = Points for a draw
desk-set-loss = Points for a loss
desk-set-pairing_bye = Points for a bye (no opponent left)
desk-set-records = Game records
desk-set-confirm_by = Who confirms a reported result
desk-set-confirm_after = Confirm automatically after (hours)
    .help = Leave empty to switch this off.
desk-set-round_hours = Hours to play a round
    .help = Leave empty for no deadline. You can also set one when you publish a round.
desk-set-rated = Counts for ratings
desk-set-members_only = Club members only
desk-set-approval = An organiser has to accept each entry
desk-set-limit = Maximum players
    .help = Leave empty for no limit. Once the competition is full, players go on a waiting list.
desk-set-closes = Registration closes
desk-set-late = Players may enter after the start
desk-set-questions = Questions to ask players, one per line
desk-set-seeding = Seeding
desk-set-check_in = Pair only players who are checked in
desk-set-clubs_apart = Keep members of the same club apart where possible
desk-set-never_meet = Players who must not meet
    .help = Entry numbers, one group per line, for example “3, 7”.
format-swiss = Swiss
format-round-robin = Round robin
format-knockout = Knockout
format-groups = Groups, then knockout
format-tables = Multiplayer tables
format-league = League
format-ladder = Ladder
format-open-play = Open play
format-score-attack = Score attack
desk-opt-format-swiss = Swiss: opponents with similar scores, nobody is knocked out
desk-opt-format-round-robin = Round robin: everybody meets everybody
desk-opt-format-knockout = Knockout
desk-opt-format-groups = Groups, then knockout
desk-opt-format-league = League with divisions
desk-opt-format-ladder = Ladder: challenge the players above
desk-opt-format-open-play = Open play: play anybody, any time within a period
desk-opt-format-tables = Multiplayer tables: three or more at a table
desk-opt-format-score-attack = Score attack: everybody plays the same setup
desk-opt-system-dutch = Dutch (FIDE)
desk-opt-system-plain = By points only, regardless of who moves first
desk-opt-system-double = Double: two games per meeting
desk-opt-cycles-single = Once
desk-opt-cycles-double = Twice, swapping sides
desk-opt-withdrawal-half = Less than half played: no results count; otherwise the rest is forfeited
desk-opt-withdrawal-voidall = None of the results count
desk-opt-withdrawal-keepplayed = Results so far count
desk-opt-bracket-single = Single elimination: one loss and you are out
desk-opt-bracket-double = Double elimination: two losses and you are out
desk-opt-bracket-consolation = With a consolation bracket
desk-opt-bracket-fullranking = Full ranking: every place is played for
desk-opt-grand_final-one = A single match
desk-opt-grand_final-reset = A second match if the unbeaten player loses the first
desk-opt-grand_final-advantage = The unbeaten player starts one game up
desk-opt-seating-by_points = Similar scores together, no repeat meetings
desk-opt-seating-mixed = Everybody meets as many others as possible
desk-opt-seating-by_rank = By rank: the leaders at the first table
desk-opt-clubs-ignore = May sit together
desk-opt-clubs-prefer = Apart where possible
desk-opt-clubs-protect = Always apart
desk-opt-fill-best_below = The best of the division below
desk-opt-fill-reprieve = The best of those due for relegation
desk-opt-overdue-wait = Wait for the organiser
desk-opt-overdue-both_lose = Both players lose
desk-opt-overdue-draw = Count as draws
desk-opt-league_withdrawal-by_half = Less than half played: no results count; otherwise the rest is forfeited
desk-opt-league_withdrawal-void = None of the results count
desk-opt-league_withdrawal-keep = Results so far count, the rest is forfeited
desk-opt-winner-takes_the_place = takes the loser’s place
desk-opt-winner-goes_half_way = moves half the way up
desk-opt-ranking-points = points
desk-opt-ranking-wins = games won
desk-opt-ranking-average = points per game
desk-opt-rule-single = One game
desk-opt-rule-best-of = Best of N games
desk-opt-rule-games = N games, all played
desk-opt-rule-first-to = First to N points
desk-opt-rule-exchange = Two games, swapping sides
desk-opt-rule-backgammon = Backgammon match to N points
desk-opt-rule-splink-duel = Splink duel: two games, swapping roles
desk-opt-rule-spangle = Spangle until somebody reaches N points
desk-opt-rule-flying-marbles = Sphlying Marbles until somebody reaches N points
desk-opt-rule-totals = Total score of N games
desk-opt-rule-table = N games, points for each
desk-opt-rule-attack = Best of N attempts
desk-opt-tied-shared = it is a draw
desk-opt-tied-play-on = they play on until somebody leads
desk-opt-best-highest = the highest
desk-opt-best-lowest = the lowest
desk-opt-scoring-places = points by place
desk-opt-scoring-scores = the score of the game
desk-opt-auto-no = none
desk-opt-auto-once = on the first tied opening roll
desk-opt-auto-each = on every tied opening roll
desk-opt-timeout-match = the match
desk-opt-timeout-game = one point
desk-opt-records-optional = optional: the result is enough
desk-opt-records-required = required from players
desk-opt-confirm_by-opponents = another player at the table
desk-opt-confirm_by-staff = an arbiter
desk-opt-confirm_by-nobody = nobody: it counts at once
desk-opt-seeding-rating = by rating
desk-opt-seeding-draw = at random
desk-opt-seeding-hand = by hand

# Entries

desk-entries-none = Players will appear here as they enter.
desk-entries-import = Paste or upload a list
desk-entries-import-about = One player per line: “Name; rating; club”. Only the name is required. Tables with a header line (CSV) and federation reports (TRF) are accepted too.
desk-entries-list = List
desk-entries-file = or a file
desk-entries-import-do = Add these players
desk-import-skipped = These were not added:
desk-entries-add = Add one player
desk-entries-from-roster = From the roster
desk-entries-by-name = New player
desk-entries-add-do = Add
desk-entry-requested = Asked to enter
desk-entry-accepted = Accepted
desk-entry-waiting-list = Waiting list
desk-entry-refused = Refused
desk-entry-withdrawn = Withdrawn
desk-entry-accept = Accept
desk-entry-refuse = Refuse
desk-entry-return = Reinstate
desk-entry-leave = Withdrawal
desk-entry-withdraw = Withdraw from the next round on
desk-check-in = Check in
desk-is-here = Checked in
desk-seed-title = Seeding
desk-seed-about = If you do nothing, players are seeded at the start as the settings say. To seed by hand, number the players above first.
desk-seed-rating = Seed by rating
desk-seed-draw = Seed at random
desk-seed-hand = Seed by the numbers above
desk-bye-title = Give a bye
desk-bye-worth = Worth
desk-bye-half = half a point
desk-bye-none = nothing
desk-bye-win = as much as a win
desk-bye-do = Give the bye
desk-bye-in = bye in round { $round }
desk-bye-cancel = Cancel the bye in round { $round }
desk-links-title = Links for players without an account
desk-links-about = Anyone who opens a link can report and confirm results for that player. Give each link to its player only: the log shows that you gave it out. Players with an account have no link; they sign in.
desk-links-none = Every player has an account. Nobody needs a link.
desk-links-renew = Replace link
desk-links-renew-of = Replace link: { $name }
desk-links-renew-about = If a link has fallen into the wrong hands, replace it: the old one stops working on every device.

# Rounds

desk-round-by-hand = Adjusted by hand
desk-round-deadline = Deadline: { $time }
desk-round-deadline-field = Deadline (optional)
desk-round-missing = This round has not been paired yet.
desk-round-warnings = Before you publish
desk-round-publish = Publish
desk-round-seating = Why these seats
desk-round-redraw = Pair again
desk-round-scrap = Discard draft
desk-adjust-title = Adjust by hand
desk-adjust-about = Each change is saved and the warnings are updated. Nobody sees it before you publish.
desk-adjust-player = Player
desk-adjust-other = with
desk-adjust-swap = Swap these two
desk-adjust-turn = Swap sides
desk-adjust-sit-out = Give a bye
desk-adjust-sit = Seat at this table
desk-adjust-first = New table: first
desk-adjust-second = second
desk-adjust-third = third
desk-adjust-open = Create table
desk-print = Print pairings
desk-print-hint = The printout lists the pairings with space for the results.

# Results

desk-results-title = Results of round { $round }
desk-results-none = There are no tables in this round.
desk-results-save = Save results
desk-result-confirm = As reported
desk-result-this-game = This game only
desk-result-whole-match = The whole match
desk-result-forfeit-of = { $name } forfeits
desk-result-forfeit-all = Everybody forfeits
desk-result-adjourn = Adjourned
desk-solved = Solved
desk-game-adjourned = adjourned
desk-game-forfeit = Forfeit: { $names }
desk-game-number = Game { $game }
desk-game-confirmed-by = confirmed by { $names }
desk-game-record = Record
desk-game-correct = Correct or void
desk-game-correct-do = Correct
desk-game-strike = Void and replay
desk-game-enter = Enter game { $game }
desk-game-enter-do = Enter
desk-rule-title = Rule on the dispute
desk-rule-stands = Let the result stand
desk-rule-again = Have it replayed
desk-rule-instead = Enter this result instead
desk-table-title = Table { $table }
desk-table-public = View as players see it
desk-table-more = More actions
desk-table-forfeit-back = Undo the forfeit
desk-table-close = End the match as it stands
desk-table-reopen = Let the match continue
desk-table-void = Void the table
desk-table-deadline = New deadline
desk-table-deadline-do = Set deadline
desk-postponement-title = Postponement requested
desk-postponement-asked = { $name } asks for a new deadline, { $time }: “{ $reason }”
desk-postponement-grant = Grant
desk-postponement-deny = Refuse
desk-confirm-title = What this changes
desk-confirm-about = The result of { $table } already counts. If you continue:
desk-confirm-nothing = Nobody’s rank changes.
desk-confirm-do = Continue
desk-confirm-not = Leave it as it is

# The end

desk-finish-close = Close
desk-finish-close-about = Closing the competition makes the standings final. You can reopen it later.
desk-finish-season-about = Closing the season makes the standings final and decides who is promoted and relegated.
desk-finish-close-do = Close
desk-finish-force = Close anyway
desk-finish-reopen = Reopen
desk-finish-archive = Archive
desk-season-leaving = Players leaving
desk-season-coming = New players
desk-season-newcomers = Newcomers
    .help = One name per line, strongest first. They start in the lowest division.
desk-season-wild-cards = Wild cards
    .help = One name and division per line, for example “Ida Jung; 1”. They take a free place there, or else in the next division below.
desk-season-moves = Promotion and relegation
desk-season-next = Next season
desk-season-next-name = { $name }, next season
desk-season-next-do = Create the next season
desk-order-title = Break ties by hand
desk-order-about = After a play-off or a drawing of lots, number the tied players above. This counts after all other tie-breaks.
desk-order-do = Set this order

# Circuits

desk-circuits-title = Circuits
desk-circuits-none = There are no circuits yet. A circuit adds up the results of several competitions.
desk-circuit-new = New circuit
desk-circuit-edit = Edit circuit
desk-circuit-about = Description
desk-circuit-legs = Competitions that count
desk-circuit-no-legs = The club has no competitions yet.
desk-circuit-worth = What a place is worth
desk-circuit-places = Points by place
desk-circuit-places-field = First place first
desk-circuit-percentile = Percentage of opponents beaten
desk-circuit-percentile-field = Points for beating everybody
desk-circuit-best = Best results that count (leave empty for all)
desk-circuit-per-game = Maximum results per game (leave empty for no limit)
desk-circuit-ties = Ties are broken by
desk-circuit-tie-best_result = the best single result
desk-circuit-tie-countback = the best results, compared one after the other
desk-circuit-tie-results = the number of competitions played
desk-circuit-tie-latest = the latest competition
desk-circuit-empty = The ranking will appear here once its competitions have results.
desk-circuit-delete = Delete circuit

done-adjusted = Changed. Check the warnings before you publish.
done-archived = Archived.
done-circuit = Circuit saved.
done-circuit-deleted = Circuit deleted.
done-closed = Closed: the standings are final.
done-created = Competition created. Only your staff can see it until you open registration or start.
done-drawn = Paired. Review the round, then publish it.
done-entered = Added.
done-entry = Saved.
done-link = Link replaced. The old one no longer works.
done-imported = Players added.
done-order = Order set.
done-published = Published: everybody can see the round.
done-registration-closed = Registration is closed.
done-registration-open = Registration is open.
done-rehearsed = Rehearsed to the end. Only your staff can see this copy.
done-reopened = Reopened.
done-results = Results saved.
done-scrapped = Draft discarded.
done-seeded = Players seeded.
done-settings = Settings saved.
done-started = The competition has started.
done-table = Saved.
done-template = Template saved.
done-template-deleted = Template deleted.

mail-place-subject = Podium: a place in { $competition }
mail-place-body =
    { $name }, you were on the waiting list for { $competition }. A place has come free, and it is yours:
    { $link }

    If you cannot come, withdraw there so that the next player gets your place.
