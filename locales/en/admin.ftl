# Administration

admin-users = Accounts
admin-users-find = Name or e-mail address
admin-is-admin = administrator
admin-no-password = no password set
admin-make = Make administrator
admin-unmake = Remove administrator rights
admin-disable = Sign out and require a new password
admin-disable-about = The account is signed out everywhere and gets an e-mail with a link to choose a new password. Until the link is used, nobody can sign in. Passwords are never shown to anybody.
admin-running = { $count ->
    [one] { $count } competition running
   *[other] { $count } competitions running
}
admin-competitions = { $count ->
    [one] { $count } competition
   *[other] { $count } competitions
}
admin-jobs = Jobs
admin-jobs-none = Waiting and recent jobs will appear here.
admin-jobs-waiting = { $count ->
    [0] none waiting
   *[other] { $count } waiting
}
admin-jobs-given-up = { $count } given up
job-kind-fingerprints = Checking fingerprints of records
job-kind-retention = Deleting what is kept long enough
job-kind-scan = Search for what is due
job-kind-clock = Deadlines of a competition
job-kind-mail = E-mail
job-kind-draw = Pairing of a large field
job-kind-ratings = Ratings of a game
job-kind-prune = Clean-up
job-waiting = Waiting
job-running = Running
job-failed = Will be retried
job-given-up = Given up
job-done = Done
job-attempts = { $count ->
    [one] { $count } attempt
   *[other] { $count } attempts
}
job-retry = Retry now
admin-outbox = Outbox
admin-outbox-none = E-mails sent by the service will appear here.
admin-unsent = { $count ->
    [0] all sent
   *[other] { $count } not sent
}
admin-no-smtp = no mail server is configured: read the e-mails here
admin-sent = sent { $time }
admin-not-sent = not sent
admin-log = Log
admin-log-stream = Stream (club:…, competition:…, site)
admin-log-filter = Filter
admin-log-all = Show all
admin-log-none = Nothing has happened here yet.
admin-log-earlier = Earlier
admin-log-broken = This entry does not match its hash: it was changed outside the service.
done-disabled = The account is signed out. An e-mail with a link for a new password is on its way.
done-job-retried = The job runs again now.
admin-erase = Erase…
admin-erase-title = Erase { $name }
admin-erase-about = The name, the e-mail address and everything this person wrote are erased for good, here and in every new backup. The results stay, under a number. This cannot be undone.
admin-erase-do = Erase for good
admin-erase-back = Keep this person
done-erased = The person has been erased. The results stay, under a number.
mail-disabled-body =
    An administrator signed your account out everywhere and asks for a new password. Open this link within a week to choose one:
    { $link }
