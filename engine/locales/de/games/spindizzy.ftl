spindizzy-setup-not-seat-first-master = Das Setup „{ $setup }“ ist nicht der Platz des ersten Meisters, 1, 2 oder 3.
spindizzy-no-ball-left = { $seat } hat keine { $name-feminine } Kugel mehr.
spindizzy-three-chosen = gewählt hatten die drei { $balls }
spindizzy-setup = Der Platz des ersten Meisters: 1, 2 oder 3; ohne Angabe 1.
spindizzy-p1-chose-red-p2-white = P1 hat rot gewählt, P2 weiß, P3 schwarz; die erste Kugel kommt auf a1
spindizzy-next-ball-goes-b3 = die nächste Kugel kommt auf b3
spindizzy-summary = Alle haben fünf Kugeln der eigenen Farbe und zwei und drei der anderen. In jeder von zehn Runden wählen alle heimlich eine Kugel und zeigen sie; die Farbe, die der Meister gewählt hat, bestimmt, wer zuerst setzt, die anderen folgen, und wer zuletzt setzt, ist der nächste Meister. Eine Kugel über dem Brett bringt 1 Punkt für die häufigste Farbe der kleinen Pyramide, die sie vollendet, oder für ihre eigene, wenn zwei Farben je zweimal vorkommen. Die meisten Punkte gewinnen; sind zwei gleichauf, gewinnt die dritte Seite.
spindizzy-choices = Wahl
