spred-no-line-after-nothing-removed = Nach { $point } gibt es keine Linie, also kann nichts entfernt werden.
spred-many-balls-possible-lines-leave = Von einer dieser Linien müssen so viele Kugeln wie möglich weg, und dann muss, wenn es geht, eine rote dorthin, wo eine davon lag: { $names }.
spred-hand-out-red-balls = Eine Seite hat keine roten Kugeln mehr
spred-ball-your-colour-c1 = eine Kugel deiner Farbe auf c1
spred-ball-c1-line-a1-b1 = eine Kugel auf c1; die Linie a1 b1 c1 verschwindet, und eine rote Kugel kommt auf b1
spred-summary = Setzt abwechselnd eine Kugel eurer Farbe irgendwohin. Hast du dann Linien aus drei oder vier sich berührenden Kugeln, wähl eine, entferne so viele ihrer Kugeln wie möglich und setz eine deiner acht roten dorthin, wo die Linie lag, wenn es dort einen festen Platz gibt. Die Partie endet, wenn eine Seite keine roten Kugeln mehr hat oder die Pyramide voll ist; weniger rote Kugeln in der Hand gewinnen.
