# Palabras que significan lo mismo en todas partes

status-draft = Borrador
status-open = Inscripción abierta
status-ready = Empieza pronto
status-running = En curso
status-finished = Terminada
status-archived = Archivada

standing-open = Por jugar
standing-adjourned = Aplazada
standing-waiting = Por confirmar
standing-disputed = Impugnada
standing-proved = Demostrada
standing-confirmed = Confirmada
standing-entered = Introducida
standing-forfeit = Incomparecencia
standing-voided = Anulada
standing-bye = Descanso

role-member = Miembro
role-arbiter = Arbitraje
role-organiser = Organización
role-owner = Propiedad
name-alike = parecido a otro nombre de aquí
