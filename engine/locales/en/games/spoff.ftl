spoff-pyramid-allows-no-first-turn = No first turn is possible in this pyramid.
spoff-belong-visible-group = { $first } and { $second } belong to the same visible group.
spoff-setup = the 30 colours of the pyramid, 10 of each, so that a first turn is possible
spoff-pyramid-cleared = The pyramid is cleared
spoff-no-pair-removed = No pair can be removed
spoff-balls-a1-i2-removed-order = the balls on a1 and i2 are removed, in this order
spoff-summary = The pyramid is full, with ten balls of each colour. Each turn, remove two mobile balls of one colour that are not in the same visible group, one after the other; what they carried drops. Clear the whole pyramid to solve the puzzle.
