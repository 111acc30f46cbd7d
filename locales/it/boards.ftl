# Giochi

games-title = Giochi
games-about = Qui si giocano e si arbitrano { $count } giochi. Ogni pagina mostra il tavoliere, le regole in breve e la notazione.
category-alignment = Allineamento
category-capture = Cattura
category-collection = Collezione
category-completion = Completamento
category-connection = Connessione
category-deduction = Deduzione
category-dice = Dadi
category-elimination = Eliminazione
category-hunt = Caccia
category-pattern = Schemi
category-puzzle = Rompicapo
category-race = Corsa
category-score = Punteggio
category-territory = Territorio
game-players-one = 1 giocatore
game-players = { $number ->
    [one] { $number } giocatore
   *[other] { $number } giocatori
}
game-players-range = da { $low } a { $high } giocatori
game-record = Trascrivi una partita
game-best = Migliori giocatori
game-ratings = Tutti i rating
game-sheet = Formulario in bianco
game-start = Posizione iniziale
game-ways = Varianti e opzioni
game-seats = Posti
game-ends = Come finisce la partita
game-notation = Notazione
game-sample = Partita di esempio
game-sample-about = Una breve partita casuale, mossa per mossa
game-sample-text = La stessa partita come trascrizione
game-records = Partite giocate qui
game-no-records = Qui non è ancora stata giocata nessuna partita. La prima comparirà in questo punto.
game-turns = { $turns ->
    [one] { $turns } mossa
   *[other] { $turns } mosse
}
game-competitions = Competizioni
game-no-competitions = Non c’è ancora stata nessuna competizione di questo gioco. La prima comparirà qui.
game-competition-open = iscrizioni aperte
game-competition-ready = sta per iniziare
game-competition-running = in corso
game-competition-finished = conclusa
game-competition-archived = archiviata
sheet-title = Ogni gioco sul suo tavoliere
sheet-turn = Dopo la mossa { $turn }

# Partite da rivedere

replay-start = Posizione iniziale
replay-steps = Scorri la partita
replay-first = Prima posizione
replay-previous = Mossa precedente
replay-next = Mossa successiva
replay-last = Ultima posizione
replay-play = Riproduci
replay-pause = Pausa
replay-flip = Ruota il tavoliere
replay-levels = Livelli
replay-turns = Mosse
replay-share = Condividi
replay-text = Trascrizione (testo)
replay-film = Animazione
replay-strip = Posizioni chiave in sequenza
replay-picture = Immagine di questa posizione
replay-embed = Incorpora nel tuo sito
replay-whole = Apri su Podium
ended-win = Vince { $name }
ended-shared = Prima posizione condivisa: { $names }
ended-draw = Patta
ended-solved = Risolto
ended-unsolved = Non risolto
ended-over = La partita è finita
ended-resign = per abbandono
ended-timeout = per il tempo
ended-agreed = di comune accordo

# Trascrivere una partita

recorder-title = Trascrivi una partita: { $game }
recorder-about = Tocca ciò che è evidenziato sul tavoliere, o scrivi direttamente nella trascrizione.
recorder-turn = Tocca a { $name }
recorder-secret = { $name } sceglie in segreto: nessun altro guardi.
recorder-uncover = Sono { $name }: mostra le mie scelte
recorder-text-covered = Nel testo le scelte segrete compaiono coperte da segnaposto. Lasciali così: si scoprono da soli.
recorder-choose = Scegli una mossa
recorder-spots = { $count ->
    [one] { $count } punto tra cui scegliere
   *[other] { $count } punti tra cui scegliere
}
recorder-deal = Disposizione casuale
recorder-set-up = Inserisci la disposizione
recorder-undo-step = Annulla
recorder-undo-turn = Annulla la mossa
recorder-new = Ricomincia
recorder-new-sure = Ricominciare? Tutto ciò che hai trascritto andrà perso.
recorder-endings = Termina la partita
recorder-check = Aggiorna il tavoliere dal testo
recorder-submit = Invia la trascrizione
recorder-offline = Nessuna connessione. La tua trascrizione è salvata in questo browser: continua quando torni in rete.
recorder-start = Altri giocatori o un’altra variante
recorder-variant = Variante
recorder-names = Giocatori, uno per riga
recorder-names-example = Ada
recorder-begin = Comincia

plot-places = Posizioni turno per turno
plot-places-about = { $count ->
    [one] La posizione di chi è in testa, dopo ogni turno.
   *[other] Le posizioni dei primi { $count } dopo ogni turno.
}
plot-round = Turno
plot-place = Posizione
plot-scores = Distribuzione dei punteggi
plot-scores-about = { $count ->
    [one] Quante volte è stato ottenuto ogni punteggio (in tutto { $count }).
   *[other] Quante volte è stato ottenuto ogni punteggio (in tutto { $count }).
}
plot-score = Punteggio
plot-times = Volte
