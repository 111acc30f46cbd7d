# Felder

field-name = Name, wie er in den Paarungen steht
field-email = E-Mail-Adresse
field-password = Passwort
field-old-password = Aktuelles Passwort
field-new-password = Neues Passwort
field-language = Sprache
field-time-zone = Zeitzone
password-hint = Mindestens 10 Zeichen. Vier Wörter, die du dir merken kannst, sind ein gutes Passwort.

# Seiten

sign-up-have-account = Hast du schon ein Konto?
sign-in-forgot = Passwort vergessen?
reset-title = Neues Passwort
reset-about = Gib deine E-Mail-Adresse ein. Wenn es dazu ein Konto gibt, schicken wir dir einen Link, mit dem du ein neues Passwort wählst.
reset-send = Link senden
account-title = Mein Konto
account-profile = Profil
account-verified = Adresse bestätigt
account-unverified = Adresse noch nicht bestätigt
account-password = Passwort
account-change-password = Passwort ändern
account-sessions = Aktive Sitzungen
account-this-browser = dieser Browser
account-close-sessions = Überall sonst abmelden
account-program = API-Tokens
account-data = Meine Daten
account-download = Meine Daten herunterladen
account-delete = Mein Konto löschen
sign-up-by-mail = Wir schicken dir per E-Mail einen Link, mit dem du dein Passwort wählst.
sign-in-unverified = Diese Adresse ist noch nicht bestätigt. Fordere ein neues Passwort an: Der Link in der E-Mail bestätigt auch die Adresse.
prove-title = Bestätige deine Adresse
prove-do = Bestätigen und Passwort speichern
again-title = Bestätige, dass du es bist
again-about = Das ist eine heikle Änderung. Bestätige, dass du es bist; danach fragen wir 15 Minuten lang nicht mehr.
again-code = Code aus der E-Mail, die wir dir gerade geschickt haben
again-letter = Code per E-Mail senden
again-do = Weiter
again-otherwise = Nichts davon geht?
link-title = Mit einem Link per E-Mail anmelden
link-send = Link senden
link-about = Drück den Knopf, um dich hier anzumelden. Der Link gilt nur einmal.
field-new-email = Neue E-Mail-Adresse
account-email = E-Mail-Adresse
account-email-change = E-Mail-Adresse ändern
email-confirm = Diese Adresse bestätigen
email-confirm-about = Danach meldest du dich mit { $email } an.
email-undo = Änderung rückgängig machen
email-undo-about = Für das Konto gilt dann wieder die Adresse { $email }. Alle seine Sitzungen enden, und du wählst ein neues Passwort.
account-close-tokens = Auch meine API-Tokens widerrufen
account-program-about = Mit einem Token kann ein Programm über die API für dich handeln, soweit du es erlaubst. Seiten öffnet das Token nicht.
account-program-new = Token erstellen
account-program-end = Widerrufen
account-program-made = Hier ist dein Token. Es wird nur einmal gezeigt: Bewahre es auf wie ein Passwort.
token-name = Name des Tokens
token-scopes = Das Programm darf
token-days = Gültig für
token-for-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
token-until = gültig bis { $day }
token-used = zuletzt benutzt: { $time }
token-unused = noch nie benutzt
scope-submit = Protokolle meiner Partien einreichen
scope-read = alles lesen, was ich sehen kann
account-delete-about = Name, Adresse, Passwort, Mitgliedschaften und alles, was du geschrieben hast, werden sofort gelöscht. Die Ergebnisse deiner Partien bleiben, mit einer Nummer statt deines Namens.

# Was getan ist

