# Campos

field-name = Nombre, tal como sale en los emparejamientos
field-email = Dirección de correo
field-password = Contraseña
field-old-password = Contraseña actual
field-new-password = Contraseña nueva
field-language = Idioma
field-time-zone = Zona horaria
password-hint = Al menos 10 caracteres. Cuatro palabras fáciles de recordar sirven muy bien.

# Páginas

sign-up-have-account = ¿Ya tienes una cuenta?
sign-in-forgot = ¿Has olvidado la contraseña?
reset-title = Contraseña nueva
reset-about = Escribe tu dirección de correo. Si hay una cuenta con ella, te enviaremos un enlace para elegir otra contraseña.
reset-send = Enviar el enlace
account-title = Mi cuenta
account-profile = Perfil
account-verified = dirección confirmada
account-unverified = dirección sin confirmar
account-password = Contraseña
account-change-password = Cambiar la contraseña
account-sessions = Sesiones abiertas
account-this-browser = este navegador
account-close-sessions = Cerrar las demás sesiones
account-program = Tokens de API
account-data = Mis datos
account-download = Descargar mis datos
account-delete = Eliminar mi cuenta
sign-up-by-mail = Te enviaremos por correo un enlace para elegir tu contraseña.
sign-in-unverified = Esta dirección aún no está confirmada. Pide una contraseña nueva: el enlace que te llegará por correo la confirma.
prove-title = Confirma tu dirección
prove-do = Confirmar y guardar la contraseña
again-title = Confirma que eres tú
again-about = Es un cambio delicado. Confirma que eres tú; no volveremos a pedírtelo en 15 minutos.
again-code = Código del correo que acabamos de enviarte
again-letter = Recibir un código por correo
again-do = Continuar
again-otherwise = ¿No te sirve nada de esto?
link-title = Iniciar sesión con un enlace por correo
link-send = Enviar el enlace
link-about = Pulsa el botón para iniciar sesión aquí. El enlace solo sirve una vez.
field-new-email = Dirección de correo nueva
account-email = Dirección de correo
account-email-change = Cambiar la dirección
email-confirm = Confirmar esta dirección
email-confirm-about = Cuando la confirmes, iniciarás sesión con { $email }.
email-undo = Deshacer el cambio
email-undo-about = La cuenta vuelve a { $email }. Se cierran todas sus sesiones y eliges otra contraseña.
account-close-tokens = Revocar también mis tokens de API
account-program-about = Con un token, un programa puede actuar en tu nombre a través de la API, dentro de los límites que fijes. No abre ninguna página.
account-program-new = Crear un token
account-program-end = Revocar
account-program-made = Este es tu token. Solo se muestra una vez: guárdalo como una contraseña.
token-name = Nombre del token
token-scopes = El programa puede
token-days = Validez
token-for-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
token-until = válido hasta el { $day }
token-used = usado por última vez el { $time }
token-unused = sin usar
scope-submit = enviar registros de mis partidas
scope-read = leer todo lo que puedo ver
account-delete-about = Tu nombre, tu dirección, tu contraseña, tu pertenencia a clubes y todo lo que escribiste se borran al momento. Los resultados de tus partidas se conservan, con un número en lugar de tu nombre.

# Lo que se ha hecho

done-signed-up = Tu cuenta está creada. Inicia sesión con tu dirección y tu contraseña.
done-signed-out = Has cerrado sesión.
done-reset-asked = Si hay una cuenta con esta dirección, le hemos enviado un enlace.
done-password = Contraseña guardada. Úsala para iniciar sesión.
done-saved = Guardado.
done-sessions = Las demás sesiones están cerradas.
done-deleted = Tu cuenta se ha eliminado.
done-sign-up-asked = Te hemos enviado un correo. Abre el enlace que contiene para elegir tu contraseña. Si no llega, mira en la carpeta de correo no deseado.
done-link-asked = Si hay una cuenta con esta dirección, le hemos enviado un enlace. Vale durante 15 minutos.
done-email-asked = Hemos enviado un correo a la dirección nueva. Abre el enlace que contiene y confírmala; hasta entonces sigue valiendo la anterior.
done-email-changed = Tu dirección de correo ha cambiado.
done-token-ended = Token revocado.

# Correos

mail-already-subject = Podium: ya tienes una cuenta
mail-already-body =
    Alguien ha intentado crear una cuenta con tu dirección, pero ya tienes una.
    Si lo has hecho tú porque no recuerdas la contraseña, pide otra aquí:
    { $link }
mail-reset-subject = Podium: contraseña nueva
mail-verify-subject = Podium: confirma tu dirección
mail-verify-body =
    Alguien ha pedido una cuenta de Podium con esta dirección. Si lo has hecho tú, abre este enlace en las próximas 24 horas para confirmar la dirección y elegir tu contraseña:
    { $link }

    Si no, ignora este mensaje.
mail-reset-body =
    Abre este enlace en las próximas dos horas para elegir otra contraseña:
    { $link }

    Si no la has pedido tú, ignora este mensaje: tu contraseña no cambia.
mail-prove-subject = Podium: tu código
mail-prove-body =
    Escribe este código para continuar. Vale durante 10 minutos, en el navegador que lo ha pedido:
    { $code }

    Si no lo has pedido tú, hay otra persona en tu cuenta. Cierra las demás sesiones en { $link } y elige otra contraseña.
mail-sign-in-subject = Podium: tu enlace para iniciar sesión
mail-sign-in-body =
    Abre este enlace en los próximos 15 minutos y pulsa el botón para iniciar sesión:
    { $link }

    Si no lo has pedido tú, ignora este mensaje.
mail-email-subject = Podium: confirma tu nueva dirección
mail-email-body =
    Alguien quiere usar esta dirección en su cuenta de Podium. Si lo has pedido tú, abre este enlace en las próximas 24 horas y confirma la dirección:
    { $link }

    Si no, ignora este mensaje.
mail-email-changed-body =
    Tu cuenta de Podium tiene ahora otra dirección de correo. Con esta ya no puedes iniciar sesión.

    Si no lo has hecho tú, deshaz el cambio en los próximos siete días:
    { $link }
mail-notice-subject = Podium: un cambio en tu cuenta
mail-notice-body =
    { $what }

    Si no lo has hecho tú, elige ahora mismo otra contraseña y cierra las demás sesiones:
    { $link }
notice-password = Tu cuenta de Podium tiene otra contraseña. Se han cerrado todas sus sesiones.
notice-token = Se ha creado un token de API para tu cuenta de Podium. Con él, un programa puede actuar en tu nombre.
notice-device = Alguien ha iniciado sesión en tu cuenta de Podium con tu contraseña, en un navegador que nunca se había usado para ella.
notice-owner = Ahora compartes la propiedad de un club de Podium.
notice-administrator = Ahora tienes derechos de administración en Podium.
notice-email-asked = Alguien con la sesión iniciada en tu cuenta de Podium quiere cambiar su dirección de correo.
notice-email = Esta es ahora la dirección de correo de tu cuenta de Podium.
notice-deleted = Tu cuenta de Podium se ha eliminado, con todo lo que se guardaba sobre ti. Los resultados de tus partidas se conservan, con un número.
