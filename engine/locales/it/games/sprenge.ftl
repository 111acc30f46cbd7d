sprenge-you-put-down-colours-others = Metti i colori degli altri, non il tuo.
sprenge-two-balls-two-other-colours = Le due biglie devono essere dei due altri colori.
sprenge-white-puts-black-b2-red = il Bianco mette una nera in b2, poi una rossa in e1
sprenge-summary = Ognuno dei tre giocatori ha un colore. Al tuo turno metti una biglia di ciascuno dei due colori che non sono il tuo. A piramide completa la classifica segue il gruppo visibile più grande del proprio colore; a parità il Bianco precede il Nero e il Nero precede il Rosso.
