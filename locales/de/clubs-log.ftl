club-log-created-club = { $who } hat den Verein { $name } gegründet.
club-log-changed-page = { $who } hat die Seite geändert ({ $name }).
club-log-invited-somebody-e-mail = { $who } hat jemanden per E-Mail eingeladen (Rolle: { club-log-role }).
club-log-made-invitation-link = { $who } hat einen Einladungslink erstellt (Rolle: { club-log-role }).
club-log-revoked-invitation = { $who } hat eine Einladung widerrufen (Rolle: { club-log-role }).
club-log-accepted-invitation = { $who } hat eine Einladung angenommen (Rolle: { club-log-role }).
club-log-set-role = { $who } hat die Rolle von { $name } geändert: { club-log-role }.
club-log-removed-club = { $who } hat { $name } aus dem Verein entfernt.
club-log-left-club = { $who } hat den Verein verlassen.
club-log-added-roster = { $who } hat die Spielerliste ergänzt: { $names }.
club-log-changed-note-about = { $who } hat die Notiz zu { $name } geändert.
club-log-took-off-roster = { $who } hat { $name } von der Spielerliste genommen.
club-log-made-link-claim-results = { $who } hat einen Link erstellt, mit dem { $name } die eigenen Ergebnisse übernehmen kann.
club-log-withdrew-link-claim-results = { $who } hat den Link widerrufen, mit dem { $name } die eigenen Ergebnisse übernehmen konnte.
club-log-role-links-ended-join-claim = Mit dieser Rolle sind Links erloschen: { $invitations ->
    [one] { $invitations } Einladung
   *[other] { $invitations } Einladungen
}, { $claims ->
    [one] { $claims } Link zum Übernehmen
   *[other] { $claims } Links zum Übernehmen
}.
club-log-claimed-player = { $who } hat die Ergebnisse von { $name } übernommen.
club-log-changed-noted-about-age = { $who } hat die Angabe zum Alter von { $name } geändert.
club-log-set-rules-legs-circuit = { $who } hat Regeln und Wettbewerbe der Serie { $name } festgelegt.
club-log-deleted-circuit = { $who } hat die Serie { $name } gelöscht.
club-log-asked-owners-second-factor = { $who } verlangt jetzt vom Vorstand einen zweiten Faktor.
club-log-longer-asks-owners-second-factor = { $who } verlangt vom Vorstand keinen zweiten Faktor mehr.
club-log-hid-club-public = { $who } hat den Verein für die Öffentlichkeit ausgeblendet.
club-log-showed-club-public-again = { $who } hat den Verein wieder eingeblendet.
club-log-removed-words-club = { $who } hat die Texte des Vereins entfernt.
club-log-club-brought-here-another-instance = { $count ->
    [one] Der Verein ist von einer anderen Website hierher umgezogen, mit { $count } Mitglied.
   *[other] Der Verein ist von einer anderen Website hierher umgezogen, mit { $count } Mitgliedern.
}
club-log-role = { $role ->
    [owner] Vorstand
    [organiser] Turnierleitung
    [arbiter] Schiedsgericht
   *[member] Mitglied
}
club-log-merged-club-into-this = { $who } hat den Verein „{ $name }“ mit diesem zusammengelegt.
club-log-merged-this-club-into = { $who } hat diesen Verein mit „{ $name }“ zusammengelegt.
