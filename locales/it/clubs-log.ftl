club-log-created-club = { $who } ha creato il circolo { $name }.
club-log-changed-page = { $who } ha modificato la pagina del circolo { $name }.
club-log-invited-somebody-e-mail = { $who } ha invitato qualcuno per e-mail (ruolo: { club-log-role }).
club-log-made-invitation-link = { $who } ha creato un link d’invito (ruolo: { club-log-role }).
club-log-revoked-invitation = { $who } ha revocato un invito (ruolo: { club-log-role }).
club-log-accepted-invitation = { $who } ha accettato un invito (ruolo: { club-log-role }).
club-log-set-role = { $who } ha cambiato il ruolo di { $name } in { club-log-role }.
club-log-removed-club = { $who } ha rimosso { $name } dal circolo.
club-log-left-club = { $who } ha lasciato il circolo.
club-log-added-roster = { $who } ha aggiunto all’elenco giocatori: { $names }.
club-log-changed-note-about = { $who } ha modificato la nota su { $name }.
club-log-took-off-roster = { $who } ha tolto { $name } dall’elenco giocatori.
club-log-made-link-claim-results = { $who } ha creato un link per i risultati di { $name }.
club-log-withdrew-link-claim-results = { $who } ha revocato il link per i risultati di { $name }.
club-log-role-links-ended-join-claim = Link finiti con questo ruolo: { $invitations ->
    [one] { $invitations } invito
   *[other] { $invitations } inviti
}, { $claims ->
    [one] { $claims } link per i risultati
   *[other] { $claims } link per i risultati
}.
club-log-claimed-player = { $who } ha collegato al proprio account i risultati di { $name }.
club-log-changed-noted-about-age = { $who } ha modificato l’età annotata per { $name }.
club-log-set-rules-legs-circuit = { $who } ha stabilito le regole e le competizioni del circuito { $name }.
club-log-deleted-circuit = { $who } ha eliminato il circuito { $name }.
club-log-asked-owners-second-factor = { $who } ha reso obbligatorio un secondo fattore per i titolari.
club-log-longer-asks-owners-second-factor = { $who } ha reso facoltativo il secondo fattore per i titolari.
club-log-hid-club-public = { $who } ha nascosto il circolo al pubblico.
club-log-showed-club-public-again = { $who } ha di nuovo mostrato il circolo al pubblico.
club-log-removed-words-club = { $who } ha rimosso i testi del circolo.
club-log-club-brought-here-another-instance = { $count ->
    [one] Il circolo è arrivato qui da un altro sito, con { $count } socio.
   *[other] Il circolo è arrivato qui da un altro sito, con { $count } soci.
}
club-log-role = { $role ->
    [owner] titolare
    [organiser] organizzazione
    [arbiter] arbitro
   *[member] socio
}
club-log-merged-club-into-this = { $who } ha unito il circolo «{ $name }» a questo.
club-log-merged-this-club-into = { $who } ha unito questo circolo a «{ $name }».
