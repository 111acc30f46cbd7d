spoing-not-jump-two-points-row = { $from }-{ $to } ist kein Sprung um zwei Punkte in einer Reihe, Spalte oder Diagonale.
spoing-ball-colour-jump-over = Die Kugel auf { $between } hat dieselbe Farbe wie die, die über sie springen soll.
spoing-seat-move-no-jump = Wer am Zug ist, hat keinen Sprung
spoing-ball-b2-jumps-over-b3 = die Kugel auf b2 springt über b3 auf b4
spoing-summary = Weiß füllt die Reihen 1 und 2, Schwarz die Reihen 3 und 4. Ein Zug ist ein Sprung einer Kugel deiner Farbe oder einer roten, in einer Reihe, Spalte oder Diagonale, über eine Kugel anderer Farbe auf eine beliebige Kugel. Die Kugel, auf der sie landet, verlässt das Spiel; die übersprungene bekommt die dritte Farbe. Hat die Seite am Zug keinen Sprung mehr, gewinnen mehr Kugeln.
