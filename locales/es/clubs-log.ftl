club-log-created-club = { $who } creó el club { $name }.
club-log-changed-page = { $who } cambió la página de { $name }.
club-log-invited-somebody-e-mail = { $who } invitó por correo a una persona ({ club-log-role }).
club-log-made-invitation-link = { $who } creó un enlace de invitación ({ club-log-role }).
club-log-revoked-invitation = { $who } revocó una invitación ({ club-log-role }).
club-log-accepted-invitation = { $who } aceptó una invitación ({ club-log-role }).
club-log-set-role = { $who } cambió el rol de { $name }: { club-log-role }.
club-log-removed-club = { $who } quitó a { $name } del club.
club-log-left-club = { $who } dejó el club.
club-log-added-roster = { $who } añadió a la lista de jugadores: { $names }.
club-log-changed-note-about = { $who } cambió la nota sobre { $name }.
club-log-took-off-roster = { $who } quitó a { $name } de la lista de jugadores.
club-log-made-link-claim-results = { $who } creó un enlace para que { $name } reclame sus resultados.
club-log-withdrew-link-claim-results = { $who } revocó el enlace para que { $name } reclamase sus resultados.
club-log-role-links-ended-join-claim = Con ese rol caducaron: { $invitations ->
    [one] { $invitations } invitación
   *[other] { $invitations } invitaciones
} y { $claims ->
    [one] { $claims } enlace para reclamar resultados
   *[other] { $claims } enlaces para reclamar resultados
}.
club-log-claimed-player = { $who } reclamó los resultados de { $name }.
club-log-changed-noted-about-age = { $who } cambió la edad anotada de { $name }.
club-log-set-rules-legs-circuit = { $who } fijó las reglas y las competiciones del circuito { $name }.
club-log-deleted-circuit = { $who } eliminó el circuito { $name }.
club-log-asked-owners-second-factor = { $who } exigió un segundo factor a la propiedad del club.
club-log-longer-asks-owners-second-factor = { $who } dejó de exigir un segundo factor a la propiedad del club.
club-log-hid-club-public = { $who } ocultó el club al público.
club-log-showed-club-public-again = { $who } volvió a mostrar el club al público.
club-log-removed-words-club = { $who } eliminó los textos del club.
club-log-club-brought-here-another-instance = { $count ->
    [one] El club se trajo de otro sitio, con { $count } miembro.
   *[other] El club se trajo de otro sitio, con { $count } miembros.
}
club-log-role = { $role ->
    [owner] propiedad
    [organiser] organización
    [arbiter] arbitraje
   *[member] miembro
}
club-log-merged-club-into-this = { $who } fusionó el club «{ $name }» con este.
club-log-merged-this-club-into = { $who } fusionó este club con «{ $name }».
