bracket-bracket-entrants-not = A knockout is for { $fewest } to { $most } entrants, not { $given }.
bracket-entrant-seeded-twice = An entrant is seeded twice.
bracket-match-no-result = Match { $id } has no result.
bracket-entrant-left-already = This entrant has already withdrawn.
bracket-entrant-not-left = This entrant has not withdrawn.
bracket-result-match-falls-other-players = The result of match { $one } is void: its players have changed.
bracket-results-matches-fall-other-players = The results of matches { $most } and { $last } are void: their players have changed.
bracket-groups-need-least-two-players = Groups need at least two players each and at most { $most } in all: { $entrants } players in { $groups } { $groups ->
        [one] group
       *[other] groups
    } will not work.
bracket-cannot-go-groups = { $advance } cannot qualify from groups of { $smallest }.
bracket-seed-group-seeds-dealt-groups = Seed { $seed } is in group { $letter }: seeds are dealt to the { $count } groups in a snake, so that all groups are equally strong.
bracket-number-group-seed-firsts-come = No. { $place } in group { $letter } is seed { $seed }: group winners come before runners-up, and players from the same group are kept apart for as long as possible.
bracket-standings-not-groups = These are not the standings of these groups.
bracket-own-order = in their own order
bracket-reverse-order = in reverse order
bracket-halves-exchanged = with the halves swapped
bracket-each-half-reversed = with each half reversed
bracket-neighbours-exchanged = with neighbours swapped
bracket-bracket-entrants-not-2 = A knockout is for { $fewest } to { $most } entrants, not { $entrants }.
bracket-main-round = main round { $round }
bracket-main-round-2 = main round { $round }
bracket-losers-round = losers’ round { $round }
bracket-losers-round-2 = losers’ round { $round }
bracket-consolation-round = consolation round { $round }
bracket-consolation-round-2 = consolation round { $round }
bracket-last-chance-round = last-chance round { $round }
bracket-last-chance-round-2 = last-chance round { $round }
bracket-match-place = match for { $from ->
        [3] third place
       *[other] place { $from }
    }
bracket-match-place-2 = the match for { $from ->
        [3] third place
       *[other] place { $from }
    }
bracket-match-places = match for places { $from }–{ $to }
bracket-round-places = matches for places { $from }–{ $to }
bracket-matches-places = the matches for places { $from }–{ $to }
bracket-round = round { $round }
bracket-round-2 = round { $round }
bracket-second-grand-final = second grand final
bracket-second-grand-final-2 = the second grand final
bracket-grand-final = grand final
bracket-grand-final-2 = the grand final
bracket-consolation-final = consolation final
bracket-consolation-final-2 = the consolation final
bracket-last-chance-final = last-chance final
bracket-last-chance-final-2 = the last-chance final
bracket-final = final
bracket-final-2 = the final
bracket-semi-final = semi-final
bracket-semi-finals = semi-finals
bracket-semi-final-2 = the semi-final
bracket-quarter-final = quarter-final
bracket-quarter-finals = quarter-finals
bracket-quarter-final-2 = the quarter-final
bracket-match-16 = match in the round of 16
bracket-round-16 = round of 16
bracket-round-16-2 = the round of 16
bracket-no-entrant-number = No entrant has number { $stranger }.
bracket-no-match = There is no match { $id }.
bracket-match-two-results = Match { $id } has two results.
bracket-match-cannot-result-yet-players = Match { $id } cannot have a result yet: its players are not known.
bracket-match-not-played-player-no = Match { $id } is not played: one of its players has no opponent.
bracket-match-not-played-first-grand = Match { $id } is not played: the first grand final has settled it.
bracket-result-match-not-between-two = The result of match { $id } names other players than the two who play it.
bracket-winner-match-not-play = The winner given for match { $id } does not play in it.
bracket-if-unbeaten-player-wins-end = If the unbeaten player wins, that is the end; if not, both have lost once, and match { $again } decides.
bracket-shares-places = shares places { $from }–{ $to }
bracket-takes-place = { $from ->
        [1] takes first place
        [2] takes second place
        [3] takes third place
       *[other] finishes in place { $from }
    }
bracket-out = is out
bracket-first-seat-lot-seed = { $player } moves first, decided by lot (random seed { $lots }).
bracket-winner-match = the winner of match { $id }
bracket-loser-match = the loser of match { $id }
bracket-nobody = nobody
bracket-entrants-leave-places-empty-top = { $entrants } entrants leave { $byes } of { $size } places empty, { $byes ->
        [one] and the top seed goes through
       *[other] and the top seeds go through
    }.
bracket-first-round-sets-high-seeds = The first round sets high seeds against low ones, so that the best players meet late.
bracket-played-because-both-lost-once = It is played because both have lost once.
bracket-unbeaten-player-starts-game-ahead = The unbeaten player starts one game ahead.
bracket-round-fewer-players-places-goes = This round has fewer players than places, so one of them has a bye.
bracket-losers-round-join-round-crossed = The losers of round { $from } join in round { $to }, crossed over so that rematches are few.
bracket-seeds-drawn-lot-seed = Seeds from { $from } down were decided by lot (random seed { $lots }).
bracket-seed = seed { $seed }
bracket-winner-match-2 = winner of match { $id }
bracket-loser-match-2 = loser of match { $id }
bracket-bye-2 = bye
bracket-no = No. { $number }
bracket-winner = The winner
bracket-loser = the loser
bracket-road-one = { $winner } { $to }.
bracket-road = { $winner } { $to }; { $loser } { $out }.
bracket-goes-bye = goes to { $stage } and has a bye there
bracket-goes-against = goes to { $stage } against { $opponent }
bracket-why = { $stage }: { $a } against { $b }.
bracket-why-bye = { $stage }: { $player } has a bye.
bracket-introduced = { $name } ({ $origin })
bracket-losers-drop = The losers of main round { $from } drop { $order }, so that rematches come late.
