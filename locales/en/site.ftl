# What every page shows

skip = Skip to the content
nav-label = Main menu
nav-clubs = Clubs
nav-competitions = Competitions
nav-games = Games
nav-search = Search
nav-home = My tables
nav-admin = Administration
sign-in = Sign in
sign-out = Sign out
sign-up = Create an account
save = Save
footer = Podium: every result traced back to the moves.
footer-api = Data for programs

# What went wrong

error-not-found = Check the address, or start from the home page.
    .title = There is nothing here
error-gone = The administrators removed what was at this address.
    .title = This is gone
error-sign-in = This page is for people who are signed in.
    .title = Please sign in
error-forbidden = Your account may not do this. If it should, ask an owner of the club.
    .title = Not for you
error-stale = The form was open for too long or came from elsewhere. Go back, reload the page and send it again.
    .title = The form is out of date
error-token = A program needs a token that is in force. Make one on your account’s page and send it as “Authorization: Bearer …”.
    .title = This token opens nothing
error-refused = Nothing was changed.
    .title = That does not work
error-changed = Somebody else was faster.
    .title = It has changed meanwhile
error-too-many = Nothing was changed.
    .title = Too often
error-busy = So many people sign in at this moment that you would wait too long. Nothing was changed. Try again in a minute.
    .title = Too many at once
error-unreadable = Nothing was changed.
    .title = That cannot be read
error-no-database = The database cannot be reached at the moment. What you sent was probably not stored. Try again in a minute; what is sent twice counts once.
    .title = A short break
error-internal = This is our fault, not yours. Nothing was stored. Try again; if it stays, tell the administrator.
    .title = Something went wrong
error-home = Home page
error-request = Request { $id }
