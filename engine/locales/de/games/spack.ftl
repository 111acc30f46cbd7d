spack-none-balls-below = Keine der Kugeln unter { $point } ist { $name }.
spack-two-balls-taken-exactly-two = Du musst zwei Kugeln nehmen: Genau zwei der Kugeln unter { $point } haben die Farbe der gespielten.
spack-nothing-taken-not-exactly-two = Du nimmst nichts: Von den Kugeln unter { $point } haben nicht genau zwei die Farbe der gespielten.
spack-next-seat-place-no-ball = Wer als Nächstes dran ist, kann keine Kugel setzen
spack-white-exactly-two-whites-goes = weiß auf genau zwei weiße: die Kugel geht in den anderen Vorrat, a1 und b2 werden genommen
spack-summary = Jede Seite hat 8 Kugeln von jeder Farbe. Setzt abwechselnd eine in eine Mulde oder auf eine Plattform mit mindestens einer Kugel ihrer Farbe darunter. Haben genau zwei der vier darunter ihre Farbe, geht die Kugel stattdessen in den Vorrat der Gegenseite, und du nimmst zwei freie Kugeln vom Brett in deinen. Kann die Seite am Zug keine Kugel setzen, wird jeder Vorrat von der seltensten zur häufigsten Farbe geordnet: Die erste größere Zahl gewinnt.
