open-play-not-entered = { $player } has not entered.
open-play-cannot-play-alone = { $first } cannot play against themselves.
open-play-winner-none-two = The winner is neither of the two players.
open-play-outside-window = { $date } is outside the period from { $from } to { $to }.
open-play-games-against-most-count = Games of { $first } against { $second }: { $most }, the most that count.
open-play-no-game-counts-yet = No games count yet.
open-play-text = { $sum } = { $total }.
open-play-games-still-needed-rank = { $sum } = { $total }. Games still needed for a rank: { $missing }.
open-play-part = { $points } ({ $opponent }, { $games }×)
