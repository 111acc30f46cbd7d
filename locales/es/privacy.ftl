# Lo que ve de alguien quien no le conoce

privacy-title = Privacidad
privacy-lead = Tú decides qué puede leer aquí sobre ti quien no te conoce.
privacy-seen = Lo que ve el público
privacy-now = En las páginas públicas, tu nombre es:
privacy-sheltered = Como tienes menos de 16 años, el público solo ve tu nombre de pila y la inicial del apellido, o un apodo, y no hay ninguna página sobre ti. Si tú y tu familia queréis mostrar más, tu madre, tu padre o quien te tutele puede decírselo a la organización de tu club, que lo anota aquí.
privacy-grown = Tu nombre aún se muestra como el de alguien de menos de 16 años. Ya tienes edad para elegir; no cambia nada hasta que guardes esta página.
privacy-agreed = La organización anotó el { $day } que tu madre, tu padre o quien te tutela está de acuerdo con lo que elijas aquí.
privacy-name = Mi nombre en las páginas públicas
privacy-name-full = Nombre completo
privacy-name-short = Nombre de pila e inicial del apellido
privacy-name-nickname = Un apodo
privacy-nickname = Apodo
privacy-name-about = Este nombre se usa en clasificaciones, emparejamientos, registros e impresos, también en lo ya publicado. La organización de tus competiciones, tus rivales y los miembros de tu club siguen viendo tu nombre completo.
privacy-page = Una página sobre mí
privacy-page-played = En cuanto juegue en una competición pública, con mis resultados, ratings y rivales
privacy-page-always = Aunque todavía no haya jugado en público
privacy-page-never = Sin página, y fuera de las búsquedas
privacy-page-own = Ver mi página
privacy-age = Mi edad
privacy-age-about = No tienes por qué rellenarlo. Si tienes menos de 16 años, tu apellido y tu página quedan ocultos. El año solo lo ve la organización de tu club.
privacy-age-by-club = Tu club ha anotado tu edad. Si no es correcta, pide a la organización que la corrija.
privacy-birth-year = Año de nacimiento
privacy-minor = Tengo menos de 16 años
privacy-data-about = Un archivo con todo lo que se guarda sobre ti: cuenta, clubes, inscripciones, resultados, registros, lo que escribiste, dónde iniciaste sesión, los correos que te enviamos. Se abre con cualquier editor de texto.
privacy-kept = Cuánto se conservan los datos
privacy-kept-sessions = { $days ->
    [one] Una sesión que no usas se cierra tras { $days } día.
   *[other] Una sesión que no usas se cierra tras { $days } días.
}
privacy-kept-addresses = { $days ->
    [one] La dirección IP y el navegador de una sesión se borran tras { $days } día sin uso.
   *[other] La dirección IP y el navegador de una sesión se borran tras { $days } días sin uso.
}
privacy-kept-letters = { $days ->
    [one] Los correos que te enviamos se borran tras { $days } día.
   *[other] Los correos que te enviamos se borran tras { $days } días.
}
privacy-kept-drafts = { $days ->
    [one] Un registro que empezaste y dejaste a medias se borra tras { $days } día.
   *[other] Un registro que empezaste y dejaste a medias se borra tras { $days } días.
}
privacy-kept-results = Los resultados se conservan, porque también son de tus rivales. Si eliminas tu cuenta, se quedan con un número.
privacy-erase-about = Tu nombre, tu dirección y todo lo que escribiste se pueden borrar al momento:

account-privacy = Privacidad y mis datos
account-privacy-about = Cómo ve tu nombre el público, si hay una página sobre ti y un archivo con todo lo que se guarda sobre ti.

# En la lista de jugadores de un club, para el equipo

roster-age-save = Guardar la edad
roster-birth-year = Año de nacimiento
roster-minor = Menos de 16 años: el público ve el nombre de pila y la inicial, y ninguna página
roster-agrees = Su familia o quien le tutela está de acuerdo con lo que elija
roster-agreed = acuerdo del { $day }
roster-minor-mark = menor de 16
