spoker-challenge-straight-up-level = Herausforderung (Straße), höchste Ebene
spoker-challenge-three-up-level = Herausforderung (Drilling), höchste Ebene
spoker-challenge-full-house-up-level = Herausforderung (Full House), höchste Ebene
spoker-challenge-four-up-level = Herausforderung (Vierling), höchste Ebene
spoker-poker-up-level = Poker, höchste Ebene
spoker-ball-four-own-colour = Eine Kugel auf vieren ihrer Farbe
spoker-ball-drawn-red-goes-b2 = die gezogene Kugel ist rot und kommt auf b2
spoker-summary = Zieh eine Kugel aus dem Beutel mit zehn von jeder Farbe und setz sie, wohin du willst. Sie kann Kombinationen bilden, von der schwächsten an: drei Farben in einer Dreierlinie; drei von einer Farbe in einer Linie; eine Kugel auf zwei Paaren in der Farbe des einen; vier von einer Farbe in einer Linie; eine Kugel auf vieren ihrer Farbe. Die letzte gewinnt sofort. Jede andere ist eine Herausforderung, auf die die nächste Kugel antwortet: Das bessere Blatt bekommt einen Punkt, bei gleicher Art das höhere, und beide, wenn sie gleich sind. Ist die Pyramide vollständig, gewinnen mehr Punkte.
