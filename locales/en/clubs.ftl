# Clubs

clubs-none = There is no club yet. Yours can be the first.
clubs-anywhere = Without a place
club-new = Create a club
club-new-about = A club runs competitions and knows its members and players. You will own it; everything can be changed later.
club-create = Create the club
club-edit = Edit the club
club-name = Name of the club
club-place = Place
club-about = About the club
club-links = Links, one a line
club-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
club-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
club-live = { $count ->
    [one] { $count } competition now
   *[other] { $count } competitions now
}
club-new-competition = Create a competition
club-invite = Invite people
club-roster = Roster
club-no-competitions = Here will be the competitions of this club.
club-first-competition = Here will be the competitions of this club. Create the first: the form suggests what fits the game.
club-group-running = Running
club-group-open = Open for entries
club-group-ready = Upcoming
club-group-draft = Drafts, seen by staff only
club-group-finished = Finished
club-group-archived = Archived
club-you-member = You are a member.
club-you-arbiter = You are an arbiter here.
club-you-organiser = You are an organiser here.
club-you-owner = You own this club.

# Members

members-title = Members
members-since = since { $day }
members-role-of = Role of { $name }
members-set-role = Set the role
members-remove = Remove
members-leave = Leave the club
members-leave-about = You lose your role at once. Your results stay. To come back you need a new invitation.
invites-title = Invitations
invites-none = Nobody is invited at the moment.
invites-sent-to = sent to { $email }, good once
invites-uses = for everybody who has the link, used { $uses } of { $most } times
invites-until = good until { $day }
invites-by = made by { $name }
invites-most = How many can join by it
invites-days = Good for so many days
invites-link = Address of the invitation
invites-revoke = Withdraw
invites-role = They join as
invites-email = E-mail address, if it is for one person
invites-hint = Without an address you get a link to hand out. An invitation to an address is for the account of that address alone. Both end when you revoke them, and with your role.
invites-make = Invite
invited-member = You are invited to become a member of this club.
invited-arbiter = You are invited to be an arbiter of this club: you enter results and settle disputes.
invited-organiser = You are invited to be an organiser of this club: you create and run its competitions.
invited-owner = You are invited to be an owner of this club: you decide about it and its members.
invited-join = Join the club
invited-sign-in = To join you need an account. It takes a minute, and you come back here.
mail-invite-subject = Podium: an invitation to a club
mail-invite-body =
    You are invited to join a club on Podium. Open this link to see which, and to join:
    { $link }

    It is for this address alone, and good for 30 days. If you do not know what it is about, do nothing.

# The roster

roster-none = Here will be the people who play at your club, with or without an account.
roster-guest = guest without account
roster-account = has an account
roster-change = Change
roster-note = Note
roster-offer-claim = Make a claim link
roster-claim-link = Address at which this guest takes over the results
roster-remove = Take off the roster
roster-add = Add players
roster-names = Names
roster-names-hint = One a line. After a semicolon a note may follow, like: Anna Lind; junior. Names that are there already are passed over.
claim-title = Are you { $name }?
claim-about = { $name } played at { $club } without an account. Take these results over, and your account stands for this player from now on.
claim-do = Yes, this is me

# What was done

cancel = Cancel
done-club-created = The club is there. Next: invite people, or create a competition.
done-role-set = The role is set.
done-member-removed = The member is removed.
done-left-club = You have left the club.
done-invite-made = The link is made. Hand it out.
done-invite-sent = The invitation is on its way.
done-invite-revoked = The invitation is withdrawn.
done-claim-withdrawn = The link is withdrawn. It no longer opens anything.
done-joined = Welcome to the club.
done-roster-added = The players are added.
done-roster-removed = The player is off the roster.
done-claim-offered = The link is made. Give it to this player.
done-claimed = These results are yours now.
