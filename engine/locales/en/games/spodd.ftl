spodd-diagonal-worth-white-black = Diagonal { $number }, worth { $worth }: { $white } white, { $black } black.
spodd-variant-standard = Every diagonal is worth one point
spodd-variant-weighted = The diagonals are worth 1, 2, 3, 2 and 1 points
spodd-summary = Red balls stand in two opposite corners. In turn, place one white and one black ball that touch, in either order and whichever colour is yours; if no two points that touch are left, any two will do. When the pyramid is complete, each of the five diagonals that run across between the red corners goes to the colour with more visible balls on it. More diagonals win.
