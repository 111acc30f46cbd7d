why-record-proves = proved by a record
why-two-confirmed-people-agreed = agreed by two people with confirmed addresses
why-clubs-staff-typed = entered by the club’s staff
why-arbiter-decided = ruled by an arbiter
why-clubs-staff-confirmed-player = confirmed by the club’s staff, not by a player
why-somebody-acted-link = reported or confirmed through a link
why-nobody-answered-time = nobody answered in time
why-person-alone-reported = reported by one person alone
why-fewer-two-those-agreed-confirmed = fewer than two of those who agreed have confirmed their address
why-account-holds-two-seats = one account holds two seats
why-counts-sites-rating-list-clubs = Counts in the site ratings and the club ratings: { $text }.
why-counts-clubs-rating-list-alone = Counts in the club ratings only: { $text }.
why-same-moves-prove-game-already = The same moves already prove game { $game } of { $names }.
why-same-moves-prove-game-another = The same moves already prove a game of another competition.
why-record-names-sit-table = The record names { $written }, who is not at this table.
why-record-dated-far-days-round = The record is dated { $date }, far from the days of this round.
why-record-another-event = The record is from another event, “{ $written }”.
why-record-played-somewhere-else = The record is of a game played elsewhere, “{ $written }”.
why-so = So.
why-challenges = { $second } challenges { $first }.
why-defends-place-tier-against-draw = { $first } defends a place on tier { $tier } against { $second }; a draw is enough.
why-opened-table = { $opener } opened this table.
why-put-together-organiser = Put together by the organiser.
why-challenged-first-place = Whoever is challenged moves first.
why-begins-having-begun-least-often = { $first } moves first, having done so the least often.
why-left = { $name } has withdrawn.
why-organiser-decided = The organiser decided this.
why-table-seats-game-least = { $seats ->
    [one] Table { $table } has { $seats } player; the game needs at least { $fewest }.
   *[other] Table { $table } has { $seats } players; the game needs at least { $fewest }.
}
why-table-met-round = Table { $table }: { $a } and { $b } have already met in round { $round }.
why-table-meet = Table { $table }: { $a } and { $b } must not meet.
why-table-should-meet-other-seating = Table { $table }: { $a } and { $b } should not meet, but no other seating was found.
why-table = Table { $table }: { $text }
why-table-seat-times-running = { $times ->
    [one] Table { $table }: { $name } has the { $seat ->
        [1] first
       *[2] second
    } seat once.
   *[other] Table { $table }: { $name } has the { $seat ->
        [1] first
       *[2] second
    } seat { $times } times in a row.
}
why-table-seat-times-other = { $times ->
    [one] Table { $table }: { $name } has had the { $seat ->
        [1] first
       *[2] second
    } seat once, the other { $other }.
   *[other] Table { $table }: { $name } has had the { $seat ->
        [1] first
       *[2] second
    } seat { $times } times, the other { $other }.
}
why-sits-out-again-times-round = { $times ->
    [one] { $name } has { $times } bye, counting this round.
   *[other] { $name } has another bye: { $times } byes, counting this round.
}
why-pairing-keep-these-apart = No pairing could keep { $text } apart.
why-adjourned-counted-drawn-pairing = { $text } Adjourned tables count as draws for this pairing.
why-plays-published-setup-up-times = { $attempts ->
    [one] { $name } plays the published setup once.
   *[other] { $name } plays the published setup up to { $attempts } times.
}
why-plays-published-setup-once = { $name } plays the published setup once.
why-asked-bye = { $name } requested this bye.
why-play-round-gets-full-point = { $name } does not play this round and gets a full point.
why-asked-miss-round-half-point = { $name } requested a bye for this round, worth half a point.
why-asked-miss-round-without-points = { $name } requested a bye for this round, without points.
why-schedule = As scheduled.
why-bracket = As set by the bracket.
why-swiss-rounds = Swiss rounds
why-rounds = Rounds
why-round-robin = Round robin
why-group = Group { $letter }
why-knockout = Knockout
why-play-offs = Play-offs
why-ladder = Ladder
why-open-play = Open play
why-attempts = Attempts
why-division = Division { $label }
