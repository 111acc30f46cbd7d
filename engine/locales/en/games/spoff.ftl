spoff-pyramid-allows-no-first-turn = This pyramid allows no first turn.
spoff-belong-visible-group = { $first } and { $second } belong to one visible group.
spoff-setup = the 30 colours of the pyramid, 10 of each, with a first turn
spoff-pyramid-cleared = The pyramid is cleared
spoff-no-pair-removed = No pair can be removed
spoff-balls-a1-i2-removed-order = the balls on a1 and i2 are removed, in this order
spoff-summary = The pyramid is full of ten balls of each colour. Remove two mobile balls of one colour that are not in the same visible group, one after the other; what they carried drops. Clear the whole pyramid.
