speedo-opening-white-ball-b2 = l’apertura: una biglia bianca in b2
speedo-take-black-ball-off-d1 = toglie la biglia nera da d1, ne mette una bianca in b2 e una rossa in c1
speedo-summary = Il Bianco apre con una biglia. Poi ognuno, al suo turno, toglie una biglia di qualunque colore che ne sostiene al massimo un’altra, lascia cadere ciò che vi poggiava, e mette una biglia di ciascuno degli altri due colori. Trenta mosse completano la piramide. Il tuo punteggio è il prodotto delle dimensioni dei tuoi gruppi visti dall’alto; vince il più alto.
