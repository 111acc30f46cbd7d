club-log-created-club = { $who } creó el club { $name }.
club-log-changed-page = { $who } cambió la página de { $name }.
club-log-invited-somebody-e-mail = { $who } invitó por correo a una persona ({ $role }).
club-log-made-invitation-link = { $who } creó un enlace de invitación ({ $role }).
club-log-revoked-invitation = { $who } revocó una invitación ({ $role }).
club-log-accepted-invitation = { $who } aceptó una invitación ({ $role }).
club-log-set-role = { $who } cambió el rol de { $name }: { $role }.
club-log-removed-club = { $who } quitó a { $name } del club.
club-log-left-club = { $who } dejó el club.
club-log-added-roster = { $who } añadió a la lista de jugadores: { $names }.
club-log-changed-note-about = { $who } cambió la nota sobre { $name }.
club-log-took-off-roster = { $who } quitó a { $name } de la lista de jugadores.
club-log-made-link-claim-results = { $who } creó un enlace para que { $name } reclame sus resultados.
club-log-withdrew-link-claim-results = { $who } revocó el enlace para que { $name } reclamase sus resultados.
club-log-role-links-ended-join-claim = Con ese rol caducaron sus enlaces: { $invitations } para entrar en el club y { $claims } para reclamar resultados.
club-log-claimed-player = { $who } reclamó los resultados de { $name }.
club-log-changed-noted-about-age = { $who } cambió lo anotado sobre la edad de { $name }.
club-log-set-rules-legs-circuit = { $who } fijó las reglas y las pruebas del circuito { $name }.
club-log-deleted-circuit = { $who } eliminó el circuito { $name }.
club-log-asked-owners-second-factor = { $who } exigió un segundo factor a la propiedad del club.
club-log-longer-asks-owners-second-factor = { $who } dejó de exigir un segundo factor a la propiedad del club.
club-log-hid-club-public = { $who } ocultó el club al público.
club-log-showed-club-public-again = { $who } volvió a mostrar el club al público.
club-log-removed-words-club = { $who } eliminó los textos del club.
club-log-club-brought-here-another-instance = El club se trajo de otra instancia, con { $count ->
    [one] { $count } miembro
   *[other] { $count } miembros
}.
club-log-role-member = miembro
club-log-role-arbiter = arbitraje
club-log-role-organiser = organización
club-log-role-owner = propiedad
