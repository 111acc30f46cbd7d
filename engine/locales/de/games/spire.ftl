spire-third-ball-square-over = Eine { $name-feminine } Kugel auf { $point } wäre die dritte in einem Quadrat oder läge auf zweien ihrer Farbe.
spire-ball-still-placed-example = Eine Kugel lässt sich noch setzen, zum Beispiel auf { $point }.
spire-no-ball-colour-placed = Keine Kugel irgendeiner Farbe lässt sich setzen
spire-red-ball-a1-yours-b3 = eine rote Kugel auf a1, dann eine von dir auf b3
spire-red-ball-alone = eine rote Kugel allein
spire-no-ball-placed = keine Kugel lässt sich setzen
spire-summary = Setzt abwechselnd eine Kugel eurer Farbe, davor nach Wunsch eine rote. Kein Quadrat aus vier Punkten darf drei Kugeln einer Farbe bekommen, und keine Kugel darf auf zwei oder mehr ihrer eigenen Farbe liegen. Lässt sich nach einer roten deine Kugel nicht mehr setzen, ist die rote allein der Zug; lässt sich keine setzen, passt du. Wer die letzte Kugel setzt, gewinnt.
