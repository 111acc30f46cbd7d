# Administration

admin-users = Accounts
admin-users-find = Name or e-mail address
admin-is-admin = administrator
admin-no-password = no password set
admin-make = Make administrator
admin-unmake = Take administration away
admin-disable = Sign out and ask for a new password
admin-disable-about = Who is signed out this way gets a link for a new password by e-mail; until it is used, nobody can sign in to the account. Passwords are never shown to anybody.
admin-running = { $count ->
    [one] { $count } competition running
   *[other] { $count } competitions running
}
admin-competitions = { $count ->
    [one] { $count } competition
   *[other] { $count } competitions
}
admin-jobs = Jobs
admin-jobs-none = No job is waiting or was done lately.
admin-jobs-waiting = { $count } waiting
admin-jobs-given-up = { $count } given up
job-kind-scan = Looking for what is due
job-kind-clock = What is due in a competition
job-kind-mail = A letter
job-kind-draw = Pairing of a large field
job-kind-ratings = Ratings of a game
job-kind-prune = Tidying up
job-waiting = Waiting
job-running = At work
job-failed = Will be tried again
job-given-up = Given up
job-done = Done
job-attempts = { $count ->
    [one] { $count } attempt
   *[other] { $count } attempts
}
job-retry = Try again now
admin-outbox = Outbox
admin-outbox-none = No letter was written yet.
admin-unsent = { $count } not sent
admin-no-smtp = no mail server is set up: read the letters here
admin-sent = sent { $time }
admin-not-sent = not sent
admin-log = Audit log
admin-log-stream = Stream: club:…, competition:…, site
admin-log-filter = Filter
admin-log-all = Show all
admin-log-none = Nothing happened here yet.
admin-log-earlier = Earlier
admin-log-broken = This row does not fit its hash: it was changed behind the service’s back.
done-disabled = The account is signed out; a link for a new password is in the outbox.
done-job-retried = The job will run again now.
admin-erase = Erase…
admin-erase-title = Erase { $name }
admin-erase-about = Name, e-mail address and everything this person wrote are removed for good, here and in every new backup. Their results stay under a number. This cannot be undone.
admin-erase-do = Erase for good
admin-erase-back = Keep this person
done-erased = The person is erased. Their results stay under a number.
mail-disabled-body =
    An administrator signed your account out and asks for a new password. Open this link within a week to choose one:
    { $link }
