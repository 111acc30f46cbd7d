spindizzy-setup-not-seat-first-master = Il Setup «{ $setup }» non è il posto del primo maestro, 1, 2 o 3.
spindizzy-no-ball-left = { $seat-kind ->
        [seat] { $seat-who }
       *[other] { $seat }
    } non ha più biglie { $name-plural }.
spindizzy-three-chosen = i tre avevano scelto { $balls }
spindizzy-setup = Il posto del primo maestro, 1, 2 o 3; se manca, 1.
spindizzy-p1-chose-red-p2-white = P1 ha scelto il rosso, P2 il bianco, P3 il nero; la prima biglia va in a1
spindizzy-next-ball-goes-b3 = la biglia successiva va in b3
spindizzy-summary = Ognuno ha cinque biglie del proprio colore, due e tre degli altri. In ciascuno dei dieci giri tutti scelgono di nascosto una biglia e la mostrano. Il colore scelto dal maestro dice chi comincia; gli altri seguono in ordine, e l’ultimo è il maestro successivo. Una biglia sopra il tavoliere vale 1 punto per il colore di maggioranza della piccola piramide che completa, o per il suo quando due colori ne hanno due ciascuno. Vince chi ha più punti; se due sono pari, vince il terzo.
spindizzy-choices = Scelte
