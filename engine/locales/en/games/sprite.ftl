sprite-number-balls-place-now = This turn places { $due } { $due ->
        [one] ball
       *[other] balls
    }.
sprite-ball-red = The ball on { $point } must be { $name } or red.
sprite-least-first-three-balls-red = At least one of the first three balls must be red.
sprite-points-white-black = Points: White { $white }, Black { $black }.
sprite-opening-three-balls-red-among = the opening: three balls, at least one of them red
sprite-red-ball-b2-black-c2 = a red ball on b2, then a black one on c2
sprite-summary = In turn, place two balls, each of your colour or red; White opens with three, at least one of them red, and fills the apex with a single ball. A ball of your colour scores a point for every red ball it touches, and a red ball a point for every ball of yours it touches. When the pyramid is complete, more points win; the lead is the score.
