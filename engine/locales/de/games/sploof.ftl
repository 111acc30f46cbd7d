sploof-stock-empty-remove-red-ball = Dein Vorrat ist leer: Entferne eine rote Kugel und hol dir dafür zwei eigene.
sploof-all-16-balls-colour-play = Alle 16 Kugeln der Farbe sind schon im Spiel: Entfernen brächte keine mehr.
sploof-four-line-seen-above = Vier in einer Linie, von oben gesehen
sploof-next-player-cannot-play-loses = Wer als Nächstes dran ist, kann nicht ziehen und verliert
sploof-ball-your-stock-b2 = eine Kugel aus deinem Vorrat auf b2
sploof-removes-red-ball-b1-two = entfernt die rote Kugel auf b1 gegen zwei eigene
sploof-summary = Zwölf rote Kugeln füllen den Rand. Abwechselnd setzt ihr eine Kugel aus dem eigenen Vorrat, anfangs zwei, oder entfernt eine rote Kugel, die höchstens eine andere trägt; das bringt zwei weitere eigene in den Vorrat. Vier sich berührende Kugeln deiner Farbe, die von oben gerade aussehen, gewinnen: eine Reihe oder Spalte unten, die nichts verdeckt, oder eine Diagonale, die auf- und absteigen darf. Wer nicht ziehen kann, verliert.
