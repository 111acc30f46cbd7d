sprite-number-balls-place-now = Dieser Zug setzt { $due ->
        [one] 1 Kugel
       *[other] { $due } Kugeln
    }.
sprite-ball-red = Die Kugel auf { $point } muss { $name } oder rot sein.
sprite-least-first-three-balls-red = Mindestens eine der ersten drei Kugeln muss rot sein.
sprite-points-white-black = Punkte: Weiß { $white }, Schwarz { $black }.
sprite-opening-three-balls-red-among = die Eröffnung: drei Kugeln, davon mindestens eine rote
sprite-red-ball-b2-black-c2 = eine rote Kugel auf b2, dann eine schwarze auf c2
sprite-summary = Setzt abwechselnd zwei Kugeln, jede in eurer Farbe oder rot; Weiß eröffnet mit drei, davon mindestens einer roten, und füllt die Spitze mit einer einzelnen. Eine Kugel deiner Farbe bringt einen Punkt für jede rote, die sie berührt, eine rote einen Punkt für jede von dir, die sie berührt. Ist die Pyramide vollständig, gewinnen mehr Punkte; der Vorsprung ist das Ergebnis.
