spruit-setup-give-16-balls-board = Setup muss die 16 Kugeln der untersten Ebene nennen: 7 W, 7 B und 2 R in gegenüberliegenden Ecken.
spruit-level-begun-ball-enter-pushing = Die Ebene ist begonnen, also muss die Kugel schiebend hereinkommen.
spruit-not-edge-level-comes-next = { $point } liegt nicht am Rand der nächsten Ebene.
spruit-setup = Die unterste Ebene a1 a2 a3 a4 b1 … d4: 7 W, 7 B und 2 R in gegenüberliegenden Ecken
spruit-ball-touches-none-colour-lost = Eine Kugel berührt keine ihrer Farbe: verloren
spruit-white-drawn-first-ball-level = weiß gezogen, die erste Kugel ihrer Ebene
spruit-white-drawn-enters-e1-pushing = weiß gezogen, kommt bei e1 herein und schiebt nach Norden
spruit-summary = Die unterste Ebene ist voll. Zieh Kugeln aus einem Beutel mit fünf von jeder Farbe und füll die Ebenen nacheinander: Die erste Kugel einer Ebene kommt an ihren Rand, jede weitere kommt herein, indem sie dort liegende Kugeln schiebt. Kommt die weiße oder schwarze Kugel, die du spielst, ohne sichtbare Berührung mit ihrer Farbe zur Ruhe, hast du verloren. Eine vollständige Pyramide zählt 7, wenn Rot seine zwei Ecken verbindet, dazu für Weiß und für Schwarz das Produkt der Größen ihrer Gruppen, oder minus die Größe, wenn es nur eine Gruppe ist.
