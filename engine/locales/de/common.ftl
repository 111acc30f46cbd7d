common-red = Rot
    .with = mit Rot
common-same-position-third-time = Dieselbe Stellung zum dritten Mal
common-ball-your-colour-b2 = eine Kugel deiner Farbe auf b2
common-bag = Beutel
common-points = Punkte
common-white = Weiß
    .with = mit Weiß
common-black = Schwarz
    .with = mit Schwarz
common-rules-written = Die Standardregeln
common-all-fifteen-checkers-off = Alle fünfzehn Steine sind ausgewürfelt
common-double-gives-four-steps = ein Pasch wird viermal gezogen
common-checker-borne-off = ein Stein wird ausgewürfelt
common-nothing-played = kein Zug möglich
common-hand = Hand
common-white-ball-a2-black-b2 = eine weiße Kugel auf a2, dann eine schwarze auf b2
common-white-ball-b2 = eine weiße Kugel auf b2
common-pyramid-full = Die Pyramide ist vollständig
common-stock = Vorrat
common-ball-place = Zu setzende Kugel
common-pyramid-complete = Die Pyramide ist vollständig
common-full-line-colour = Eine volle Linie in einer Farbe
common-two-opposite-edges-joined = Zwei gegenüberliegende Ränder sind verbunden
common-pyramid-full-2 = Die Pyramide ist voll
common-white-places-white-ball-b2 = Weiß setzt eine weiße Kugel auf b2
common-red-ball-b2 = eine rote Kugel auf b2
common-ball-your-colour-e1 = eine Kugel deiner Farbe auf e1
common-pyramid-complete-solved = Die Pyramide ist vollständig: gelöst
# .dative: „mit 3 Punkten“.
points-count = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
    .dative = { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
points-half = ½ Punkt
    .dative = ½ Punkt
points-and-half = { $whole }½ Punkte
    .dative = { $whole }½ Punkten
common-moves-first = zuerst am Zug
    .with = als anziehende Seite
common-moves-second = als zweites am Zug
    .with = als nachziehende Seite
