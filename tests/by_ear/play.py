"""Plays Checkers Poker with Orca and the keyboard alone, from the opening to the end.

    sh tests/with_reader.sh /usr/bin/python3 tests/by_ear/play.py PROGRAM [--against LEVEL] [RECORD]

The player knows nothing but what Orca speaks: it goes over the board until it hears of a checker of
its own, chooses it, feels for a target, listens to the hands. Whatever is silent, said twice or cut
off is a fault, and so is an act of the record that was heard of other than once. It takes about a
quarter of an hour.
"""

import argparse
import random
import re
import sys
import tempfile
from collections import Counter
from pathlib import Path

from ear import Ear

REQUEST = re.compile(r"(\w+), (choose your end|roll the die|move a checker|show a hand|"
                     r"take off a checker)$")
RESULT = re.compile(r"wins the (low )?showdown$|^A tie|\. A tie$")
END = re.compile(r"\w+ wins$|has only four checkers left|A draw|Ten showdowns without a removal")
ACT = re.compile(r"(\w+ takes the (south|north) end|\w+ moves \w\d to \w\d|"
                 r"\w+ shows [^.]*|\w+ has no hand to show|\w+ takes off the checker[^.]*|"
                 r"\w+ takes off [^.]*)")
FILES = "abcdefgh"


class Player:
    def __init__(self, ear, seed):
        self.ear = ear
        self.random = random.Random(seed)
        self.cursor = None
        self.acts = []
        self.last = []
        self.actor = None
        self.owners = {}

    def note(self, heard):
        self.last = heard
        for sentence in heard:
            space = re.match(r"([a-h][1-8]), ", sentence)
            if space:
                self.cursor = space.group(1)
                self.owners[self.cursor] = self.actor if "your checker" in sentence else None
            for act in ACT.finditer(sentence):
                self.acts.append(act.group(1))
                move = re.search(r"moves (\w\d) to (\w\d)", act.group(1))
                if move:
                    self.owners[move.group(1)] = None
                    self.owners[move.group(2)] = act.group(1).split()[0]
        return heard

    def press(self, *keys):
        for key in keys:
            self.note(self.ear.press(key))
        return self.last

    def go_to(self, space):
        """Returns what is said of the space."""
        if self.cursor == space:
            return None
        if self.cursor is None or self.cursor[0] != space[0]:
            self.press(space[0])
        if self.cursor[1] != space[1]:
            self.press(space[1])
        if self.cursor != space:
            self.ear.fault(f"{space} was typed, and {self.cursor} heard")
        return self.last.about(f"^{space}, ")

    def spaces_near(self, space, distance):
        file, rank = FILES.index(space[0]), int(space[1])
        around = [(f, r) for f in range(file - distance, file + distance + 1)
                  for r in range(rank - distance, rank + distance + 1)
                  if max(abs(f - file), abs(r - rank)) == distance]
        return [f"{FILES[f]}{r}" for f, r in around if 0 <= f < 8 and 1 <= r <= 8]

    def every_space(self):
        """Those where a checker of this player was heard of last come before the others."""
        spaces = [f"{f}{r}" for f in FILES for r in range(1, 9)]
        self.random.shuffle(spaces)
        return sorted(spaces, key=lambda space: self.owners.get(space) != self.actor)

    def find(self, what):
        """Goes over the board until something is heard of a space."""
        for space in self.every_space():
            name = self.go_to(space)
            if name and re.search(what, name):
                return space
        raise RuntimeError(f"nothing is heard of {what}")

    def move(self):
        space = self.find(r"your checker.*, [1-9]\d* targets?$")
        name = self.last.about(f"^{space}, ")
        chosen = self.press("Return").about(f"^{space} chosen, ")
        if not chosen or chosen.split(", ")[-1] != name.split(", ")[-1]:
            self.ear.fault(f"{name}, but when chosen: {chosen}")
        targets = self.spaces_near(space, 1) + self.spaces_near(space, 2)
        for target in targets:
            if re.search(", target, would give", self.go_to(target) or ""):
                return self.press("Return")
        self.press("Escape")  # its targets are farther off; another will do
        return self.move()

    def show(self):
        """The best hand that can be shown is chosen at first; the next one is only listened to."""
        if not self.last.about("^Show no hand") and self.note(
                self.ear.press("Down", may_be_silent=True)):
            self.press("Up")
        return self.press("Return")

    def take_off(self):
        self.find("your checker.*can be taken off")
        return self.press("Return")

    def answer(self, request):
        if request == "choose your end":
            return self.press("Return")
        if request == "roll the die":
            return self.press("Return")
        if request == "move a checker":
            return self.move()
        if request == "show a hand":
            return self.show()
        return self.take_off()

    def begin_against(self, level):
        """Starts a game against the computer in the dialog for new games."""
        self.press("ctrl+n")
        self.ear.tab_to("^Who plays Second")
        for _ in range(level):
            self.press("Down")
        self.ear.tab_to("^Start game")
        self.press("Return")

    def play(self, mine):
        heard = self.last
        while not heard.about(END.pattern):
            request = next((m for s in reversed(heard) if (m := REQUEST.search(s))), None)
            if request and request.group(1) in mine:
                self.actor = request.group(1)
                heard = self.answer(request.group(2))
            elif heard.about(RESULT.pattern):
                heard = self.press("Return")
            else:
                heard = self.note(self.ear.listen())
                if not heard:
                    raise RuntimeError("nobody asks for anything any more")


def compare(ear, player, kept):
    """Each act of the record was heard of once."""
    record = kept.read_text(encoding="utf-8").split("\n\n", 1)[1]
    tokens = re.findall(r"\b(?:south|north)\b|\b[a-h][1-8]-[a-h][1-8]\b|=\S+|\bx[a-h][1-8]\b", record)
    print(f"{len(tokens)} acts in the record, {len(player.acts)} heard of:", end=" ")
    kinds = Counter(act.split()[1] for act in player.acts)
    print(", ".join(f"{kind} {number}" for kind, number in kinds.items()))
    if len(tokens) != len(player.acts):
        ear.fault("acts were heard of other than once")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("record", nargs="?")
    parser.add_argument("--against", type=int, default=0, metavar="LEVEL",
                        help="of the computer, 1 to 8; both sides are played without one")
    parser.add_argument("--seed", type=int, default=1, help="for another game")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        ear = Ear(options.program, home, [options.record] if options.record else [])
        try:
            player = Player(ear, options.seed)
            player.note(ear.started)
            if options.against:
                player.begin_against(options.against)
            player.play({"First"} if options.against else {"First", "Second"})
        finally:
            ear.close()
        kept = next((home / ".local/share/checkers-poker").glob("*.cpk"))
        compare(ear, player, kept)
    return ear.report()


if __name__ == "__main__":
    sys.exit(main())
