"""A process whose children work until they are killed, and say after each step that it is saved.

    python -m tests.tools.torture.worker

Each line on its input is a piece of work, `KIND FOLDER SEED DONE MILLISECONDS`: a child does it.
MILLISECONDS are what a flush takes longer than on this disk: on a phone it is some 15. What
comes back are the lines below. Children of a program that is loaded already are quick to start.
"""

import os
import sys
import time
from pathlib import Path

import pytest

from scorekeeper.rules import find_rule_set
from tests.tools.torture.works import WORKS, Work

BEGUN, READY, SAVED, DEAD = b"begun ", b"ready\n", b"saved\n", b"dead\n"
"""Messages: there is a child of this id, it has opened its file, saved a step, is no more."""


def main() -> None:
    """Start a child for each line of the input, one after the other."""
    find_rule_set("classic_4p")  # has all rule sets read
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            kind, folder, seed, done, milliseconds = line.split("\t")
            say(BEGUN + b"%d\n" % os.getpid())
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(os, "fsync", slowed(int(milliseconds)))
                work_on(WORKS[kind](Path(folder), seed, done=int(done)))
        os.waitpid(child, 0)
        say(DEAD)


def slowed(milliseconds: int) -> object:
    """A flush that takes so much longer."""
    flush = os.fsync

    def slow(fd: int) -> None:
        flush(fd)
        time.sleep(milliseconds / 1000)

    return slow


def work_on(work: Work) -> None:
    """Do one step after the other until somebody kills this process."""
    say(READY)
    while True:
        work.step()
        say(SAVED)


def say(what: bytes) -> None:
    """Say something at once: what was said before a kill is heard."""
    os.write(sys.stdout.fileno(), what)


if __name__ == "__main__":
    main()
