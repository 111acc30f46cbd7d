# Games

games-title = Games
games-about = { $count } games can be played and refereed here. Each page shows the board, the rules in brief and the notation.
category-alignment = Alignment
category-capture = Capture
category-collection = Set collection
category-completion = Completion
category-connection = Connection
category-deduction = Deduction
category-dice = Dice
category-elimination = Elimination
category-hunt = Hunt
category-pattern = Pattern
category-puzzle = Puzzle
category-race = Race
category-score = Scoring
category-territory = Territory
game-players-one = 1 player
game-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
game-players-range = { $low } to { $high } players
game-record = Record a game
game-best = Top players
game-ratings = Full rating list
game-sheet = Blank score sheet
game-start = Starting position
game-ways = Variants and options
game-seats = Seats
game-ends = How the game ends
game-notation = Notation
game-sample = Example game
game-sample-about = A short random game, turn by turn
game-sample-text = The same game as a record
game-records = Played here
game-no-records = No game has been played here yet. The first one will appear here.
game-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
game-competitions = Competitions
game-no-competitions = There has been no competition of this game yet. The first one will appear here.
game-competition-open = open for entries
game-competition-ready = starting soon
game-competition-running = running
game-competition-finished = finished
game-competition-archived = archived
sheet-title = Every game on its board
sheet-turn = After turn { $turn }

# Replays

replay-start = Starting position
replay-steps = Step through the game
replay-first = First position
replay-previous = Previous turn
replay-next = Next turn
replay-last = Last position
replay-play = Play
replay-pause = Pause
replay-flip = Flip board
replay-levels = Levels
replay-turns = Turns
replay-share = Share
replay-text = Record (text)
replay-film = Animation
replay-strip = Key positions side by side
replay-picture = Picture of this position
replay-embed = Embed on your website
replay-whole = Open on Podium
ended-win = { $name } wins
ended-shared = { $names } share first place
ended-draw = Draw
ended-solved = Solved
ended-unsolved = Not solved
ended-over = The game is over
ended-resign = by resignation
ended-timeout = on time
ended-agreed = by agreement

# The recorder

recorder-title = Record a game of { $game }
recorder-about = Tap what is marked on the board, or type in the record.
recorder-turn = { $name } to play
recorder-secret = { $name } is choosing in secret: everybody else looks away.
recorder-uncover = I am { $name }: show me my choices
recorder-text-covered = Secret choices appear in the text as placeholders. Leave them there: they are revealed automatically.
recorder-choose = Choose a move
recorder-spots = { $count ->
    [one] { $count } spot to choose from
   *[other] { $count } spots to choose from
}
recorder-deal = Random setup
recorder-set-up = Enter setup
recorder-undo-step = Undo
recorder-undo-turn = Undo turn
recorder-new = Start over
recorder-new-sure = Start over? Everything recorded so far will be lost.
recorder-endings = End the game
recorder-check = Update the board from the text
recorder-submit = Submit record
recorder-offline = No connection. Your record is kept in this browser; continue once you are back online.
recorder-start = Other players or another variant
recorder-variant = Variant
recorder-names = Players, one per line
recorder-names-example = Ada
recorder-begin = Start recording

plot-places = Ranks round by round
plot-places-about = { $count ->
    [one] The rank of the leader after each round.
   *[other] The ranks of the top { $count } after each round.
}
plot-round = Round
plot-place = Rank
plot-scores = Score distribution
plot-scores-about = { $count ->
    [one] How often each score was made ({ $count } score in all).
   *[other] How often each score was made ({ $count } scores in all).
}
plot-score = Score
plot-times = Count
