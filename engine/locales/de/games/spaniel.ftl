spaniel-ball-completes-line-ends-game = Die Kugel auf { $first } vollendet eine Linie und beendet die Partie: Eine zweite wird nicht gesetzt.
spaniel-ball-completes-no-line-second = Die Kugel auf { $first } vollendet keine Linie: Eine zweite muss folgen.
spaniel-three-touching-balls-colour-line = Drei Kugeln einer Farbe, die sich in einer Linie berühren
spaniel-your-first-ball-b2-your = deine erste Kugel auf b2, die zweite auf c2
spaniel-your-first-ball-b2-completes = deine erste Kugel auf b2 vollendet eine Linie
spaniel-summary = Zu dritt setzt ihr je Zug zwei Kugeln in festen Farben: P1 schwarz, dann weiß, P2 rot, dann schwarz, P3 weiß, dann rot. Wer eine Linie aus drei Kugeln einer beliebigen Farbe vollendet, die sich in einer Reihe, einer Spalte oder gerade aufsteigend berühren, gewinnt sofort.
