people-act-e-mail-address-write-like = «{ $email }» no es una dirección de correo. Escríbela así: anna@example.org
people-act-administrators-keep-address-out = La administración ha bloqueado esta dirección.
people-act-link-used-already-too-old = Este enlace ya se ha usado o ha caducado. Pide otro.
people-act-time-zone-write-like-europe = No existe la zona horaria «{ $zone }». Escríbela así: Europe/Madrid
people-act-recovery-codes-belong-second-factor = Los códigos de recuperación van con un segundo factor. Activa uno antes.
people-act-authenticator-app-already-remove-first = Ya hay una aplicación de autenticación. Quítala antes.
people-act-code-wrong-too-old-used = Este código es incorrecto, ha caducado o ya se ha usado. Espera al siguiente y escríbelo. Si tampoco vale, mira la hora de tu teléfono.
people-act-without-passkey-none-asked-administrators = Solo se te puede pedir una llave de acceso si tienes alguna, y con derechos de administración se pide siempre.
people-act-recovery-codes-used-already-each = No es uno de tus códigos de recuperación, o ya se ha usado. Cada uno sirve una vez.
people-act-page-open-too-long-answer = Esta página ha estado abierta demasiado tiempo, o la respuesta ya se ha usado. Vuelve a cargar la página y prueba otra vez.
people-act-browser-used-another-address-site = Tu navegador ha usado otra dirección de este sitio. Ábrelo en la suya y prueba otra vez.
people-act-device-check-set-up-pin = Tu dispositivo no ha comprobado que eres tú. Configura en él un PIN, una huella o tu cara y prueba otra vez.
people-act-passkey-looks-like-copy-used = Esta llave de acceso parece una copia de otra que se ha usado después. Inicia sesión de otra forma, quítala y añade una nueva.
people-act-device-makes-kind-key-cannot = Tu dispositivo crea un tipo de llave que aquí no vale. Prueba con otro dispositivo.
people-act-passkey-checked-try-again-sign = No se ha podido comprobar esta llave de acceso. Prueba otra vez o inicia sesión de otra forma.
people-act-passkey-known-here-any-more = Esta llave de acceso ya no se conoce aquí. Inicia sesión de otra forma; puedes quitarla de tu dispositivo.
people-act-give-passkey-name = Pon un nombre a la llave de acceso.
people-act-account-most-passkeys-remove-use = { $most ->
    [one] Una cuenta puede tener { $most } llave de acceso como máximo. Quítala antes.
   *[other] Una cuenta puede tener { $most } llaves de acceso como máximo. Quita alguna que no uses.
}
people-act-passkey-list-already = Esta llave de acceso ya está en la lista.
people-act-only-way-into-account-choose = Es la única forma de entrar en tu cuenta. Elige antes una contraseña.
people-act-suspended-until = La administración ha suspendido esta cuenta hasta el { $time }. En el correo que lo explica se dice dónde recurrir.
people-act-administrators-closed-account-letter-about = La administración ha bloqueado esta cuenta. En el correo que lo explica se dice dónde recurrir.
people-act-password-least-characters-four-words = { $fewest ->
    [one] Una contraseña debe tener al menos { $fewest } carácter.
   *[other] Una contraseña debe tener al menos { $fewest } caracteres. Cuatro palabras fáciles de recordar sirven muy bien.
}
people-act-password-most-characters = { $most ->
    [one] Una contraseña puede tener { $most } carácter como máximo.
   *[other] Una contraseña puede tener { $most } caracteres como máximo.
}
people-act-password-easy-guess-common-made = Esta contraseña es fácil de adivinar: es muy común, o se basa en tu nombre, una secuencia o una repetición. Cuatro palabras fáciles de recordar sirven muy bien.
people-act-say-token-used = Elige para qué se puede usar el token.
people-act-token-lasts-30-90-365 = Un token vale 30, 90 o 365 días.
people-act-account-most-tokens-end-first = { $most ->
    [one] Una cuenta puede tener { $most } token como máximo. Revócalo antes.
   *[other] Una cuenta puede tener { $most } tokens como máximo. Revoca antes alguno.
}
people-act-only-administrator-make-somebody-else = Es la única persona con derechos de administración. Dáselos antes a alguien más.
people-act-write-why-reason-stands-log = Escribe el motivo. Queda en el registro de cambios del sitio y se comunica a las personas afectadas.
people-act-text-name-belongs-log-site = Este texto es un nombre o pertenece al registro de cambios del sitio. Oculta o borra a la persona, o cámbiale el nombre.
people-act-player-hidden-erased-show-player = Este jugador está oculto o borrado. Vuelve a mostrarlo antes.
people-act-these-two-cannot-merged-choose = Estos dos no se pueden fusionar: elige dos jugadores que existan y no se hayan fusionado antes.
people-act-player-merged-account-other-none = El jugador que se fusiona tiene cuenta y el otro no. Fusiona el que no la tiene con el que la tiene.
people-act-both-take-part-same-competition = Los dos participan en la misma competición: o son dos personas, o una de las inscripciones está mal.
people-act-administrator-take-administration-away-first = Esta persona tiene derechos de administración. Quítaselos antes.
people-act-choose-day-still-come = Elige un día futuro.
people-act-service-calls-itself-choose-another = «{ $name }» está reservado para el propio servicio. Elige otro nombre.
people-act-name-1-characters = Un nombre debe tener de 1 a { $most } caracteres.
people-act-letter-name-more-marks-above = { $most_marks ->
    [one] Una letra del nombre lleva más de { $most_marks } signo encima o debajo.
   *[other] Una letra del nombre lleva más de { $most_marks } signos encima o debajo.
}
people-act-mixes-letters-different-alphabets-write = «{ $name }» mezcla letras de alfabetos distintos: { $one } y { $other }. Escríbelo en un solo alfabeto.
people-act-latin = latino
people-act-greek = griego
people-act-cyrillic = cirílico
people-act-armenian = armenio
people-act-georgian = georgiano
people-act-hebrew = hebreo
people-act-arabic = árabe
people-act-year-of-birth = Escribe el año de nacimiento con cuatro cifras, como 2012.
people-act-nickname-most-characters = { $most_nickname ->
    [one] Un apodo puede tener { $most_nickname } carácter como máximo.
   *[other] Un apodo puede tener { $most_nickname } caracteres como máximo.
}
people-act-nickname-cannot-sign = Un apodo no puede contener el carácter { $sign }.
people-act-looks-like-name-somebody-play = «{ $nickname }» se parece al nombre de alguien con quien juegas. Elige otro apodo.
people-act-under-16-strangers-see-first = Con menos de 16 años, quien no te conoce ve tu nombre de pila y la inicial del apellido, o un apodo, y ninguna página sobre ti. Tu madre, tu padre o quien te tutele puede pedir a la organización de tu club que anote su acuerdo para mostrar más.
people-act-letter = «{ $letter }» ({ $code }, { $alphabet })
people-act-these-clubs-cannot-merged = Estos dos clubes no se pueden fusionar. Elige dos distintos que no estén ocultos, eliminados ni fusionados; si uno está oculto, vuelve a mostrarlo antes.
people-act-clubs-together-have-many = Juntos, los clubes tendrían { $after } de algo de lo que un club puede tener { $most }. Borra antes algunos.
people-act-club-was-merged = Este club se fusionó con otro. Actúa sobre el club que tiene ahora sus competiciones.
