# What is next

home-title = What is next
home-empty = Here will be your tables, with what to do at each. Enter a competition, or create a club and run one.
home-find-competition = Find a competition
home-see-games = Look at the games
home-tables = My tables
home-alone = On my own
home-round = round { $round }
home-deadline = until { $time }
home-overdue = was due { $time }
home-agreed = agreed for { $time }
home-task-confirm = Confirm or dispute
home-task-agree = Answer the proposed time
home-task-report = Report the result
home-task-look = Look at the table
home-duties = Waiting for you as staff
home-upcoming = Coming up
home-entry-accepted = you are in
home-entry-requested = waits for the organiser
home-entry-waiting-list = on the waiting list
home-running = Where I play
home-clubs = My clubs

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
