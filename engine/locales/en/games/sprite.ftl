sprite-number-balls-place-now = The number of balls to place now is { $due }.
sprite-ball-red = The ball on { $point } has to be { $name } or red.
sprite-least-first-three-balls-red = At least one of the first three balls must be red.
sprite-points-white-black = Points: White { $white }, Black { $black }.
sprite-opening-three-balls-red-among = the opening: three balls, a red one among them
sprite-red-ball-b2-black-c2 = a red ball on b2, then a black one on c2
sprite-summary = In turn, place two balls, each of your colour or red; White opens with three, one of them red at least, and fills the apex alone. A ball of your colour scores a point for every red ball it touches, a red ball a point for every ball of yours it touches. Once the pyramid is complete, more points win; the lead is the score.
