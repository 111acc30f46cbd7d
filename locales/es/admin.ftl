# Administración

admin-users = Cuentas
admin-users-find = Nombre o dirección de correo
admin-is-admin = administración
admin-no-password = sin contraseña
admin-make = Dar derechos de administración
admin-unmake = Quitar derechos de administración
admin-disable = Cerrar sesiones y exigir otra contraseña
admin-disable-about = Se cierran todas las sesiones de la cuenta y se le envía por correo un enlace para elegir otra contraseña. Mientras no se use, nadie puede iniciar sesión. Las contraseñas no se muestran nunca a nadie.
admin-running = { $count ->
    [one] { $count } competición en curso
   *[other] { $count } competiciones en curso
}
admin-competitions = { $count ->
    [one] { $count } competición
   *[other] { $count } competiciones
}
admin-jobs = Tareas
admin-jobs-none = Aquí aparecerán las tareas pendientes y las recientes.
admin-jobs-waiting = { $count ->
    [0] ninguna pendiente
    [one] { $count } pendiente
   *[other] { $count } pendientes
}
admin-jobs-given-up = { $count ->
    [one] { $count } abandonada
   *[other] { $count } abandonadas
}
job-kind-fingerprints = Huellas de los registros
job-kind-retention = Borrado de datos caducados
job-kind-scan = Búsqueda de plazos vencidos
job-kind-clock = Plazos de una competición
job-kind-mail = Correo
job-kind-draw = Emparejamiento de un torneo grande
job-kind-ratings = Ratings de un juego
job-kind-prune = Limpieza
job-waiting = Pendiente
job-running = En curso
job-failed = Se reintentará
job-given-up = Abandonada
job-done = Hecha
job-attempts = { $count ->
    [one] { $count } intento
   *[other] { $count } intentos
}
job-retry = Reintentar ahora
admin-outbox = Bandeja de salida
admin-outbox-none = Aquí aparecerán los correos que envíe el servicio.
admin-unsent = { $count ->
    [0] todos enviados
   *[other] { $count } sin enviar
}
admin-no-smtp = no hay servidor de correo configurado: lee los correos aquí
admin-sent = enviado el { $time }
admin-not-sent = sin enviar
admin-log = Registro de cambios
admin-log-stream = Flujo (club:…, competition:…, site)
admin-log-filter = Filtrar
admin-log-all = Mostrar todo
admin-log-none = Aquí aún no ha pasado nada.
admin-log-earlier = Anteriores
admin-log-broken = Esta entrada no coincide con su huella: se cambió fuera del servicio.
done-disabled = Sesiones cerradas. Se enviará un correo con un enlace para elegir otra contraseña.
done-job-retried = La tarea se ejecuta de nuevo.
admin-erase = Borrar…
admin-erase-title = Borrar a { $name }
admin-erase-about = El nombre, la dirección de correo y todo lo que escribió esta persona se borran para siempre, aquí y en cada copia de seguridad nueva. Los resultados se conservan, con un número. No se puede deshacer.
admin-erase-do = Borrar para siempre
admin-erase-back = No borrar
done-erased = Persona borrada. Los resultados se conservan, con un número.
mail-disabled-body =
    La administración ha cerrado todas las sesiones de tu cuenta y pide una contraseña nueva. Abre este enlace en los próximos siete días para elegirla:
    { $link }
