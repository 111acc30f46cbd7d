spodd-diagonal-worth-white-black = Diagonale { $number }, Wert { $worth }: { $white } weiß, { $black } schwarz.
spodd-variant-standard = Jede Diagonale zählt einen Punkt
spodd-variant-weighted = Die Diagonalen zählen 1, 2, 3, 2 und 1 Punkte
spodd-summary = In zwei gegenüberliegenden Ecken liegen rote Kugeln. Setzt abwechselnd eine weiße und eine schwarze Kugel, die sich berühren, in beliebiger Reihenfolge und gleich, welche Farbe deine ist; gibt es keine zwei Punkte mehr, die sich berühren, sind beliebige zwei erlaubt. Ist die Pyramide vollständig, geht jede der fünf Diagonalen, die quer zwischen den roten Ecken verlaufen, an die Farbe, von der dort mehr Kugeln zu sehen sind. Mehr Diagonalen gewinnen.
