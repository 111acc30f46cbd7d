open-play-not-entered = { $player } non risulta tra i partecipanti.
open-play-cannot-play-alone = { $first } non può avere sé come avversario.
open-play-winner-none-two = Chi vince non è nessuno dei due giocatori.
open-play-outside-window = { $date } è fuori dal periodo { $from } – { $to }.
open-play-games-against-most-count = Partite di { $first } contro { $second }: { $most }, il massimo che conta.
open-play-no-game-counts-yet = Ancora nessuna partita conta.
open-play-text = { $sum } = { $total }.
open-play-games-still-needed-rank = { $sum } = { $total }. Partite che mancano per entrare in classifica: { $missing }.
open-play-part = { $points } ({ $opponent }, { $games }×)
