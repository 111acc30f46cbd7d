sparro-white-began-corner-blacks-first = Il Bianco ha cominciato in un angolo: la prima biglia nera non può stare in un angolo.
sparro-white-not-begin-corner-blacks = Il Bianco non ha cominciato in un angolo: la prima biglia nera deve starci, in a1, a4, d1 o d4.
sparro-more-lines-opponent = Più linee dell’avversario
sparro-equal-lines-token-decides = Linee pari: decide il gettone
sparro-ball-your-colour-a1 = una biglia del tuo colore in a1
sparro-summary = Attorno a un nucleo di cinque biglie rosse, al tuo turno metti una biglia del tuo colore, finché resta solo la cima. La prima biglia nera va in un angolo se la prima bianca non ci è andata, altrove se ci è andata. Vince chi ha più linee di tre biglie a contatto, lungo il bordo di un livello o salendo di livello in livello; a parità vince chi ha completato l’ultima linea, o il Nero se non ce n’è nessuna.
sparro-token = Gettone
