log-created-competition = created the competition
log-changed-settings = changed the settings
log-opened-registration = opened registration
log-closed-registration = closed registration
log-entered = entered { $name }
log-entered-oneself = { $state ->
    [requested] asked to enter
    [waiting-list] joined the waiting list
   *[accepted] entered the competition
}
log-accepted = accepted { $name }
log-refused-entry = refused the entry of { $name }
log-put-waiting-list = put { $name } on the waiting list
log-asked-entry = requested the entry of { $name }
log-corrected-entry = corrected the entry of { $name }
log-changed-name = changed the name { $former } to { $name }
log-changed-name-because = changed the name { $former } to { $name }: “{ $reason }”
log-erased-personal-data = erased the personal data of { $name }
log-erased-own-data = erased their own personal data
log-erased-somebodys-personal-data = erased somebody’s personal data
log-hid-competition-public = hid the competition from the public
log-showed-competition-public-again = showed the competition to the public again
log-removed-words-competition = removed the texts of the competition
log-hid-some-words-administrator = hid a text as an administrator
log-showed-hidden-words-again-administrator = showed a hidden text again as an administrator
log-removed-some-words-administrator = removed a text as an administrator
log-changed-how-shown = changed the public name of { $name }
log-changed-own-public-name = changed their own public name
log-changed-how-somebody-shown = changed somebody’s public name
log-checked = checked { $name } in
log-took-back-check = undid the check-in of { $name }
log-gave-new-link = gave { $name } a new link
log-set-starting-order = seeded the players
log-withdrew = withdrew { $name }
log-withdrew-oneself = withdrew from the competition
log-took-back = reinstated { $name }
log-noted-bye-round = noted a bye for { $name } in round { $round }
log-asked-bye-round = requested a bye in round { $round }
log-cancelled-bye-round = cancelled the bye of { $name } in round { $round }
log-cancelled-own-bye-round = cancelled the bye requested for round { $round }
log-started-competition = started the competition
log-added-stage = added the stage “{ $name }”
log-changed-draw-round-hand = changed the pairings of round { $round } by hand
log-drew-round = paired round { $round }
log-threw-draft-round-away = discarded the draft of round { $round }
log-published-round = published round { $round }
log-added-tables-round = { $number ->
    [one] added { $number } table to round { $round }
   *[other] added { $number } tables to round { $round }
}
log-took-back-table = voided the table of { $table }
log-submitted-record-game = submitted the record of game { $game } of { $table }
log-reported-game = reported game { $game } of { $table }
log-handed-record-game-fit = submitted a record for game { $game } of { $table } that does not match: { $text }
log-confirmed-game = confirmed game { $game } of { $table }
log-disputed-game = disputed game { $game } of { $table }
log-ruled-game-stands = ruled that game { $game } of { $table } stands
log-ruled-another-result-game = ruled another result for game { $game } of { $table }
log-ruled-game-played-again = ruled that game { $game } of { $table } is to be replayed
log-entered-forfeit-game = entered a forfeit of { $names } in game { $game } of { $table }
log-entered-result-game = entered the result of game { $game } of { $table }
log-struck-game = voided game { $game } of { $table }
log-took-back-forfeit = undid the forfeit in { $table }
log-entered-forfeit = entered a forfeit of { $names } in { $table }
log-ended-stands = ended the match { $table } as it stands
log-reopened = reopened the match { $table }
log-adjourned = adjourned { $table }
log-proposed-time = suggested a time for { $table }
log-agreed-time = accepted the time for { $table }
log-asked-postpone = requested a postponement of { $table }
log-postponed = postponed { $table }
log-postpone = refused the postponement of { $table }
log-challenged = challenged { $whom }
log-entered-challenge = entered a challenge of { $by } to { $whom }
log-accepted-challenge = accepted the challenge of { $by }
log-accepted-challenge-for = accepted the challenge of { $by } for { $whom }
log-refused-challenge = refused the challenge of { $by }
log-refused-challenge-for = refused the challenge of { $by } for { $whom }
log-placed-on-rung = placed { $name } on rung { $rung }
log-ladder-joined = { $name } joined the ladder.
log-ladder-left = { $name } left the ladder.
log-ladder-cancelled = The challenge of { $by } to { $whom } was cancelled.
log-ladder-won = { $by } challenged { $whom } and won.
log-ladder-lost = { $by } challenged { $whom } and lost.
log-ladder-drew = { $by } challenged { $whom }, and they drew.
log-ladder-no-show = { $absent } did not come to play the challenge of { $by } to { $whom }.
log-closed-season = closed the season
log-decided-order-tied-players = broke a tie by hand
log-closed-competition = closed the competition
log-reopened-competition = reopened the competition
log-archived-competition = archived the competition
log-noted = noted: { $text }
log-doubted = { $who } { $what }
log-done = { $who } { $what }.
log-done-automatically = Podium { $what } (automatically).
log-accepted-automatically = { $name } moved up from the waiting list automatically.
log-added-tables-automatically = { $number ->
    [one] { $number } table was added to round { $round } automatically.
   *[other] { $number } tables were added to round { $round } automatically.
}
log-voided-table-automatically = The table of { $table } was voided automatically.
log-confirmed-game-automatically = Game { $game } of { $table } was confirmed automatically: nobody disputed it in time.
log-entered-forfeit-automatically = A forfeit of { $names } in { $table } was entered automatically: the deadline had passed.
log-ended-stands-automatically = The match { $table } was ended automatically at the score it stood at: the deadline had passed.
log-by = { $name } ({ $capacity })
office = { $office ->
    [owner] owner of the club
    [organiser] organiser
    [arbiter] arbiter
    [administrator] administrator
   *[staff] staff
}
log-link-issued = issued by { $name }
log-link-used = used by { $name }
log-by-link = by link
log-merged-club-into-another = merged the club into the one that holds the competition now
