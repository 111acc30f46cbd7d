sphlying-marbles-nobody-capture-pyramid-built-anew = In dieser Pyramide kann niemand schlagen; sie muss neu gebaut werden.
sphlying-marbles-pass-seat-cannot-capture = Passen darf nur, wer nicht schlagen kann.
sphlying-marbles-cannot-capture-takes-ball-rests = { $from } kann { $to } nicht schlagen: Schlagbar ist eine Kugel, auf der sie liegt und die keine andere trägt, oder eine freie neben ihr.
sphlying-marbles-setup = die 30 Farben der Pyramide, 10 W, 10 R und 10 B, so dass jemand schlagen kann
sphlying-marbles-nobody-capture = Niemand kann schlagen
sphlying-marbles-ball-h1-captures-e1 = die Kugel auf h1 schlägt die auf e1
sphlying-marbles-no-capture-possible = kein Schlag ist möglich
sphlying-marbles-summary = Die Pyramide ist voll mit zehn Kugeln von jeder Farbe; die Farbe an der Spitze beginnt. Weiß schlägt Rot, Rot schlägt Schwarz, Schwarz schlägt Weiß. Eine bewegliche Kugel schlägt eine, auf der sie liegt, wenn diese sonst nichts trägt, und fällt an deren Platz; oder sie schlägt eine freie Kugel neben sich und zieht dorthin. Wer schlagen kann, muss. Kann es niemand mehr, gewinnen die meisten übrigen Kugeln.
