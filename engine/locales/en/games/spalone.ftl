spalone-ball-still-placed-example = The { $name } ball can still be placed, for example on { $point }.
spalone-fewer-two-balls-under = Fewer than two of the balls under { $point } are { $name }.
spalone-draws-fits-nowhere = draws { $ball }, which fits nowhere
spalone-ball-drawn-fits-nowhere = The ball drawn fits nowhere
spalone-white-ball-drawn-put-b2 = a white ball is drawn and put on b2
spalone-white-ball-drawn-fits-nowhere = a white ball is drawn and fits nowhere
spalone-summary = Draw balls from a bag with ten of each colour, and place each in an empty hole, or on four balls at least two of which have its colour. Complete the pyramid to win; a ball that fits nowhere loses.
