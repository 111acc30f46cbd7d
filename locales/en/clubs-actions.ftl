club-act-address-page-write-line-like = “{ $link }” is not a web address. Write one per line, for example https://example.org
club-act-club-most-10-links = A club can have at most 10 links.
club-act-own-clubs-already-hand-over = { $most ->
    [one] You already own { $most } club. Hand it over, or ask an administrator of this site for another.
   *[other] You already own { $most } clubs. Hand one over, or ask an administrator of this site for another.
}
club-act-only-owner-club-make-somebody = This is the only owner of the club. Make somebody else an owner first.
club-act-turn-second-factor-yourself-first = Turn on a second factor for yourself first, under “Sign-in and security”.
club-act-person-member-club-any-more = This person is no longer a member of the club.
club-act-club-open-invitations-already-withdraw = { $most_open ->
    [one] The club already has { $most_open } open invitation. Revoke it if it is not needed.
   *[other] The club already has { $most_open } open invitations. Revoke one that is not needed.
}
club-act-write-number-1 = Enter a number from 1 to { $most }, not { $number }.
club-act-link-ended-made-give-out = This link has ended: whoever created it may no longer share it. Ask the club for a new one.
club-act-invitation-sent-another-address-sign = This invitation was sent to another address. Sign in with the account of that address, once it is confirmed, or ask for an invitation to yours.
club-act-were-taken-out-club-only = You were removed from this club. Only an invitation to your own address lets you rejoin: ask an owner of the club.
club-act-most-players-added-once-paste = { $most ->
    [one] You can add { $most } player at a time.
   *[other] You can add at most { $most } players at a time. Paste the list in parts.
}
club-act-roster-most-players-take-those = { $most_listed ->
    [one] A roster can have at most { $most_listed } player. Remove those who no longer play.
   *[other] A roster can have at most { $most_listed } players. Remove those who no longer play.
}
club-act-new-name-list-write-name = The list has no new names. Write one name per line.
club-act-club-open-links-kind-already = { $most ->
    [one] The club already has { $most } open link of this kind. Revoke it if it is not needed.
   *[other] The club already has { $most } open links of this kind. Revoke some that are not needed.
}
club-act-player-account-already = This player already has an account.
club-act-club-was-merged-meanwhile = This club has just been merged into another one. Reload the page and try again there.
