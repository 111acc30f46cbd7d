sponnect-opponent-just-passed-ball-placed = L’avversario ha appena passato: va messa una biglia.
sponnect-ball-your-colour-b1 = una biglia del tuo colore in b1
sponnect-no-ball-not-after-pass = nessuna biglia; non se l’avversario ha appena passato
sponnect-summary = Attorno a un nucleo di cinque biglie rosse, al tuo turno metti una biglia del tuo colore, oppure passi se l’avversario non ha appena passato. Il Bianco vince se unisce con biglie a contatto l’ovest (a1–a4) e l’est (d1–d4), il Nero se unisce il sud (a1–d1) e il nord (a4–d4).
