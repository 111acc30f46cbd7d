sponnect-opponent-just-passed-ball-placed = The opponent has just passed, so a ball must be placed.
sponnect-ball-your-colour-b1 = a ball of your colour on b1
sponnect-no-ball-not-after-pass = no ball is placed; not possible after a pass
sponnect-summary = Around a core of five red balls, place a ball of your colour in turn, or pass unless your opponent has just passed. White wins by joining West (a1–a4) and East (d1–d4) with touching balls, Black by joining South (a1–d1) and North (a4–d4).
