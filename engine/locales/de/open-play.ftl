open-play-not-entered = { $player } ist nicht angemeldet.
open-play-cannot-play-alone = { $first } kann nicht gegen sich selbst spielen.
open-play-winner-none-two = Gewonnen hat keine der beiden Seiten.
open-play-outside-window = Der { $date } liegt außerhalb des Zeitraums vom { $from } bis zum { $to }.
open-play-games-against-most-count = Partien von { $first } gegen { $second }: { $most }, mehr zählen nicht.
open-play-no-game-counts-yet = Noch zählt keine Partie.
open-play-text = { $sum } = { $total }.
open-play-games-still-needed-rank = { $sum } = { $total }. Für einen Rang fehlen noch Partien: { $missing }.
open-play-part = { $points } ({ $opponent }, { $games }×)
