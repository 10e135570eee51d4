"""Starts the program under Orca, presses keys, and hears what Orca speaks after each of them."""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

FOLDER = Path(__file__).parent
LONGEST_SILENCE = 10
"""Seconds after which a key counts as silent."""
QUIET = 1.5
"""Seconds without speech after which all is said."""
LONGEST_START = 60
"""Seconds until a program that was started is heard."""
MOST_STOPS = 30
"""Tab comes round in fewer."""


class Heard(list):
    """Sentences, as they were spoken one after the other, and what was cut off by the next."""

    def __init__(self):
        super().__init__()
        self.cut_off = []

    def about(self, pattern):
        """The last sentence that matches, or None."""
        return next((s for s in reversed(self) if re.search(pattern, s)), None)

    def twice(self):
        """Sentences that were said more than once; a computer may well think about two acts."""
        parts = [p for s in self for p in re.split(r"(?<=[.?!…]) ", s)]
        return sorted({p for p in parts if parts.count(p) > 1 and not p.endswith("…")})


def plain(sentence):
    """Without what Orca adds for every notification, and without its full stop."""
    return re.sub(r"^notification ", "", sentence).rstrip(". ")


class Ear:
    def __init__(self, program, home, arguments=()):
        if subprocess.run(["pgrep", "-x", "orca"], stdout=subprocess.DEVNULL).returncode == 0:
            sys.exit("Orca is running already, and there can be one of it")
        self.faults = []
        self.keys = 0
        self.sentences = 0
        voice = home / "voice"
        voice.touch()
        preferences = home / "orca"
        preferences.mkdir()
        settings = {
            "general": {
                "speechServerFactory": "voice",
                "enableKeyEcho": False,
                "enableBraille": False,
                "enableSound": False,
                "firstStart": False,
            },
            "profiles": {"default": {"profile": ["Default", "default"],
                                     "pronunciations": {}, "keybindings": {}}},
            "pronunciations": {},
            "keybindings": {},
        }
        (preferences / "user-settings.conf").write_text(json.dumps(settings))
        environment = dict(os.environ, HOME=str(home), VOICE=str(voice), PYTHONPATH=str(FOLDER))
        log = open(home / "log", "w", encoding="utf-8")
        self.orca = subprocess.Popen(["orca", "--user-prefs", str(preferences)], env=environment,
                                     stdout=log, stderr=log)
        self._lines = open(voice, encoding="utf-8")
        self._unfinished = ""
        self._wait(LONGEST_START)  # "Screen reader on."
        self.program = subprocess.Popen([program, *arguments], env=environment,
                                        stdout=log, stderr=log)
        self.started = self._wait(LONGEST_START)
        self._tell("start", self.started)

    def close(self):
        for process in (self.program, self.orca):
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()

    def press(self, key, may_be_silent=False):
        """Presses a key and returns what is heard then."""
        self._tell("…", self._take(Heard()))
        # No quicker than a hand: Orca hears of each key before the program acts on it.
        subprocess.run(["xdotool", "key", "--delay", "100", "--clearmodifiers", key], check=True)
        self.keys += 1
        heard = self._wait(LONGEST_SILENCE)
        self._tell(key, heard)
        if not heard and not may_be_silent:
            self.fault(f"nothing is heard after {key}")
        return heard

    def tab_to(self, pattern):
        """Presses Tab until something that matches is heard."""
        for _ in range(MOST_STOPS):
            heard = self.press("Tab")
            if heard.about(pattern):
                return heard
        raise RuntimeError(f"Tab leads to nothing like {pattern}")

    def listen(self, most=90):
        """What is heard without a key, when others act."""
        heard = self._wait(most)
        self._tell("…", heard)
        return heard

    def report(self):
        """Says what was found; the program's exit code."""
        print(f"{self.keys} keys, {self.sentences} sentences, {len(self.faults)} faults")
        for fault in self.faults:
            print(fault)
        return 1 if self.faults else 0

    def fault(self, what):
        self.faults.append(what)
        print(f"    FAULT: {what}", flush=True)

    def _wait(self, most=LONGEST_SILENCE):
        heard = Heard()
        end = time.monotonic() + most
        last = None
        while time.monotonic() < end and (last is None or time.monotonic() - last < QUIET):
            count = len(heard)
            self._take(heard)
            if len(heard) > count:
                last = time.monotonic()
            time.sleep(0.02)
        return heard

    def _take(self, heard):
        self._unfinished += self._lines.read()
        *lines, self._unfinished = self._unfinished.split("\n")
        for line in lines:
            _, kind, text = line.split("\t")
            if kind == "say":
                heard.append(plain(text))
            elif heard:
                # The key's own stop comes before anything is said.
                heard.cut_off = list(heard)
        return heard

    def _tell(self, cause, heard):
        if not heard and cause == "…":
            return
        print(f"{cause}: {' | '.join(heard)}", flush=True)
        self.sentences += len(heard)
        for sentence in heard.twice():
            self.fault(f"said twice after {cause}: {sentence}")
        for sentence in heard.cut_off:
            self.fault(f"cut off after {cause}: {sentence}")
        for sentence in heard:
            if re.search("[\u2066-\u2069]", sentence):
                self.fault(f"marks of direction are spoken: {sentence}")
