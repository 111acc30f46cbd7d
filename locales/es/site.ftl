# Lo que muestra cada página

language-switch = Idioma
language-name = Español
colon = :{" "}
skip = Ir al contenido
nav-label = Menú principal
nav-clubs = Clubes
nav-competitions = Competiciones
nav-games = Juegos
nav-search = Buscar
nav-home = Mis mesas
nav-admin = Administración
sign-in = Iniciar sesión
sign-out = Cerrar sesión
sign-up = Crear una cuenta
save = Guardar
footer = Podium: detrás de cada resultado, sus jugadas.
footer-api = API

# Lo que no ha ido bien

error-not-found = Revisa la dirección o empieza por la página de inicio.
    .title = Página no encontrada
error-gone = La administración ha eliminado esta página.
    .title = Página eliminada
error-sign-in = Para ver esta página tienes que iniciar sesión.
    .title = Inicia sesión para continuar
error-forbidden = Tu cuenta no puede hacer esto. Si crees que es un error, habla con la propiedad del club.
    .title = No tienes acceso
error-stale = El formulario ha estado abierto demasiado tiempo o se ha enviado desde otro sitio. Vuelve atrás, recarga la página y envíalo otra vez.
    .title = El formulario ha caducado
error-token = Un programa necesita un token válido. Crea uno en la página de tu cuenta y envíalo así: «Authorization: Bearer …».
    .title = Token no válido
error-refused = No se ha cambiado nada.
    .title = Esto no se puede hacer
error-changed = Tu cambio no se ha guardado. Vuelve atrás, recarga la página y prueba otra vez.
    .title = Otra persona lo ha cambiado antes
error-too-many = No se ha cambiado nada.
    .title = Demasiadas peticiones
error-busy = Ahora mismo se le pide demasiado a este sitio. No se ha cambiado nada. Prueba otra vez en un minuto.
    .title = El servicio está saturado
error-unreadable = No se ha cambiado nada.
    .title = Esto no se puede leer
error-no-database = La base de datos no responde, y lo que has enviado seguramente no se ha guardado. Prueba otra vez en un minuto: no pasa nada por enviarlo dos veces.
    .title = Volvemos enseguida
error-internal = Es culpa nuestra, no tuya. No se ha guardado nada. Prueba otra vez; si vuelve a pasar, avisa a la administración.
    .title = Algo ha fallado
error-home = Página de inicio
error-request = Petición { $id }
