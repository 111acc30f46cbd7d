spuzzle-ball-make-group-balls-two = Die Kugel auf { $point } ergäbe eine Gruppe aus { $size } { $name-weak } Kugeln; höchstens zwei sind erlaubt.
spuzzle-no-ball-colour-placed = Keine Kugel irgendeiner Farbe lässt sich setzen
spuzzle-summary = Setz nacheinander Kugeln in beliebigen der drei Farben, so dass nie drei oder mehr von einer Farbe eine Gruppe bilden, verdeckte Kugeln eingeschlossen. Die Punktzahl ist die Zahl der gesetzten Kugeln, wenn keine mehr passt; mehr als 27 geht nicht, und damit ist die Aufgabe gelöst.
