spyramid-variant-standard = Le piramidi sono allineate al tavoliere
spyramid-variant-rotated = Contano anche le piramidi ruotate di 45° viste dall’alto
spyramid-all-five-corners-pyramid = I cinque vertici di una piramide
spyramid-next-player-cannot-play = Chi segue non può muovere
spyramid-summary = Al tuo turno metti una biglia del tuo colore o muovine una che ne sostiene al massimo un’altra; ciò che vi poggiava cade. Una biglia mossa va in un altro punto, e mai su una biglia appena caduta. Vince chi occupa i cinque vertici di una piramide: la punta e gli angoli di un quadrato uno, due o tre livelli più sotto, oppure una biglia e le quattro che vi poggiano sopra.
