# Words that mean the same everywhere

status-draft = Draft
status-open = Open for entries
status-ready = Starting soon
status-running = Running
status-finished = Finished
status-archived = Archived

standing-open = Open
standing-adjourned = Adjourned
standing-waiting = Waiting
standing-disputed = Disputed
standing-proved = Proved
standing-confirmed = Confirmed
standing-entered = Entered
standing-forfeit = Forfeit
standing-voided = Void
standing-bye = Bye

role-member = Member
role-arbiter = Arbiter
role-organiser = Organiser
role-owner = Owner
name-alike = similar to another name here
