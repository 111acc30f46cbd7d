# What strangers see of somebody

privacy-title = Privacy
privacy-lead = You decide what people who don’t know you can read about you here.
privacy-seen = What the public sees
privacy-now = On public pages your name is:
privacy-sheltered = Because you are under 16, the public only sees your first name and initial, or a nickname, and there is no page about you. If you and your parents want more, a parent can tell an organiser of your club, who records it here.
privacy-grown = You are still shown as somebody under 16. You are now old enough to choose for yourself; nothing changes until you save this page.
privacy-agreed = An organiser noted on { $day } that a parent or guardian agrees to what you choose here.
privacy-name = My name on public pages
privacy-name-full = Full name
privacy-name-short = First name and initial
privacy-name-nickname = A nickname
privacy-nickname = Nickname
privacy-name-about = This name is used in standings, pairings, records and printouts, including those already published. The organisers of your competitions, your opponents and the members of your club still see your full name.
privacy-page = A page about me
privacy-page-played = Once I play in a public competition, with my results, ratings and opponents
privacy-page-always = Even if I have not played in public yet
privacy-page-never = No page, and not found in searches
privacy-page-own = View my page
privacy-age = My age
privacy-age-about = You don’t have to fill this in. If you are under 16, your family name and your page are hidden. Only organisers of your club see the year.
privacy-age-by-club = Your club has recorded your age. If it is wrong, ask an organiser to correct it.
privacy-birth-year = Year of birth
privacy-minor = I am under 16
privacy-data-about = A file with everything stored about you: account, memberships, entries, results, records, what you wrote, where you signed in, the e-mails we sent you. It opens in any text editor.
privacy-kept = How long data is kept
privacy-kept-sessions = { $days ->
    [one] A session that you do not use ends after { $days } day.
   *[other] A session that you do not use ends after { $days } days.
}
privacy-kept-addresses = { $days ->
    [one] The IP address and the browser of a session are deleted after { $days } day without use.
   *[other] The IP address and the browser of a session are deleted after { $days } days without use.
}
privacy-kept-letters = { $days ->
    [one] E-mails we sent you are deleted after { $days } day.
   *[other] E-mails we sent you are deleted after { $days } days.
}
privacy-kept-drafts = { $days ->
    [one] A record that you started and left unfinished is deleted after { $days } day.
   *[other] A record that you started and left unfinished is deleted after { $days } days.
}
privacy-kept-results = Results stay, because they are your opponents’ results too. If you delete your account, they stay under a number.
privacy-erase-about = Your name, your address and everything you wrote can be deleted at once:

account-privacy = Privacy and my data
account-privacy-about = How the public sees your name, whether there is a page about you, and a file with everything stored about you.

# On the roster of a club, for staff

roster-age-save = Save age
roster-birth-year = Year of birth
roster-minor = Under 16: the public sees the first name and initial, and no page
roster-agrees = A parent or guardian agrees to the player’s own choice
roster-agreed = agreed on { $day }
roster-minor-mark = under 16
