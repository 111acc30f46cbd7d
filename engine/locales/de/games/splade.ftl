splade-variant-standard = Von den zwei Farben einer Linie gewinnt die, die direkt nach der anderen zieht
splade-variant-before = Von den zwei Farben einer Linie gewinnt die, die direkt vor der anderen zieht
splade-full-line-exactly-two-colours = Eine volle Linie aus genau zwei Farben
splade-summary = Zu dritt setzt ihr reihum eine Kugel eurer Farbe. Eine volle Linie aus genau zwei Farben, auf einer beliebigen Ebene, beendet die Partie: Schwarz gewinnt gegen Weiß, Rot gegen Schwarz, Weiß gegen Rot. Vollendet eine Kugel Linien für zwei Seiten, gewinnt, wer sie gesetzt hat.
