spodd-diagonal-worth-white-black = Diagonale { $number }, valore { $worth }: { $white } bianche, { $black } nere.
spodd-variant-standard = Ogni diagonale vale un punto
spodd-variant-weighted = Le diagonali valgono 1, 2, 3, 2 e 1 punti
spodd-summary = Biglie rosse occupano due angoli opposti. Al tuo turno metti una biglia bianca e una nera che si toccano, nell’ordine che vuoi e qualunque sia il tuo colore; se non ci sono due punti che si toccano, vanno bene due punti qualsiasi. Quando la piramide è completa, ognuna delle cinque diagonali tese tra gli angoli rossi va al colore che vi mostra più biglie. Vince chi ha più diagonali.
