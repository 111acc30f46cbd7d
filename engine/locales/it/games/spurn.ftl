spurn-seat-left = Resta un solo giocatore
spurn-summary = Al tuo turno metti una biglia del tuo colore dove vuoi. Chi forma un gruppo di almeno quattro biglie a contatto del suo colore, visibili o nascoste, è fuori; le biglie restano. Vince chi resta per ultimo. Se prima la piramide è completa, chi è ancora in gioco condivide la prima posizione.
spurn-eliminated = Eliminazione
