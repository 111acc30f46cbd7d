spoing-not-jump-two-points-row = { $from }-{ $to } non è un salto di due punti in riga, in colonna o in diagonale.
spoing-ball-colour-jump-over = La biglia in { $between } ha lo stesso colore di quella che la salterebbe.
spoing-seat-move-no-jump = Chi deve muovere non può saltare
spoing-ball-b2-jumps-over-b3 = la biglia in b2 salta b3 e arriva su b4
spoing-summary = Il Bianco riempie le righe 1 e 2, il Nero le righe 3 e 4. A ogni mossa una biglia del tuo colore o una rossa salta in riga, in colonna o in diagonale sopra una biglia di un altro colore e arriva su una biglia qualsiasi. Quella su cui arriva esce dal gioco; quella saltata prende il terzo colore. Quando chi deve muovere non può saltare, vince chi ha più biglie.
