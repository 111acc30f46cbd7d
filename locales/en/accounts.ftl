# Fields

field-name = Name, as printed on pairings
field-email = E-mail address
field-password = Password
field-old-password = Old password
field-new-password = New password
field-language = Language
field-time-zone = Time zone
password-hint = At least 10 characters. Four words that you remember make a good one.

# Pages

sign-up-have-account = You have an account already?
sign-in-forgot = I forgot my password
reset-title = New password
reset-about = Write your e-mail address. If it has an account, we send a link for a new password.
reset-send = Send me the link
account-title = My account
account-profile = Profile
account-verified = address verified
account-unverified = address not verified yet
account-password = Password
account-change-password = Change the password
account-sessions = Where I am signed in
account-this-browser = this browser
account-close-sessions = Sign out everywhere else
account-program = Programs
account-data = My data
account-download = Download all of it
account-delete = Delete my account
sign-up-by-mail = We send a letter to this address. It leads to a page where you choose your password.
sign-in-unverified = Nobody has proved yet that this address is theirs. Ask for a new password: the link in the e-mail proves it.
prove-title = Prove your address
prove-do = This is my address
again-title = Is it you?
again-about = What you are about to do matters. Show once more that it is you; that then counts for a quarter of an hour.
again-code = Code from the e-mail we have just sent you
again-letter = Send me a code by e-mail
again-do = Go on
again-otherwise = None of this works?
link-title = Send me a link to sign in
link-send = Send me the link
link-about = Press the button to sign in here. The link is good once.
field-new-email = New e-mail address
account-email = E-mail address
account-email-change = Change the address
email-confirm = This is my address
email-confirm-about = From now on you sign in with { $email }.
email-undo = Undo the change
email-undo-about = The account gets its address { $email } back. Everybody who is signed in to it is signed out, and you choose a new password.
account-close-tokens = End the tokens of my programs, too
account-program-about = A program with a token acts for you through the API, within the limits you set. It opens no page.
account-program-new = Make a token
account-program-end = End
account-program-made = Your token, shown this once. Keep it like a password.
token-name = Name of the token
token-scopes = The program may
token-days = How long
token-for-days = { $days } days
token-until = until { $day }
token-used = last used { $time }
token-unused = never used
scope-submit = hand in records of my games
scope-read = read what I may read
account-delete-about = Your name, address, password, memberships and everything you wrote are removed at once. Results of games stay, under a number in place of your name.

# What was done

done-signed-up = Your account is made. Sign in with the address and password that you chose.
done-signed-out = You are signed out.
done-reset-asked = If the address has an account, a link is on its way.
done-password = The new password is set. Sign in with it.
done-saved = Saved.
done-sessions = All other browsers are signed out.
done-deleted = Your account is deleted.
done-sign-up-asked = A letter is on its way to you. Open the link in it to choose your password. It may be among the unwanted mail.
done-link-asked = If the address has an account, a link is on its way. It is good for 15 minutes.
done-email-asked = A letter is on its way to the new address. Your address changes when you press the button it leads to.
done-email-changed = The new address is in force.
done-token-ended = The token has ended.

# Mail

mail-already-subject = Podium: you have an account already
mail-already-body =
    Somebody asked for a new account with your address, but you have one already.
    If it was you and you forgot the password, ask for a new one here:
    { $link }
mail-reset-subject = Podium: new password
mail-verify-subject = Podium: prove your address
mail-verify-body =
    Somebody asked for a Podium account with this address. If it was you, open this link within a day and choose your password:
    { $link }

    If it was not you, do nothing.
mail-reset-body =
    Open this link within two hours to choose a new password:
    { $link }

    If you did not ask for it, do nothing: your password stays as it is.
mail-prove-subject = Podium: your code
mail-prove-body =
    Type this code to go on; it is good for 10 minutes, in the browser that asked for it:
    { $code }

    If you did not ask for it, somebody else is signed in to your account. End the other sign-ins at { $link } and choose a new password.
mail-sign-in-subject = Podium: your link to sign in
mail-sign-in-body =
    Open this link within 15 minutes and press the button to sign in:
    { $link }

    If you did not ask for it, do nothing.
mail-email-subject = Podium: prove your new address
mail-email-body =
    Somebody wants to use this address for their Podium account. If it was you, open this link within a day and press the button:
    { $link }

    If it was not you, do nothing.
mail-email-changed-body =
    Your Podium account has another e-mail address now. This one no longer opens it.

    If it was not you, undo it within seven days:
    { $link }
mail-notice-subject = Podium: a change to your account
mail-notice-body =
    { $what }

    If it was not you, choose a new password at once and sign out everywhere else:
    { $link }
notice-password = Your Podium account has a new password. Everybody who was signed in has been signed out.
notice-token = A token was made with which a program acts for your Podium account.
notice-device = Somebody signed in to your Podium account with your password, in a browser that was not used for it before.
notice-owner = You are now an owner of a club on Podium.
notice-administrator = You are now an administrator of Podium.
notice-email-asked = Somebody who is signed in to your Podium account wants to change its e-mail address.
notice-email = This is now the e-mail address of your Podium account.
notice-deleted = Your Podium account is deleted, with everything that was kept about you. Results of games stay, under a number.
