sp-fireball-turn-ball-your-colour-red = Ein Zug ist eine Kugel deiner Farbe und eine rote.
sp-fireball-touches-red-ball-just-placed = { $point } berührt die rote Kugel, die gerade auf { $hot } gesetzt wurde.
sp-fireball-not-touch = { $first } und { $second } berühren sich nicht.
sp-fireball-neither-nor-touches-ball-yours = Weder { $first } noch { $second } berührt eine Kugel, die schon vorher deine war.
sp-fireball-next-seat-cannot-play = Wer als Nächstes dran ist, kann nicht ziehen
sp-fireball-white-ball-b1-red-b2 = eine weiße Kugel auf b1, dann eine rote auf b2
sp-fireball-summary = Setzt abwechselnd eine Kugel eurer Farbe und eine rote, in beliebiger Reihenfolge. Die beiden müssen sich berühren, mindestens eine muss eine Kugel berühren, die schon vorher deine war, und keine darf die rote berühren, die die Gegenseite gerade gesetzt hat. Kann die Seite am Zug nicht mehr ziehen, vergleicht ihr die sichtbaren Kugeln Ebene für Ebene von der Spitze abwärts: Auf der ersten Ebene mit einem Unterschied gewinnen mehr Kugeln.
sp-fireball-hot-ball = Heiße Kugel
