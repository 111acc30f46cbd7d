spout-seat-play-no-ball = Un giocatore deve mettere una biglia e non ne ha più
spout-summary = Al tuo turno metti una biglia del tuo colore dove vuoi. Se completa una piattaforma con almeno tre biglie del tuo colore (due se si gioca in tre), devi metterne un’altra sopra, e così via. Ognuno ha 15 biglie (10 se si gioca in tre); vince chi per primo deve mettere una biglia e non ne ha più.
