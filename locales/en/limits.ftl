limit-second = a second
limit-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
limit-minute = a minute
limit-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
limit-hour = an hour
limit-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
limit-go = { $text } You can continue in { $until }.
limit-these-were-many-passwords-codes = Too many passwords or codes. If you don’t remember yours, ask for a new password or a sign-in link by e-mail.
limit-many-wrong-codes-were-tried = Too many wrong codes for this account. Use a passkey or a recovery code.
limit-many-guess-password-account-moment = Many wrong passwords are being tried for this account. Use a browser you have signed in with before, a passkey, or a sign-in link by e-mail.
limit-these-were-many-passwords-if = Too many passwords. If you don’t remember yours, ask for a new one or a sign-in link by e-mail.
limit-many-people-sign-network-moment = Many people are signing in from your network at the moment. Use another network, or wait.
limit-several-letters-were-sent-address = Several e-mails have already been sent to this address. Look for the latest one, also in the spam folder.
limit-many-letters-sent-others-give = You have had many e-mails sent to others. Share a link instead.
limit-many-accounts-letters-were-asked = Many accounts and e-mails have been asked for from your network. Use another network, or wait.
limit-many-records-were-handed-network = Many records have been submitted from your network. This one was not saved: submit it again.
limit-faster-anybody-plays-type-paste = That was faster than anybody plays. Type or paste the whole record instead.
limit-changed-much-competition-if-something = You have made many changes in this competition. If something is wrong with it, ask its organiser.
limit-much-changed-table-if-agree = There have been many changes at this table. If you do not agree with each other, ask the organiser.
limit-changed-much-competition-lists-pasted = You have made many changes in this competition. Whole lists can be pasted or imported at once.
limit-made-several-clubs-already-administrator = You have already created several clubs. An administrator can create more for you.
limit-changed-much-club-lists-names = You have made many changes in this club. Whole lists of names can be pasted at once.
limit-club-made-many-competitions-rehearsals = The club has created many competitions and rehearsals. Use one of its drafts.
limit-reported-several-pages-already-administrators = You have already reported several pages, and the administrators are looking at them. Put further pages into one report.
limit-changed-how-shown-several-times = You have changed your public name several times. Your last choice stands.
limit-downloaded-data-several-times-last = You have downloaded your data several times. The last file has everything.
