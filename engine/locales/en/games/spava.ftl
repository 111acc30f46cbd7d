spava-line-ball-short = A line one ball too short
spava-summary = In turn, place a ball of your colour or a red one, which belongs to nobody. A full line of your colour wins: four balls at the bottom, three on level 1, two on level 2. But three of your balls in a row at the bottom, or two on level 1, on any diagonal too, lose, unless the same ball completes a full line.
