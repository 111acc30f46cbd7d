# The public pages

front-title = Leagues and tournaments
front-about = Who leads and why: every result traced back to the moves that made it.
front-empty = Nothing has been played here yet. This is how it begins:
front-first-account = Create an account
front-first-club = Found your club
front-first-competition = Create a competition in your club: the form suggests what fits the game
front-first-games = Look at the games there are
front-running = Running now
front-fresh = Fresh results
front-board = Final position of { $names }
front-upcoming = Coming up
front-finished = Finished
front-all = All competitions
front-clubs = Clubs by place
front-nowhere = Without a place

filter-all = All
filter-show = Show
competitions-none = No competition fits. Choose less, or come back later.
page-before = Previous page
page-after = Next page

dates = { $first } to { $last }
until = until { $day }

head-players = { $count ->
    [one] One player
   *[other] { $count } players
}
head-mark = Log { $mark }
head-desk = Organise
refresh = Refresh
tabs-label = Pages of this competition
tab-standings = Standings
tab-rounds = Rounds
tab-tables = Tables
tab-bracket = Bracket
tab-crosstable = Crosstable
tab-schedule = Schedule
tab-what-if = What if
tab-entries = Players
tab-records = Records
tab-log = Log

standings-open = Registration is open. The standings will be here once it starts.
standings-none = It has not started yet. The standings will be here.
carry-away = Carry away
carry-calendar = Calendar
carry-records = All records
carry-hall = Hall screen
hall-stay = Stay on this screen
hall-go-on = Go on by itself
hall-next = Next screen
carry-embed = Show it on your own site:
about = About
rank = #
player = Player
players = Players
opponent = Opponent
club = Club
game = Game
table = Table
tables = Tables
round = Round
score = Score
state = State
value = Value
seed = Seed
points-short = Pts
you = you
won = won
why = Why
withdrawn = withdrawn
opponent-by-opponent = Opponent by opponent

zone-on = goes on
zone-up = goes up
zone-play-off = plays off
zone-down = goes down

round-number = Round { $number }
round-deadline = To be played by { $time }
round-by-hand = Changed by hand by the organiser.
rounds-none = The pairings will be here once the first round is published.
score-sheets = Score sheets
table-cards = Table cards
table-number = Table { $number }
table-why = Why this pairing
table-closed = The organiser ended the match as it stands.
table-adjourned = Adjourned.
table-adjourned-until = Adjourned until { $time }.
table-agreed = To be played on { $time }.
see-table = See the table
see-record = See the record
game-number = Game { $number }
schedule-none = There is no schedule yet.
schedule-bye = { $name } is free

bye-pairing = Bye
bye-asked = Bye
bye-absent = Away

end-resign = Resigned
end-timeout = Out of time
end-agreed = Draw agreed
the-clock = the clock
told-entered = Entered by { $name }, { $office }, on { $time }.
records-closed = The records of a score attack are shown when it is over.
told-record = Proved by the record that { $name } submitted on { $time }.
told-reported = Reported by { $name } on { $time }.
told-confirmed = Confirmed by { $name }.
told-confirmed-itself = Confirmed because nobody objected in time.
told-confirms-itself = Counts from { $time } unless somebody objects.
told-disputed = Disputed by { $name } on { $time }:
told-turn = The dispute is about turn { $turn }.
told-ruled = Ruled by { $name } on { $time }:

crosstable-none = The crosstable will be here once the first round is published.
crosstable-key = 5w1: against line 5, with the first seat (w) or the second (b), won (1), drawn (½) or lost (0). + and − by forfeit, U F H Z byes.
met = { $name }: { $result }
met-won = won
met-drew = drawn
met-lost = lost
met-won-by-forfeit = won by forfeit
met-lost-by-forfeit = lost by forfeit
met-bye = bye
met-open = to be played

bracket-none = The bracket will be here once it is drawn.
bracket-list = The bracket as a list
match-number = Match { $number }
match-waiting = waits for its players
match-ready = to be played
match-played = played
match-walkover = walkover
match-double-forfeit = both forfeited
match-bye = bye
match-empty = empty
match-not-needed = not needed

what-if-none = Nothing is open.
what-if-about = The places everybody can still reach. Tie-breaks count as open.
what-if-now = After this round
what-if-end = At the end
what-if-tables = What each open table can change
what-if-is-first = is first for sure
what-if-is-can-win = can still be first
what-if-is-cannot-win = cannot be first any more
if-wins = { $name } wins
if-draw = Draw
if-place = { $name }: place { $places }.
if-nothing = Nobody’s chances change.

entries-rating = Rating
entries-none = Nobody has entered yet.
entry-requested = asked to enter
entry-accepted = takes part
entry-waiting-list = on the waiting list
entry-rating = Rating { $rating }
entry-player = Everything about this player
entry-rank = { $stage }: place { $rank }
left-lowest = cut: the lowest
left-highest = cut: the highest
left-unplayed = cut: not played
left-early = cut: an early round
left-below-limit = does not count: too few points

log-about = Everything that happened, each step sealed by the one before. The seal of the last one:
records-none = Records will be here as soon as players submit them.
record-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
}

sheets-about = One sheet a table: print this page.
sheet-number = Turn
sheet-result = Result
sheet-signatures = Signatures
cards-about = Print these and put them on the tables. The code of a player without an account is a link made by you: whoever has it can report for that player, and the log says that you gave it out. Players with an account sign in.
card-sign-in = signs in
card-code = Code for { $name }
