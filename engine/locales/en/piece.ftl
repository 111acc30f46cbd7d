# Colours, pieces, and their articles

colour-white = white
colour-black = black
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow

piece-ball = ball
    .plural = balls
    .a = a ball
piece-cube = cube
    .plural = cubes
    .a = a cube
piece-king = king
    .plural = kings
    .a = a king
piece-man = man
    .plural = men
    .a = a man
piece-barricade = barricade
    .plural = barricades
    .a = a barricade
piece-card = card
    .plural = cards
    .a = a card
piece-tile = tile
    .plural = tiles
    .a = a tile
piece-checker = checker
    .plural = checkers
    .a = a checker
piece-pawn = pawn
    .plural = pawns
    .a = a pawn
piece-owl = Owl
    .plural = Owls
    .a = an Owl
piece-stone = stone
    .plural = stones
    .a = a stone
piece-officer = officer
    .plural = officers
    .a = an officer
piece-soldier = soldier
    .plural = soldiers
    .a = a soldier
piece-disc = disc
    .plural = discs
    .a = a disc

# $noun is one of the pieces above with its attributes ($noun-plural, …), $colour one of the colours.
piece-a = { $noun-a }
piece-a-coloured = a { $colour } { $noun }
piece-the = the { $noun }
piece-the-coloured = the { $colour } { $noun }
piece-some = { $noun-plural }
piece-some-coloured = { $colour } { $noun-plural }
piece-those = the { $noun-plural }
piece-those-coloured = the { $colour } { $noun-plural }
piece-several = { $count } { $count ->
        [one] { $noun }
       *[other] { $noun-plural }
    }
piece-several-coloured = { $count } { $colour } { $count ->
        [one] { $noun }
       *[other] { $noun-plural }
    }
