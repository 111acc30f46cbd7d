jacquet-begin-p1-throws-5-p2 = para empezar, P1 saca 5 y P2 saca 2
jacquet-5-2-checker-each = con 5 y 2, una ficha con cada dado
jacquet-checker-plays-both-dice = una ficha juega los dos dados
jacquet-summary = Los dos jugadores llevan sus quince fichas en el mismo sentido, de su punto 24 a su casa, los puntos 6 a 1, y las sacan desde allí; gana quien antes saca las quince. No se golpea: una sola ficha cierra un punto al rival. Una ficha, el correo, tiene que llegar a la casa antes de que salga ninguna otra. Nadie puede tener seis puntos seguidos en la mitad en la que empieza. Hay que jugar tantos dados como se pueda.
