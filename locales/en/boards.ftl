# Games

games-title = Games
games-about = { $count } games can be played and refereed here. Each page shows the board, the rules in brief and how a game is written down.
category-alignment = Make a row
category-capture = Take the other’s pieces
category-collection = Collect
category-completion = Finish something
category-connection = Connect
category-deduction = Find out what is hidden
category-dice = Dice
category-elimination = Be the last one left
category-hunt = Few against many
category-pattern = Make a figure
category-puzzle = Puzzles
category-race = Be first
category-score = Score most
category-territory = Hold most of the board
game-players-one = 1 player
game-players = { $number } players
game-players-range = { $low } to { $high } players
game-record = Record a game
game-best = Who is best at it
game-ratings = The whole rating list
game-sheet = Blank score sheet
game-start = The start
game-ways = Ways to play
game-seats = Seats
game-ends = How a game ends
game-notation = How turns are written
game-sample = A sample game
game-sample-about = A short random game, turn by turn
game-sample-text = The same game as a record
game-records = Played here
game-no-records = No game has been played here yet. The first one will show up here.
game-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
game-competitions = Competitions
game-no-competitions = Nobody has held a competition of this game yet.
game-competition-open = open for entries
game-competition-ready = about to start
game-competition-running = running
game-competition-finished = finished
game-competition-archived = finished long ago
sheet-title = Every game on its board
sheet-turn = After turn { $turn }

# Replays

replay-start = The start.
replay-steps = Step through the game
replay-first = First position
replay-previous = Previous turn
replay-next = Next turn
replay-last = Last position
replay-play = Play
replay-pause = Pause
replay-flip = Flip the board
replay-levels = Levels
replay-turns = Turns
replay-share = Share
replay-text = The record as text
replay-film = The game as a moving picture
replay-strip = A few positions side by side
replay-picture = This position as a picture
replay-embed = For your own site
replay-whole = Open on Podium
ended-win = { $name } wins
ended-shared = { $names } share first place
ended-draw = Drawn
ended-solved = Solved
ended-unsolved = Not solved
ended-over = The game is over
ended-resign = by resignation
ended-timeout = on time
ended-agreed = by agreement

# The recorder

recorder-title = Record a game of { $game }
recorder-about = Tap what is marked on the board, or type into the record.
recorder-turn = { $name } to play
recorder-secret = { $name } chooses in secret: everybody else looks away now.
recorder-uncover = I am { $name } – show me the choice
recorder-text-covered = What is secret still stands in the text as a covered word. Leave it there: it opens by itself.
recorder-choose = What do you mean?
recorder-spots = { $count ->
    [one] One spot can be tapped
   *[other] { $count } spots can be tapped
}
recorder-deal = Set up at random
recorder-set-up = Enter the setup
recorder-undo-step = Undo
recorder-undo-turn = Undo the turn
recorder-new = Start over
recorder-new-sure = Start over? What is written so far will be gone.
recorder-endings = Resign, draw, time
recorder-text = The record
recorder-check = Read the text
recorder-submit = Submit the record
recorder-offline = No connection. The text is kept in this browser; go on when the connection is back.
recorder-start = Other players, another variant
recorder-variant = Variant
recorder-names = Players, one a line
recorder-names-example = Ada
recorder-begin = Begin

plot-places = Places round by round
plot-places-about = { $count ->
    [one] The place of the first after each round.
   *[other] The places of the first { $count } after each round.
}
plot-round = Round
plot-place = Place
plot-scores = How the scores are spread
plot-scores-about = How often each score was made, over { $count } scores.
plot-score = Score
plot-times = Times
