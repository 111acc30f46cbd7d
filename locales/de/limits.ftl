# Immer nach „in“: „in einer Minute“.
limit-second = einer Sekunde
limit-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
limit-minute = einer Minute
limit-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
limit-hour = einer Stunde
limit-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
limit-go = { $text } In { $until } kannst du weitermachen.
limit-these-were-many-passwords-codes = Zu viele Passwörter oder Codes. Wenn du deines nicht mehr weißt, fordere ein neues Passwort oder einen Link zum Anmelden an.
limit-many-wrong-codes-were-tried = Zu viele falsche Codes für dieses Konto. Nimm einen Passkey oder einen Wiederherstellungscode.
limit-many-guess-password-account-moment = Für dieses Konto werden gerade viele falsche Passwörter probiert. Nimm einen Browser, in dem du schon einmal angemeldet warst, einen Passkey oder einen Link zum Anmelden per E-Mail.
limit-these-were-many-passwords-if = Zu viele Passwörter. Wenn du deines nicht mehr weißt, fordere ein neues oder einen Link zum Anmelden an.
limit-many-people-sign-network-moment = Aus deinem Netz melden sich gerade viele Leute an. Nimm ein anderes Netz oder warte.
limit-several-letters-were-sent-address = An diese Adresse gingen schon mehrere E-Mails. Such die letzte, auch im Spamordner.
limit-many-letters-sent-others-give = Du hast schon viele E-Mails an andere senden lassen. Gib stattdessen einen Link weiter.
limit-many-accounts-letters-were-asked = Aus deinem Netz wurden viele Konten und E-Mails angefordert. Nimm ein anderes Netz oder warte.
limit-many-records-were-handed-network = Aus deinem Netz wurden viele Partieprotokolle eingereicht. Dieses wurde nicht gespeichert: Reiche es noch einmal ein.
limit-faster-anybody-plays-type-paste = So schnell spielt niemand. Tippe oder füge lieber das ganze Partieprotokoll ein.
limit-changed-much-competition-if-something = Du hast in diesem Wettbewerb schon viel geändert. Wenn etwas nicht stimmt, wende dich an die Turnierleitung.
limit-much-changed-table-if-agree = An diesem Tisch wurde schon viel geändert. Wenn ihr euch nicht einig seid, wendet euch an die Turnierleitung.
limit-changed-much-competition-lists-pasted = Du hast in diesem Wettbewerb schon viel geändert. Ganze Listen lassen sich auf einmal einfügen oder importieren.
limit-made-several-clubs-already-administrator = Du hast schon mehrere Vereine gegründet. Die Administration kann weitere für dich anlegen.
limit-changed-much-club-lists-names = Du hast in diesem Verein schon viel geändert. Ganze Namenslisten lassen sich auf einmal einfügen.
limit-club-made-many-competitions-rehearsals = Der Verein hat schon viele Wettbewerbe und Probeläufe angelegt. Nimm einen der Entwürfe, die es gibt.
limit-reported-several-pages-already-administrators = Du hast schon mehrere Seiten gemeldet; die Administration sieht sie sich an. Fasse weitere in einer Meldung zusammen.
limit-changed-how-shown-several-times = Du hast deinen öffentlichen Namen mehrmals geändert. Es gilt, was du zuletzt gewählt hast.
limit-downloaded-data-several-times-last = Du hast deine Daten mehrmals heruntergeladen. In der letzten Datei steht alles.
