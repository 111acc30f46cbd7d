#!/usr/bin/env python3
"""Writes gnubg-plays.txt: positions with dice and all the plays GNU Backgammon finds for them.

Needs gnubg (Debian package of that name, run here with 1.07.001). Usage: make-gnubg-plays.py > gnubg-plays.txt
"""

import base64
import os
import random
import re
import subprocess

POSITIONS = 400
# Of plays with a double there can be hundreds; longer lists are left out to keep the file small.
MOST_PLAYS = 90


def scatter(chance, men, points, count):
    for _ in range(count):
        if points:
            men[chance.choice(points)] += 1


def position(chance):
    """Two sides, each in its own count: 0 off, 25 bar."""
    own, other = [0] * 26, [0] * 26
    kind = chance.choice(["contact", "contact", "bar", "bar", "home", "home", "blocked", "last"])
    mine, theirs = list(range(1, 25)), list(range(1, 25))
    if kind == "home":
        mine = list(range(1, 7))
    if kind == "last":
        mine = list(range(1, 7)) + [chance.randint(7, 12)]
    if kind in ("bar", "blocked"):
        theirs = list(range(1, 9)) + chance.sample(range(9, 19), 4)
    theirs = chance.sample(theirs, min(len(theirs), chance.randint(5, 10)))
    taken = {25 - point for point in theirs}
    mine = [point for point in mine if point not in taken]
    mine = chance.sample(mine, min(len(mine), chance.randint(1, 9)))
    off = chance.choice([0, 3, 9, 12, 13]) if kind in ("home", "last") else 0
    bar = chance.choice([1, 1, 1, 2, 3]) if kind == "bar" else 0
    own[25] = bar
    scatter(chance, own, mine, 15 - off - bar)
    own[0] = 15 - sum(own[1:])
    scatter(chance, other, theirs, 15 - chance.choice([0, 0, 0, 1]))
    other[25] = 15 - sum(other)
    return own, other


def position_id(own, other):
    """The position ID of GNU Backgammon: the opponent's checkers first, unary, low bits first."""
    bits = "".join("1" * men + "0" for side in (other, own) for men in side[1:])
    bits = bits.ljust(80, "0")
    key = bytes(int(bits[at : at + 8][::-1], 2) for at in range(0, 80, 8))
    return base64.b64encode(key).decode().rstrip("=")


def side_text(side):
    return " ".join(f"{point}:{men}" for point, men in enumerate(side) if men)


def main():
    chance = random.Random(20261115)
    asked = []
    while len(asked) < POSITIONS:
        own, other = position(chance)
        if sum(own[1:]) and sum(other[1:]):
            asked.append((own, other, chance.randint(1, 6), chance.randint(1, 6)))
    commands = ["set automatic roll off", "set automatic move off", "set player 0 human", "set player 1 human"]
    commands += ["set evaluation chequerplay evaluation plies 0", "new game"]
    for own, other, first, second in asked:
        commands += ["set turn 1", f"set board {position_id(own, other)}", f"set dice {first} {second}", "hint 5000"]
    environment = {**os.environ, "PATH": os.environ["PATH"] + ":/usr/games", "LC_ALL": "C"}
    talk = subprocess.run(
        ["gnubg", "-t", "-q"], input="\n".join(commands) + "\n", env=environment, text=True, capture_output=True
    ).stdout
    answers = re.split(r"The dice have been set to \d and \d\.", talk)[1:]
    assert len(answers) == len(asked), (len(answers), len(asked))
    print("# own side | other side, each in its own count (0 off, 25 bar) | dice | every distinct play, by GNU Backgammon")
    for (own, other, first, second), answer in zip(asked, answers):
        plays = re.findall(r"^\W*\d+\. \S+ \S+ +(\S.*?) +(?:Eq\.|MWC):", answer, re.MULTILINE)
        assert plays or "no legal moves" in answer.lower(), answer[:400]
        if len(plays) <= MOST_PLAYS:
            written = " ".join(play.replace(" ", ",") for play in plays) or "-"
            print(f"{side_text(own)} | {side_text(other)} | {first}{second} | {written}")


if __name__ == "__main__":
    main()
