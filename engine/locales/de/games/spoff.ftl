spoff-pyramid-allows-no-first-turn = In dieser Pyramide ist kein erster Zug möglich.
spoff-belong-visible-group = { $first } und { $second } gehören zur selben sichtbaren Gruppe.
spoff-setup = die 30 Farben der Pyramide, 10 von jeder, so dass ein erster Zug möglich ist
spoff-pyramid-cleared = Die Pyramide ist abgeräumt
spoff-no-pair-removed = Kein Paar lässt sich entfernen
spoff-balls-a1-i2-removed-order = die Kugeln auf a1 und i2 werden in dieser Reihenfolge entfernt
spoff-summary = Die Pyramide ist voll mit zehn Kugeln von jeder Farbe. Entferne je Zug nacheinander zwei bewegliche Kugeln einer Farbe, die nicht zur selben sichtbaren Gruppe gehören; was sie trugen, fällt. Ist die ganze Pyramide abgeräumt, ist die Aufgabe gelöst.
