refused-game = Partie { $game } von { $names }
refused-game-2 = Partie { $game } von { $names } in „{ $title }“ ({ $house })
refused-day-time-write-2026-05 = „{ $word }“ ist kein Tag mit Uhrzeit. Schreib es so: 2026-05-31T18:00.
refused-day-write-2026-05-31 = „{ $word }“ ist kein Tag. Schreib es so: 2026-05-31.
refused-choose-date-between = Wähle ein Datum zwischen { $first_year } und { $last_year }.
refused-nothing-created = Es wurde nichts angelegt.
refused-nothing-play-table = An diesem Tisch gibt es nichts zu spielen.
game-not-here = Ein Spiel „{ $game }“ gibt es hier nicht.
refused-same-moment-somebody-else-stored = Im selben Augenblick hat jemand anderes etwas unter diesem Namen gespeichert. Deines wurde nicht gespeichert: Sende es noch einmal.
refused-no = Nein.
refused-number-stand-here = „{ $word }“ geht hier nicht. Gib eine Zahl von { $low } bis { $high } ein.
refused-old-password-wrong = Das aktuelle Passwort ist falsch.
refused-address-already = Das ist schon deine Adresse.
refused-another-account-address-choose-another = Ein anderes Konto hat diese Adresse. Wähle eine andere.
refused-site-sends-mail-sign-password = Diese Website verschickt keine E-Mails. Melde dich mit deinem Passwort an.
refused-account-needs-new-password-first = Dieses Konto braucht erst ein neues Passwort. Fordere es unter „Passwort vergessen?“ an.
refused-address-password-fit-try-again = E-Mail-Adresse oder Passwort ist falsch. Versuch es noch einmal oder fordere ein neues Passwort an.
refused-address-account-already-sign-ask = Zu dieser Adresse gibt es schon ein Konto. Melde dich an oder fordere ein neues Passwort an.
refused-job-failed-gone-nothing-try = Dieser Auftrag ist nicht fehlgeschlagen oder nicht mehr da: Es gibt nichts zu wiederholen.
refused-site-sends-mail-leave-address = Diese Website verschickt keine E-Mails. Lass die Adresse leer und gib den Link selbst weiter.
refused-points-place-whole-numbers-first = Punkte nach Rang sind ganze Zahlen, der erste Rang zuerst und keiner höher als der davor, etwa „200, 160, 120“.
refused-circuit-most-legs = { $most_legs ->
    [one] Eine Serie kann höchstens { $most_legs } Wettbewerb haben.
   *[other] Eine Serie kann höchstens { $most_legs } Wettbewerbe haben.
}
refused-club-most-circuits-delete-first = { $most_circuits ->
    [one] Ein Verein kann höchstens { $most_circuits } Serie haben. Lösche sie zuerst.
   *[other] Ein Verein kann höchstens { $most_circuits } Serien haben. Lösche erst eine.
}
refused-club-most-templates-delete-first = { $most_templates ->
    [one] Ein Verein kann höchstens { $most_templates } Vorlage haben. Lösche sie zuerst.
   *[other] Ein Verein kann höchstens { $most_templates } Vorlagen haben. Lösche erst eine.
}
refused-round-being-drawn = Runde { $round } wird gerade ausgelost.
refused-most-people-come-new-into = { $most_new ->
    [one] Zu einer Saison kann höchstens { $most_new } Person neu dazukommen.
   *[other] Zu einer Saison können höchstens { $most_new } Personen neu dazukommen.
}
refused-wild-card-write-name-division = „{ $line }“ ist keine Wildcard. Schreib einen Namen und eine Staffel von 1 bis { $lowest }, etwa „Ida Jung; 1“.
refused-say-how-order-decided = Gib an, wie die Reihenfolge entschieden wurde.
refused-meet-said-numbers-entries-3 = „{ $word }“ ist keine Nummer einer Anmeldung. Gib alle, die nicht aufeinandertreffen dürfen, mit der Nummer ihrer Anmeldung an, etwa „3, 7“.
refused-number-points-write-points-place = „{ $word }“ ist keine Punktzahl. Schreib Punkte nach Rang so: „10, 6, 3, 1“.
refused-others-rehearsing-moment-try-again = Gerade laufen andere Probeläufe. Versuch es in einer Minute noch einmal.
refused-give-everybody-table-place-1 = Gib allen am Tisch einen Rang, 1 für den ersten; bei Gleichstand denselben.
refused-choose-player = Wähle, um wen es geht.
refused-choose-table = Wähle einen Tisch.
refused-table-needs-two-players-least = An einen Tisch gehören mindestens zwei.
refused-choose-change = Wähle, was sich ändern soll.
refused-such-table = Diesen Tisch gibt es nicht.
refused-enter-result-first = Trag erst ein Ergebnis ein.
refused-say-until-when = Gib eine neue Frist an.
refused-choose = Wähle, was geschehen soll.
refused-club-drafts-already-announce-some = { $most_drafts ->
    [one] Der Verein hat schon { $most_drafts } Entwurf. Öffne seine Anmeldung oder archiviere ihn.
   *[other] Der Verein hat schon { $most_drafts } Entwürfe. Öffne bei einigen die Anmeldung oder archiviere sie.
}
refused-removing-cannot-undone-tick-box = Entfernen lässt sich nicht rückgängig machen. Setz zur Bestätigung das Häkchen.
refused-write-wrong-page = Schreib, was auf der Seite nicht stimmt.
refused-many-reports-wait-already-more = Im Moment sind zu viele Meldungen offen. Schreib stattdessen der Administration oder versuch es morgen noch einmal.
refused-game-carried-elsewhere-here-how = Diese Partie wurde anderswo fortgesetzt; so steht sie jetzt.
refused-covered-choice-text-made-another = Eine verdeckte Entscheidung in diesem Text wurde in einem anderen Browser oder an einer anderen Stelle der Partie getroffen. Mach in jenem Browser weiter, mit dem Text, wie er war.
refused-records-score-attack-shown-when = Die Partieprotokolle einer Punktejagd erscheinen, wenn sie vorbei ist.
refused-only-members-club-enter-ask = Nur Vereinsmitglieder können teilnehmen. Bitte die Turnierleitung um eine Einladung.
refused-give-everybody-place-everybody-score = Gib allen einen Rang oder allen eine Punktzahl.
refused-player-account-now-links-players = Diese Person hat jetzt ein Konto, und Links sind nur für Leute ohne Konto. Melde dich stattdessen an.
refused-link-ended-gave-out-longer = Dieser Link gilt nicht mehr: Wer ihn ausgegeben hat, gehört hier nicht mehr zur Turnierleitung, oder er ist zu alt. Bitte die Turnierleitung um einen neuen.
refused-take-part-competition-yourself-sign = Du nimmst selbst an diesem Wettbewerb teil. Melde dich ab, um über den Link einer anderen Person zu handeln.
refused-take-part-competition = Du nimmst an diesem Wettbewerb nicht teil.
refused-score-attack = Das ist keine Punktejagd.
refused-competition-begun-wait-organiser = Der Wettbewerb hat noch nicht begonnen. Warte auf die Turnierleitung.
refused-if-game-table-send-again = { $text } Wenn es die Partie dieses Tischs ist, reiche sie noch einmal mit agreed=yes ein.
refused-table-any-more = Diesen Tisch gibt es nicht mehr.
refused-challenged-accepts-refuses-challenged-take = Wer gefordert wird, nimmt an oder lehnt ab; wer fordert, kann die Forderung zurücknehmen.
refused-only-somebody-sits-table = Das kann nur, wer am Tisch sitzt.
refused-name-option-turn-cannot-written = Ein Name, eine Option oder ein Zug lässt sich nicht in ein Partieprotokoll schreiben.
refused-random-play-come-end = Zufälliges Spiel von { $game } kommt zu keinem Ende.
refused-keep-records-making-already-hand = { $most ->
    [one] Du hast schon { $most } angefangenes Partieprotokoll. Reiche es erst ein oder verwirf es.
   *[other] Du hast schon { $most } angefangene Partieprotokolle. Reiche erst eines ein oder verwirf eines.
}
refused-page-text-game-correct-tag = Diese Seite ist für { $text }, das Partieprotokoll aber von { $other }. Berichtige die Kopfzeile Game.
refused-such-button = Diesen Knopf gibt es nicht.
refused-turn = Zug { $turn }, „{ $token }“: { $text }
refused-nothing-read-paste-record-choose = Es gibt nichts zu lesen. Füge das Partieprotokoll ein oder wähle eine Datei.
refused-backgammon-match-another-game-played = Das ist ein Backgammonmatch; hier wird aber etwas anderes gespielt.
refused-line = Zeile { $line }: { $text }
refused-file-games = Die Datei enthält keine Partien.
refused-file-names-players-say-send = Die Datei nennt { $left } und { $right }. Gib an, wer von euch { $left } ist, und reiche sie noch einmal ein.
refused-many-pages-wait-news-already = Zu viele Seiten warten schon auf Neuigkeiten. Lade diese vorerst von Hand neu.
refused-most-characters-room-here = { $most ->
    [one] Hier hat höchstens { $most } Zeichen Platz, nicht { $count }.
   *[other] Hier haben höchstens { $most } Zeichen Platz, nicht { $count }.
}
refused-some-fields-form-missing-wrong = Einige Felder des Formulars fehlen oder sind falsch. Geh zurück, prüf sie und sende es noch einmal.
refused-form-arrived-broken-go-back = Das Formular ist nicht vollständig angekommen. Geh zurück und sende es noch einmal.
refused-sent-compressed = Was du gesendet hast, ist komprimiert. Sende es unkomprimiert.
refused-sent-too-large-most-kb = Was du gesendet hast, ist zu groß: Mehr als { $most } KB gehen nicht.
refused-text-character-text-u-0000 = Ein Text enthält ein unzulässiges Zeichen (U+0000). Entferne es und sende ihn noch einmal.
refused-sent-took-too-long-arrive = Was du gesendet hast, war zu lange unterwegs. Versuch es mit einer besseren Verbindung noch einmal.
refused-password-wrong = Das Passwort ist falsch.
refused-code-last-letter-too-old = Das ist nicht der Code aus der letzten E-Mail, oder er ist abgelaufen. Fordere einen neuen an.
refused-parameter-address-cannot-read-check = Ein Parameter dieser Adresse ist nicht lesbar. Prüf, was nach dem Fragezeichen steht.
refused-why-ball = Warum? Keine Kugel
refused-about = { $name }: { $text }
