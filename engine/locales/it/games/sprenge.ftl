sprenge-you-put-down-colours-others = Metti i colori degli altri, non il tuo.
sprenge-two-balls-two-other-colours = Le due biglie devono essere dei due altri colori.
sprenge-white-puts-black-b2-red = il Bianco mette una nera in b2, poi una rossa in e1
sprenge-summary = Tre giocatori, un colore ciascuno. Al tuo turno metti una biglia di ciascuno dei due colori che non sono il tuo. Quando la piramide è completa, la classifica dipende dal gruppo visibile più grande; a parità il Bianco precede il Nero e il Nero precede il Rosso.
