# Was ansteht

next-title = Was ansteht
next-empty = Hier erscheinen deine Tische und was an jedem zu tun ist. Nimm an einem Wettbewerb teil oder gründe einen Verein und richte selbst einen aus.
next-find-competition = Wettbewerb finden
next-see-games = Spiele ansehen
next-tables = Meine Tische
next-alone = Solo
next-round = Runde { $round }
next-deadline = Frist: { $time }
next-overdue = überfällig seit { $time }
next-agreed = vereinbart: { $time }
next-task-confirm = Bestätigen oder anfechten
next-task-agree = Auf Termin antworten
next-task-report = Ergebnis melden
next-task-look = Tisch ansehen
next-duties = Aufgaben im Team
next-upcoming = Demnächst
next-entry-accepted = Anmeldung angenommen
next-entry-requested = wartet auf die Turnierleitung
next-entry-waiting-list = auf der Warteliste
next-running = Meine Wettbewerbe
next-clubs = Meine Vereine

duty-disputes = { $count ->
    [one] { $count } Einspruch zu entscheiden
   *[other] { $count } Einsprüche zu entscheiden
}
duty-confirmations = { $count ->
    [one] { $count } Ergebnis zu bestätigen
   *[other] { $count } Ergebnisse zu bestätigen
}
duty-postponements = { $count ->
    [one] { $count } Verschiebung beantragt
   *[other] { $count } Verschiebungen beantragt
}
duty-entries = { $count ->
    [one] { $count } Anmeldung anzunehmen
   *[other] { $count } Anmeldungen anzunehmen
}
duty-drafts = { $count ->
    [one] { $count } Runde zu veröffentlichen
   *[other] { $count } Runden zu veröffentlichen
}
duty-rounds = { $count ->
    [one] Alle Ergebnisse sind da: nächste Runde auslosen oder abschließen
   *[other] Alle Ergebnisse sind in { $count } Phasen da: nächste Runden auslosen oder abschließen
}

# Suche

search-label = Verein, Name, Wettbewerb oder Spiel
search-do = Suchen
search-players = Spieler
search-nothing = Keine Treffer für „{ $words }“. Versuch es mit einem Teil des Namens.
