# Anmeldung und Sicherheit

security-title = Anmeldung und Sicherheit
security-on = Ein zweiter Faktor ist eingeschaltet: Das Passwort allein öffnet dein Konto nicht.
security-off = Das Passwort allein öffnet dein Konto. Sicherer ist es mit einer Authenticator-App oder einem Passkey nach dem Passwort.
security-password = Dein Konto hat ein Passwort.
security-no-password = Dein Konto hat kein Passwort.
security-sessions =
    { $count ->
        [one] Du bist in einem Browser angemeldet.
       *[other] Du bist in { $count } Browsern angemeldet.
    }
security-sessions-show = Sitzungen ansehen
security-summary = Passkeys, Authenticator-App und Wiederherstellungscodes.

# Passkeys

passkeys-title = Passkeys
passkeys-about = Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder PIN deines Geräts an. Du musst dir nichts merken, und auf dieser Website gibt es nichts zu stehlen.
passkeys-none = Du hast noch keine Passkeys.
passkeys-none-here = Dieser Browser unterstützt keine Passkeys. Nimm einen neueren oder ein anderes Gerät.
passkeys-script = Passkeys brauchen JavaScript, und das ist in diesem Browser ausgeschaltet.
passkeys-no-name = Passkeys gehen hier nicht: Browser erlauben sie nur auf einer Website, die unter ihrem Namen über HTTPS erreichbar ist. Die Administration muss PODIUM_ADDRESS auf die https://-Adresse der Website setzen.
passkey-add = Passkey hinzufügen
passkey-add-about = Dein Gerät fragt gleich nach Fingerabdruck, Gesicht oder PIN. Gib dem Passkey einen Namen, der dir sagt, wo er liegt.
passkey-name = Name des Passkeys
passkey-since = hinzugefügt am { $day }
passkey-used = zuletzt benutzt: { $time }
passkey-unused = noch nicht benutzt
passkey-synced = auf mehreren Geräten
passkey-one-device = nur auf einem Gerät
passkey-change = { $name } ändern
passkey-rename = Umbenennen
passkey-remove = Entfernen
passkey-ask = Passkey nach dem Passwort verlangen
passkey-ask-end = Keinen Passkey mehr verlangen
passkey-asked = Nach deinem Passwort oder einem Link zum Anmelden wird ein Passkey verlangt.
passkey-not-asked = Dein Passwort genügt noch, auch ohne Passkey.
passkey-ask-admin = Wer zur Administration gehört und einen Passkey hat, braucht ihn nach dem Passwort immer.
passkey-sign-in = Mit Passkey anmelden
passkey-failed = Dein Gerät hat keinen Passkey geliefert. Versuch es noch einmal.
passkey-there = Dieses Gerät hat schon einen Passkey für dein Konto.

# Authenticator-App

app-title = Authenticator-App
app-about = Eine App auf deinem Handy zeigt alle 30 Sekunden einen neuen sechsstelligen Code. Du gibst ihn nach deinem Passwort ein.
app-on = Nach deinem Passwort brauchst du einen Code aus deiner App.
app-begin = App einrichten
app-remove = App entfernen
app-scan = Scanne diesen QR-Code mit deiner Authenticator-App.
app-picture = QR-Code mit dem geheimen Schlüssel für deine Authenticator-App
app-type = Oder tippe diesen Schlüssel in die App:
app-confirm = Einschalten

# Wiederherstellungscodes

codes-title = Wiederherstellungscodes
codes-about = Wenn du dein Gerät verlierst, kommst du mit jedem dieser Codes einmal hinein, statt mit App oder Passkey. Druck sie jetzt aus oder schreib sie auf: Sie werden nicht noch einmal gezeigt.
codes-later = Du bekommst zehn davon, wenn du einen zweiten Faktor einschaltest.
codes-left =
    { $count ->
        [0] Es ist kein Code mehr übrig. Erstelle neue.
        [one] Ein Code ist noch übrig.
       *[other] { $count } Codes sind noch übrig.
    }
codes-new = Zehn neue Codes erstellen
codes-print = Codes drucken
codes-kept = Ich habe sie gesichert

# Der zweite Schritt der Anmeldung

second-title = Noch ein Schritt
second-about = Dein Konto verlangt einen zweiten Faktor.
second-code = Code aus deiner App
second-code-hint = Sechs Ziffern. Jeder Code gilt nur einmal.
second-passkey = Passkey benutzen
second-lost = Ich habe mein Gerät verloren
second-recovery = Wiederherstellungscode
second-recovery-use = Code einlösen
second-no-codes = Wenn du keinen Wiederherstellungscode hast, wende dich an die Administration dieser Website: Sie kann den zweiten Faktor entfernen, sobald sicher ist, dass du es bist.

# Vereine

club-factor-title = Zweiter Faktor für den Vorstand
club-factor-on = Wer zum Vorstand gehört, braucht einen zweiten Faktor. Ohne ihn gelten nur die Rechte der Turnierleitung.
club-factor-off = Der Vorstand kann sich mit dem Passwort allein anmelden.
club-factor-ask = Zweiten Faktor verlangen
club-factor-end = Zweiten Faktor nicht mehr verlangen
club-factor-owed = Dieser Verein verlangt vom Vorstand einen zweiten Faktor. Bis du einen eingerichtet hast, hast du nur die Rechte der Turnierleitung.
error-second-factor = Dieser Verein verlangt vom Vorstand einen zweiten Faktor. Richte eine Authenticator-App ein oder lass nach dem Passwort einen Passkey verlangen und komm dann zurück. Bis dahin behältst du die Rechte der Turnierleitung.
    .title = Du brauchst einen zweiten Faktor

# Was getan ist

done-passkey-added = Passkey hinzugefügt.
done-passkey-removed = Passkey hier entfernt. Du kannst ihn auch auf deinem Gerät löschen.
done-app-added = Die App ist eingerichtet.
done-app-removed = Die App ist entfernt.
done-second-late = Das hat zu lange gedauert, oder es waren zu viele falsche Codes. Melde dich noch einmal an.

# E-Mails

notice-passkey-added = Zu deinem Konto bei Podium wurde ein Passkey hinzugefügt.
notice-passkey-removed = Aus deinem Konto bei Podium wurde ein Passkey entfernt.
notice-app-added = Für dein Konto bei Podium wurde eine Authenticator-App eingerichtet. Ab jetzt brauchst du ihre Codes.
notice-app-removed = Die Authenticator-App wurde aus deinem Konto bei Podium entfernt.
notice-passkey-asked = Ab jetzt brauchst du nach deinem Passwort einen Passkey.
notice-passkey-not-asked = Nach deinem Passwort brauchst du keinen Passkey mehr.
notice-new-codes = Für dein Konto bei Podium wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.
notice-code-used = Jemand hat sich mit einem Wiederherstellungscode bei deinem Podium-Konto angemeldet. Dieser Code gilt nicht mehr.
notice-factors-removed = Die Administration hat alle Passkeys, die Authenticator-App und die Wiederherstellungscodes aus deinem Konto bei Podium entfernt. Du bist überall abgemeldet; melde dich mit deinem Passwort an und richte alles neu ein.
