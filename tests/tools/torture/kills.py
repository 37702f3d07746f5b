"""Kill -9 at random moments: what was said to be saved must be there, and nothing by halves."""

import contextlib
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from scorekeeper.storage import FindingKind, StoreError
from tests.tools.torture.workers import Workers
from tests.tools.torture.works import WORKS, Work, reference

LIVES = 10
"""Kills after which a new file is begun: an old one takes ever longer to look at."""

STARTING = 0.15
"""The share of kills that come while the program is still opening the file."""

STEPS, SOON = 16, 0.02
"""Steps of which a random number is awaited before a kill, and the seconds of chance after it."""


@dataclass(slots=True)
class Tally:
    kills: int = 0
    acknowledged: int = 0
    """Steps that were said to be saved."""
    lost: int = 0
    """Files that hold less than was said to be saved."""
    unreadable: int = 0
    """Files that could not be opened, or not without finding damage."""
    halves: int = 0
    """Files that hold what was never there: half of a transaction, or anything else."""
    torn: int = 0
    """Files whose last line was cut off, which is as it should be."""

    @property
    def harm(self) -> int:
        return self.lost + self.unreadable + self.halves


@dataclass(frozen=True, slots=True)
class Killer:
    """Has a process do one kind of work, kills it, and looks at what is there."""

    kind: str
    milliseconds: int
    """The time that a flush takes longer than on this disk."""
    random: Random
    workers: Workers
    tally: Tally = field(default_factory=Tally)

    def life(self, folder: Path, kills: int) -> None:
        """Kill a process so many times that works on one file, or until there is harm."""
        for name in ("killed", "spared"):
            (folder / name).mkdir(parents=True)
        right = reference(self.kind, folder / "spared", folder.name)
        with contextlib.closing(right):
            for _ in range(kills):
                if not self.tally.harm:
                    self._kill(folder / "killed", right)

    def _kill(self, folder: Path, right: Work) -> None:
        right.restart()
        saved = self._acknowledged(folder, right)
        self.tally.kills += 1
        self.tally.acknowledged += saved
        before = [right.state()]
        for _ in range(saved):
            right.step()
            before.append(right.state())
        try:
            found, kinds = self._found(folder, right)
        except (StoreError, ValueError, KeyError):  # a broken JSON file raises a ValueError
            self.tally.unreadable += 1
            return
        self.tally.torn += FindingKind.TORN in kinds
        self.tally.unreadable += bool(kinds - {FindingKind.TORN})
        if found != before[-1]:
            right.step()  # it may have been saved and not yet said to be
            if found != right.state():
                self.tally.lost += found in before
                self.tally.halves += found not in before

    def _acknowledged(self, folder: Path, right: Work) -> int:
        """Let it work for a while and kill it; return how many steps it reported as saved."""
        child = self.workers.begin(
            self.kind, folder, right.seed, done=right.done, milliseconds=self.milliseconds
        )
        heard = 0
        if self.random.random() > STARTING:
            self.workers.wait_until_ready()
            heard = self.workers.wait_for(self.random.randrange(STEPS))
        time.sleep(self.random.uniform(0, SOON + self.milliseconds / 1000))
        return heard + self.workers.kill(child)

    def _found(self, folder: Path, right: Work) -> tuple[str, set[FindingKind]]:
        work = WORKS[self.kind](folder, right.seed, done=right.done)
        with contextlib.closing(work):
            return work.state(), {finding.kind for finding in work.findings()}


def kill_many(kind: str, folder: Path, *, kills: int, milliseconds: int = 0) -> Tally:
    """Kill a process that does a kind of work so many times, or until there is harm."""
    random = Random(f"{kind} {kills} {milliseconds}")
    with Workers.ready() as workers:
        killer = Killer(kind, milliseconds, random, workers)
        for first in range(0, kills, LIVES):
            killer.life(folder / f"{kind}-{first}", min(LIVES, kills - first))
    return killer.tally
