game-pass = Passa
game-nothing-played = Niente da giocare
game-game-already-over = La partita è già finita.
game-games-two-seats-against-each = «{ $turn }» vale solo nei giochi a due, l’uno contro l’altro.
game-not-turn-notation-game-turns = «{ $shown }» non è una mossa nella notazione di questo gioco. Le mosse si scrivono così: { $examples }.
game-option-not-form-key-value = L’opzione «{ $pair }» non ha la forma chiave=valore.
game-option-set-twice = L’opzione «{ $key }» è indicata due volte.
game-players-record-names = { $id } è per { $low ->
        [one] 1 giocatore
       *[other] { $low } giocatori
    }; la trascrizione ne nomina { $players }.
game-players-record-names-2 = { $id } è per { $low }–{ $high } giocatori; la trascrizione ne nomina { $players }.
game-no-variant = { $id } non ha la variante «{ $variant }»; scelte possibili: { $known }.
game-no-options-cannot-set = { $id } non ha opzioni: «{ $key }» non si può impostare.
game-no-option = { $id } non ha l’opzione «{ $key }»; scelte possibili: { $known }.
game-option-cannot-takes = L’opzione { $key } non può valere «{ $value }»; valori possibili: { $known }.
game-throws = lancia { $dice }
game-sole-player = Il giocatore
    .kind = seat
    .who = Il giocatore
    .of = del giocatore
game-player = Giocatore { $number }
    .kind = seat
    .who = Il giocatore { $number }
    .of = del giocatore { $number }
game-seat = { $seat }
origin-traditional = Tradizionale
origin-ancient-china = Cina antica, secondo J.-L. Cazaux
origin-galimberti-browne = Giacomo Galimberti, con Cameron Browne
origin-antiquity = antichità
origin-third-century-bc = III secolo a.C.
origin-18th-century = XVIII secolo
origin-about-1890 = 1890 circa
origin-before-1914 = prima del 1914
origin-21st-century = XXI secolo
