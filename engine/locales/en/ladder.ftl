ladder-not-ladder = { $unknown } is not on the ladder.
ladder-not-above = { $whom } is not above { $by }.
ladder-far-up-rung-challenge-up = { $whom } is too far up: from rung { $rung }, a player may challenge up to { $range } { $range ->
        [one] rung
       *[other] rungs
    } higher, not { $up }.
ladder-challenged-already = { $by } has already challenged { $whom }.
ladder-open-challenges-most-allowed-played = Open challenges of { $by }: { $most }, the most allowed. One must be played or cancelled first.
ladder-challenged-already-2 = { $whom } has already been challenged by { $other }.
ladder-play-again = { $by } and { $whom } may play again from { $from }.
ladder-enters-rung = { $player } joins on rung { $to }.
ladder-beat-goes-rung = { $player } beat { $other } and moves from rung { $from } to { $to }.
ladder-refused-s-challenge-goes-rung = { $player } refused { $other }’s challenge and moves from rung { $from } to { $to }.
ladder-not-answer-s-challenge-time = { $player } did not answer { $other }’s challenge in time and moves from rung { $from } to { $to }.
ladder-not-come-play-goes-rung = { $player } did not turn up to play { $other } and moves from rung { $from } to { $to }.
ladder-organiser-moved-rung = The organiser moved { $player } from rung { $from } to { $to }.
ladder-no-open-challenge = { $by } has no open challenge against { $whom }.
ladder-ladder-already = { $player } is already on the ladder.
ladder-accepted-already = { $whom } has already accepted.
ladder-not-ladder-2 = { $player } is not on the ladder.
ladder-neither-nor = { $player } is neither { $by } nor { $whom }.
