# What is next

next-title = What’s next
next-empty = Your tables will appear here, with what to do at each. Enter a competition, or create a club and run one.
next-find-competition = Find a competition
next-see-games = Browse the games
next-tables = My tables
next-alone = Solo
next-round = round { $round }
next-deadline = due { $time }
next-overdue = was due { $time }
next-agreed = agreed for { $time }
next-task-confirm = Confirm or dispute
next-task-agree = Answer the suggested time
next-task-report = Report the result
next-task-look = View the table
next-duties = Staff tasks
next-upcoming = Coming up
next-entry-accepted = entry accepted
next-entry-requested = awaiting the organiser
next-entry-waiting-list = on the waiting list
next-running = My competitions
next-clubs = My clubs

duty-disputes = { $count ->
    [one] { $count } dispute to rule on
   *[other] { $count } disputes to rule on
}
duty-confirmations = { $count ->
    [one] { $count } result to confirm
   *[other] { $count } results to confirm
}
duty-postponements = { $count ->
    [one] { $count } postponement requested
   *[other] { $count } postponements requested
}
duty-entries = { $count ->
    [one] { $count } entry to accept
   *[other] { $count } entries to accept
}
duty-drafts = { $count ->
    [one] { $count } round ready to publish
   *[other] { $count } rounds ready to publish
}
duty-rounds = { $count ->
    [one] All results are in: pair the next round or close
   *[other] All results are in at { $count } stages: pair the next rounds or close
}

# Search

search-label = Club, player, competition or game
search-do = Search
search-players = Players
search-nothing = No results for “{ $words }”. Try part of the name.
