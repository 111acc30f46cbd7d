# What every page shows

language-switch = Language
language-name = English
colon = :{" "}
skip = Skip to content
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
footer-api = API

# What went wrong

error-not-found = Check the address, or start from the home page.
    .title = Page not found
error-gone = The administrators removed this page.
    .title = Page removed
error-sign-in = You need to be signed in to see this page.
    .title = Sign in to continue
error-forbidden = Your account is not allowed to do this. If that is a mistake, ask an owner of the club.
    .title = You do not have access
error-stale = The form was open for too long or was sent from another site. Go back, reload the page and send it again.
    .title = The form has expired
error-token = A program needs a valid token. Create one on your account page and send it as “Authorization: Bearer …”.
    .title = Invalid token
error-refused = Nothing was changed.
    .title = This cannot be done
error-changed = Your change was not saved. Go back, reload the page and try again.
    .title = Somebody else changed this first
error-too-many = Nothing was changed.
    .title = Too many requests
error-busy = Too much is being asked of this site at once. Nothing was changed. Try again in a minute.
    .title = The service is busy
error-unreadable = Nothing was changed.
    .title = This cannot be read
error-no-database = The database cannot be reached at the moment, and what you sent was probably not saved. Try again in a minute: sending the same thing twice does no harm.
    .title = Back in a moment
error-internal = This is our fault, not yours. Nothing was saved. Try again; if it happens again, tell the administrator.
    .title = Something went wrong
error-home = Home page
error-request = Request { $id }
