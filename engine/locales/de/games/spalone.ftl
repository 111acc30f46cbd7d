spalone-ball-still-placed-example = Die { $name-feminine } Kugel lässt sich noch setzen, zum Beispiel auf { $point }.
spalone-fewer-two-balls-under = Weniger als zwei der Kugeln unter { $point } sind { $name }.
spalone-draws-fits-nowhere = zieht { $ball }, die nirgends passt
spalone-ball-drawn-fits-nowhere = Die gezogene Kugel passt nirgends
spalone-white-ball-drawn-put-b2 = eine weiße Kugel wird gezogen und auf b2 gesetzt
spalone-white-ball-drawn-fits-nowhere = eine weiße Kugel wird gezogen und passt nirgends
spalone-summary = Zieh Kugeln aus einem Beutel mit zehn von jeder Farbe und setz jede in eine leere Mulde oder auf vier Kugeln im Quadrat, von denen mindestens zwei ihre Farbe haben. Vollende die Pyramide; passt eine Kugel nirgends, hast du verloren.
