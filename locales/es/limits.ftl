limit-second = un segundo
limit-seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
limit-minute = un minuto
limit-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
limit-hour = una hora
limit-hours = { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
limit-go = { $text } Podrás seguir dentro de { $until }.
limit-these-were-many-passwords-codes = Has probado muchas contraseñas o códigos. Si no recuerdas los tuyos, pide una contraseña nueva o usa un enlace por correo.
limit-many-wrong-codes-were-tried = Se han probado muchos códigos incorrectos en esta cuenta. Usa una llave de acceso o un código de recuperación.
limit-many-guess-password-account-moment = Ahora mismo hay muchos intentos de adivinar la contraseña de esta cuenta. Usa un navegador en el que ya hayas iniciado sesión, una llave de acceso o un enlace por correo.
limit-these-were-many-passwords-if = Has probado muchas contraseñas. Si no recuerdas la tuya, pide otra o usa un enlace por correo.
limit-many-people-sign-network-moment = Ahora mismo hay muchos inicios de sesión desde tu red. Usa otra red o espera.
limit-several-letters-were-sent-address = Ya se han enviado varios correos a esta dirección. Busca el último, también en el correo no deseado.
limit-many-letters-sent-others-give = Has enviado muchos correos a otras personas. Comparte un enlace.
limit-many-accounts-letters-were-asked = Se han pedido muchas cuentas y correos desde tu red. Usa otra red o espera.
limit-many-records-were-handed-network = Se han enviado muchos registros desde tu red. Este no se ha guardado: vuelve a enviarlo.
limit-faster-anybody-plays-type-paste = Nadie juega tan rápido. Escribe o pega mejor el registro entero.
limit-changed-much-competition-if-something = Has hecho muchos cambios en esta competición. Si hay algo que no va bien, habla con la organización.
limit-much-changed-table-if-agree = Ha habido muchos cambios en esta mesa. Si no os ponéis de acuerdo, hablad con la organización.
limit-changed-much-competition-lists-pasted = Has hecho muchos cambios en esta competición. Las listas se pueden pegar o importar de una vez.
limit-made-several-clubs-already-administrator = Ya has creado varios clubes. La administración puede crear más para ti.
limit-changed-much-club-lists-names = Has hecho muchos cambios en este club. Las listas de nombres se pueden pegar de una vez.
limit-club-made-many-competitions-rehearsals = El club ha creado muchas competiciones y ensayos. Usa alguno de los borradores que hay.
limit-reported-several-pages-already-administrators = Ya has denunciado varias páginas; la administración las está mirando. Reúne las siguientes en una sola denuncia.
limit-changed-how-shown-several-times = Has cambiado varias veces tu nombre público. Vale lo último que elegiste.
limit-downloaded-data-several-times-last = Has descargado tus datos varias veces. En el último archivo está todo.
