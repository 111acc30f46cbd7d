sp-fireball-turn-ball-your-colour-red = Una mossa è una biglia del tuo colore e una rossa.
sp-fireball-touches-red-ball-just-placed = { $point } tocca la biglia rossa appena messa in { $hot }.
sp-fireball-not-touch = { $first } e { $second } non si toccano.
sp-fireball-neither-nor-touches-ball-yours = Né { $first } né { $second } toccano una biglia che era già tua.
sp-fireball-next-seat-cannot-play = Chi segue non può giocare
sp-fireball-white-ball-b1-red-b2 = una biglia bianca in b1, poi una rossa in b2
sp-fireball-summary = Al tuo turno metti una biglia del tuo colore e una rossa, in qualunque ordine. Le due devono toccarsi, almeno una deve toccare una biglia che era già tua, e nessuna può toccare la biglia rossa appena messa dall’avversario. Quando chi segue non può giocare, si confrontano le biglie visibili livello per livello, dalla cima in giù: al primo livello diverso vince chi ne ha di più.
sp-fireball-hot-ball = Biglia rovente
