spaiji-variant-standard = Los grupos tal como se ven desde arriba
spaiji-variant-hidden = Cuentan todas las bolas y todos los contactos, ocultos o no
spaiji-no-two-points-touch-left = No quedan dos puntos que se toquen
spaiji-white-ball-a1-black-b1 = una bola blanca en a1 y luego una negra en b1
spaiji-summary = Por turnos, coloca una bola blanca y una negra que se toquen, en cualquier orden y sea cual sea tu color; la segunda puede apoyarse en la primera. Cuando la pirámide está completa, o ya no quedan dos puntos que se toquen, gana quien tiene el grupo más grande de bolas de un color. Si los grupos son iguales, ganan las negras.
