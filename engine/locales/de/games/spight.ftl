spight-seat-pass-when-cannot-move = Passen darf nur, wer keinen Zug hat, und hier gibt es einen.
spight-neither-knights-move-nor-jump = { $from } nach { $to } ist weder ein Springerzug noch ein Springersprung auf die Ebene darüber.
spight-all-visible-balls-colour-form = Alle sichtbaren Kugeln einer Farbe bilden eine Gruppe
spight-nobody-move = Niemand kann ziehen
spight-your-ball-a1-moves-f1 = deine Kugel auf a1 zieht nach f1
spight-without-legal-move = nur ohne erlaubten Zug
spight-summary = Das Brett ist wie ein Schachbrett mit weißen und schwarzen Kugeln gefüllt. Zieht abwechselnd eine eigene Kugel, die höchstens eine andere trägt: mit einem Springerzug auf ihrer Ebene oder mit einem Sprung auf die Ebene darüber, anderthalb Mulden in die eine und eine halbe in die andere Richtung; was auf ihr lag, fällt. Bilden nach einem Zug alle sichtbaren Kugeln einer Farbe eine einzige sichtbare Gruppe, gewinnt diese Farbe; trifft es auf beide zu, gewinnt, wer gezogen hat. Dieselbe Stellung zum dritten Mal ist Remis.
