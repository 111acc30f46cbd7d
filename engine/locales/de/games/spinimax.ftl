spinimax-fills-itself-turn-ball-hole = { $point } füllt sich von selbst: Ein Zug ist eine Kugel in einer Mulde des Bretts.
spinimax-apex-filled = Die Spitze ist belegt
spinimax-ball-your-colour-hole-b2 = eine Kugel deiner Farbe in der Mulde b2
spinimax-summary = Setzt abwechselnd eine Kugel eurer Farbe in eine Mulde des Bretts. Wo vier Kugeln ein Quadrat bilden, kommt von selbst eine Kugel darauf: in der Farbe, die unter den vieren allein am seltensten ist, auch eine fehlende, sonst in der, die allein am häufigsten ist. Die Farbe der Spitze gewinnt.
