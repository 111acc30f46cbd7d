# Sign-in and security

security-title = Sign-in and security
security-on = A second factor is on: a password alone does not open your account.
security-off = A password alone opens your account. An authenticator app, or a passkey asked for after the password, makes it safer.
security-password = Your account has a password.
security-no-password = Your account has no password.
security-sessions =
    { $count ->
        [one] You are signed in in one browser.
       *[other] You are signed in in { $count } browsers.
    }
security-sessions-show = Show sessions
security-summary = Passkeys, an authenticator app and recovery codes.

# Passkeys

passkeys-title = Passkeys
passkeys-about = A passkey signs you in with your fingerprint, your face or your device’s PIN. There is nothing to remember and nothing to steal from this site.
passkeys-none = You have no passkeys yet.
passkeys-none-here = This browser does not support passkeys. Use a newer one, or another device.
passkeys-script = Passkeys need JavaScript, which is off in this browser.
passkeys-no-name = Passkeys do not work here: browsers allow them only on a site reached by its name over HTTPS. The administrator has to set PODIUM_ADDRESS to the site’s https:// address.
passkey-add = Add a passkey
passkey-add-about = Your device will ask for your fingerprint, your face or its PIN. Give the passkey a name that tells you where it is kept.
passkey-name = Passkey name
passkey-since = added on { $day }
passkey-used = last used { $time }
passkey-unused = not used yet
passkey-synced = kept on several devices
passkey-one-device = on one device only
passkey-change = Change { $name }
passkey-rename = Rename
passkey-remove = Remove
passkey-ask = Ask for a passkey after the password
passkey-ask-end = Stop asking for a passkey
passkey-asked = You are asked for a passkey after your password or a sign-in link.
passkey-not-asked = Your password alone still works, without a passkey.
passkey-ask-admin = Administrators who have a passkey are always asked for it after the password.
passkey-sign-in = Sign in with a passkey
passkey-failed = Your device did not provide a passkey. Try again.
passkey-there = This device already has a passkey for your account.

# Authenticator app

app-title = Authenticator app
app-about = An app on your phone shows a new six-digit code every 30 seconds. You are asked for it after your password.
app-on = You are asked for a code from your app after your password.
app-begin = Set up an app
app-remove = Remove the app
app-scan = Scan this QR code with your authenticator app.
app-picture = QR code with the secret for your authenticator app
app-type = Or type this secret into the app:
app-confirm = Turn on

# Recovery codes

codes-title = Recovery codes
codes-about = If you lose your device, each of these codes lets you in once, instead of the app or the passkey. Print them or write them down now: they will not be shown again.
codes-later = You get ten of them when you turn on a second factor.
codes-left =
    { $count ->
        [0] No codes are left. Create new ones.
        [one] One code is left.
       *[other] { $count } codes are left.
    }
codes-new = Create ten new codes
codes-print = Print codes
codes-kept = I have saved them

# The second step of signing in

second-title = One more step
second-about = Your account asks for a second factor.
second-code = Code from your app
second-code-hint = Six digits. Each code works once.
second-passkey = Use a passkey
second-lost = I have lost my device
second-recovery = Recovery code
second-recovery-use = Use the recovery code
second-no-codes = If you have no recovery code, ask the administrator of this site, who can remove the second factor after making sure that it’s you.

# Clubs

club-factor-title = Second factor for owners
club-factor-on = Owners need a second factor. Until they have set one up, they can do only what organisers can do.
club-factor-off = Owners can sign in with a password alone.
club-factor-ask = Require a second factor from owners
club-factor-end = Stop requiring a second factor
club-factor-owed = This club requires its owners to use a second factor. Until you have set one up, you can do only what organisers can do.
error-second-factor = This club requires its owners to use a second factor. Set up an authenticator app, or turn on asking for a passkey after your password, then come back. Until then you can still do everything organisers can do.
    .title = You need a second factor

# What was done

done-passkey-added = Passkey added.
done-passkey-removed = Passkey removed here. You can also delete it on your device.
done-app-added = The app is set up.
done-app-removed = The app has been removed.
done-second-late = That took too long, or there were too many wrong codes. Sign in again.

# Mail

notice-passkey-added = A passkey was added to your Podium account.
notice-passkey-removed = A passkey was removed from your Podium account.
notice-app-added = An authenticator app was set up for your Podium account. From now on you are asked for its codes.
notice-app-removed = The authenticator app was removed from your Podium account.
notice-passkey-asked = From now on you are asked for a passkey after your password.
notice-passkey-not-asked = You are no longer asked for a passkey after your password.
notice-new-codes = New recovery codes were created for your Podium account. The old ones no longer work.
notice-code-used = Somebody signed in to your Podium account with a recovery code. That code no longer works.
notice-factors-removed = An administrator removed all passkeys, the authenticator app and the recovery codes from your Podium account. You are signed out everywhere; sign in with your password and set them up again.
