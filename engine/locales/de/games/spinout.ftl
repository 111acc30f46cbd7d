spinout-spin-not-answer-spin = Auf eine Drehung darf keine Drehung folgen.
spinout-other-seat-out-balls-placements = Die Gegenseite hat keine Kugeln mehr: Jetzt wird nur noch gesetzt.
spinout-ball-supports-none = Die Kugel auf { $point } trägt keine andere.
spinout-spin-ball-b2-goes-top = eine Drehung: die Kugel auf b2 kommt oben auf ihren Stapel
spinout-summary = Abwechselnd setzt ihr eine Kugel eurer Farbe oder dreht: Nimm eine Kugel beliebiger Farbe, die genau eine trägt, lass ihren Stapel fallen und leg sie oben auf den Stapel. Auf eine Drehung darf keine Drehung folgen. Wer alle 16 Kugeln gesetzt hat, ist fertig, und die andere Seite vollendet die Pyramide ohne Drehungen. Die meisten Linien aus drei sich berührenden Kugeln auf den Seitenflächen gewinnen; bei Gleichstand weniger sichtbare Kugeln.
