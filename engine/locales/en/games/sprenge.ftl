sprenge-you-put-down-colours-others = You place the colours of the others, not your own.
sprenge-two-balls-two-other-colours = The two balls must be of the two other colours.
sprenge-white-puts-black-b2-red = White puts black on b2, then red on e1
sprenge-summary = Each of the three players has a colour. In turn, place one ball of each of the two colours that are not yours. When the pyramid is complete, players rank by the largest visible group of their own colour; between equals, White comes before Black, and Black before Red.
