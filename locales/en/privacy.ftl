# What strangers see of somebody

privacy-title = Privacy
privacy-lead = You decide what people you do not know can read about you here.
privacy-seen = How strangers see me
privacy-now = On public pages you are called:
privacy-sheltered = Because you are under 16, strangers only see your first name and initial, or a nickname, and there is no page about you. If you and your parents want more, a parent can tell an organiser of your club, who notes it here.
privacy-grown = You are still shown as somebody under 16. You are old enough now to choose for yourself: nothing changes until you save this page.
privacy-agreed = An organiser noted on { $day } that a parent or guardian agrees to what you choose here.
privacy-name = My name on public pages
privacy-name-full = Full name
privacy-name-short = First name and initial
privacy-name-nickname = A nickname
privacy-nickname = Nickname
privacy-name-about = It is used for standings, pairings, records, print-outs, and in what was published before. The organisers of your competitions, your opponents at the table and the members of your club still see your full name.
privacy-page = A page about me
privacy-page-played = When I play in a public competition: my results, ratings and opponents
privacy-page-always = Also if I have not played in public yet
privacy-page-never = No page, and not in the search
privacy-page-own = See my page
privacy-age = My age
privacy-age-about = You do not have to fill this in. If you are under 16, it hides your family name and your page. Only organisers of your club see the year; nobody else does.
privacy-age-by-club = Your club noted your age. If it is wrong, ask an organiser to correct it.
privacy-birth-year = Year of birth
privacy-minor = I am under 16
privacy-data-about = A file with everything that is stored about you: account, memberships, entries, results, records, what you wrote, where you signed in, e-mails we sent you. Any text editor opens it.
privacy-kept = How long things are kept
privacy-kept-sessions = A sign-in that you do not use ends after { $days } days.
privacy-kept-addresses = The internet address and the browser of a sign-in are forgotten after { $days } days without use.
privacy-kept-letters = E-mails that were sent to you are removed after { $days } days.
privacy-kept-drafts = A game that you began to record and left alone is removed after { $days } days.
privacy-kept-results = Results stay, because they are your opponents’ results too. If you delete your account, they stay under a number.
privacy-erase-about = Your name, address and everything you wrote can be removed at once:

account-privacy = Privacy and my data
account-privacy-about = How strangers see your name, whether there is a page about you, and a file with everything that is stored.

# On the roster of a club, for staff

roster-age-save = Save the age
roster-birth-year = Year of birth
roster-minor = Under 16: strangers see first name and initial, no page
roster-agrees = A parent or guardian agrees to the player’s own choice
roster-agreed = agreed on { $day }
roster-minor-mark = under 16
