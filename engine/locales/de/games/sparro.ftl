sparro-white-began-corner-blacks-first = Weiß hat in einer Ecke begonnen, also darf die erste schwarze Kugel in keiner liegen.
sparro-white-not-begin-corner-blacks = Weiß hat nicht in einer Ecke begonnen, also muss die erste schwarze Kugel in einer liegen: a1, a4, d1 oder d4.
sparro-more-lines-opponent = Mehr Linien als die Gegenseite
sparro-equal-lines-token-decides = Gleich viele Linien: der Chip entscheidet
sparro-ball-your-colour-a1 = eine Kugel deiner Farbe auf a1
sparro-summary = Rings um einen Kern aus fünf roten Kugeln setzt ihr abwechselnd eine Kugel eurer Farbe, bis nur die Spitze übrig ist. Die erste schwarze Kugel kommt in eine Ecke, wenn die erste weiße nicht in einer liegt, und sonst anderswohin. Wer mehr Linien aus drei sich berührenden Kugeln hat, an den Rändern einer Ebene oder gerade aufsteigend, gewinnt; bei gleich vielen, wer zuletzt eine Linie vollendet hat, oder Schwarz, wenn es keine gibt.
sparro-token = Chip
