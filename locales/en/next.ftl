# What is next

next-title = What is next
next-empty = Here will be your tables, with what to do at each. Enter a competition, or create a club and run one.
next-find-competition = Find a competition
next-see-games = Look at the games
next-tables = My tables
next-alone = On my own
next-round = round { $round }
next-deadline = until { $time }
next-overdue = was due { $time }
next-agreed = agreed for { $time }
next-task-confirm = Confirm or dispute
next-task-agree = Answer the proposed time
next-task-report = Report the result
next-task-look = Look at the table
next-duties = Waiting for you as staff
next-upcoming = Coming up
next-entry-accepted = you are in
next-entry-requested = waits for the organiser
next-entry-waiting-list = on the waiting list
next-running = Where I play
next-clubs = My clubs

duty-disputes = { $count ->
    [one] { $count } dispute to settle
   *[other] { $count } disputes to settle
}
duty-confirmations = { $count ->
    [one] { $count } result to confirm
   *[other] { $count } results to confirm
}
duty-postponements = { $count ->
    [one] { $count } postponement asked for
   *[other] { $count } postponements asked for
}
duty-entries = { $count ->
    [one] { $count } entry to accept
   *[other] { $count } entries to accept
}
duty-drafts = { $count ->
    [one] { $count } drawn round to publish
   *[other] { $count } drawn rounds to publish
}
duty-rounds = { $count ->
    [one] All results are in: draw the next round or close
   *[other] All results are in at { $count } stages: draw the next rounds or close
}

# Search

search-label = Club, player, competition or game
search-do = Search
search-players = Players
search-nothing = Nothing is called “{ $words }”. Try a part of the name.
