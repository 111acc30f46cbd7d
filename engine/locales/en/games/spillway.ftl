spillway-not-ridge = { $point } is not on a ridge.
spillway-you-no-ball-left-pass = You have no balls left and must pass.
spillway-second-removal-needs-connection-made = A second removal is possible only if the first made a connection without winning.
spillway-seat-three-connections = A player has three connections
spillway-white-ball-e1-leaves-your = the white ball on e1 leaves, and your ball comes in on top
spillway-second-removal-after-connection = a second removal, after a connection
spillway-you-no-ball-left = you have no balls left
spillway-summary = The pyramid is full, and each player has bases on all four sides. In turn, take a white ball off one of the four ridges: the balls above it drop, and one of your colour fills the apex. A visible group that joins your north and south bases, or your east and west ones, scores a point; your balls on the ridges then turn white, and you may take once more. Your opponent’s connections are scored before they play. Three points win.
