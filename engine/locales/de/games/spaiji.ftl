spaiji-variant-standard = Gruppen, wie man sie von oben sieht
spaiji-variant-hidden = Jede Kugel und jede Berührung zählt, auch die verdeckten
spaiji-no-two-points-touch-left = Keine zwei freien Punkte berühren sich mehr
spaiji-white-ball-a1-black-b1 = eine weiße Kugel auf a1, dann eine schwarze auf b1
spaiji-summary = Setzt abwechselnd eine weiße und eine schwarze Kugel, die sich berühren, in beliebiger Reihenfolge und gleich, welche Farbe deine ist; die zweite darf auf der ersten liegen. Ist die Pyramide vollständig oder berühren sich keine zwei freien Punkte mehr, gewinnt die Farbe mit der größten Gruppe. Sind die Gruppen gleich groß, gewinnt Schwarz.
