assaut-officers-go-two-different-points = Gli ufficiali vanno su due punti diversi della fortezza, da c5 a e7.
assaut-no-line-joins = Nessuna linea unisce { $from } e { $to }.
assaut-soldier-never-leaves-fortress = Un soldato non lascia mai la fortezza.
assaut-not-nearer-fortress = { $to } non è più vicino alla fortezza di { $from }.
assaut-officer-capture = L’ufficiale in { $officer } deve catturare.
assaut-officer-cannot-jump-soldier = L’ufficiale non può saltare un soldato da { $at } a { $landing }.
assaut-officer-capture-not = L’ufficiale in { $from } deve catturare { $most ->
        [one] 1 soldato
       *[other] { $most } soldati
    }, non { $taken }.
assaut-no-officer-huffed = In { $officer } non c’è nessun ufficiale da soffiare.
assaut-move-follow-huff = Dopo il soffio ci vuole uno spostamento.
assaut-huffing-last-officer-ends-game = Soffiare l’ultimo ufficiale chiude la partita: non segue nessuno spostamento.
assaut-officers-side = La parte degli ufficiali
    .kind = seat
    .who = La parte degli ufficiali
    .of = della parte degli ufficiali
assaut-soldiers-side = La parte dei soldati
    .kind = seat
    .who = La parte dei soldati
    .of = della parte dei soldati
assaut-name = Assalto
assaut-officers = Ufficiali
assaut-soldiers = Soldati
assaut-variant-standard = Una cattura mancata si può soffiare
assaut-variant-forced = La cattura è obbligatoria, non si soffia
assaut-no-officer-left = Non resta nessun ufficiale
assaut-soldiers-fill-fortress = I soldati riempiono la fortezza
assaut-fewer-nine-soldiers-left = Restano meno di nove soldati
assaut-officers-posts-turn-1 = i posti degli ufficiali, alla prima mossa
assaut-man-c4-goes-c5 = la pedina in c4 va in c5
assaut-officer-d6-jumps-two-soldiers = l’ufficiale in d6 salta due soldati
assaut-huffs-officer-e7-moves = soffia l’ufficiale in e7, poi muove
assaut-huffs-last-officer = soffia l’ultimo ufficiale
assaut-summary = Due ufficiali difendono una fortezza di nove punti da ventiquattro soldati. I soldati avanzano lungo le linee senza mai tornare indietro; gli ufficiali fanno un passo in qualunque direzione o catturano saltando i soldati. Un ufficiale che trascura una cattura può essere soffiato, cioè tolto, subito prima della mossa successiva dei soldati. I soldati vincono se riempiono la fortezza, se soffiano i due ufficiali o se li lasciano senza mosse; gli ufficiali vincono se restano meno di nove soldati o se nessuno di loro può muovere.
