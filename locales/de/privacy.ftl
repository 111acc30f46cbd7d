# Was Fremde von jemandem sehen

privacy-title = Privatsphäre
privacy-lead = Du bestimmst, was Leute, die dich nicht kennen, hier über dich lesen können.
privacy-seen = Was die Öffentlichkeit sieht
privacy-now = Dein Name auf öffentlichen Seiten:
privacy-sheltered = Weil du unter 16 bist, sieht die Öffentlichkeit nur deinen Vornamen mit Initiale oder einen Spitznamen, und es gibt keine Seite über dich. Wenn du und deine Eltern mehr möchten, kann ein Elternteil das der Turnierleitung deines Vereins sagen; sie hält es hier fest.
privacy-grown = Dein Name wird noch so gezeigt, als wärst du unter 16. Du bist jetzt alt genug, um selbst zu entscheiden; es ändert sich nichts, bis du diese Seite speicherst.
privacy-agreed = Die Turnierleitung hat am { $day } vermerkt, dass Eltern oder Sorgeberechtigte mit deiner Wahl hier einverstanden sind.
privacy-name = Mein Name auf öffentlichen Seiten
privacy-name-full = Ganzer Name
privacy-name-short = Vorname und Initiale
privacy-name-nickname = Ein Spitzname
privacy-nickname = Spitzname
privacy-name-about = Dieser Name steht in Tabellen, Paarungen, Partieprotokollen und Ausdrucken, auch in schon veröffentlichten. Die Turnierleitung deiner Wettbewerbe, alle, gegen die du spielst, und die Mitglieder deines Vereins sehen weiterhin deinen ganzen Namen.
privacy-page = Eine Seite über mich
privacy-page-played = Sobald ich in einem öffentlichen Wettbewerb spiele, mit Ergebnissen, Wertungszahlen und Begegnungen
privacy-page-always = Auch wenn ich noch nicht öffentlich gespielt habe
privacy-page-never = Keine Seite und kein Treffer in der Suche
privacy-page-own = Meine Seite ansehen
privacy-age = Mein Alter
privacy-age-about = Das musst du nicht ausfüllen. Bist du unter 16, bleiben dein Nachname und deine Seite verborgen. Das Jahr sieht nur die Turnierleitung deines Vereins.
privacy-age-by-club = Dein Verein hat dein Alter vermerkt. Wenn es nicht stimmt, bitte die Turnierleitung, es zu berichtigen.
privacy-birth-year = Geburtsjahr
privacy-minor = Ich bin unter 16
privacy-data-about = Eine Datei mit allem, was über dich gespeichert ist: Konto, Mitgliedschaften, Anmeldungen, Ergebnisse, Partieprotokolle, was du geschrieben hast, wo du angemeldet warst, die E-Mails an dich. Sie lässt sich in jedem Texteditor öffnen.
privacy-kept = Wie lange Daten gespeichert bleiben
privacy-kept-sessions = { $days ->
    [one] Eine Sitzung, die du nicht nutzt, endet nach { $days } Tag.
   *[other] Eine Sitzung, die du nicht nutzt, endet nach { $days } Tagen.
}
privacy-kept-addresses = { $days ->
    [one] IP-Adresse und Browser einer Sitzung werden gelöscht, wenn sie { $days } Tag lang nicht genutzt wurde.
   *[other] IP-Adresse und Browser einer Sitzung werden gelöscht, wenn sie { $days } Tage lang nicht genutzt wurde.
}
privacy-kept-letters = { $days ->
    [one] E-Mails an dich werden nach { $days } Tag gelöscht.
   *[other] E-Mails an dich werden nach { $days } Tagen gelöscht.
}
privacy-kept-drafts = { $days ->
    [one] Ein angefangenes Partieprotokoll wird nach { $days } Tag gelöscht.
   *[other] Ein angefangenes Partieprotokoll wird nach { $days } Tagen gelöscht.
}
privacy-kept-results = Ergebnisse bleiben, weil sie immer auch anderen gehören. Wenn du dein Konto löschst, bleiben sie unter einer Nummer.
privacy-erase-about = Dein Name, deine Adresse und alles, was du geschrieben hast, lassen sich sofort löschen:

account-privacy = Privatsphäre und meine Daten
account-privacy-about = Wie die Öffentlichkeit deinen Namen sieht, ob es eine Seite über dich gibt, und eine Datei mit allem, was über dich gespeichert ist.

# Auf der Spielerliste eines Vereins, für das Team

roster-age-save = Alter speichern
roster-birth-year = Geburtsjahr
roster-minor = Unter 16: öffentlich nur Vorname und Initiale, keine Seite
roster-agrees = Eltern oder Sorgeberechtigte erlauben die eigene Wahl
roster-agreed = Einverständnis vom { $day }
roster-minor-mark = unter 16
