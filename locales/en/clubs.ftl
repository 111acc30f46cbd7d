# Clubs

clubs-none = There are no clubs yet. Yours can be the first.
clubs-anywhere = Online / no location
club-new = Create a club
club-new-about = A club runs competitions and keeps a roster of its players. You will be its owner, and you can change everything later.
club-create = Create club
club-edit = Edit club
club-name = Club name
club-place = Location
club-about = About the club
club-links = Links, one per line
club-members = { $count ->
    [one] { $count } member
   *[other] { $count } members
}
club-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
club-live = { $count ->
    [one] { $count } competition running
   *[other] { $count } competitions running
}
club-new-competition = Create a competition
club-invite = Invite people
club-roster = Roster
club-no-competitions = The competitions of this club will appear here.
club-first-competition = The competitions of your club will appear here. Create the first one: the form suggests what suits the game.
club-group-running = Running
club-group-open = Open for entries
club-group-ready = Upcoming
club-group-draft = Drafts, visible to staff only
club-group-finished = Finished
club-group-archived = Archived
club-you-member = You are a member.
club-you-arbiter = You are an arbiter of this club.
club-you-organiser = You are an organiser of this club.
club-you-owner = You are an owner of this club.

# Members

members-title = Members
members-since = since { $day }
members-role-of = Role of { $name }
members-set-role = Change role
members-remove = Remove
members-leave = Leave the club
members-leave-about = You lose your role at once. Your results stay. To come back, you need a new invitation.
invites-title = Invitations
invites-none = There are no open invitations.
invites-sent-to = sent to { $email }, single use
invites-uses = for anyone with the link, { $uses ->
    [0] not used yet (up to { $most } times)
   *[other] used { $uses } of { $most } times
}
invites-until = valid until { $day }
invites-by = created by { $name }
invites-most = Maximum uses
invites-days = Valid for (days)
invites-link = Invitation link
invites-revoke = Revoke
invites-role = Role
invites-email = E-mail address (for one person only)
invites-hint = Without an address, you get a link to share. With one, the invitation is e-mailed and works only for the account with that address. Either ends when you revoke it or lose your role.
invites-make = Invite
invited-member = You are invited to join this club as a member.
invited-arbiter = You are invited to join this club as an arbiter: you enter results and rule on disputes.
invited-organiser = You are invited to join this club as an organiser: you create and run its competitions.
invited-owner = You are invited to join this club as an owner: you decide about the club and its members.
invited-join = Join the club
invited-sign-in = To join, you need an account. It takes a minute, and then you come back here.
mail-invite-subject = Podium: an invitation from a club
mail-invite-body =
    You have been invited to join a club on Podium. Open this link to see which one, and to join:
    { $link }

    The invitation is for this address only and is valid for { $days ->
        [one] { $days } day
       *[other] { $days } days
    }. If you don’t know what it is about, you can ignore this message.

# The roster

roster-none = The people who play at your club will appear here, with or without an account.
roster-guest = guest without an account
roster-account = has an account
roster-change = Change
roster-note = Note
roster-offer-claim = Create a claim link
roster-claim-link = Link for this guest to claim the results
roster-remove = Remove from the roster
roster-add = Add players
roster-names = Names
roster-names-hint = One per line. You can add a note after a semicolon, for example “Anna Lind; junior”. Names already on the roster are skipped.
claim-title = Are you { $name }?
claim-about = { $name } played at { $club } without an account. If that was you, claim these results: your account will be linked to this player.
claim-do = Claim these results

# What was done

cancel = Cancel
done-club-created = Club created. Next, invite people or create a competition.
done-role-set = Role changed.
done-member-removed = Member removed.
done-left-club = You have left the club.
done-invite-made = Link created. Share it with the people you want to invite.
done-invite-sent = Invitation sent.
done-invite-revoked = Invitation revoked.
done-claim-withdrawn = Link revoked. It no longer works.
done-joined = Welcome to the club.
done-roster-added = Players added.
done-roster-removed = Player removed from the roster.
done-claim-offered = Link created. Give it to this player only.
done-claimed = These results are now yours.
