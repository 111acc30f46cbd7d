spandrel-turn-takes-ball-each-three = Una mossa mette una biglia di ciascuno dei tre colori.
spandrel-three-balls-touch-other-two = Una delle tre biglie deve toccare le altre due.
spandrel-white-red-black-ball-order = una biglia bianca, una rossa e una nera, in quest’ordine
spandrel-summary = A ogni mossa metti una biglia di ogni colore, in qualunque ordine, in modo che una delle tre tocchi le altre due. Quando la piramide è completa, dopo dieci mosse, ogni giocatore conta il gruppo visibile più grande del suo colore. Vince il più grande; a parità, chi ha mosso per ultimo.
