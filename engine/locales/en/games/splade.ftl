splade-variant-standard = Of the two colours in a line, the one that plays right after the other wins
splade-variant-before = Of the two colours in a line, the one that plays right before the other wins
splade-full-line-exactly-two-colours = A full line of exactly two colours
splade-summary = Three players in turn place a ball of their colour. A full line of exactly two colours, on any level, ends the game: Black wins over White, Red over Black, White over Red. If one ball completes lines for two winners, the player who placed it wins.