done-signed-up = Dein Konto ist erstellt. Melde dich mit Adresse und Passwort an.
done-signed-out = Du bist abgemeldet.
done-reset-asked = Wenn es zu dieser Adresse ein Konto gibt, haben wir einen Link dorthin geschickt.
done-password = Dein neues Passwort gilt. Melde dich damit an.
done-saved = Gespeichert.
done-sessions = Alle anderen Sitzungen sind beendet.
done-deleted = Dein Konto ist gelöscht.
done-sign-up-asked = Wir haben dir eine E-Mail geschickt. Öffne den Link darin und wähle dein Passwort. Wenn sie nicht ankommt, sieh im Spamordner nach.
done-link-asked = Wenn es zu dieser Adresse ein Konto gibt, haben wir einen Link dorthin geschickt. Er gilt 15 Minuten.
done-email-asked = Wir haben eine E-Mail an die neue Adresse geschickt. Öffne den Link darin und bestätige; bis dahin gilt die alte Adresse.
done-email-changed = Deine E-Mail-Adresse ist geändert.
done-token-ended = Token widerrufen.

# E-Mails

mail-already-subject = Podium: Du hast schon ein Konto
mail-already-body =
    Jemand wollte mit deiner Adresse ein Konto erstellen, aber du hast schon eines.
    Wenn du es warst und dein Passwort vergessen hast, fordere hier ein neues an:
    { $link }
mail-reset-subject = Podium: neues Passwort
mail-verify-subject = Podium: Bestätige deine Adresse
mail-verify-body =
    Jemand möchte mit dieser Adresse ein Konto bei Podium. Wenn du es warst, öffne innerhalb eines Tages diesen Link, bestätige die Adresse und wähle dein Passwort:
    { $link }

    Wenn du es nicht warst, brauchst du nichts zu tun.
mail-reset-body =
    Öffne innerhalb von zwei Stunden diesen Link und wähle ein neues Passwort:
    { $link }

    Wenn du das nicht angefordert hast, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
mail-prove-subject = Podium: dein Code
mail-prove-body =
    Gib diesen Code ein, um fortzufahren. Er gilt 10 Minuten, und nur in dem Browser, in dem du ihn angefordert hast:
    { $code }

    Wenn du ihn nicht angefordert hast, ist jemand anderes in deinem Konto angemeldet. Beende die anderen Sitzungen unter { $link } und wähle ein neues Passwort.
mail-sign-in-subject = Podium: dein Link zum Anmelden
mail-sign-in-body =
    Öffne innerhalb von 15 Minuten diesen Link und drück den Knopf, um dich anzumelden:
    { $link }

    Wenn du das nicht angefordert hast, brauchst du nichts zu tun.
mail-email-subject = Podium: Bestätige deine neue Adresse
mail-email-body =
    Jemand möchte diese Adresse für ein Konto bei Podium verwenden. Wenn du es warst, öffne innerhalb eines Tages diesen Link und bestätige die Adresse:
    { $link }

    Wenn du es nicht warst, brauchst du nichts zu tun.
mail-email-changed-body =
    Dein Konto bei Podium hat jetzt eine andere E-Mail-Adresse. Mit dieser kannst du dich nicht mehr anmelden.

    Wenn du das nicht warst, mach die Änderung innerhalb von sieben Tagen rückgängig:
    { $link }
mail-notice-subject = Podium: eine Änderung an deinem Konto
mail-notice-body =
    { $what }

    Wenn du das nicht warst, wähle sofort ein neues Passwort und melde dich überall sonst ab:
    { $link }
notice-password = Dein Konto bei Podium hat ein neues Passwort. Alle seine Sitzungen wurden beendet.
notice-token = Für dein Konto bei Podium wurde ein API-Token erstellt. Damit kann ein Programm für dich handeln.
notice-device = Jemand hat sich mit deinem Passwort bei deinem Podium-Konto angemeldet, in einem Browser, der dafür noch nie benutzt wurde.
notice-owner = Du gehörst jetzt bei Podium zum Vorstand eines Vereins.
notice-administrator = Du gehörst jetzt zur Administration von Podium.
notice-email-asked = Jemand, der in deinem Podium-Konto angemeldet ist, will dessen E-Mail-Adresse ändern.
notice-email = Das ist jetzt die E-Mail-Adresse deines Kontos bei Podium.
notice-deleted = Dein Konto bei Podium ist gelöscht, mit allem, was über dich gespeichert war. Die Ergebnisse deiner Partien bleiben, unter einer Nummer.
