splink-no-bid-higher = Nessuna offerta può superare { $highest_bid }.
splink-bid-higher-last = Un’offerta deve superare l’ultima, { $last }.
splink-ball-move-elsewhere = La biglia deve andare in un punto diverso da { $from }.
splink-after-move-ball-place = Dopo questo spostamento la biglia da mettere è { $name }.
splink-first-seat-bid = Chi gioca per primo deve fare un’offerta.
splink-bids-contacts = offre { $bid } { $bid ->
        [one] contatto
       *[other] contatti
    }
splink-bid = Offri
splink-variant-standard = Una di due partite a ruoli scambiati; chi gioca per primo è il Mediatore
splink-variant-duel = Come standard
splink-variant-auction = Un’asta decide chi è il Mediatore e quanti contatti servono per vincere
splink-next-seat-no-turn = Chi segue non ha mosse
splink-white-ball-a1-red-b2 = una biglia bianca in a1, una rossa in b2
splink-white-ball-moves-a1-d1 = la biglia bianca va da a1 a d1, poi si mette una rossa in b3
splink-auction-33-contacts = all’asta: 33 contatti
splink-auction-other-mediator = all’asta: il Mediatore è l’altro
splink-summary = Il Mediatore vuole che biglie bianche e rosse si tocchino, il Corporativista le vuole separate. Al tuo turno metti una biglia bianca e una rossa, oppure sposta una biglia che ne sostiene al massimo un’altra e mettine una dell’altro colore. Quando la piramide è completa, il Mediatore guadagna un punto per ogni contatto tra bianco e rosso visibile dall’alto. I ruoli si scambiano per una seconda partita, oppure si decidono all’asta.
splink-mediator = Mediatore
splink-bid-2 = Offerta
splink-target = Obiettivo
