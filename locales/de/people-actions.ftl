people-act-e-mail-address-write-like = „{ $email }“ ist keine E-Mail-Adresse. Sie sieht etwa so aus: anna@example.org
people-act-administrators-keep-address-out = Die Administration hat diese Adresse ausgeschlossen.
people-act-link-used-already-too-old = Dieser Link wurde schon benutzt oder ist abgelaufen. Fordere einen neuen an.
people-act-time-zone-write-like-europe = Eine Zeitzone „{ $zone }“ gibt es nicht. Schreib sie so: Europe/Berlin
people-act-recovery-codes-belong-second-factor = Wiederherstellungscodes gehören zu einem zweiten Faktor. Schalte erst einen ein.
people-act-authenticator-app-already-remove-first = Es gibt schon eine Authenticator-App. Entferne sie zuerst.
people-act-code-wrong-too-old-used = Dieser Code ist falsch, abgelaufen oder schon benutzt. Warte auf den nächsten und gib ihn ein. Wenn auch der falsch ist, prüf die Uhr deines Handys.
people-act-without-passkey-none-asked-administrators = Ein Passkey lässt sich nur verlangen, wenn du einen hast; von der Administration wird er immer verlangt.
people-act-recovery-codes-used-already-each = Das ist keiner deiner Wiederherstellungscodes, oder er ist schon benutzt. Jeder gilt nur einmal.
people-act-page-open-too-long-answer = Diese Seite war zu lange offen, oder die Antwort wurde schon benutzt. Lade die Seite neu und versuch es noch einmal.
people-act-browser-used-another-address-site = Dein Browser hat eine andere Adresse dieser Website benutzt. Öffne sie unter ihrer eigenen Adresse und versuch es noch einmal.
people-act-device-check-set-up-pin = Dein Gerät hat nicht geprüft, ob du es bist. Richte darauf PIN, Fingerabdruck oder Gesicht ein und versuch es noch einmal.
people-act-passkey-looks-like-copy-used = Dieser Passkey sieht aus wie eine Kopie von einem, der seither benutzt wurde. Melde dich anders an, entferne ihn und füge einen neuen hinzu.
people-act-device-makes-kind-key-cannot = Dein Gerät erzeugt eine Art Schlüssel, die hier nicht geht. Nimm ein anderes Gerät.
people-act-passkey-checked-try-again-sign = Dieser Passkey ließ sich nicht prüfen. Versuch es noch einmal oder melde dich anders an.
people-act-passkey-known-here-any-more = Dieser Passkey ist hier nicht mehr bekannt. Melde dich anders an; auf deinem Gerät kannst du ihn entfernen.
people-act-give-passkey-name = Gib dem Passkey einen Namen.
people-act-account-most-passkeys-remove-use = { $most ->
    [one] Ein Konto kann höchstens { $most } Passkey haben. Entferne ihn zuerst.
   *[other] Ein Konto kann höchstens { $most } Passkeys haben. Entferne einen, den du nicht benutzt.
}
people-act-passkey-list-already = Dieser Passkey steht schon auf der Liste.
people-act-only-way-into-account-choose = Das ist der einzige Weg in dein Konto. Wähle erst ein Passwort.
people-act-suspended-until = Die Administration hat dieses Konto bis { $time } gesperrt. In der E-Mail dazu steht, wo du Einspruch einlegen kannst.
people-act-administrators-closed-account-letter-about = Die Administration hat dieses Konto ausgeschlossen. In der E-Mail dazu steht, wo du Einspruch einlegen kannst.
people-act-password-least-characters-four-words = { $fewest ->
    [one] Ein Passwort muss mindestens { $fewest } Zeichen haben.
   *[other] Ein Passwort muss mindestens { $fewest } Zeichen haben. Vier Wörter, die du dir merken kannst, sind ein gutes.
}
people-act-password-most-characters = Ein Passwort kann höchstens { $most } Zeichen haben.
people-act-password-easy-guess-common-made = Dieses Passwort ist leicht zu erraten: Es ist weit verbreitet oder besteht aus deinem Namen, einer Folge oder einer Wiederholung. Vier Wörter, die du dir merken kannst, sind ein gutes.
people-act-say-token-used = Wähle, wofür das Token benutzt werden darf.
people-act-token-lasts-30-90-365 = Ein Token gilt 30, 90 oder 365 Tage.
people-act-account-most-tokens-end-first = { $most ->
    [one] Ein Konto kann höchstens { $most } Token haben. Widerrufe es zuerst.
   *[other] Ein Konto kann höchstens { $most } Tokens haben. Widerrufe erst eines.
}
people-act-only-administrator-make-somebody-else = Sonst gehört niemand zur Administration. Gib erst jemand anderem Administrationsrechte.
people-act-write-why-reason-stands-log = Gib eine Begründung an. Sie steht im Protokoll der Änderungen, und die Betroffenen erfahren sie.
people-act-text-name-belongs-log-site = Dieser Text ist ein Name oder gehört zum Protokoll der Änderungen dieser Website. Blende stattdessen die Person aus, benenne sie um oder lösche sie.
people-act-player-hidden-erased-show-player = Dieses Profil ist ausgeblendet oder gelöscht. Blende es erst wieder ein.
people-act-these-two-cannot-merged-choose = Diese zwei lassen sich nicht zusammenlegen. Wähle zwei Profile, die es gibt und die noch nicht zusammengelegt sind.
people-act-player-merged-account-other-none = Das Profil, das aufgehen soll, hat ein Konto, das andere nicht. Leg das ohne Konto mit dem zusammen, das eines hat.
people-act-both-take-part-same-competition = Beide nehmen am selben Wettbewerb teil: Entweder sind es zwei Personen, oder eine der Anmeldungen ist falsch.
people-act-administrator-take-administration-away-first = Diese Person gehört zur Administration. Entzieh ihr erst die Rechte.
people-act-choose-day-still-come = Wähle einen Tag in der Zukunft.
people-act-service-calls-itself-choose-another = „{ $name }“ ist für Podium selbst reserviert. Wähle einen anderen Namen.
people-act-name-1-characters = Ein Name muss 1 bis { $most } Zeichen haben.
people-act-letter-name-more-marks-above = Ein Buchstabe des Namens trägt mehr als { $most_marks } Zeichen darüber oder darunter.
people-act-mixes-letters-different-alphabets-write = „{ $name }“ mischt Buchstaben verschiedener Alphabete: { $one } und { $other }. Schreib ihn in einem Alphabet.
people-act-latin = lateinisch
people-act-greek = griechisch
people-act-cyrillic = kyrillisch
people-act-armenian = armenisch
people-act-georgian = georgisch
people-act-hebrew = hebräisch
people-act-arabic = arabisch
people-act-year-of-birth = Schreib das Geburtsjahr mit vier Ziffern, etwa 2012.
people-act-nickname-most-characters = Ein Spitzname kann höchstens { $most_nickname } Zeichen haben.
people-act-nickname-cannot-sign = Ein Spitzname darf das Zeichen { $sign } nicht enthalten.
people-act-looks-like-name-somebody-play = „{ $nickname }“ sieht aus wie der Name von jemandem, mit dem du spielst. Wähle einen anderen Spitznamen.
people-act-under-16-strangers-see-first = Unter 16 sieht die Öffentlichkeit nur deinen Vornamen mit Initiale oder einen Spitznamen und keine Seite über dich. Ein Elternteil kann die Turnierleitung deines Vereins bitten, das Einverständnis zu mehr zu vermerken.
people-act-letter = „{ $letter }“ ({ $code }, { $alphabet })
people-act-these-clubs-cannot-merged = Diese beiden Vereine lassen sich nicht zusammenlegen. Wähle zwei verschiedene, die weder ausgeblendet noch entfernt noch schon zusammengelegt sind; blende einen ausgeblendeten vorher wieder ein.
people-act-clubs-together-have-many = Zusammen hätten die Vereine { $after } von etwas, wovon ein Verein höchstens { $most } haben darf. Lösche vorher einige.
people-act-club-was-merged = Dieser Verein wurde mit einem anderen zusammengelegt. Wähle den Verein, zu dem seine Wettbewerbe jetzt gehören.
