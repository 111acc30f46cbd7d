spandrel-turn-takes-ball-each-three = Ein Zug setzt eine Kugel von jeder der drei Farben.
spandrel-three-balls-touch-other-two = Eine der drei Kugeln muss die beiden anderen berühren.
spandrel-white-red-black-ball-order = eine weiße, eine rote und eine schwarze Kugel, in dieser Reihenfolge
spandrel-summary = Jeder Zug setzt eine Kugel von jeder Farbe auf die Pyramide, in beliebiger Reihenfolge, so dass eine der drei die beiden anderen berührt. Ist die Pyramide nach zehn Zügen vollständig, zählt jede Seite ihre größte sichtbare Gruppe. Die größte gewinnt; bei gleich großen die der Seite, die zuletzt gezogen hat.
