club-act-address-page-write-line-like = «{ $link }» no es una dirección web. Escribe una por línea, por ejemplo https://example.org
club-act-club-most-10-links = Un club puede tener 10 enlaces como máximo.
club-act-own-clubs-already-hand-over = { $most ->
    [one] Ya tienes la propiedad de { $most } club. Cédelo o pide otro a la administración del sitio.
   *[other] Ya tienes la propiedad de { $most } clubes. Cede uno o pide otro a la administración del sitio.
}
club-act-only-owner-club-make-somebody = Es la única persona con la propiedad del club. Dásela antes a alguien más.
club-act-turn-second-factor-yourself-first = Activa antes un segundo factor para ti, en «Inicio de sesión y seguridad».
club-act-person-member-club-any-more = Esta persona ya no es miembro del club.
club-act-club-open-invitations-already-withdraw = { $most_open ->
    [one] El club ya tiene { $most_open } invitación abierta. Revócala si no hace falta.
   *[other] El club ya tiene { $most_open } invitaciones abiertas. Revoca alguna que no haga falta.
}
club-act-write-number-1 = Escribe un número del 1 al { $most }; { $number } no vale.
club-act-link-ended-made-give-out = Este enlace ha caducado: quien lo creó ya no puede compartirlo. Pide otro al club.
club-act-invitation-sent-another-address-sign = Esta invitación se envió a otra dirección. Inicia sesión con la cuenta de esa dirección, una vez confirmada, o pide una invitación a la tuya.
club-act-were-taken-out-club-only = Te han quitado de este club. Solo puedes volver con una invitación a tu propia dirección: pídela a la propiedad del club.
club-act-most-players-added-once-paste = { $most ->
    [one] Se puede añadir { $most } jugador de una vez.
   *[other] Se pueden añadir hasta { $most } jugadores de una vez. Pega la lista por partes.
}
club-act-roster-most-players-take-those = { $most_listed ->
    [one] En una lista de jugadores cabe { $most_listed } como máximo. Quita a quienes ya no juegan.
   *[other] En una lista de jugadores caben { $most_listed } como máximo. Quita a quienes ya no juegan.
}
club-act-new-name-list-write-name = En la lista no hay ningún nombre nuevo. Escribe un nombre por línea.
club-act-club-open-links-kind-already = { $most ->
    [one] El club ya tiene { $most } enlace abierto de este tipo. Revócalo si no hace falta.
   *[other] El club ya tiene { $most } enlaces abiertos de este tipo. Revoca alguno que no haga falta.
}
club-act-player-account-already = Este jugador ya tiene una cuenta.
club-act-club-was-merged-meanwhile = Este club se acaba de fusionar con otro. Recarga la página e inténtalo de nuevo allí.
