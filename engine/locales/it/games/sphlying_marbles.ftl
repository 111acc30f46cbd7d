sphlying-marbles-nobody-capture-pyramid-built-anew = In questa piramide nessuno può catturare; va ricostruita.
sphlying-marbles-pass-seat-cannot-capture = Si passa solo se non si può catturare.
sphlying-marbles-cannot-capture-takes-ball-rests = { $from } non può catturare { $to }: una biglia ne cattura una su cui poggia e che non ne sostiene altre, o una libera accanto.
sphlying-marbles-setup = i 30 colori della piramide, 10 W, 10 R e 10 B, in modo che una cattura sia possibile
sphlying-marbles-nobody-capture = Nessuno può catturare
sphlying-marbles-ball-h1-captures-e1 = la biglia in h1 cattura quella in e1
sphlying-marbles-no-capture-possible = nessuna cattura è possibile
sphlying-marbles-summary = La piramide è piena, dieci biglie per colore; comincia il colore in cima. Il Bianco cattura il rosso, il Rosso il nero, il Nero il bianco. Una biglia mobile ne cattura una su cui poggia, se questa non sostiene altro, e cade al suo posto; oppure cattura una biglia libera accanto e va lì. Chi può catturare deve farlo. Quando nessuno può più, vince chi ha più biglie.
