# Partieprotokolle und ihre Prüfung

record-verdict = Prüfung
record-holds = Das Partieprotokoll stimmt: Jeder Zug ist regelgerecht, und die Partie ist nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} zu Ende.
record-holds-short = Das Partieprotokoll stimmt.
record-result = Ergebnis
record-rank = Rang
record-player = Name
record-score = Punktzahl
record-solved = Gelöst
record-unsolved = Nicht gelöst
record-where = Stelle
record-missing = … hier geht es weiter
record-before-turn = Das Brett vor Zug { $turn }. Am Zug: { $seat }
record-legal = Hier mögliche Züge
record-legal-beginnings = Ein möglicher Zug beginnt hier mit
record-legal-more = { $count ->
    [one] und { $count } weiterer
   *[other] und { $count } weitere
}
record-seat = Spieler { $number }
record-text = Partieprotokoll
record-file = oder eine Datei
check-title = Partieprotokoll prüfen
check-about = Füge ein Partieprotokoll ein, von jedem Spiel im Katalog. Jeder Zug wird nach den Regeln geprüft; gespeichert wird nichts.
check-send = Prüfen
check-turn = Nach Zug { $turn } von { $last }
check-first = Anfang
check-back = Zurück
check-on = Weiter
check-last = Ende

# Ein Tisch

table-answer = Partie { $number } wartet auf deine Antwort
table-confirm = Bestätigen
table-dispute = Anfechten
table-dispute-reason = Was stimmt nicht?
table-dispute-turn = Ab welchem Zug? (freiwillig)
table-not-stored = Noch ist nichts eingereicht
table-report = Partie einreichen
table-recorder = Am Brett mitschreiben
table-report-send = Partieprotokoll einreichen
differs-title = Ist das eure Partie?
differs-about = Das Partieprotokoll stimmt, passt aber nicht zu diesem Tisch:
differs-noted = Wenn du es einreichst, stehen diese Abweichungen bei der Partie, bis sie bestätigt ist.
differs-held = Wenn du es einreichst, zählt es erst, wenn Turnierleitung oder Schiedsgericht es bestätigt haben.
differs-send = Das ist unsere Partie: einreichen
differs-send-alone = Das ist meine Partie: einreichen
differs-back = Zurück und ein anderes einreichen
table-record-hint = Die Züge genügen: Die Kopfzeilen werden für dich ergänzt. Auch Backgammon-Matches (.mat) und Othello-Mitschriften gehen.
table-left = Wer steht in der .mat-Datei links?
table-left-by-name = nach den Namen in der Datei
table-reason = Begründung (nötig, um ein entschiedenes Ergebnis zu ändern)
table-head = Kopfzeilen des Partieprotokolls
table-head-download = Kopfzeilen herunterladen
table-sheet = Partieformular drucken
table-sheet-back = Zurück zum Tisch
table-result-only = Nur das Ergebnis melden
table-result-send = Ergebnis melden
table-which-game = Welche Partie?
table-winner = Wer hat gewonnen?
table-draw = Niemand: Remis
table-rank-of = Rang: { $name }
table-score-of = Punktzahl: { $name }
table-solved = Gelöst?
table-challenge = Forderung
table-challenge-answer = Antwort bis { $day }.
table-challenge-play = Angenommen. Zu spielen bis { $day }.
table-challenge-accept = Forderung annehmen
table-challenge-refuse = Forderung ablehnen
table-challenge-cancel = Forderung zurücknehmen
table-time = Termin
table-time-offered = { $name } schlägt den { $time } vor.
table-time-agree = Termin annehmen
table-time-when = Tag und Uhrzeit ({ $zone })
table-time-offer = Termin vorschlagen
table-postpone = Verschiebung
table-postpone-ask = Verschiebung beantragen
table-postpone-until = Neue Frist
table-postpone-reason = Grund
table-postponement-waits = Neue Frist beantragt: { $time }. Die Turnierleitung muss noch antworten.

# Teilnehmen, und was einen selbst betrifft

enter-title = Teilnehmen: { $competition }
enter-club = Verein oder Ort (freiwillig)
enter-approval = Die Turnierleitung muss deine Anmeldung annehmen.
enter-send = Teilnehmen
enter-mine = Meine Anmeldung
my-entry-requested = Deine Anmeldung wartet darauf, dass die Turnierleitung sie annimmt.
my-entry-accepted = Du nimmst teil.
my-entry-waiting-list = Im Moment ist kein Platz frei: Du stehst auf der Warteliste.
my-entry-refused = Deine Anmeldung wurde nicht angenommen.
my-entry-withdrawn = Du hast dich zurückgezogen.
mine-title = Meine Anmeldung: { $competition }
mine-tables = Meine Tische
mine-no-tables = Hier erscheinen deine Tische, sobald ausgelost ist.
mine-attempt = Meine Versuche beginnen
mine-challenge = Jemanden fordern
mine-whom = Wen?
mine-challenge-send = Fordern
mine-open = Tisch eröffnen
mine-with = Gegen wen?
mine-with-several = { $count ->
    [one] Gegen wen? Wähle { $count } Person
   *[other] Gegen wen? Wähle { $count } Personen
}
mine-open-send = Tisch eröffnen
mine-byes = Spielfrei
mine-bye-ask = Spielfrei beantragen
mine-bye-round = Runde
mine-bye-worth = Zählt
mine-bye-cancel = Doch spielen
bye-worth-win = so viel wie ein Sieg
bye-worth-half = einen halben Punkt
bye-worth-nothing = nichts
mine-withdraw = Aus dem Wettbewerb zurückziehen
mine-withdraw-about = Ab der nächsten Runde wirst du nicht mehr ausgelost. Deine bisherigen Ergebnisse bleiben. Nur die Turnierleitung kann dich wieder aufnehmen.
mine-withdraw-reason = Grund (freiwillig)

# Was getan ist

done-report-stored = Partieprotokoll eingegangen.
done-result-stored = Ergebnis eingegangen.
done-report-confirmed = Bestätigt.
done-report-disputed = Angefochten. Das Schiedsgericht entscheidet.
done-time-offered = Termin vorgeschlagen. Jemand anderes am Tisch muss ihn annehmen.
done-time-agreed = Termin angenommen.
done-postponement-asked = Verschiebung beantragt. Die Turnierleitung antwortet dir.
done-challenge-sent = Forderung ausgesprochen.
done-challenge-answered = Deine Antwort ist gesendet.
done-table-opened = Tisch eröffnet.
done-attempt-started = Dein Tisch ist bereit.
done-seat-entered = Deine Anmeldung ist eingegangen.
done-seat-withdrawn = Du hast dich zurückgezogen.
done-bye-asked = Spielfrei beantragt.
done-bye-cancelled = Du spielst wieder mit und wirst ausgelost.
seat-title = Link für { $name }
seat-may-act-for = Du bist als { $own } angemeldet. Mit diesem Link kannst du für { $name } handeln.
seat-acts-for = Du bist als { $own } angemeldet und handelst für { $name }.
seat-both-about = Was du an den Tischen dieser Person tust, steht im Protokoll der Änderungen unter beiden Namen.
seat-takes-part = Du nimmst selbst an diesem Wettbewerb teil. Melde dich ab, um diesen Link zu nutzen.
seat-act-for = Für { $name } handeln
seat-go-on = Weiter als { $own }
seat-leave = Nicht mehr für { $name } handeln
