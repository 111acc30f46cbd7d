open-play-not-entered = { $player } no se ha inscrito.
open-play-cannot-play-alone = { $first } no puede ser su propio rival.
open-play-winner-none-two = El ganador no es ninguno de los dos.
open-play-outside-window = El { $date } queda fuera del periodo del { $from } al { $to }.
open-play-games-against-most-count = Partidas de { $first } contra { $second }: { $most }, el máximo que cuenta.
open-play-no-game-counts-yet = Aún no cuenta ninguna partida.
open-play-text = { $sum } = { $total }.
open-play-games-still-needed-rank = { $sum } = { $total }. Partidas que faltan para tener puesto: { $missing }.
open-play-part = { $points } ({ $opponent }, { $games }×)
