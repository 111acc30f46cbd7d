#!/bin/sh
# Writes mat/*.mat: GNU Backgammon (1.07.001 here) plays matches against itself.
# A length of 0 is a session for money, of three games.
cd "$(dirname "$0")/mat" || exit 1
play() {
    name=$1 length=$2 seed=$3
    {
        echo "set rng mersenne"
        echo "set seed $seed"
        echo "set defaultnames $4 $5"
        echo "set player 0 gnubg"
        echo "set player 1 gnubg"
        echo "set player both chequerplay evaluation plies 0"
        echo "set player both cubedecision evaluation plies 0"
        echo "set confirm new off"
        echo "set display off"
        if [ "$length" = 0 ]; then
            echo "set automatic game off"
            printf 'new session\nnew game\nnew game\n'
            printf 'set player 0 name %s\nset player 1 name %s\n' "$4" "$5"
        else
            echo "set automatic game on"
            echo "new match $length"
        fi
        echo "set matchinfo event Club night"
        echo "export match mat $name.mat"
    } | PATH=$PATH:/usr/games gnubg -t -q >/dev/null 2>&1
}
play one-point 1 2 Ada Ben
play three-points 3 4 Ada Ben
play three-points-again 3 11 Chloe Dan
play five-points 5 18 Eve Finn
play seven-points 7 25 Grace Hugo
play nine-points 9 6 Iris Jules
play session 0 5 Kim Lou
play session-again 0 8 Mia Noa
