speedo-opening-white-ball-b2 = the opening: a white ball on b2
speedo-take-black-ball-off-d1 = takes the black ball off d1, places a white one on b2 and a red one on c1
speedo-summary = White opens with one ball. From then on, each player in turn takes off a ball of any colour that supports at most one other, lets what rested on it drop, and places one ball of each of the two other colours. Thirty turns complete the pyramid. Your score is the product of the sizes of your groups as seen from above; the highest wins.
