spack-none-balls-below = Nessuna delle biglie sotto { $point } è { $name }.
spack-two-balls-taken-exactly-two = Vanno prese due biglie: sotto { $point } quelle del colore della biglia giocata sono esattamente due.
spack-nothing-taken-not-exactly-two = Non si prende nulla: sotto { $point } quelle del colore della biglia giocata non sono esattamente due.
spack-next-seat-place-no-ball = Chi segue non può mettere nessuna biglia
spack-white-exactly-two-whites-goes = una bianca su esattamente due bianche: va nella riserva avversaria, e si prendono a1 e b2
spack-summary = Ogni giocatore ha 8 biglie per colore. Al tuo turno mettine una in una buca, o su una piattaforma con almeno una biglia del suo colore sotto. Se esattamente due delle quattro sotto hanno il suo colore, la biglia va invece nella riserva dell’avversario e tu prendi dal tavoliere due biglie libere per la tua. Quando chi segue non può mettere nulla, ogni riserva si ordina dal colore più raro al più frequente: vince il primo numero maggiore.
