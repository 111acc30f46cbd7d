# Clubes

clubs-none = Aún no hay clubes. El tuyo puede ser el primero.
clubs-anywhere = En línea o sin lugar
club-new = Crear un club
club-new-about = Un club organiza competiciones y lleva una lista de sus jugadores. Tendrás su propiedad y podrás cambiarlo todo más adelante.
club-create = Crear el club
club-edit = Editar el club
club-name = Nombre del club
club-place = Lugar
club-about = Sobre el club
club-links = Enlaces, uno por línea
club-members = { $count ->
    [one] { $count } miembro
   *[other] { $count } miembros
}
club-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
club-live = { $count ->
    [one] { $count } competición en curso
   *[other] { $count } competiciones en curso
}
club-new-competition = Crear una competición
club-invite = Invitar
club-roster = Lista de jugadores
club-no-competitions = Aquí aparecerán las competiciones de este club.
club-first-competition = Aquí aparecerán las competiciones de tu club. Crea la primera: el formulario propone lo que mejor va a cada juego.
club-group-running = En curso
club-group-open = Inscripción abierta
club-group-ready = Próximas
club-group-draft = Borradores, solo a la vista del equipo
club-group-finished = Terminadas
club-group-archived = Archivadas
club-you-member = Eres miembro.
club-you-arbiter = Formas parte del arbitraje.
club-you-organiser = Formas parte de la organización.
club-you-owner = Formas parte de la propiedad.

# Miembros

members-title = Miembros
members-since = desde el { $day }
members-role-of = Rol de { $name }
members-set-role = Cambiar el rol
members-remove = Quitar
members-leave = Dejar el club
members-leave-about = Pierdes tu rol al momento. Tus resultados se conservan. Para volver necesitarás otra invitación.
invites-title = Invitaciones
invites-none = No hay invitaciones abiertas.
invites-sent-to = enviada a { $email }, de un solo uso
invites-uses = para quien tenga el enlace, { $uses ->
    [0] sin usar (hasta { $most ->
        [one] { $most } vez
       *[other] { $most } veces
    })
    [one] usada { $uses } vez de { $most }
   *[other] usada { $uses } veces de { $most }
}
invites-until = válida hasta el { $day }
invites-by = creada por { $name }
invites-most = Máximo de usos
invites-days = Validez (días)
invites-link = Enlace de invitación
invites-revoke = Revocar
invites-role = Rol
invites-email = Dirección de correo (para una sola persona)
invites-hint = Sin dirección, obtienes un enlace para compartir. Con ella, la invitación se envía por correo y solo vale para la cuenta de esa dirección. En ambos casos caduca si la revocas o pierdes tu rol.
invites-make = Invitar
invited-member = Este club te invita a entrar como miembro.
invited-arbiter = Este club te invita a su arbitraje: introducirás resultados y resolverás impugnaciones.
invited-organiser = Este club te invita a su organización: crearás y llevarás sus competiciones.
invited-owner = Este club te invita a compartir su propiedad: decidirás sobre el club y sus miembros.
invited-join = Entrar en el club
invited-sign-in = Para entrar necesitas una cuenta. Se tarda un minuto y luego vuelves aquí.
mail-invite-subject = Podium: un club te invita
mail-invite-body =
    Un club de Podium te invita a entrar. Abre este enlace para ver cuál es y aceptar:
    { $link }

    La invitación es solo para esta dirección y vale durante { $days ->
        [one] { $days } día
       *[other] { $days } días
    }. Si no sabes de qué se trata, ignora este mensaje.

# La lista de jugadores

roster-none = Aquí aparecerá quien juegue en tu club, tenga cuenta o no.
roster-guest = sin cuenta
roster-account = con cuenta
roster-change = Cambiar
roster-note = Nota
roster-offer-claim = Crear un enlace para reclamar
roster-claim-link = Enlace para que esta persona reclame sus resultados
roster-remove = Quitar de la lista
roster-add = Añadir jugadores
roster-names = Nombres
roster-names-hint = Uno por línea. Puedes añadir una nota tras un punto y coma, por ejemplo «Anna Lind; júnior». Los nombres que ya están en la lista se omiten.
claim-title = ¿Eres { $name }?
claim-about = { $name } jugó en { $club } sin cuenta. Si eras tú, reclama estos resultados: tu cuenta quedará vinculada a este jugador.
claim-do = Reclamar estos resultados

# Lo que se ha hecho

cancel = Cancelar
done-club-created = Club creado. Ahora invita a gente o crea una competición.
done-role-set = Rol cambiado.
done-member-removed = Miembro quitado del club.
done-left-club = Has dejado el club.
done-invite-made = Enlace creado. Compártelo con quien quieras invitar.
done-invite-sent = Invitación enviada.
done-invite-revoked = Invitación revocada.
done-claim-withdrawn = Enlace revocado. Ya no funciona.
done-joined = Ya estás en el club.
done-roster-added = Jugadores añadidos.
done-roster-removed = Jugador quitado de la lista.
done-claim-offered = Enlace creado. Dáselo solo a este jugador.
done-claimed = Estos resultados ya son tuyos.
