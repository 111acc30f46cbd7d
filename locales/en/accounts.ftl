# Fields

field-name = Name, as shown on pairings
field-email = E-mail address
field-password = Password
field-old-password = Current password
field-new-password = New password
field-language = Language
field-time-zone = Time zone
password-hint = At least 10 characters. Four words you can remember make a good password.

# Pages

sign-up-have-account = Already have an account?
sign-in-forgot = Forgot your password?
reset-title = New password
reset-about = Enter your e-mail address. If there is an account for it, we’ll send you a link to choose a new password.
reset-send = Send the link
account-title = My account
account-profile = Profile
account-verified = address confirmed
account-unverified = address not confirmed yet
account-password = Password
account-change-password = Change password
account-sessions = Active sessions
account-this-browser = this browser
account-close-sessions = Sign out everywhere else
account-program = API tokens
account-data = My data
account-download = Download my data
account-delete = Delete my account
sign-up-by-mail = We’ll e-mail you a link to choose your password.
sign-in-unverified = This address has not been confirmed yet. Ask for a new password: the link we e-mail you confirms the address.
prove-title = Confirm your address
prove-do = Confirm and set password
again-title = Confirm that it’s you
again-about = This is a sensitive change. Confirm that it’s you; we won’t ask again for 15 minutes.
again-code = Code from the e-mail we just sent you
again-letter = E-mail me a code
again-do = Continue
again-otherwise = None of these work?
link-title = Sign in with a link by e-mail
link-send = Send the link
link-about = Press the button to sign in here. The link works only once.
field-new-email = New e-mail address
account-email = E-mail address
account-email-change = Change e-mail address
email-confirm = Confirm this address
email-confirm-about = Once it is confirmed, you sign in with { $email }.
email-undo = Undo the change
email-undo-about = The account goes back to { $email }. All its sessions are signed out, and you choose a new password.
account-close-tokens = Also revoke my API tokens
account-program-about = A token lets a program act for you through the API, within the limits you set. It does not open any pages.
account-program-new = Create a token
account-program-end = Revoke
account-program-made = Here is your token. It is shown only once: keep it like a password.
token-name = Token name
token-scopes = The program may
token-days = Valid for
token-for-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
token-until = valid until { $day }
token-used = last used { $time }
token-unused = never used
scope-submit = submit records of my games
scope-read = read everything I can see
account-delete-about = Your name, address, password, memberships and everything you wrote are deleted at once. The results of your games stay, under a number instead of your name.

# What was done

done-signed-up = Your account has been created. Sign in with your address and password.
done-signed-out = You are signed out.
done-reset-asked = If there is an account for this address, we have sent it a link.
done-password = Your new password is set. Sign in with it.
done-saved = Saved.
done-sessions = All other sessions are signed out.
done-deleted = Your account has been deleted.
done-sign-up-asked = We have sent you an e-mail. Open the link in it to choose your password. If it does not arrive, check your spam folder.
done-link-asked = If there is an account for this address, we have sent it a link. It is valid for 15 minutes.
done-email-asked = We have sent an e-mail to the new address. Open the link in it and confirm; until then your old address stays.
done-email-changed = Your e-mail address has been changed.
done-token-ended = Token revoked.

# Mail

mail-already-subject = Podium: you already have an account
mail-already-body =
    Somebody tried to create an account with your address, but you already have one.
    If it was you and you forgot the password, ask for a new one here:
    { $link }
mail-reset-subject = Podium: new password
mail-verify-subject = Podium: confirm your address
mail-verify-body =
    Somebody asked for a Podium account with this address. If it was you, open this link within a day to confirm the address and choose your password:
    { $link }

    If it wasn’t you, you can ignore this message.
mail-reset-body =
    Open this link within two hours to choose a new password:
    { $link }

    If you didn’t ask for it, you can ignore this message: your password stays the same.
mail-prove-subject = Podium: your code
mail-prove-body =
    Enter this code to continue. It is valid for 10 minutes, in the browser that asked for it:
    { $code }

    If you didn’t ask for it, somebody else is signed in to your account. Sign out the other sessions at { $link } and choose a new password.
mail-sign-in-subject = Podium: your sign-in link
mail-sign-in-body =
    Open this link within 15 minutes and press the button to sign in:
    { $link }

    If you didn’t ask for it, you can ignore this message.
mail-email-subject = Podium: confirm your new address
mail-email-body =
    Somebody wants to use this address for their Podium account. If it was you, open this link within a day and confirm the address:
    { $link }

    If it wasn’t you, you can ignore this message.
mail-email-changed-body =
    Your Podium account now has another e-mail address. You can no longer sign in with this one.

    If it wasn’t you, undo the change within seven days:
    { $link }
mail-notice-subject = Podium: a change to your account
mail-notice-body =
    { $what }

    If it wasn’t you, choose a new password at once and sign out everywhere else:
    { $link }
notice-password = Your Podium account has a new password. All its sessions have been signed out.
notice-token = An API token was created for your Podium account. A program can use it to act for you.
notice-device = Somebody signed in to your Podium account with your password, in a browser that had not been used for it before.
notice-owner = You are now an owner of a club on Podium.
notice-administrator = You are now an administrator of Podium.
notice-email-asked = Somebody who is signed in to your Podium account wants to change its e-mail address.
notice-email = This is now the e-mail address of your Podium account.
notice-deleted = Your Podium account has been deleted, with everything that was kept about you. The results of your games stay, under a number.
