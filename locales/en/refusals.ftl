refused-game = game { $game } of { $names }
refused-game-2 = game { $game } of { $names } in “{ $title }” ({ $house })
refused-day-time-write-2026-05 = “{ $word }” is not a day and time. Write it like 2026-05-31T18:00.
refused-day-write-2026-05-31 = “{ $word }” is not a day. Write it like 2026-05-31.
refused-choose-date-between = Choose a date between { $first_year } and { $last_year }.
refused-nothing-created = Nothing was created.
refused-nothing-play-table = There is nothing to play at this table.
game-not-here = There is no game “{ $game }” here.
refused-same-moment-somebody-else-stored = Somebody else saved something under that name at the same moment. Yours was not saved: send it again.
refused-no = No.
refused-number-stand-here = “{ $word }” cannot be used here. Enter a number from { $low } to { $high }.
refused-old-password-wrong = The current password is wrong.
refused-address-already = This is already your address.
refused-another-account-address-choose-another = Another account has this address. Choose another one.
refused-site-sends-mail-sign-password = This site does not send e-mail. Sign in with your password.
refused-account-needs-new-password-first = This account needs a new password first. Ask for one under “Forgot your password?”.
refused-address-password-fit-try-again = Wrong e-mail address or password. Try again, or ask for a new password.
refused-address-account-already-sign-ask = There is already an account for this address. Sign in, or ask for a new password.
refused-job-failed-gone-nothing-try = This job has not failed, or no longer exists: there is nothing to retry.
refused-site-sends-mail-leave-address = This site does not send e-mail. Leave the address empty, and share the link yourself.
refused-points-place-whole-numbers-first = Points by place are whole numbers, first place first, none higher than the one before, for example “200, 160, 120”.
refused-circuit-most-legs = { $most_legs ->
    [one] A circuit can have at most { $most_legs } competition.
   *[other] A circuit can have at most { $most_legs } competitions.
}
refused-club-most-circuits-delete-first = { $most_circuits ->
    [one] A club can have at most { $most_circuits } circuit. Delete it first.
   *[other] A club can have at most { $most_circuits } circuits. Delete one first.
}
refused-club-most-templates-delete-first = { $most_templates ->
    [one] A club can have at most { $most_templates } template. Delete it first.
   *[other] A club can have at most { $most_templates } templates. Delete one first.
}
refused-round-being-drawn = Round { $round } is being paired.
refused-most-people-come-new-into = { $most_new ->
    [one] At most { $most_new } new player can join a season.
   *[other] At most { $most_new } new players can join a season.
}
refused-wild-card-write-name-division = “{ $line }” is not a wild card. Write a name and a division from 1 to { $lowest }, for example “Ida Jung; 1”.
refused-say-how-order-decided = Say how the order was decided.
refused-meet-said-numbers-entries-3 = “{ $word }” is not an entry number. Write the players who must not meet by their entry numbers, for example “3, 7”.
refused-number-points-write-points-place = “{ $word }” is not a number of points. Write points by place like “10, 6, 3, 1”.
refused-others-rehearsing-moment-try-again = Other rehearsals are running at the moment. Try again in a minute.
refused-give-everybody-table-place-1 = Give everybody at the table a place, 1 for the first; tied players share a place.
refused-choose-player = Choose a player.
refused-choose-table = Choose a table.
refused-table-needs-two-players-least = A table needs at least two players.
refused-choose-change = Choose what to change.
refused-such-table = There is no such table.
refused-enter-result-first = Enter a result first.
refused-say-until-when = Enter a new deadline.
refused-choose = Choose what to do.
refused-club-drafts-already-announce-some = { $most_drafts ->
    [one] The club already has { $most_drafts } draft. Open its registration, or archive it.
   *[other] The club already has { $most_drafts } drafts. Open registration for some of them, or archive them.
}
refused-removing-cannot-undone-tick-box = Removing cannot be undone. Tick the box to confirm.
refused-write-wrong-page = Say what is wrong with the page.
refused-many-reports-wait-already-more = There are too many open reports at the moment. Write to the administrators instead, or try again tomorrow.
refused-game-carried-elsewhere-here-how = This game was continued elsewhere; this is where it stands now.
refused-covered-choice-text-made-another = A hidden choice in this text was made in another browser or at another point of the game. Continue in that browser, with the text as it was.
refused-records-score-attack-shown-when = The records of a score attack are shown once it is over.
refused-only-members-club-enter-ask = Only members of the club may enter. Ask an organiser for an invitation.
refused-give-everybody-place-everybody-score = Give everybody a place, or everybody a score.
refused-player-account-now-links-players = This player now has an account, and links are for players without one. Sign in instead.
refused-link-ended-gave-out-longer = This link is no longer valid: whoever issued it is no longer an organiser here, or it is too old. Ask the organisers for a new one.
refused-take-part-competition-yourself-sign = You take part in this competition yourself. Sign out to act through another player’s link.
refused-take-part-competition = You do not take part in this competition.
refused-score-attack = This is not a score attack.
refused-competition-begun-wait-organiser = The competition has not started yet. Wait for its organiser.
refused-if-game-table-send-again = { $text } If it is the game of this table, submit it again with agreed=yes.
refused-table-any-more = The table no longer exists.
refused-challenged-accepts-refuses-challenged-take = The challenged player accepts or refuses; the challenger may withdraw the challenge.
refused-only-somebody-sits-table = Only players at the table can do this.
refused-name-option-turn-cannot-written = A name, an option or a turn cannot be written in a record.
refused-random-play-come-end = Random play of { $game } does not come to an end.
refused-keep-records-making-already-hand = { $most ->
    [one] You already have { $most } unfinished record. Submit or discard it first.
   *[other] You already have { $most } unfinished records. Submit or discard one first.
}
refused-page-text-game-correct-tag = This page is for { $text }, but the record is of { $other }. Correct its tag Game.
refused-such-button = There is no such button.
refused-turn = Turn { $turn }, “{ $token }”: { $text }
refused-nothing-read-paste-record-choose = There is nothing to read. Paste the record or choose a file.
refused-backgammon-match-another-game-played = This is a backgammon match, but another game is played here.
refused-line = Line { $line }: { $text }
refused-file-games = The file has no games.
refused-file-names-players-say-send = The file names its players { $left } and { $right }. Say which of you is { $left }, and submit it again.
refused-many-pages-wait-news-already = Too many pages are waiting for updates. Reload this one by hand for now.
refused-most-characters-room-here = { $most ->
    [one] At most { $most } character fits here, not { $count }.
   *[other] At most { $most } characters fit here, not { $count }.
}
refused-some-fields-form-missing-wrong = Some fields of the form are missing or wrong. Go back, check them and send it again.
refused-form-arrived-broken-go-back = The form did not arrive complete. Go back and send it again.
refused-sent-compressed = What you sent is compressed. Send it as it is.
refused-sent-too-large-most-kb = What you sent is too large: the limit is { $most } KB.
refused-text-character-text-u-0000 = A text contains a character that is not allowed (U+0000). Remove it and send it again.
refused-sent-took-too-long-arrive = What you sent took too long to arrive. Try again with a better connection.
refused-password-wrong = The password is wrong.
refused-code-last-letter-too-old = This is not the code from the latest e-mail, or it has expired. Ask for another one.
refused-parameter-address-cannot-read-check = A parameter of this address cannot be read. Check what follows the question mark.
refused-why-ball = Why? No ball
refused-about = { $name }: { $text }
