board-blue = Blau
board-green = Grün
board-yellow = Gelb
board-player-move-cannot = Wer am Zug ist, kann nicht ziehen
board-man-not-s = Der Stein auf { $square } gehört nicht { $seat-kind ->
        [side] { $seat-dative }
       *[other] { $seat }
    }.
board-no-man = Auf { $square } steht kein Stein.
board-occupied = { $square } ist besetzt.
board-ball-red-not-opponents-colour = Die Kugel muss { $name } oder rot sein, nicht von der Farbe der Gegenseite.
# .feminine: „eine weiße Kugel“; .weak: „alle weißen Kugeln“; .genitive: „Gruppe weißer Kugeln“.
board-white = weiß
    .feminine = weiße
    .weak = weißen
    .genitive = weißer
board-black = schwarz
    .feminine = schwarze
    .weak = schwarzen
    .genitive = schwarzer
board-red = rot
    .feminine = rote
    .weak = roten
    .genitive = roter
board-ball-due-either-order = Zu setzen sind eine { $one-feminine } und eine { $other-feminine } Kugel, die Reihenfolge ist frei.
board-not-touch-two-balls-turn = { $from } und { $to } berühren sich nicht; die zwei Kugeln eines Zuges müssen sich berühren.
board-nothing-pushed-board-level-no = Auf der untersten Ebene wird nicht geschoben: Bei { $point } kommt keine Kugel herein.
board-ball-cannot-come-over-which = Die Kugel kann nicht über { $at } hereinkommen: Dort ist keine leere Plattform.
board-ball-go-another-point = Die Kugel von { $from } muss auf einen anderen Punkt.
board-rest-ball-falls = { $to } läge auf der Kugel, die nach { $fallen } fällt.
board-your-ball-moves-b2-d1 = deine Kugel zieht von b2 nach d1
board-no-group-balls-0 = Keine Gruppe { $name-genitive } Kugeln: 0.
board-group-balls = Eine Gruppe { $name-genitive } Kugeln: { $product }.
board-groups-balls = Gruppen { $name-genitive } Kugeln: { $factors } = { $product }.
board-ball-supports-another-cannot-pushed = Die Kugel auf { $ball } trägt eine andere und lässt sich nicht schieben.
board-push-drive-ball-off-pyramid = Der Schub von { $point } aus würde eine Kugel von der Pyramide drängen.
board-no-ball-push = Auf { $point } liegt keine Kugel zum Schieben.
board-ball-pushed-over-no-single = Die über { $target } geschobene Kugel hat eine Ebene tiefer keinen eindeutigen Platz, auf den sie fallen kann.
board-north = Norden
board-east = Osten
board-south = Süden
board-west = Westen
board-already-ball = Auf { $point } liegt schon eine Kugel.
board-not-supported-four-points-below = { $point } wird nicht getragen: Erst müssen die vier Punkte darunter belegt sein.
board-no-ball = Auf { $point } liegt keine Kugel.
board-ball-pinned-supports-two-balls = Die Kugel auf { $point } ist eingeklemmt: Sie trägt mindestens zwei Kugeln.
board-ball-supports-another = Die Kugel auf { $point } trägt eine andere.
board-all-balls-board = Alle { $all } { $name-weak } Kugeln liegen auf dem Brett.
board-turn-form-not-due-moment = Ein solcher Zug ist gerade nicht an der Reihe.
board-no-ball-left-play = Es ist keine { $name-feminine } Kugel mehr übrig.
board-reserve = Reserve
board-setup-30-letters-without-spaces = Setup muss aus 30 Buchstaben ohne Leerzeichen bestehen, { $white } W, { $black } B und { $red } R: den Kugeln in alphabetischer Reihenfolge der Punkte.
board-ball-not-yours-play = Eine { $name-feminine } Kugel darfst du nicht spielen.
board-throws-other-seat-see-who = wirft { $first } und die Gegenseite { $second }, um den Anfang auszulosen
board-cannot-move = { $words } und kann nicht ziehen
board-plays = { $words } und zieht { $ways }
board-bar = von der Bar auf { $to }
board-off = von { $from } hinaus
board-to = von { $from } auf { $to }
board-twice = zweimal { $way }
board-times = { $times }-mal { $way }
board-bar-2 = Von der Bar
board-bear-off = Auswürfeln
board-something-played = Mit { $dice } ist ein Zug möglich.
board-dice-play-more-landings-written = Zu ziehen { $dice ->
        [one] ist nur 1 Würfel
       *[other] sind nur { $dice } Würfel
    }, notiert sind aber mehr Zielfelder.
board-checkers-move-towards-point-1 = Die Steine ziehen in Richtung Feld 1, also nicht { $from }/{ $to }.
board-no-single-opposing-checker-stood = Auf { $point } stand kein einzelner gegnerischer Stein, also wird dort nichts geschlagen.
board-die-played = Ein Würfel lässt sich ziehen.
board-many-dice-possible-played-here = Du musst so viele Würfel ziehen wie möglich, hier { $most }.
board-when-either-die-but-not = Lässt sich jeder Würfel ziehen, aber nicht beide, muss es der höhere sein: die { $die }.
board-bearoff-max-play-move-many = Mit bearoff=max muss der Zug so viele Augen nutzen wie möglich, hier { $most }.
board-example-legal = { $words } Erlaubt ist zum Beispiel { $example }.
board-checkers-bar-enter-before-other = Erst müssen die Steine auf der Bar herein, dann dürfen andere ziehen.
board-no-checker-waits-bar = Auf der Bar wartet kein Stein.
board-no-checker-mover-stands = Auf { $from } steht kein eigener Stein.
board-point-held-opponent = Feld { $to } ist von der Gegenseite besetzt.
board-no-checker-borne-off-before = Ausgewürfelt wird erst, wenn alle Steine auf den Feldern 6 bis 1 stehen.
board-moves-cannot-made = Diese Züge sind mit { $dice } nicht möglich.
board-already-decided-who-begins-game = Wer beginnt, steht schon fest: Die Partie geht mit einem Zug weiter.
board-first-play-uses-opening-throw = Der erste Zug wird mit dem Eröffnungswurf gespielt, { $dice }.
board-first-die-each-decides-who = Zuerst wirft jede Seite einen Würfel um den Anfang: o31 heißt, dass P1 eine 3 und P2 eine 1 geworfen hat.
board-ball-colour = Die Kugel auf { $point } ist { $there }, nicht { $wanted }.
board-with-hit = { $way } mit Schlag
