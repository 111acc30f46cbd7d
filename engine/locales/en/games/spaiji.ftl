spaiji-variant-standard = Groups as they are seen from above
spaiji-variant-hidden = Every ball and every contact counts, hidden or not
spaiji-no-two-points-touch-left = No two points that touch are left
spaiji-white-ball-a1-black-b1 = a white ball on a1, then a black one on b1
spaiji-summary = In turn, place one white and one black ball that touch, in either order and whichever colour is yours; the second may rest on the first. When the pyramid is complete, or no two points that touch are left, the biggest group of one colour wins. If the groups are equal, Black wins.
