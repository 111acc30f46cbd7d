open-play-not-entered = { $player } ne figure pas parmi les inscriptions.
open-play-cannot-play-alone = Une même personne ne peut pas jouer contre elle-même : { $first }.
open-play-winner-none-two = Le vainqueur n’est aucun des deux joueurs.
open-play-outside-window = Le { $date } est hors de la période du { $from } au { $to }.
open-play-games-against-most-count = Parties de { $first } contre { $second } : { $most }, le maximum qui puisse compter.
open-play-no-game-counts-yet = Aucune partie ne compte encore.
open-play-text = { $sum } = { $total }.
open-play-games-still-needed-rank = { $sum } = { $total }. Parties manquantes pour avoir un rang : { $missing }.
open-play-part = { $points } ({ $opponent }, { $games }×)
