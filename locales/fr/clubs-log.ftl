club-log-created-club = { $who } a créé le club { $name }.
club-log-changed-page = { $who } a modifié la page du club { $name }.
club-log-invited-somebody-e-mail = { $who } a invité quelqu’un par e-mail (rôle : { club-log-role }).
club-log-made-invitation-link = { $who } a créé un lien d’invitation (rôle : { club-log-role }).
club-log-revoked-invitation = { $who } a révoqué une invitation (rôle : { club-log-role }).
club-log-accepted-invitation = { $who } a accepté une invitation (rôle : { club-log-role }).
club-log-set-role = { $who } a changé un rôle ({ $name } : { club-log-role }).
club-log-removed-club = { $who } a retiré { $name } du club.
club-log-left-club = { $who } a quitté le club.
club-log-added-roster = { $who } a ajouté au répertoire : { $names }.
club-log-changed-note-about = { $who } a modifié la note sur { $name }.
club-log-took-off-roster = { $who } a retiré { $name } du répertoire.
club-log-made-link-claim-results = { $who } a créé un lien de rattachement pour { $name }.
club-log-withdrew-link-claim-results = { $who } a révoqué le lien de rattachement pour { $name }.
club-log-role-links-ended-join-claim = Liens qui ont pris fin avec ce rôle : { $invitations ->
    [one] { $invitations } invitation
   *[other] { $invitations } invitations
}, { $claims ->
    [one] { $claims } lien de rattachement
   *[other] { $claims } liens de rattachement
}.
club-log-claimed-player = { $who } a repris les résultats du joueur { $name }.
club-log-changed-noted-about-age = { $who } a modifié l’âge noté pour { $name }.
club-log-set-rules-legs-circuit = { $who } a fixé les règles et les compétitions du circuit { $name }.
club-log-deleted-circuit = { $who } a supprimé le circuit { $name }.
club-log-asked-owners-second-factor = { $who } a exigé un second facteur des propriétaires.
club-log-longer-asks-owners-second-factor = { $who } a cessé d’exiger un second facteur des propriétaires.
club-log-hid-club-public = { $who } a masqué le club au public.
club-log-showed-club-public-again = { $who } a de nouveau montré le club au public.
club-log-removed-words-club = { $who } a supprimé les textes du club.
club-log-club-brought-here-another-instance = { $count ->
    [one] Le club vient d’un autre site, avec { $count } membre.
   *[other] Le club vient d’un autre site, avec { $count } membres.
}
club-log-role = { $role ->
    [owner] propriétaire
    [organiser] responsable
    [arbiter] arbitre
   *[member] membre
}
club-log-merged-club-into-this = { $who } a fusionné le club « { $name } » avec celui-ci.
club-log-merged-this-club-into = { $who } a fusionné ce club avec « { $name } ».
