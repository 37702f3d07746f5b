"""Time a save and a start, with sqlite3 and TinyDB's own storage beside in the same run.

    python -m tests.tools.benchmarks.store            about two minutes
    python -m tests.tools.benchmarks.store --long     more of each, about ten

Times differ from disk to disk and from day to day, so what is asked for are ratios of one run
wherever that can be: all stores take turns, and medians are compared. The exit status is 1
where something asked for was not reached. What is lost, and when, is the torture's part.
"""

import json
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

import click

from tests.tools.benchmarks import evenings
from tests.tools.benchmarks.machine import described
from tests.tools.benchmarks.printing import Target, number, print_table, print_targets
from tests.tools.benchmarks.rivals import RIVALS, Rival, saved
from tests.tools.benchmarks.saving import Saves
from tests.tools.benchmarks.starting import Start, started

SIZES = (100, 1_000, 10_000, 100_000)
MANY_DEALS, SLOW, SLOW_SAVES = 10_000, "TinyDB", 9
"""With so many deals a save of this rival takes so long that only a few are timed."""

RATIOS = ("journal : sqlite3", "TinyDB : journal")

Key = tuple[int, str]
"""The number of deals, and the name of the store."""


@dataclass(frozen=True, slots=True)
class Turns:
    saves: int
    starts: int


SHORT, LONG = Turns(saves=201, starts=9), Turns(saves=2001, starts=51)


def main(arguments: Sequence[str]) -> int:
    """Measure and print everything; gives the exit status."""
    turns = LONG if "--long" in arguments else SHORT
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        click.echo(f"machine: {described(folder)}")
        stores = {(size, make.name): make(folder, size) for size in SIZES for make in RIVALS}
        saves = all_saves(stores, turns.saves)
        print_saves(saves)
        starts = all_starts(stores, turns.starts)
        print_starts(starts)
        targets = (*targets_of_saves(saves), *targets_of_starts(starts))
        reached = print_targets((*targets, *evenings.measured(folder / "club")))
    return 0 if reached else 1


def all_saves(stores: Mapping[Key, Rival], turns: int) -> dict[Key, Saves]:
    """Save deals in every store, which take turns so that a busy machine hits them all.

    Each turn has another order: a save is slower after one that has written a lot.
    """
    saves = {key: Saves() for key in stores}
    order, random = list(stores.items()), Random("turns")
    for turn in range(turns):
        random.shuffle(order)
        for (size, name), store in order:
            is_slow = size >= MANY_DEALS and name == SLOW
            if not is_slow or turn % (turns // SLOW_SAVES) == 0:
                saves[size, name].measure(partial(store.save, size + turn + 1), store.flush)
    for store in stores.values():
        store.close()
    return saves


def all_starts(stores: Mapping[Key, Rival], turns: int) -> dict[Key, list[Start]]:
    """Start with each store but the smallest in a process of its own, taking turns."""
    chosen = {key: store for key, store in stores.items() if key[0] > SIZES[0]}
    starts: dict[Key, list[Start]] = {key: [] for key in chosen}
    for _ in range(turns):
        for key, store in chosen.items():
            starts[key].append(started(store.name, store.path))
    return starts


def print_saves(saves: Mapping[Key, Saves]) -> None:
    names = [rival.name for rival in RIVALS]
    times = {key: one.time for key, one in saves.items()}
    print_table(
        "a save, in ms (medians)",
        ("deals", *names, *RATIOS),
        [(f"{size:,}", *_beside(times, size)) for size in SIZES],
    )
    written = {key: _middle(one.written) for key, one in saves.items()}
    print_table(
        "bytes written by a save",
        ("deals", *names),
        [(f"{n:,}", *(number(written[n, name]) for name in names)) for n in SIZES],
    )
    flushes = {name: _middle(saves[SIZES[-1], name].flushes) for name in names}
    row = [number(flushes[name]) for name in names]
    print_table("flushes of a save (sqlite3 does not show its own)", ("", *names), [("", *row)])


def print_starts(starts: Mapping[Key, Sequence[Start]]) -> None:
    names = [rival.name for rival in RIVALS]
    times = {key: median(one.seconds for one in many) for key, many in starts.items()}
    print_table(
        "a start that has all deals at hand, in s (medians)",
        ("deals", *names, *RATIOS),
        [(f"{size:,}", *_beside(times, size)) for size in SIZES[1:]],
    )
    print_table(
        "memory of a deal after it, in bytes",
        ("deals", *names),
        [
            (f"{size:,}", *(number(memory(starts[size, name])) for name in names))
            for size in SIZES[1:]
        ],
    )


def targets_of_saves(saves: Mapping[Key, Saves]) -> Iterator[Target]:
    mine = [saves[size, "journal"] for size in SIZES]
    beside = [one.time / saves[n, "sqlite3"].time for n, one in zip(SIZES, mine, strict=True)]
    yield Target("a save at 100,000 deals to one at 100", 1.5, mine[-1].time / mine[0].time)
    yield Target("a save to sqlite3's, the worst of the sizes", 1.5, max(beside))
    yield Target("flushes of a save, the most", 1, max(mine[-1].flushes))
    change = {table: {"100000": document} for table, document in saved(100_000).items()}
    compact = len(json.dumps(change, separators=(",", ":"), ensure_ascii=False).encode())
    beyond = max(mine[-1].written) - compact if mine[-1].written else None
    yield Target("bytes of a save beyond its change, the most", 80, beyond)


def targets_of_starts(starts: Mapping[Key, Sequence[Start]]) -> Iterator[Target]:
    for size, most in ((10_000, 0.3), (100_000, 2.5)):
        took = median(one.seconds for one in starts[size, "journal"])
        yield Target(f"a start with {size:,} deals, s", most, took)
    yield Target(
        "memory of a deal and its change, bytes", 7000, memory(starts[SIZES[-1], "journal"])
    )


def memory(starts: Sequence[Start]) -> float | None:
    """Bytes in use for each deal; None where the system does not say."""
    used = median(one.memory / one.count for one in starts)
    return used or None


def _beside(times: Mapping[Key, float], size: int) -> tuple[str, ...]:
    journal, sqlite, stock = (times[size, rival.name] for rival in RIVALS)
    figures = (number(one, digits=3) for one in (journal, sqlite, stock))
    return (*figures, number(journal / sqlite, digits=2), number(stock / journal, digits=1))


def _middle(values: Sequence[int]) -> float | None:
    return median(values) if values else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
