spruit-setup-give-16-balls-board = Setup deve dare le 16 biglie del livello del tavoliere: 7 W, 7 B e 2 R in angoli opposti.
spruit-level-begun-ball-enter-pushing = Il livello è cominciato: la biglia deve entrare spingendo.
spruit-not-edge-level-comes-next = { $point } non è sul bordo del livello successivo.
spruit-setup = Il livello del tavoliere a1 a2 a3 a4 b1 … d4: 7 W, 7 B e 2 R in angoli opposti
spruit-ball-touches-none-colour-lost = Una biglia non ne tocca nessuna del suo colore: partita persa
spruit-white-drawn-first-ball-level = si pesca una bianca, la prima del suo livello
spruit-white-drawn-enters-e1-pushing = si pesca una bianca, che entra in e1 spingendo verso nord
spruit-summary = Il livello del tavoliere è pieno. Pesca le biglie da un sacchetto che ne ha cinque per colore e riempi i livelli uno dopo l’altro: la prima biglia di un livello va sul suo bordo, ogni altra entra spingendo quelle che ci sono. Se la biglia bianca o nera che giochi si ferma senza contatto visibile con il suo colore, hai perso. Una piramide completa vale 7 se il rosso unisce i suoi due angoli, più, per il bianco e per il nero, il prodotto delle dimensioni dei loro gruppi, o meno la dimensione se il gruppo è uno solo.
