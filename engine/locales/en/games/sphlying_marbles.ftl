sphlying-marbles-nobody-capture-pyramid-built-anew = Nobody can capture in this pyramid; it must be rebuilt.
sphlying-marbles-pass-seat-cannot-capture = Passing is possible only when no capture is.
sphlying-marbles-cannot-capture-takes-ball-rests = { $from } cannot capture { $to }: a ball takes one it rests on that supports no other, or a free ball beside it.
sphlying-marbles-setup = the 30 colours of the pyramid, 10 W, 10 R and 10 B, so that somebody can capture
sphlying-marbles-nobody-capture = Nobody can capture
sphlying-marbles-ball-h1-captures-e1 = the ball on h1 captures the one on e1
sphlying-marbles-no-capture-possible = no capture is possible
sphlying-marbles-summary = The pyramid is full, with ten balls of each colour; the colour on top moves first. White captures red, Red captures black, Black captures white. A mobile ball takes one it rests on, if that one supports nothing else, and drops into its place; or it takes a free ball beside it and moves there. Whoever can capture must do so. When nobody can, the most balls left win.
