log-created-competition = hat den Wettbewerb angelegt
log-changed-settings = hat die Einstellungen geändert
log-opened-registration = hat die Anmeldung geöffnet
log-closed-registration = hat die Anmeldung geschlossen
log-entered = hat { $name } angemeldet
log-entered-oneself = { $state ->
    [requested] hat die Teilnahme beantragt
    [waiting-list] hat sich auf die Warteliste gesetzt
   *[accepted] hat sich angemeldet
}
log-accepted = hat die Anmeldung von { $name } angenommen
log-refused-entry = hat die Anmeldung von { $name } abgelehnt
log-put-waiting-list = hat { $name } auf die Warteliste gesetzt
log-asked-entry = hat die Teilnahme von { $name } beantragt
log-corrected-entry = hat die Anmeldung von { $name } berichtigt
log-changed-name = hat den Namen { $former } in { $name } geändert
log-changed-name-because = hat den Namen { $former } in { $name } geändert: „{ $reason }“
log-erased-personal-data = hat die persönlichen Daten von { $name } gelöscht
log-erased-own-data = hat die eigenen persönlichen Daten gelöscht
log-erased-somebodys-personal-data = hat die persönlichen Daten einer Person gelöscht
log-hid-competition-public = hat den Wettbewerb für die Öffentlichkeit ausgeblendet
log-showed-competition-public-again = hat den Wettbewerb wieder eingeblendet
log-removed-words-competition = hat die Texte des Wettbewerbs entfernt
log-hid-some-words-administrator = hat im Namen der Administration einen Text ausgeblendet
log-showed-hidden-words-again-administrator = hat im Namen der Administration einen Text wieder eingeblendet
log-removed-some-words-administrator = hat im Namen der Administration einen Text entfernt
log-changed-how-shown = hat den öffentlichen Namen von { $name } geändert
log-changed-own-public-name = hat den eigenen öffentlichen Namen geändert
log-changed-how-somebody-shown = hat den öffentlichen Namen einer Person geändert
log-checked = hat { $name } als anwesend eingetragen
log-took-back-check = hat die Anwesenheit von { $name } zurückgenommen
log-gave-new-link = hat { $name } einen neuen Link gegeben
log-set-starting-order = hat die Setzplätze vergeben
log-withdrew = hat { $name } zurückgezogen
log-withdrew-oneself = hat sich zurückgezogen
log-took-back = hat { $name } wieder aufgenommen
log-noted-bye-round = hat für { $name } in Runde { $round } spielfrei eingetragen
log-asked-bye-round = hat für Runde { $round } spielfrei beantragt
log-cancelled-bye-round = hat spielfrei für { $name } in Runde { $round } aufgehoben
log-cancelled-own-bye-round = hat das eigene Spielfrei in Runde { $round } aufgehoben
log-started-competition = hat den Wettbewerb gestartet
log-added-stage = hat die Phase „{ $name }“ hinzugefügt
log-changed-draw-round-hand = hat die Paarungen der Runde { $round } von Hand geändert
log-drew-round = hat Runde { $round } ausgelost
log-threw-draft-round-away = hat den Entwurf der Runde { $round } verworfen
log-published-round = hat Runde { $round } veröffentlicht
log-added-tables-round = { $number ->
    [one] hat in Runde { $round } einen Tisch hinzugefügt
   *[other] hat in Runde { $round } { $number } Tische hinzugefügt
}
log-took-back-table = hat den Tisch { $table } annulliert
log-submitted-record-game = hat das Protokoll der Partie { $game } eingereicht ({ $table })
log-reported-game = hat das Ergebnis der Partie { $game } gemeldet ({ $table })
log-handed-record-game-fit = hat für Partie { $game } ({ $table }) ein Partieprotokoll eingereicht, das nicht passt: { $text }
log-confirmed-game = hat Partie { $game } bestätigt ({ $table })
log-disputed-game = hat Partie { $game } angefochten ({ $table })
log-ruled-game-stands = hat entschieden, dass Partie { $game } gilt ({ $table })
log-ruled-another-result-game = hat für Partie { $game } ein anderes Ergebnis festgesetzt ({ $table })
log-ruled-game-played-again = hat entschieden, dass Partie { $game } wiederholt wird ({ $table })
log-entered-forfeit-game = hat Partie { $game } ({ $table }) als kampflos verloren eingetragen: { $names }
log-entered-result-game = hat das Ergebnis der Partie { $game } eingetragen ({ $table })
log-struck-game = hat Partie { $game } annulliert ({ $table })
log-took-back-forfeit = hat die kampflose Niederlage am Tisch { $table } zurückgenommen
log-entered-forfeit = hat den Tisch { $table } als kampflos verloren eingetragen: { $names }
log-ended-stands = hat das Match { $table } beim jetzigen Stand beendet
log-reopened = hat das Match { $table } wieder geöffnet
log-adjourned = hat den Tisch { $table } vertagt
log-proposed-time = hat für den Tisch { $table } einen Termin vorgeschlagen
log-agreed-time = hat den Termin für den Tisch { $table } angenommen
log-asked-postpone = hat für den Tisch { $table } eine Verschiebung beantragt
log-postponed = hat den Tisch { $table } verschoben
log-postpone = hat die Verschiebung des Tischs { $table } abgelehnt
log-challenged = hat { $whom } gefordert
log-entered-challenge = hat eine Forderung von { $by } an { $whom } eingetragen
log-accepted-challenge = hat die Forderung von { $by } angenommen
log-accepted-challenge-for = hat für { $whom } die Forderung von { $by } angenommen
log-refused-challenge = hat die Forderung von { $by } abgelehnt
log-refused-challenge-for = hat für { $whom } die Forderung von { $by } abgelehnt
log-placed-on-rung = hat { $name } auf Sprosse { $rung } gesetzt
log-ladder-joined = { $name } steht jetzt auf der Leiter.
log-ladder-left = { $name } hat die Leiter verlassen.
log-ladder-cancelled = Die Forderung von { $by } an { $whom } wurde annulliert.
log-ladder-won = { $by } hat { $whom } gefordert und gewonnen.
log-ladder-lost = { $by } hat { $whom } gefordert und verloren.
log-ladder-drew = { $by } hat { $whom } gefordert: Remis.
log-ladder-no-show = { $absent } ist zur Forderung von { $by } an { $whom } nicht erschienen.
log-closed-season = hat die Saison abgeschlossen
log-decided-order-tied-players = hat einen Gleichstand von Hand aufgelöst
log-closed-competition = hat den Wettbewerb abgeschlossen
log-reopened-competition = hat den Wettbewerb wieder geöffnet
log-archived-competition = hat den Wettbewerb archiviert
log-noted = hat notiert: { $text }
log-doubted = { $who } { $what }
log-done = { $who } { $what }.
log-done-automatically = Podium { $what } (automatisch).
log-accepted-automatically = { $name } ist automatisch von der Warteliste nachgerückt.
log-added-tables-automatically = { $number ->
    [one] In Runde { $round } wurde automatisch ein Tisch hinzugefügt.
   *[other] In Runde { $round } wurden automatisch { $number } Tische hinzugefügt.
}
log-voided-table-automatically = Der Tisch { $table } wurde automatisch annulliert.
log-confirmed-game-automatically = Partie { $game } ({ $table }) wurde automatisch bestätigt: Niemand hat sie rechtzeitig angefochten.
log-entered-forfeit-automatically = Der Tisch { $table } wurde automatisch als kampflos verloren eingetragen ({ $names }): Die Frist war abgelaufen.
log-ended-stands-automatically = Das Match { $table } wurde automatisch beim damaligen Stand beendet: Die Frist war abgelaufen.
log-by = { $name } ({ $capacity })
office = { $office ->
    [owner] Vorstand
    [organiser] Turnierleitung
    [arbiter] Schiedsgericht
    [administrator] Administration
   *[staff] Team
}
log-link-issued = ausgegeben von { $name }
log-link-used = benutzt von { $name }
log-by-link = per Link
log-merged-club-into-another = hat den Verein mit dem zusammengelegt, zu dem der Wettbewerb jetzt gehört
