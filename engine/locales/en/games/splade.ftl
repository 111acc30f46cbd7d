splade-variant-standard = Of the two colours of a line, the one that plays right after the other wins
splade-variant-before = Of the two colours of a line, the one that plays right before the other wins
splade-full-line-exactly-two-colours = A full line of exactly two colours
splade-summary = Three players place a ball of their colour in turn. A full line of exactly two colours, on any level, ends the game: Black wins over White, Red over Black, White over Red. If a ball completes lines for two winners, its owner goes first.
