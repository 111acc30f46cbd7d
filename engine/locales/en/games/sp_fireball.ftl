sp-fireball-turn-ball-your-colour-red = A turn places one ball of your colour and one red ball.
sp-fireball-touches-red-ball-just-placed = { $point } touches the red ball just placed on { $hot }.
sp-fireball-not-touch = { $first } and { $second } do not touch.
sp-fireball-neither-nor-touches-ball-yours = Neither { $first } nor { $second } touches a ball that was already yours.
sp-fireball-next-seat-cannot-play = The next player cannot play
sp-fireball-white-ball-b1-red-b2 = a white ball on b1, then a red one on b2
sp-fireball-summary = In turn, place a ball of your colour and a red one, in either order. The two must touch, at least one of them must touch a ball that was already yours, and neither may touch the red ball your opponent has just placed. When the next player cannot play, compare the visible balls level by level from the apex down: on the first level that differs, more balls win.
sp-fireball-hot-ball = Hot ball
