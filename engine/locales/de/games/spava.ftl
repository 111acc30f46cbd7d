spava-line-ball-short = Eine um eine Kugel zu kurze Linie
spava-summary = Setzt abwechselnd eine Kugel eurer Farbe oder eine rote, die niemandem gehört. Eine volle Linie deiner Farbe gewinnt: vier Kugeln unten, drei auf Ebene 1, zwei auf Ebene 2. Drei von deinen in einer Reihe unten oder zwei auf Ebene 1, auch in jeder Diagonale, verlieren aber, außer dieselbe Kugel vollendet eine volle Linie.
