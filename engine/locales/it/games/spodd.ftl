spodd-diagonal-worth-white-black = Diagonale { $number }, valore { $worth }: { $white } bianche, { $black } nere.
spodd-variant-standard = Ogni diagonale vale un punto
spodd-variant-weighted = Le diagonali valgono 1, 2, 3, 2 e 1 punti
spodd-summary = Due angoli opposti sono occupati da biglie rosse. Al tuo turno metti una biglia bianca e una nera che si toccano, nell’ordine che vuoi e qualunque sia il tuo colore; se non ci sono più due punti che si toccano, vanno bene due punti qualsiasi. Quando la piramide è completa, ognuna delle cinque diagonali tra gli angoli rossi va al colore che vi ha più biglie visibili. Vince chi ha più diagonali.
