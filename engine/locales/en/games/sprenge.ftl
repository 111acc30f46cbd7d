sprenge-you-put-down-colours-others = You put down the colours of the others, not your own.
sprenge-two-balls-two-other-colours = The two balls must be of the two other colours.
sprenge-white-puts-black-b2-red = White puts black on b2, then red on e1
sprenge-summary = Three seats, a colour each. In turn, put down one ball of each of the two colours that are not yours. When the pyramid is complete, the seats rank by their largest visible group; between equals White comes before Black, and Black before Red.
