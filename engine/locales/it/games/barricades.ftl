barricades-no-pawn-left-house = Nella casa non ci sono più pedine.
barricades-no-pawn = { $seat-kind ->
        [seat] { $seat-who }
       *[other] { $seat }
    } non ha pedine in { $from }.
barricades-pawn-ones-own-side-already = In { $to } c’è già una pedina della stessa parte.
barricades-no-way-exactly-steps-leads = Nessun percorso di esattamente { $a } o { $b } passi porta da { $from } a { $to }.
barricades-barricade-taken-put-somewhere-add = La barricata presa in { $to } va rimessa da qualche parte: aggiungi «@» e una casella.
barricades-no-barricade-take = In { $to } non c’è nessuna barricata da prendere.
barricades-barricade-cannot-put-empty-square = La barricata non può andare in { $square }: solo su una casella libera sopra la riga 1, che non sia { $to } né i14.
barricades-variant-teams-4-players = La variante teams è per 4 giocatori.
barricades-option-houses-takes-different-digits = L’opzione houses vuole { $players } cifre diverse da 1 a 4, in ordine crescente.
barricades-setup-names-1-30-different = Setup nomina da 1 a 30 caselle diverse separate da virgole, nessuna nella riga 1 e mai i14.
barricades-pawn-move-example = Una pedina può muovere, per esempio { $from }-{ $to }: allora si deve.
barricades-cannot-move = { $words } e non può muovere
barricades-brings-pawn-out = { $words } e fa uscire una pedina in { $to }
barricades-variant-standard = Ognuno per sé
barricades-variant-teams = Quattro giocatori a squadre: il primo e il terzo contro il secondo e il quarto
barricades-option-houses = Le case usate: una cifra da 1 a 4 per giocatore, in ordine crescente
barricades-option-barricades = 15: tutte le barricate; 11: senza le quattro della riga 5
barricades-setup = le caselle delle barricate, da 1 a 30, separate da virgole
barricades-pawn-reached-goal = Una pedina ha raggiunto la meta
barricades-3-5-thrown-pawn-leaves = con 3 e 5, una pedina lascia la casa e va in e1
barricades-pawn-takes-barricade-g7-which = una pedina prende la barricata in g7, che va in b13
barricades-no-pawn-move = nessuna pedina può muovere
barricades-summary = Lancia due dadi e muovi una pedina di tanti passi quanti ne segna uno dei due, in qualunque direzione ma senza tornare sui tuoi passi. Le pedine si scavalcano, le barricate no. Se arrivi esattamente su una pedina altrui, la rimandi a casa; se arrivi esattamente su una barricata, la prendi e la rimetti su una casella libera sopra la riga più bassa, esclusa la meta. Vince la prima pedina che arriva alla meta con un lancio esatto.
barricades-bring-out = Fai uscire
