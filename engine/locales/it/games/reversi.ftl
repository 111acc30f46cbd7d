reversi-not-pass-legal = { $seat-kind ->
        [seat] { $seat-who }
       *[other] { $seat }
    } non può passare: { $square }, per esempio, è una mossa valida.
reversi-first-four-discs-go-d4 = Le prime quattro pedine vanno in d4, e4, d5 ed e5, non in { $square }.
reversi-disc-turn-over-nothing = Una pedina { $mover-kind ->
        [seat] { $mover-of }
       *[other] di { $mover }
    } in { $square } non girerebbe nulla.
reversi-variant-standard = I giocatori riempiono prima le quattro caselle centrali
reversi-variant-othello = Si parte dalle quattro pedine incrociate di Othello
reversi-option-empties = winner: le caselle vuote si sommano al punteggio di chi vince, o si dividono in caso di patta
reversi-player-no-disc-left = Un giocatore non ha più pedine
reversi-board-full = Il tavoliere è pieno
reversi-neither-player-move = Nessuno dei due può muovere
reversi-disc-your-colour-f5 = una pedina del tuo colore in f5
reversi-no-square-legal-left-out = nessuna casella è valida; si può omettere
reversi-summary = Prima si riempiono, a turno, le quattro caselle centrali. Poi metti una pedina dove, insieme a un’altra delle tue, chiude una fila diritta e ininterrotta di pedine avversarie: tutte quelle chiuse così, in qualunque direzione, diventano tue. Chi non ha una casella del genere passa. Quando nessuno dei due può muovere, vince chi ha più pedine.
