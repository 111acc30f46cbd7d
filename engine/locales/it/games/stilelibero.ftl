stilelibero-option-lane-takes-string-7 = L’opzione lane vuole una sola sequenza da 7 a 60 cifre da 3 a 6, o { $players } della stessa lunghezza separate da «/».
stilelibero-dice-thrown-exactly-due-here = { $thrown ->
        [one] È stato lanciato 1 dado
       *[other] Sono stati lanciati { $thrown } dadi
    }; qui ne vanno lanciati esattamente { $most }.
stilelibero-dice-thrown-most-allowed-here = { $thrown ->
        [one] È stato lanciato 1 dado
       *[other] Sono stati lanciati { $thrown } dadi
    }; qui se ne possono lanciare al massimo { $most }.
stilelibero-dice-not-allow-advance-but = Questi dadi non permettono di avanzare di { $advance }, solo di { $allowed }.
stilelibero-stays = { $words } e resta dov’è
stilelibero-swims-1-square = { $words } e nuota di 1 casella, fino a { $at }
stilelibero-swims-squares = { $words } e nuota di { $swum } caselle, fino a { $at }
stilelibero-variant-standard = Come grand-bain
stilelibero-variant-petit-bain = Per i più piccoli: tanti dadi quanti ne dice la casella, una sola avanzata, vince chi torna per primo
stilelibero-variant-grand-bain = Un dado alla volta, fermandosi quando si vuole, e una classifica alla fine del giro
stilelibero-option-lane = I numeri delle caselle, da 7 a 60 cifre da 3 a 6: una sequenza per tutte le corsie, o una per corsia, separate da /
stilelibero-swimmer-back-start = Un nuotatore è tornato alla partenza
stilelibero-dice-order-thrown-largest-advance = i dadi nell’ordine di lancio; vale l’avanzata maggiore
stilelibero-advance-where-another-largest-chosen = l’avanzata, se se ne sceglie una diversa dalla maggiore
stilelibero-summary = Ognuno nuota per la sua corsia, andata e ritorno. Tuffati con uno a sei dadi e avanza di tante caselle quanti sono i valori diversi. Poi lancia i dadi uno alla volta, al massimo quanti ne dice la tua casella, e fermati quando vuoi: nuoti tante caselle quanti sono i valori usciti una sola volta, o k caselle se un valore è uscito k volte, almeno quattro. Chi può raggiungere il bordo opposto vira subito e continua con i dadi che restano. Quando qualcuno è tornato, si finisce il giro e decidono le distanze.
