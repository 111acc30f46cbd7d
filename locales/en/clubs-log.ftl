club-log-created-club = { $who } created the club { $name }.
club-log-changed-page = { $who } changed the page of { $name }.
club-log-invited-somebody-e-mail = { $who } invited somebody by e-mail (role: { club-log-role }).
club-log-made-invitation-link = { $who } created an invitation link (role: { club-log-role }).
club-log-revoked-invitation = { $who } revoked an invitation (role: { club-log-role }).
club-log-accepted-invitation = { $who } accepted an invitation (role: { club-log-role }).
club-log-set-role = { $who } changed the role of { $name } to { club-log-role }.
club-log-removed-club = { $who } removed { $name } from the club.
club-log-left-club = { $who } left the club.
club-log-added-roster = { $who } added to the roster: { $names }.
club-log-changed-note-about = { $who } changed the note on { $name }.
club-log-took-off-roster = { $who } removed { $name } from the roster.
club-log-made-link-claim-results = { $who } created a claim link for { $name }.
club-log-withdrew-link-claim-results = { $who } revoked the claim link for { $name }.
club-log-role-links-ended-join-claim = Links that ended with this role: { $invitations ->
    [one] { $invitations } invitation
   *[other] { $invitations } invitations
}, { $claims ->
    [one] { $claims } claim link
   *[other] { $claims } claim links
}.
club-log-claimed-player = { $who } claimed the results of { $name }.
club-log-changed-noted-about-age = { $who } changed the age noted for { $name }.
club-log-set-rules-legs-circuit = { $who } set the rules and competitions of the circuit { $name }.
club-log-deleted-circuit = { $who } deleted the circuit { $name }.
club-log-asked-owners-second-factor = { $who } required a second factor from owners.
club-log-longer-asks-owners-second-factor = { $who } stopped requiring a second factor from owners.
club-log-hid-club-public = { $who } hid the club from the public.
club-log-showed-club-public-again = { $who } showed the club to the public again.
club-log-removed-words-club = { $who } removed the texts of the club.
club-log-club-brought-here-another-instance = { $count ->
    [one] The club was moved here from another site, with { $count } member.
   *[other] The club was moved here from another site, with { $count } members.
}
club-log-role = { $role ->
    [owner] owner
    [organiser] organiser
    [arbiter] arbiter
   *[member] member
}
club-log-merged-club-into-this = { $who } merged the club “{ $name }” into this one.
club-log-merged-this-club-into = { $who } merged this club into “{ $name }”.
