# Sign-in and security

security-title = Sign-in and security
security-on = A second factor is on: a password alone does not open your account.
security-off = A password alone opens your account. An authenticator app, or a passkey that is asked for after the password, makes it safer.
security-password = Your account has a password.
security-no-password = Your account has no password.
security-sessions =
    { $count ->
        [one] You are signed in in one browser.
       *[other] You are signed in in { $count } browsers.
    }
security-sessions-show = Show them
security-summary = Passkeys, an authenticator app and recovery codes.

# Passkeys

passkeys-title = Passkeys
passkeys-about = A passkey signs you in with your fingerprint, your face or the PIN of your device. There is nothing to remember and nothing that could be stolen from this site.
passkeys-none = You have none yet.
passkeys-none-here = This browser has no passkeys. Use a newer one, or another device.
passkeys-script = Passkeys need JavaScript, which is off in this browser.
passkeys-no-name = Passkeys do not work here: browsers allow them only on a site that is reached by name through TLS. Whoever runs the site sets PODIUM_ADDRESS to its https:// address.
passkey-add = Add a passkey
passkey-add-about = Your device will ask for your fingerprint, your face or its PIN. Give the passkey a name that tells you where it is kept.
passkey-name = Name of the passkey
passkey-since = added on { $day }
passkey-used = last used { $time }
passkey-unused = not used yet
passkey-synced = kept on several devices
passkey-one-device = on one device only
passkey-change = Change { $name }
passkey-rename = Rename it
passkey-remove = Remove it
passkey-ask = Ask for a passkey after the password
passkey-ask-end = Stop asking for a passkey
passkey-asked = After your password or a link from a letter, a passkey is asked for.
passkey-not-asked = Your password still works without a passkey.
passkey-ask-admin = Administrators who have a passkey are asked for it after the password.
passkey-sign-in = Sign in with a passkey
passkey-failed = Nothing came of it: your device gave no passkey. Try again.
passkey-there = This device has a passkey for your account already.

# Authenticator app

app-title = Authenticator app
app-about = An app on your phone shows a new code of six digits every thirty seconds. It is asked for after your password.
app-on = A code of your app is asked for after your password.
app-begin = Set up an app
app-remove = Remove the app
app-scan = Scan this picture with your authenticator app.
app-picture = QR code with the secret for your authenticator app
app-type = Or type this secret into it:
app-confirm = Turn it on

# Recovery codes

codes-title = Recovery codes
codes-about = Each of these codes lets you in once, in place of the app or the passkey, if your device is lost. Print them or write them down now: they are not shown again.
codes-later = You get ten of them when you turn on a second factor.
codes-left =
    { $count ->
        [one] One code is left.
       *[other] { $count } codes are left.
    }
codes-new = Make ten new codes
codes-print = Print them
codes-kept = I have kept them

# The second step of signing in

second-title = One more step
second-about = Your account asks for a second factor.
second-code = Code of your app
second-code-hint = Six digits. Each code works once.
second-passkey = Use a passkey
second-lost = I have lost my device
second-recovery = Recovery code
second-recovery-use = Use the recovery code
second-no-codes = Without a recovery code, ask whoever runs this site: they can remove the second factor once they know that it is you.

# Clubs

club-factor-title = Second factor of owners
club-factor-on = Owners need a second factor. Those without one can do what organisers do until they have set it up.
club-factor-off = Owners may sign in with a password alone.
club-factor-ask = Ask owners for a second factor
club-factor-end = Stop asking owners for it
club-factor-owed = This club asks its owners for a second factor. Until you have set one up you can do what organisers do.
error-second-factor = This club asks its owners for a second factor. Set up an authenticator app, or have a passkey asked for after your password; then come back. Everything that players and organisers do works meanwhile.
    .title = A second factor is needed

# What was done

done-passkey-added = The passkey is added.
done-passkey-removed = The passkey is removed here. You can also delete it on your device.
done-app-added = The app is set up.
done-app-removed = The app is removed.
done-second-late = That took too long, or there were too many wrong codes. Sign in again.

# Mail

notice-passkey-added = A passkey was added to your Podium account.
notice-passkey-removed = A passkey was removed from your Podium account.
notice-app-added = An authenticator app was set up for your Podium account. Its codes are asked for from now on.
notice-app-removed = The authenticator app was removed from your Podium account.
notice-passkey-asked = From now on a passkey is asked for after your password.
notice-passkey-not-asked = A passkey is not asked for after your password any more.
notice-new-codes = New recovery codes were made for your Podium account. The former ones do not work any more.
notice-code-used = Somebody signed in to your Podium account with a recovery code. It does not work any more.
notice-factors-removed = Whoever runs the site removed all passkeys, the authenticator app and the recovery codes of your Podium account. You are signed out everywhere; sign in with your password and set them up anew.
