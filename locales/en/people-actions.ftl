people-act-e-mail-address-write-like = “{ $email }” is not an e-mail address. It should look like anna@example.org
people-act-administrators-keep-address-out = The administrators have banned this address.
people-act-link-used-already-too-old = This link has already been used or has expired. Ask for a new one.
people-act-time-zone-write-like-europe = There is no time zone “{ $zone }”. Write it like Europe/Paris
people-act-recovery-codes-belong-second-factor = Recovery codes go with a second factor. Turn one on first.
people-act-authenticator-app-already-remove-first = There is already an authenticator app. Remove it first.
people-act-code-wrong-too-old-used = This code is wrong, has expired or has already been used. Wait for the next one and enter it. If that is wrong too, check the clock of your phone.
people-act-without-passkey-none-asked-administrators = You can be asked for a passkey only if you have one, and administrators are always asked for theirs.
people-act-recovery-codes-used-already-each = This is not one of your recovery codes, or it has already been used. Each code works once.
people-act-page-open-too-long-answer = This page was open too long, or the answer was already used. Reload the page and try again.
people-act-browser-used-another-address-site = Your browser used another address of this site. Open the site at its own address and try again.
people-act-device-check-set-up-pin = Your device did not check that it’s you. Set up a PIN, your fingerprint or your face on it and try again.
people-act-passkey-looks-like-copy-used = This passkey looks like a copy of one that has been used since. Sign in another way, remove it and add a new one.
people-act-device-makes-kind-key-cannot = Your device creates a kind of key that cannot be used here. Try another device.
people-act-passkey-checked-try-again-sign = This passkey could not be checked. Try again, or sign in another way.
people-act-passkey-known-here-any-more = This passkey is no longer known here. Sign in another way; you can remove it from your device.
people-act-give-passkey-name = Give the passkey a name.
people-act-account-most-passkeys-remove-use = { $most ->
    [one] An account can have at most { $most } passkey. Remove it first.
   *[other] An account can have at most { $most } passkeys. Remove one you do not use.
}
people-act-passkey-list-already = This passkey is already on the list.
people-act-only-way-into-account-choose = This is the only way into your account. Choose a password first.
people-act-suspended-until = The administrators have suspended this account until { $time }. The e-mail about it says where to appeal.
people-act-administrators-closed-account-letter-about = The administrators have banned this account. The e-mail about it says where to appeal.
people-act-password-least-characters-four-words = { $fewest ->
    [one] A password must have at least { $fewest } character.
   *[other] A password must have at least { $fewest } characters. Four words you can remember make a good one.
}
people-act-password-most-characters = { $most ->
    [one] A password can have at most { $most } character.
   *[other] A password can have at most { $most } characters.
}
people-act-password-easy-guess-common-made = This password is easy to guess: it is a common one, or made of your name, a sequence or a repetition. Four words you can remember make a good one.
people-act-say-token-used = Choose what the token may be used for.
people-act-token-lasts-30-90-365 = A token is valid for 30, 90 or 365 days.
people-act-account-most-tokens-end-first = { $most ->
    [one] An account can have at most { $most } token. Revoke it first.
   *[other] An account can have at most { $most } tokens. Revoke one first.
}
people-act-only-administrator-make-somebody-else = This is the only administrator. Make somebody else an administrator first.
people-act-write-why-reason-stands-log = Give a reason. It is kept in the site log, and the people concerned are told.
people-act-text-name-belongs-log-site = This text is a name, or belongs to the site log. Hide, rename or erase the person instead.
people-act-player-hidden-erased-show-player = This player is hidden or erased. Show the player again first.
people-act-these-two-cannot-merged-choose = These two cannot be merged. Choose two existing players that have not been merged before.
people-act-player-merged-account-other-none = The player to be merged has an account and the other has none. Merge the one without an account into the one with it.
people-act-both-take-part-same-competition = Both take part in the same competition: either they are two people, or one of the entries is wrong.
people-act-administrator-take-administration-away-first = This is an administrator. Remove the administrator rights first.
people-act-choose-day-still-come = Choose a day in the future.
people-act-service-calls-itself-choose-another = “{ $name }” is reserved for the service itself. Choose another name.
people-act-name-1-characters = A name must have between 1 and { $most } characters.
people-act-letter-name-more-marks-above = { $most_marks ->
    [one] A letter of the name has more than { $most_marks } mark above or below it.
   *[other] A letter of the name has more than { $most_marks } marks above or below it.
}
people-act-mixes-letters-different-alphabets-write = “{ $name }” mixes letters of different alphabets: { $one } and { $other }. Write it in one alphabet.
people-act-latin = Latin
people-act-greek = Greek
people-act-cyrillic = Cyrillic
people-act-armenian = Armenian
people-act-georgian = Georgian
people-act-hebrew = Hebrew
people-act-arabic = Arabic
people-act-year-of-birth = Write the year of birth with four digits, for example 2012.
people-act-nickname-most-characters = { $most_nickname ->
    [one] A nickname can have at most { $most_nickname } character.
   *[other] A nickname can have at most { $most_nickname } characters.
}
people-act-nickname-cannot-sign = A nickname cannot contain the character { $sign }.
people-act-looks-like-name-somebody-play = “{ $nickname }” looks like the name of somebody you play with. Choose another nickname.
people-act-under-16-strangers-see-first = Under 16, the public sees your first name and initial or a nickname, and no page about you. A parent can ask the organiser of your club to note that they agree to more.
people-act-letter = “{ $letter }” ({ $code }, { $alphabet })
people-act-these-clubs-cannot-merged = These two clubs cannot be merged. Choose two different clubs that are neither hidden, removed nor merged; show a hidden one first.
people-act-clubs-together-have-many = Together the clubs would have { $after } of something of which a club may have { $most }. Delete some first.
people-act-club-was-merged = This club was merged into another one. Act on the club that holds its competitions now.
