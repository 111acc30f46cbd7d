spinca-ball-locked-last-turn-moved = La biglia in { $locked } è ferma: l’ultima mossa l’ha spostata, fatta cadere o messa.
spinca-ball-moves-step-own-level = Una biglia si sposta di un passo sul suo livello; { $to } non è accanto a { $from }.
spinca-apex-temple-stays-empty = La cima del tempio resta vuota.
spinca-over-three-levels-over-two = { $seat }: { $whole } su tre livelli, { $two } sui due più bassi, { $one } sul tavoliere.
spinca-temple-finished = Il tempio è finito
spinca-first-ball-b3-moves-a4 = prima la biglia in b3 va in a4
spinca-summary = Al tuo turno sposta prima, se vuoi, una biglia mobile qualsiasi di un passo sul suo livello; poi metti una biglia del tuo colore. La cima resta vuota. Le biglie che l’ultima mossa ha spostato, fatto cadere o messo restano ferme per una mossa. Quando ci sono 29 biglie, ogni giocatore somma le dimensioni dei suoi gruppi più piccoli sulle quattro facce. Vince il totale più alto; in tre, se due totali soltanto sono uguali, vince il terzo. Se sono tutti uguali, si toglie il livello più alto e si conta di nuovo.
