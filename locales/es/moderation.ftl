# Denuncias y moderación

report-page = Denunciar esta página
report-title = Denunciar una página
report-about = Vas a denunciar «{ $name }» a la administración de este sitio.
report-words = ¿Qué está mal?
report-email = Tu dirección de correo, por si tenemos preguntas
report-send = Enviar la denuncia
report-look = Ver la página
report-by-account = desde una cuenta
report-answer = Qué se ha hecho, y por qué
report-handle = Marcar como atendida
reports-title = Denuncias
reports-open = Denuncias abiertas
reports-handled = Denuncias atendidas
reports-none = Aquí no hay denuncias.
reports-waiting = { $count ->
    [one] { $count } denuncia abierta
   *[other] { $count } denuncias abiertas
}
what-club = Club
what-competition = Competición
what-player = Jugador
what-record = Registro
what-text = Texto
moderate = Moderar
moderate-about = Todo lo que hagas aquí queda en el registro de cambios del sitio con su motivo, y las personas afectadas reciben un correo.
moderate-account = Cuenta
moderate-reason = Motivo
moderate-hide = Ocultar
moderate-show = Volver a mostrar
moderate-remove = Eliminar para siempre
moderate-rename = Cambiar el nombre
moderate-name = Nombre nuevo
moderate-merge = Fusionar con otro jugador
moderate-into = Dirección de la página del jugador que se queda
moderate-sure = Entiendo que esto no se puede deshacer
moderate-texts = Textos
moderate-text-hidden = oculto
moderate-hidden = Oculto al público.
moderate-removed = Eliminado.
account-suspend = Suspender
account-suspend-about = Hasta ese día nadie puede iniciar sesión en la cuenta ni actuar en su nombre.
account-until = Hasta
account-ban = Bloquear
account-ban-about = Todas las sesiones, tokens y enlaces de la cuenta caducan al momento, nadie puede iniciar sesión en ella y nadie puede crear otra cuenta con su dirección.
account-admit = Readmitir
account-suspended = Cuenta suspendida hasta el { $time }.
account-banned = Cuenta bloqueada.
hidden-note = Oculto por la administración: solo lo ven ella y el equipo del club. Para recurrir, escribe a { $address }.
done-reported = Gracias. La administración mirará tu denuncia.
done-report-handled = Denuncia marcada como atendida.
done-moderated = Hecho y anotado en el registro de cambios del sitio.
mail-moderation-subject = Podium: una decisión de la administración
mail-moderation-body =
    Hola, { $name }:

    { $done }

    Motivo: { $reason }

    Si crees que es un error, escribe a { $address }.
mail-moderated-club-hide = La administración ha ocultado al público el club «{ $name }». Su equipo lo sigue viendo.
mail-moderated-club-show = El club «{ $name }» vuelve a estar visible para el público.
mail-moderated-club-remove = La administración ha eliminado el club «{ $name }».
mail-moderated-club-rename = La administración ha cambiado el nombre de uno de tus clubes. Ahora se llama «{ $name }».
mail-moderated-competition-hide = La administración ha ocultado al público la competición «{ $name }». El equipo del club la sigue viendo.
mail-moderated-competition-show = La competición «{ $name }» vuelve a estar visible para el público.
mail-moderated-competition-remove = La administración ha eliminado la competición «{ $name }».
mail-moderated-competition-rename = La administración ha cambiado el nombre de una competición de tu club. Ahora se llama «{ $name }».
mail-moderated-player-hide = La administración ha ocultado al público el jugador «{ $name }».
mail-moderated-player-show = El jugador «{ $name }» vuelve a estar visible para el público.
mail-moderated-player-remove = La administración ha borrado el jugador «{ $name }». Los resultados se conservan, con un número.
mail-moderated-player-rename = La administración ha cambiado tu nombre como jugador. Ahora es «{ $name }».
mail-moderated-player-merge-away = La administración ha visto que el jugador «{ $name }» es una persona que tiene aquí otra cuenta. Los resultados pertenecen ahora a esa cuenta; en la tuya puedes seguir iniciando sesión, y conserva sus roles.
mail-moderated-player-merge = La administración ha visto que el jugador «{ $name }» eres tú. Sus resultados ya son tuyos.
mail-moderated-record-hide = La administración ha ocultado un registro que enviaste ({ $name }).
mail-moderated-record-show = Un registro que enviaste vuelve a estar visible ({ $name }).
mail-moderated-record-remove = La administración ha eliminado un registro que enviaste ({ $name }).
mail-moderated-text-hide = La administración ha ocultado algo que escribiste: «{ $name }»
mail-moderated-text-show = Algo que escribiste vuelve a estar visible: «{ $name }»
mail-moderated-text-remove = La administración ha eliminado algo que escribiste: «{ $name }»
mail-moderated-suspend = La administración ha suspendido tu cuenta hasta el { $name }. Hasta entonces nadie puede iniciar sesión en ella.
mail-moderated-ban = La administración ha bloqueado tu cuenta para siempre. Este es el último correo a esta dirección.
mail-moderated-admit = La administración ha readmitido tu cuenta: ya puedes volver a iniciar sesión.
moderate-merge-club = Fusionar con otro club
moderate-into-club = Dirección de la página del club que se queda
moderate-preview = Ver qué se movería
merge-goes = Desaparece
merge-stays = Se queda
merge-about = Se conservan la descripción, el lugar y los enlaces del club que se queda; los del otro se borran. Todo lo demás se mueve, incluidos resultados y registros. Los miembros de ambos clubes verán una sola lista de jugadores, con sus notas.
merge-swap = Conservar el otro club
merge-moves = Qué se mueve
merge-moving = se mueve
merge-after = después
merge-most = como máximo { $most }
merge-competitions = Competiciones
merge-circuits = Circuitos
merge-roster = Jugadores de la lista, con invitados
merge-templates = Plantillas
merge-invitations = Invitaciones abiertas
merge-claims = Enlaces para reclamar resultados
merge-ratings = La lista de puntuaciones propia del club se calcula de nuevo con los resultados de ambos.
merge-there = allí hasta ahora: { $role }
merge-kept-out = no pasa: ese club quitó a esta persona
merge-more = { $count ->
    [one] … y { $count } más.
   *[other] … y { $count } más.
}
merge-addresses = Direcciones que redirigen
merge-too-much = Juntos, los dos clubes tienen más de lo que puede tener uno. Antes hay que borrar algo.
merge-do = Fusionar los clubes
mail-moderated-club-merge = La administración ha fusionado dos clubes: { $name }. Miembros, competiciones, jugadores y enlaces abiertos están ahora juntos en el segundo, y las direcciones antiguas llevan allí.
