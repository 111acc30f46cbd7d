sponnect-opponent-just-passed-ball-placed = The opponent has just passed: a ball has to be placed.
sponnect-ball-your-colour-b1 = a ball of your colour on b1
sponnect-no-ball-not-after-pass = no ball; not after a pass
sponnect-summary = Round a core of five red balls, place a ball of your colour in turn, or pass if your opponent has not just passed. White wins by joining West (a1–a4) and East (d1–d4) with touching balls, Black by joining South (a1–d1) and North (a4–d4).
