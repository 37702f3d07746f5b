"""Torture the store, and TinyDB's own storage beside it, and print what became of both.

    python -m tests.tools.torture          half a minute
    python -m tests.tools.torture --long   600 kills, 3,000 bits, 3,000 stopped mendings: 10 min

The exit status is 1 where the store was harmed, or where nothing harmed TinyDB's own storage.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol

from tests.tools.torture import crowds, damage, disks, endings, mending, power
from tests.tools.torture.kills import kill_many
from tests.tools.torture.workers import Workers

STOCK_KILLS, STOCK_COPIES = 200, 5000
"""Tries until TinyDB's own storage is harmed; a handful is enough on most days."""


class Outcome(Protocol):
    @property
    def harm(self) -> int:
        """The number of things that are not as they should be."""


Run = Callable[[Path], Outcome]


@dataclass(frozen=True, slots=True)
class Sizes:
    kills: int
    torn: int
    """Lines that are cut off at every byte."""
    flips: int
    copies: int
    mendings: int
    """Starts over a spoilt store that are really killed."""
    is_each_killed: bool
    """True if each start that mends is stopped at each call of the disk."""


SHORT = Sizes(kills=60, torn=1, flips=250, copies=40, mendings=60, is_each_killed=False)
LONG = Sizes(kills=600, torn=6, flips=3000, copies=300, mendings=600, is_each_killed=True)


def trials(sizes: Sizes, workers: Workers) -> tuple[tuple[str, Run, Run], ...]:
    """All kinds of torture: what they are called, for the store, for TinyDB's own storage."""
    third = sizes.kills // 3
    rest = sizes.kills - 2 * third
    stock = partial(kill_many, "stock", kills=STOCK_KILLS, milliseconds=15)
    return (
        ("kill -9, TinyDB's calls", partial(kill_many, "tables", kills=third), stock),
        ("kill -9, a scorer's verbs", partial(kill_many, "verbs", kills=third), stock),
        ("on a slow disk", partial(kill_many, "verbs", kills=rest, milliseconds=15), stock),
        ("power cut", power.cut_everywhere, power.cut_stock),
        ("torn tails", partial(damage.tear_everywhere, lines=sizes.torn), damage.tear_stock),
        (
            "flipped bits",
            partial(damage.flip_many, flips=sizes.flips),
            partial(damage.flip_stock, flips=sizes.flips),
        ),
        ("full disk", partial(disks.fill_up, "verbs"), partial(disks.fill_up, "stock")),
        ("failing flush", partial(disks.fail_to_flush, times=30), disks.fail_stock_to_flush),
        ("8 threads of 60", crowds.save_from_threads, crowds.save_from_threads_to_stock),
        (
            "a second process",
            partial(crowds.refuse_second, workers=workers, times=20),
            crowds.open_stock_twice,
        ),
        (
            "copies while writing",
            partial(crowds.copy_many, workers=workers, copies=sizes.copies),
            partial(crowds.copy_stock, workers=workers, copies=STOCK_COPIES),
        ),
    )


def alone(sizes: Sizes, workers: Workers) -> tuple[tuple[str, Run], ...]:
    """The torture of what TinyDB's own storage has nothing of: mending and backups."""
    return (
        ("ended in every way", endings.end_all),
        ("two programs, the lock file deleted", crowds.delete_lock),
        ("spoilt in every way", partial(mending.mend_all, kills=sizes.is_each_killed)),
        (
            "kill -9 while mending",
            partial(mending.mend_killed, kills=sizes.mendings, workers=workers),
        ),
    )


def main(arguments: list[str]) -> int:
    """Run all trials; gives the exit status."""
    sizes = LONG if "--long" in arguments else SHORT
    bad = 0
    with Workers.ready() as workers:
        both = [(name, (ours, stock)) for name, ours, stock in trials(sizes, workers)]
        for name, runs in (*both, *((name, (run,)) for name, run in alone(sizes, workers))):
            say(f"{name}")
            judges = (("store", no_harm), ("stock", some_harm))
            for (whose, is_good), run in zip(judges, runs, strict=False):
                begun = time.monotonic()
                with tempfile.TemporaryDirectory() as folder:
                    outcome = run(Path(folder))
                verdict = "as it should be" if is_good(outcome) else "NOT AS IT SHOULD BE"
                bad += not is_good(outcome)
                say(f"  {whose} {time.monotonic() - begun:6.1f} s  {verdict}: {outcome}")
    say("all as it should be" if not bad else f"{bad} not as they should be")
    return 1 if bad else 0


def no_harm(outcome: Outcome) -> bool:
    return outcome.harm == 0


def some_harm(outcome: Outcome) -> bool:
    """Return True if TinyDB's own storage was harmed, so that the trial is known to bite."""
    return outcome.harm > 0


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
