spout-seat-play-no-ball = Eine Seite muss setzen und hat keine Kugel
spout-summary = Setzt reihum eine Kugel eurer Farbe irgendwohin. Vollendet sie eine Plattform mit mindestens drei Kugeln deiner Farbe (zu dritt mit zwei), musst du eine weitere daraufsetzen, und so fort. Alle haben 15 Kugeln (zu dritt 10); wer zuerst eine setzen muss und keine mehr hat, gewinnt.
