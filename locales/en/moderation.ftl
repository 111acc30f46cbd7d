# Reports and moderation

report-page = Report this page
report-title = Report a page
report-about = You are reporting “{ $name }” to the administrators of this site.
report-words = What is wrong with it?
report-email = Your e-mail address, in case we have questions
report-send = Send report
report-look = View the page
report-by-account = from an account
report-answer = What was done, and why
report-handle = Mark as handled
reports-title = Reports
reports-open = Open reports
reports-handled = Handled reports
reports-none = There are no reports here.
reports-waiting = { $count ->
    [one] { $count } open report
   *[other] { $count } open reports
}
what-club = Club
what-competition = Competition
what-player = Player
what-record = Record
what-text = Text
moderate = Moderate
moderate-about = Everything you do here is kept in the site log with its reason, and the people concerned get an e-mail.
moderate-account = Account
moderate-reason = Reason
moderate-hide = Hide
moderate-show = Show again
moderate-remove = Remove for good
moderate-rename = Rename
moderate-name = New name
moderate-merge = Merge into another player
moderate-into = Page address of the player to keep
moderate-sure = I understand that this cannot be undone
moderate-texts = Texts
moderate-text-hidden = hidden
moderate-hidden = Hidden from the public.
moderate-removed = This has been removed.
account-suspend = Suspend
account-suspend-about = Until that day nobody can sign in to the account or act for it.
account-until = Until
account-ban = Ban
account-ban-about = All sessions, tokens and links of the account end at once, nobody can sign in to it, and nobody can create a new account with its address.
account-admit = Readmit
account-suspended = Suspended until { $time }.
account-banned = Banned.
hidden-note = Hidden by the administrators: only staff and administrators can see it. To appeal, write to { $address }.
done-reported = Thank you. The administrators will look at your report.
done-report-handled = Report marked as handled.
done-moderated = Done and added to the site log.
mail-moderation-subject = Podium: a decision by the administrators
mail-moderation-body =
    Hello { $name },

    { $done }

    Reason: { $reason }

    If you think this is wrong, write to { $address }.
mail-moderated-club-hide = The administrators have hidden the club “{ $name }” from the public. Its staff can still see it.
mail-moderated-club-show = The club “{ $name }” is visible to the public again.
mail-moderated-club-remove = The administrators have removed the club “{ $name }”.
mail-moderated-club-rename = The administrators have renamed one of your clubs. It is now called “{ $name }”.
mail-moderated-competition-hide = The administrators have hidden the competition “{ $name }” from the public. Its staff can still see it.
mail-moderated-competition-show = The competition “{ $name }” is visible to the public again.
mail-moderated-competition-remove = The administrators have removed the competition “{ $name }”.
mail-moderated-competition-rename = The administrators have renamed a competition of your club. It is now called “{ $name }”.
mail-moderated-player-hide = The administrators have hidden the player “{ $name }” from the public.
mail-moderated-player-show = The player “{ $name }” is visible to the public again.
mail-moderated-player-remove = The administrators have erased the player “{ $name }”. The results stay, under a number.
mail-moderated-player-rename = The administrators have changed your name as a player. It is now “{ $name }”.
mail-moderated-player-merge-away = The administrators found that the player “{ $name }” is somebody with another account here. The results now belong to that account; you can still sign in to yours, and it keeps its roles.
mail-moderated-player-merge = The administrators found that the player “{ $name }” is you. The results are now yours.
mail-moderated-record-hide = The administrators have hidden a record of { $name } that you submitted.
mail-moderated-record-show = A record of { $name } that you submitted is visible again.
mail-moderated-record-remove = The administrators have removed a record of { $name } that you submitted.
mail-moderated-text-hide = The administrators have hidden something you wrote: “{ $name }”
mail-moderated-text-show = Something you wrote is visible again: “{ $name }”
mail-moderated-text-remove = The administrators have removed something you wrote: “{ $name }”
mail-moderated-suspend = The administrators have suspended your account until { $name }. Until then nobody can sign in to it.
mail-moderated-ban = The administrators have banned your account for good. This is the last e-mail to this address.
mail-moderated-admit = The administrators have readmitted your account: you can sign in again.
moderate-merge-club = Merge into another club
moderate-into-club = Page address of the club to keep
moderate-preview = See what would move
merge-goes = Goes
merge-stays = Stays
merge-about = The description, place and links of the club that stays are kept; those of the other club are deleted. Everything else moves, results and logs included. Members of both clubs will see one roster, with its notes.
merge-swap = Keep the other club
merge-moves = What moves
merge-moving = moving
merge-after = afterwards
merge-most = at most { $most }
merge-competitions = Competitions
merge-circuits = Circuits
merge-roster = Players on the roster, guests included
merge-templates = Templates
merge-invitations = Open invitations
merge-claims = Links to claim results
merge-ratings = The club’s own rating list is computed anew from the results of both clubs.
merge-there = there so far: { $role }
merge-kept-out = does not come along: that club removed this person
merge-more = { $count ->
    [one] … and { $count } more.
   *[other] … and { $count } more.
}
merge-addresses = Addresses that lead on
merge-too-much = Together the two clubs have more than a club may have. Something has to be deleted first.
merge-do = Merge the clubs
mail-moderated-club-merge = The administrators have merged two clubs: { $name }. Members, competitions, players and open links are now together in the second one, and old addresses lead there.
