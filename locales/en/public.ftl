# The public pages

front-title = Leagues and tournaments
front-about = Who leads and why: every result traced back to the moves that made it.
front-empty = Nothing has been played here yet. Here is how to start:
front-first-account = Create an account
front-first-club = Create your club
front-first-competition = Create a competition in your club: the form suggests what suits the game
front-first-games = Browse the games
front-running = Running now
front-fresh = Latest results
front-board = Final position of { $names }
front-upcoming = Coming up
front-finished = Finished
front-all = All competitions
front-clubs = Clubs by location
front-all-clubs = All clubs

filter-all = All
filter-show = Show
competitions-none = No competition matches. Widen your choice, or come back later.
page-before = Previous page
page-after = Next page

dates = { $first } to { $last }
until = until { $day }

head-players = { $count ->
    [0] No players yet
    [one] { $count } player
   *[other] { $count } players
}
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

standings-open = Registration is open. Standings will appear here once the competition starts.
standings-none = Standings will appear here once the competition starts.
carry-away = Export and embed
carry-calendar = Calendar
carry-records = All records
carry-hall = Hall screen
hall-stay = Pause rotation
hall-go-on = Resume rotation
hall-next = Next screen
carry-embed = Embed on your website:
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
state = Status
value = Value
seed = Seed
points-short = Pts
you = you
won = won
why = Why
withdrawn = withdrawn
opponent-by-opponent = Opponent by opponent

zone-on = qualifies
columns-legend = What the columns mean
zone-up = promoted
zone-play-off = play-off
zone-down = relegated

round-number = Round { $number }
round-deadline = To be played by { $time }
round-by-hand = The organiser adjusted this round by hand.
rounds-none = Pairings will appear here once the first round is published.
score-sheets = Score sheets
table-cards = Table cards
table-number = Table { $number }
table-why = Why this pairing
table-closed = The organiser ended the match as it stands.
table-adjourned = Adjourned.
table-adjourned-until = Adjourned until { $time }.
table-agreed = To be played on { $time }.
see-table = View the table
see-record = View the record
game-number = Game { $number }
schedule-none = The schedule will appear here once the competition starts.
schedule-bye = { $name } has a bye

bye-pairing = Bye
bye-asked = Bye
bye-absent = Absent

end-resign = Resigned
end-timeout = Out of time
end-agreed = Draw agreed
told-entered = Entered by { $name }, { office }, on { $time }.
told-entered-automatically = Entered automatically on { $time }.
records-closed = The records of a score attack are shown once it is over.
told-record = Proved by the record that { $name } submitted on { $time }.
told-reported = Reported by { $name } on { $time }.
told-confirmed = Confirmed by { $name }.
told-confirmed-itself = Confirmed automatically: nobody disputed it in time.
told-confirms-itself = Will be confirmed automatically on { $time } unless somebody disputes it.
told-disputed = Disputed by { $name } on { $time }.
told-disputed-because = Disputed by { $name } on { $time }: “{ $reason }”
told-disputed-automatically = Disputed automatically on { $time }.
told-turn = The dispute is about turn { $turn }.
told-ruled = Ruled by { $name } on { $time }.
told-ruled-because = Ruled by { $name } on { $time }: “{ $reason }”
told-ruled-automatically = Ruled automatically on { $time }.

crosstable-none = The crosstable will appear here once the first round is published.
crosstable-key = 5w1: against row 5, moving first (w; b: moving second), won (1; ½: drew; 0: lost). + and −: by forfeit. U, F, H, Z: bye (no opponent left, full-point, half-point, zero-point).
met = { $name }: { $result }
met-won = won
met-drew = drew
met-lost = lost
met-won-by-forfeit = won by forfeit
met-lost-by-forfeit = lost by forfeit
met-bye = bye
met-open = to be played

bracket-none = The bracket will appear here once the knockout starts.
bracket-list = The bracket as a list
match-number = Match { $number }
match-waiting = players to be decided
match-ready = to be played
match-played = played
match-walkover = walkover
match-double-forfeit = both forfeited
match-bye = bye
match-empty = empty
match-not-needed = not needed

what-if-none = No games left to play.
what-if-about = The places each player can still reach. Ties are treated as undecided.
what-if-now = After this round
what-if-end = At the end
what-if-tables = What each open table can change
what-if-is-first = has secured first place
what-if-is-can-win = can still finish first
what-if-is-cannot-win = can no longer finish first
if-wins = { $name } wins
if-draw = Draw
if-place = { $name }: place { $places }.
if-nothing = No effect on the standings.

entries-rating = Rating
entries-none = Players will appear here as they enter.
entry-requested = awaiting the organiser
entry-accepted = entered
entry-waiting-list = on the waiting list
entry-rating = Rating { $rating }
entry-player = Full profile
entry-rank = { $stage }: rank { $rank }
left-lowest = dropped: lowest
left-highest = dropped: highest
left-unplayed = dropped: not played
left-early = dropped: early round
left-below-limit = not counted: too few points

log-about = Everything that has happened, each entry chained to the previous one. Current hash:
records-none = Records will appear here as players submit them.
record-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}

sheets-about = One sheet per table. Print this page.
sheet-number = Turn
sheet-result = Result
sheet-signatures = Signatures
cards-about = Print these cards and put them on the tables. The code of a player without an account is a personal link: anyone holding it can report results for that player, and the log shows that you gave it out. Players with an account sign in.
card-sign-in = signs in
card-code = Code for { $name }
