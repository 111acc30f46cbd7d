splice-red-ball-go-none-four = In { $point } può andare solo una biglia rossa: delle quattro sotto nessuna è rossa.
splice-full-line-colour-red = Una linea completa di un colore e di rosso
splice-no-ball-placed = Non si può mettere nessuna biglia
splice-summary = Al tuo turno metti una biglia del tuo colore in una buca o su almeno una biglia rossa, oppure una biglia rossa dovunque. Una linea completa, a qualunque livello, che ha il tuo colore e il rosso, entrambi e nient’altro, vince, chiunque la completi; se una mossa completa linee per tutti e due, vince chi ha mosso.
