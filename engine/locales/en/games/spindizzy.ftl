spindizzy-setup-not-seat-first-master = The Setup “{ $setup }” is not the seat of the first master: 1, 2 or 3.
spindizzy-no-ball-left = { $seat } has no { $name } balls left.
spindizzy-three-chosen = the three had chosen { $balls }
spindizzy-setup = The seat of the first master: 1, 2 or 3; if left out, 1.
spindizzy-p1-chose-red-p2-white = P1 chose red, P2 white, P3 black; the first ball goes on a1
spindizzy-next-ball-goes-b3 = the next ball goes on b3
spindizzy-summary = Everyone holds five balls of their own colour and two and three of the others. In each of ten rounds, all secretly choose a ball and show it. The colour chosen by the master says who places first; the others follow in turn, and the last is the next master. A ball above the board scores 1 for the majority colour of the small pyramid it completes, or for its own colour when two colours have two each. Most points win; if two players are equal, the third wins.
spindizzy-choices = Choices
