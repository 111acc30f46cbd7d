spight-seat-pass-when-cannot-move = Si passa solo se non si può muovere, e qui si può.
spight-neither-knights-move-nor-jump = Da { $from } a { $to } non è né un salto di cavallo né il salto di un livello.
spight-all-visible-balls-colour-form = Tutte le biglie visibili di un colore formano un solo gruppo
spight-nobody-move = Nessuno può muovere
spight-your-ball-a1-moves-f1 = la tua biglia in a1 va in f1
spight-without-legal-move = solo senza mosse valide
spight-summary = Il tavoliere è riempito come una scacchiera di biglie bianche e nere. Al tuo turno muovi una tua biglia che ne sostiene al massimo un’altra: con un salto di cavallo sul suo livello, o con un salto al livello superiore, una buca e mezza in un senso e mezza nell’altro; ciò che vi poggiava cade. Se dopo una mossa tutte le biglie visibili di un colore formano un solo gruppo visibile, quel colore vince; se succede a entrambi, vince chi ha mosso. La stessa posizione per la terza volta è patta.
