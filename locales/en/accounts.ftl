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
sign-in-unverified = Open the link in the e-mail that we sent you first. It may be among the unwanted mail.
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
account-program-about = A program with a token of yours hands in the records of games you played, and can do nothing else for you.
account-program-new = Make a token
account-program-renew = Make a new token
account-program-end = End the token
account-program-made = Your token, shown this once. It holds for about a year; an older one has ended.
account-data = My data
account-download = Download all of it
account-delete = Delete my account
account-delete-about = Your name, address, password, memberships and everything you wrote are removed at once. Results of games stay, under a number in place of your name.

# What was done

done-signed-up = Your account is made. Sign in with the address and password that you chose.
done-signed-out = You are signed out.
done-verified = Your address is verified.
done-reset-asked = If the address has an account, a link is on its way.
done-password = The new password is set. Sign in with it.
done-saved = Saved.
done-sessions = All other browsers are signed out.
done-deleted = Your account is deleted.

# Mail

mail-verify-subject = Podium: verify your address
mail-verify-body =
    Hello { $name },

    open this link to verify your address:
    { $link }

    If you did not ask for an account, do nothing.
mail-already-subject = Podium: you have an account already
mail-already-body =
    Somebody asked for a new account with your address, but you have one already.
    If it was you and you forgot the password, ask for a new one here:
    { $link }
mail-reset-subject = Podium: new password
mail-reset-body =
    Hello { $name },

    open this link within two hours to choose a new password:
    { $link }

    If you did not ask for it, do nothing: your password stays as it is.
