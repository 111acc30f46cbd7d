libertas-no-card-lies = In { $cell } non c’è nessuna carta.
libertas-ocupante-never-taken = Un Ocupante non si può prendere.
libertas-neither-colour-nor-number-last = { $flag } non ha né il colore né il numero di { $last }, l’ultima bandiera presa.
libertas-first-turn-takes-flag = La prima mossa deve prendere una bandiera.
libertas-libertas-taken-if-frees-square = La Libertas in { $cell } si può prendere solo se questo libera un quadrato o una linea.
libertas-no-ocupante = In { $from } non c’è nessun Ocupante.
libertas-not-empty = { $to } non è libera.
libertas-ocupante-not-move-before-first = Un Ocupante non si muove prima che sia stata presa o messa una bandiera.
libertas-lay-card = { $seat-kind ->
        [seat] { $seat-who }
       *[other] { $seat }
    } può mettere una carta, quindi deve.
libertas-ocupante-complete-neither-square-nor = In { $to } l’Ocupante non completerebbe né un quadrato né una linea.
libertas-not-hold = { $seat-kind ->
        [seat] { $seat-who }
       *[other] { $seat }
    } non ha in mano { $card }.
libertas-not-empty-2 = { $cell } non è libera.
libertas-neither-colour-nor-number-last-2 = { $flag } non ha né il colore né il numero di { $last }, l’ultima bandiera messa.
libertas-flag-laid-first = Prima va messa una bandiera.
libertas-libertas-laid-where-completes-square = Una Libertas si mette solo dove completa un quadrato o una linea.
libertas-setup-name-cell-cell-a1 = Setup deve nominare, casella per casella da a1, le bandiere da 1 a { $numbers } dei colori R B G Y, { $libertas } L e { $ocupantes } O, ciascuna una volta.
libertas-phase-2-cards-laid-not = Nella fase 2 le carte si mettono, non si prendono.
libertas-cards-laid-phase-2-variant = Le carte si mettono solo nella fase 2 della variante occupation.
libertas-squares-lines-freed = { $seat }, quadrati e linee liberati: { $points }.
libertas-text = { $seat }, { $cards }{ $with }: { $points }.
libertas-libertas-cards = { $seat }, carte Libertas ({ $count }): { $points }.
libertas-squares-lines-completed = { $seat }, quadrati e linee completati: −{ $points }.
libertas-all = { $seat }, in tutto: { $total }.
libertas-all-divided = { $seat }, in tutto: { $total }, diviso { $scale }: { $scaled }.
libertas-lays = mette { $piece } in { $to }
libertas-moves = sposta { $piece } da { $from } a { $at }
libertas-takes = prende { $piece } in { $at }
libertas-libertas = la Libertas
libertas-ocupante = l’Ocupante
libertas-flag = la bandiera { $label }
libertas-variant-standard = Le carte si prendono soltanto
libertas-variant-occupation = Poi le carte si rimettono, e completare un quadrato o una linea fa perdere punti
libertas-option-scale = Il numero per cui si divide ogni punteggio
libertas-setup = le carte casella per casella, a1 b1 … dalla riga più bassa in su, separate da spazi
libertas-neither-flags-nor-libertas-cards = Non restano né bandiere né carte Libertas
libertas-no-card-taken = Non si può prendere nessuna carta
libertas-nobody-lay-card = Nessuno può mettere una carta
libertas-card-c3-taken = si prende la carta in c3
libertas-ocupante-c3-moves-e5 = l’Ocupante in c3 va in e5
libertas-phase-2-flag-r5-laid = nella fase 2, la bandiera R5 si mette in c3
libertas-phase-2-libertas-laid-c3 = nella fase 2, una Libertas si mette in c3
libertas-summary = Al tuo turno prendi una bandiera che abbia il colore o il numero dell’ultima presa. Chi prende l’ultima carta di un quadrato di quattro o di un’intera riga o colonna li libera e guadagna punti; una Libertas si prende solo così. Invece di prendere, puoi spostare su una casella libera un Ocupante, che blocca quadrati e linee. Quando non si può più prendere nulla, contano le serie di un colore, quelle di un numero e le scale di sette, alcune di più con una Libertas; ogni Libertas vale punti anche da sé. Vince il totale più alto.
libertas-taken = carte prese
libertas-last-flag = Ultima bandiera
