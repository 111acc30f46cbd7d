spillway-not-ridge = { $point } non è su uno spigolo.
spillway-you-no-ball-left-pass = Non hai più biglie e devi passare.
spillway-second-removal-needs-connection-made = Una seconda biglia si toglie solo se la prima ha fatto un collegamento senza vincere.
spillway-seat-three-connections = Un giocatore ha tre collegamenti
spillway-white-ball-e1-leaves-your = la biglia bianca in e1 esce, la tua entra in cima
spillway-second-removal-after-connection = si toglie una seconda biglia, dopo un collegamento
spillway-you-no-ball-left = non hai più biglie
spillway-summary = La piramide è piena, e ogni giocatore ha basi su tutti e quattro i lati. Al tuo turno togli una biglia bianca da uno dei quattro spigoli: le biglie sovrastanti cadono e una del tuo colore riempie la cima. Un gruppo visibile che unisce le tue basi nord e sud, o est e ovest, vale un punto; le tue biglie sugli spigoli diventano allora bianche, e puoi togliere ancora una volta. I collegamenti dell’avversario si contano prima che muova. Vincono tre punti.
