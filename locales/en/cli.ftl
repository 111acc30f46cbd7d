# The command line

# Errors stand after “podium: ” and often before a colon and the reason the system gives: no capital, no full stop.
# Commands, options and variables (`podium games`, --rounds, DATABASE_URL) stay as they are.

cli-cannot-read = cannot read { $path }
cli-cannot-write = cannot write { $path }
cli-cannot-create-folder = cannot create the folder { $path }
cli-cannot-remove = cannot remove { $path }
cli-not-utf-8 = { $path } is not UTF-8 text
cli-no-game = there is no game “{ $game }”; `podium games` lists them all
cli-must-be-number = { $option } must be a number from { $low } to { $high }
cli-seconds-between = --seconds must be above 0 and below { $most }
cli-seconds-positive = --seconds must be at least 1
cli-not-found = there is no such page or account

# Records

cli-holds = { $game } holds: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}. { $end }: ranks { $ranks }
cli-holds-scores = scores { $scores }
cli-holds-solved = solved
cli-holds-unsolved = not solved
cli-fault = { $kind }: { $text }
cli-fault-turn = { $kind }, turn { $turn }: { $text }
cli-fault-token = { $kind }, turn { $turn } “{ $token }”: { $text }
cli-fault-setup = setup
cli-fault-syntax = syntax
cli-fault-illegal = illegal
cli-fault-after-end = after the end
cli-fault-incomplete = incomplete
cli-fault-claim = claim
cli-turns-too-many = there are too many turns to list; these are the ways to begin one
cli-no-turn = there is no turn { $turn }; choose one from 0 to { $turns }

# Files of other programs

cli-import-record = this is already a record; judge it with `podium check`
cli-import-unknown = byte 0: this kind of file cannot be imported; `podium help import` names those that can
cli-imported = { $count ->
    [one] { $count } record
   *[other] { $count } records
} written to { $folder }
cli-import-game = { $file } game { $number }
cli-import-stated = stated { $first } { $second }
cli-import-differs = DIFFERS
cli-import-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $agree } as in the file, { $differ } different, { $rest } with nothing to compare

# Pairings and standings

cli-bye = bye
cli-round = round { $number }
cli-opponent = No. { $number }
cli-only-in-file = { $pair } only in the file
cli-only-by-rules = { $pair } only by the rules
cli-simulate-round = Round { $number }
cli-simulate-points = Points
cli-simulate-unpaired = round { $round } cannot be paired: { $why }

# The service. Programs read the address at the end of the line.

cli-serving = Podium is at { $address }
cli-demo-failed = cannot fill the demonstration
cli-load-prepare = cannot prepare the database
cli-load-start = cannot start the service
cli-load-silent = the service does not start

# Administration

cli-no-database = there is no database { $path }; check DATABASE_URL, or start the service first
cli-no-account = no account has the e-mail address { $email }
cli-nobody = nobody has the e-mail address or the page “{ $whom }”
cli-link = Open this link to choose the password. It works once, for two days:
cli-factors-removed = Removed. { $email } now signs in with the password alone.
cli-erased = { $count ->
    [0] Erased.
    [one] Erased. The results stay in { $count } competition, under a number.
   *[other] Erased. The results stay in { $count } competitions, under a number.
}
cli-moderated = Done, and noted in the log of the site.
cli-job-again = The job will run again.
cli-job-unknown = No failed job has the id { $id }; `podium admin jobs` lists them.
cli-club-exported = { $path } is written.
cli-club-imported = The club is at /clubs/{ $slug }
cli-backed-up = { $path } is written and verified: { $summary }.
cli-restored = { $database } is restored and verified: { $summary }.
cli-set-aside = What was there before is now { $path }.

# What is verified

cli-verify-intact = Integrity: all is as it was written: { $summary }.
cli-verify-mismatch = MISMATCH: { $what }
cli-verify-same = Recomputation: no difference.
cli-verify-different = Recomputation: this version computes { $count ->
    [one] one thing
   *[other] { $count } things
} differently:
cli-verify-difference = { $kind }: { $at }: written by { $version }: { $was }; now: { $now }
cli-checked-chains = { $chains ->
    [one] { $chains } chain
   *[other] { $chains } chains
} of { $events ->
    [one] { $events } event
   *[other] { $events } events
}
cli-checked-competitions = { $count ->
    [one] { $count } competition
   *[other] { $count } competitions
}
cli-checked-records = { $count ->
    [one] { $count } record
   *[other] { $count } records
}
cli-checked-texts = { $count ->
    [one] { $count } name or text
   *[other] { $count } names and texts
}
cli-checked-erased = { $count ->
    [one] { $count } erased text
   *[other] { $count } erased texts
}
cli-checked-redacted = { $count ->
    [one] { $count } text with a name removed
   *[other] { $count } texts with a name removed
}
cli-checked-standings = { $count } standings computed again
cli-checked-ratings = { $count ->
    [one] { $count } rating computed again
   *[other] { $count } ratings computed again
}
cli-checked-unrated = { $count ->
    [one] { $count } rating list due for an update (not compared)
   *[other] { $count } rating lists due for an update (not compared)
}
