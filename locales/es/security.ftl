# Inicio de sesión y seguridad

security-title = Inicio de sesión y seguridad
security-on = Hay un segundo factor activado: la contraseña sola no abre tu cuenta.
security-off = La contraseña sola abre tu cuenta. Una aplicación de autenticación, o una llave de acceso que se pida tras la contraseña, la hace más segura.
security-password = Tu cuenta tiene contraseña.
security-no-password = Tu cuenta no tiene contraseña.
security-sessions =
    { $count ->
        [one] Tu sesión está abierta en un navegador.
       *[other] Tu sesión está abierta en { $count } navegadores.
    }
security-sessions-show = Ver las sesiones
security-summary = Llaves de acceso, aplicación de autenticación y códigos de recuperación.

# Llaves de acceso

passkeys-title = Llaves de acceso
passkeys-about = Con una llave de acceso inicias sesión con tu huella, tu cara o el PIN de tu dispositivo. No hay nada que recordar ni nada que robar de este sitio.
passkeys-none = Aún no tienes llaves de acceso.
passkeys-none-here = Este navegador no admite llaves de acceso. Usa uno más reciente u otro dispositivo.
passkeys-script = Las llaves de acceso necesitan JavaScript, que en este navegador está desactivado.
passkeys-no-name = Aquí no funcionan las llaves de acceso: los navegadores solo las permiten en un sitio al que se llega por su nombre y con HTTPS. La administración tiene que poner en PODIUM_ADDRESS la dirección https:// del sitio.
passkey-add = Añadir una llave de acceso
passkey-add-about = Tu dispositivo te pedirá la huella, la cara o su PIN. Pon a la llave un nombre que te diga dónde está guardada.
passkey-name = Nombre de la llave de acceso
passkey-since = añadida el { $day }
passkey-used = usada por última vez el { $time }
passkey-unused = sin usar
passkey-synced = guardada en varios dispositivos
passkey-one-device = en un solo dispositivo
passkey-change = Cambiar { $name }
passkey-rename = Cambiar el nombre
passkey-remove = Quitar
passkey-ask = Pedir una llave de acceso tras la contraseña
passkey-ask-end = Dejar de pedir una llave de acceso
passkey-asked = Se te pide una llave de acceso tras la contraseña o el enlace para iniciar sesión.
passkey-not-asked = La contraseña sola sigue bastando, sin llave de acceso.
passkey-ask-admin = Con derechos de administración y una llave de acceso, la llave se pide siempre tras la contraseña.
passkey-sign-in = Iniciar sesión con una llave de acceso
passkey-failed = Tu dispositivo no ha dado ninguna llave de acceso. Prueba otra vez.
passkey-there = Este dispositivo ya tiene una llave de acceso para tu cuenta.

# Aplicación de autenticación

app-title = Aplicación de autenticación
app-about = Una aplicación de tu teléfono muestra un código nuevo de seis cifras cada 30 segundos. Se te pide tras la contraseña.
app-on = Se te pide un código de tu aplicación tras la contraseña.
app-begin = Configurar una aplicación
app-remove = Quitar la aplicación
app-scan = Escanea este código QR con tu aplicación de autenticación.
app-picture = Código QR con el secreto para tu aplicación de autenticación
app-type = O escribe este secreto en la aplicación:
app-confirm = Activar

# Códigos de recuperación

codes-title = Códigos de recuperación
codes-about = Si pierdes tu dispositivo, cada uno de estos códigos te deja entrar una vez, en lugar de la aplicación o la llave de acceso. Imprímelos o apúntalos ahora: no se volverán a mostrar.
codes-later = Recibirás diez cuando actives un segundo factor.
codes-left =
    { $count ->
        [0] No queda ningún código. Crea otros nuevos.
        [one] Queda un código.
       *[other] Quedan { $count } códigos.
    }
codes-new = Crear diez códigos nuevos
codes-print = Imprimir los códigos
codes-kept = Ya los he guardado

# El segundo paso al iniciar sesión

second-title = Un paso más
second-about = Tu cuenta pide un segundo factor.
second-code = Código de tu aplicación
second-code-hint = Seis cifras. Cada código sirve una vez.
second-passkey = Usar una llave de acceso
second-lost = He perdido mi dispositivo
second-recovery = Código de recuperación
second-recovery-use = Usar el código de recuperación
second-no-codes = Si no tienes códigos de recuperación, habla con la administración del sitio: puede quitar el segundo factor tras asegurarse de que eres tú.

# Clubes

club-factor-title = Segundo factor para la propiedad del club
club-factor-on = La propiedad del club necesita un segundo factor. Quien no lo haya configurado solo puede hacer lo mismo que la organización.
club-factor-off = La propiedad del club puede iniciar sesión solo con la contraseña.
club-factor-ask = Exigir un segundo factor
club-factor-end = Dejar de exigir un segundo factor
club-factor-owed = Este club exige un segundo factor a su propiedad. Hasta que lo configures, solo puedes hacer lo mismo que la organización.
error-second-factor = Este club exige un segundo factor a su propiedad. Configura una aplicación de autenticación, o haz que se te pida una llave de acceso tras la contraseña, y vuelve. Mientras tanto puedes hacer lo mismo que la organización.
    .title = Necesitas un segundo factor

# Lo que se ha hecho

done-passkey-added = Llave de acceso añadida.
done-passkey-removed = Llave de acceso quitada de aquí. También puedes borrarla de tu dispositivo.
done-app-added = Aplicación configurada.
done-app-removed = Aplicación quitada.
done-second-late = Se ha tardado demasiado, o ha habido demasiados códigos incorrectos. Inicia sesión otra vez.

# Correos

notice-passkey-added = Se ha añadido una llave de acceso a tu cuenta de Podium.
notice-passkey-removed = Se ha quitado una llave de acceso de tu cuenta de Podium.
notice-app-added = Se ha configurado una aplicación de autenticación para tu cuenta de Podium. A partir de ahora se te piden sus códigos.
notice-app-removed = Se ha quitado la aplicación de autenticación de tu cuenta de Podium.
notice-passkey-asked = A partir de ahora se te pide una llave de acceso tras la contraseña.
notice-passkey-not-asked = Ya no se te pide una llave de acceso tras la contraseña.
notice-new-codes = Se han creado códigos de recuperación nuevos para tu cuenta de Podium. Los anteriores ya no valen.
notice-code-used = Alguien ha iniciado sesión en tu cuenta de Podium con un código de recuperación. Ese código ya no vale.
notice-factors-removed = La administración ha quitado de tu cuenta de Podium todas las llaves de acceso, la aplicación de autenticación y los códigos de recuperación. Se han cerrado todas tus sesiones; inicia sesión con tu contraseña y vuelve a configurarlo todo.
