spirit-free-ball-same-colour-stands = Nella riga o nella colonna di { $point } c’è una biglia libera dello stesso colore.
spirit-everybody-passed-row = Tutti hanno passato di seguito
spirit-no-ball = non si mette nessuna biglia
spirit-summary = Al tuo turno metti una biglia del tuo colore in una buca o su quattro biglie a quadrato, oppure passi. La biglia non può andare in una riga o in una colonna del suo livello dove hai già, anche lontano, una biglia che non sostiene nulla. La partita finisce quando la piramide è completa o quando tutti passano di seguito; vince chi ha più biglie sul tavoliere.
