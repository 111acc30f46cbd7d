# Reports and moderation

report-page = Report this page
report-title = Report a page
report-about = You report “{ $name }” to the administrators of this site.
report-words = What is wrong with it?
report-email = Your e-mail address, if you want to be asked about it
report-send = Send the report
report-look = Look at the page
report-by-account = from an account
report-answer = What was done, and why
report-handle = Mark as handled
reports-title = Reports
reports-open = Reports that wait
reports-handled = Reports that were handled
reports-none = No report is here.
reports-waiting = { $count ->
    [one] { $count } report waits
   *[other] { $count } reports wait
}
what-club = Club
what-competition = Competition
what-player = Player
what-record = Record
what-text = Text
moderate = Moderate
moderate-about = Everything you do here stands in the log of the site with its reason, and the people concerned get a letter.
moderate-account = Account
moderate-reason = Reason
moderate-hide = Hide
moderate-show = Show again
moderate-remove = Remove for good
moderate-rename = Rename
moderate-name = New name
moderate-merge = Merge into another player
moderate-into = Address of the page of the player who stays
moderate-sure = I know that this cannot be undone
moderate-texts = Texts
moderate-text-hidden = hidden
moderate-hidden = The public does not see this.
moderate-removed = This was removed.
account-suspend = Suspend
account-suspend-about = Nobody can sign in to the account or act for it until that day.
account-until = Until
account-ban = Ban
account-ban-about = The account and its address stay out: every session, token and link ends, and nobody makes a new account with that address.
account-admit = Let in again
account-suspended = Suspended until { $time }.
account-banned = Banned.
hidden-note = Hidden by the administrators: only staff and administrators see it. To appeal, write to { $address }.
done-reported = Thank you. The administrators will look at it.
done-report-handled = The report is handled.
done-moderated = Done. It stands in the log of the site.
mail-moderation-subject = A decision of the administrators
mail-moderation-body =
    Hello { $name },

    { $done }

    The reason: { $reason }

    If you think that this is wrong, write to { $address }.
mail-moderated-club-hide = the administrators hid the club “{ $name }” from the public. Its staff still see it.
mail-moderated-club-show = the administrators show the club “{ $name }” to the public again.
mail-moderated-club-remove = the administrators removed the club “{ $name }”.
mail-moderated-club-rename = the administrators renamed a club of yours. It is now called “{ $name }”.
mail-moderated-competition-hide = the administrators hid the competition “{ $name }” from the public. Its staff still see it.
mail-moderated-competition-show = the administrators show the competition “{ $name }” to the public again.
mail-moderated-competition-remove = the administrators removed the competition “{ $name }”.
mail-moderated-competition-rename = the administrators renamed a competition of your club. It is now called “{ $name }”.
mail-moderated-player-hide = the administrators hid the player “{ $name }” from the public.
mail-moderated-player-show = the administrators show the player “{ $name }” to the public again.
mail-moderated-player-remove = the administrators erased the player “{ $name }”. The results stay under a number.
mail-moderated-player-rename = the administrators renamed you as a player. Your name is now “{ $name }”.
mail-moderated-player-merge-away = the administrators found that the player “{ $name }” is somebody who has another account here. The results now belong to that account; yours keeps its ways in and its offices.
mail-moderated-player-merge = the administrators found that the player “{ $name }” is you. The results now count as yours.
mail-moderated-record-hide = the administrators hid a record of { $name } that you handed in.
mail-moderated-record-show = the administrators show a record of { $name } that you handed in again.
mail-moderated-record-remove = the administrators removed a record of { $name } that you handed in.
mail-moderated-text-hide = the administrators hid a text of yours: “{ $name }”
mail-moderated-text-show = the administrators show a text of yours again: “{ $name }”
mail-moderated-text-remove = the administrators removed a text of yours: “{ $name }”
mail-moderated-suspend = the administrators suspended your account until { $name }. Until then nobody can sign in to it.
mail-moderated-ban = the administrators closed your account for good. This is the last letter to this address.
mail-moderated-admit = the administrators let your account in again.
