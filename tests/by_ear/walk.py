"""Goes through the dialogs, the commands and the help with Orca and the keyboard alone.

    sh tests/with_reader.sh /usr/bin/python3 tests/by_ear/walk.py PROGRAM

Every key has to be heard, once and to its end. It takes some minutes.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from ear import MOST_STOPS, Ear


def tab_through(ear):
    """Presses Tab until what it came to first comes again, and returns all that was heard."""
    stops = []
    while len(stops) < MOST_STOPS:
        heard = ear.press("Tab")
        stop = heard[0] if heard else None
        if stops and stop == stops[0]:
            return stops
        stops.append(stop)
    ear.fault(f"Tab did not come round in {MOST_STOPS} stops")
    return stops


def walk(ear, key, then=lambda: None):
    """Opens something, goes through it, and leaves it."""
    ear.press(key)
    tab_through(ear)
    then()
    ear.press("Escape")


def pages_of_new_game(ear):
    def other_pages():
        for _ in range(3):
            ear.tab_to("page tab list$")
            ear.press("Right")
            tab_through(ear)

    walk(ear, "ctrl+n", other_pages)


def choices_of_new_game(ear):
    """A level by the arrow keys and from the list, and a name."""
    ear.press("ctrl+n")
    ear.tab_to("^Who plays First")
    ear.press("Down")
    ear.press("space")
    ear.press("Down")
    ear.press("Return")
    ear.tab_to("^Name of Second")
    ear.press("Escape")


def read(ear, key):
    """A text by its lines, and by Tab."""
    ear.press(key)
    for _ in range(5):
        ear.press("Down")
    ear.press("Tab")
    ear.press("Escape")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        ear = Ear(options.program, Path(folder))
        try:
            pages_of_new_game(ear)
            choices_of_new_game(ear)
            ear.press("Return")  # the south end
            for key in ("ctrl+t", "ctrl+4", "ctrl+4", "ctrl+shift+h", "F9", "F9", "ctrl+h",
                        "ctrl+h", "ctrl+c", "ctrl+z", "ctrl+shift+z", "alt+Left", "alt+Right"):
                ear.press(key)
            for key in ("ctrl+d", "ctrl+shift+g", "ctrl+shift+n", "ctrl+o", "ctrl+shift+s"):
                walk(ear, key)
            ear.press("alt+Home")
            walk(ear, "ctrl+g")
            ear.press("alt+End")
            walk(ear, "ctrl+shift+o")
            ear.press("ctrl+shift+n")
            ear.press("Tab")
            ear.press("Return")  # put aside
            walk(ear, "ctrl+shift+o", lambda: walk(ear, "Delete"))
            read(ear, "F1")
            read(ear, "shift+F1")
            ear.press("alt+p")
            for key in ("Down", "Right", "Down", "Escape", "Escape"):
                ear.press(key)
        finally:
            ear.close()
    return ear.report()


if __name__ == "__main__":
    sys.exit(main())
