"""Time reads of a store while ten devices tap and save, on a disk whose flush takes 30 ms.

    python -m tests.tools.benchmarks.readers

It is the traffic of ten phones on one event loop, as the server of a club has it: every tap writes
a draft, every twelfth saves a deal. Screens read on the loop; what takes longer reads in a thread
of the loop's pool, in which the saves wait for the disk as well. No read should notice the disk.
"""

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from unittest.mock import patch

from scorekeeper.match import MatchUid
from scorekeeper.match.serialization import read_deal
from scorekeeper.server.app import use_many_threads
from scorekeeper.services import Change, Session
from tests.tools.benchmarks.printing import Target, number, print_table, print_targets
from tests.ui.device import FOUR, session_in

flush = os.fsync
FLUSH = 0.03  # seconds of a flush
DEVICES = 10
TAP = 0.3  # seconds between two taps of a device
TAPS_OF_DEAL = 12
SECONDS = 20.0
BETWEEN_READS = 0.005  # seconds
MOST_WAIT = 5.0  # ms that 95 of 100 reads may take


async def measured(seconds: float) -> dict[str, list[float]]:
    """Return the durations in ms by what was done."""
    times: dict[str, list[float]] = {}
    with TemporaryDirectory() as folder, contextlib.closing(session_in(Path(folder))) as session:
        matches = [MatchUid(str(session.matches.start(FOUR))) for _ in range(DEVICES)]
        use_many_threads()  # as the server does
        with patch.object(os, "fsync", slow_flush):
            end = time.perf_counter() + seconds
            async with asyncio.TaskGroup() as group:
                for place, match in enumerate(matches):
                    group.create_task(play(session, match, place * TAP / DEVICES, end, times))
                group.create_task(read(session, matches, end, times))
                group.create_task(read_in_thread(session, end, times))
    return times


def slow_flush(fd: int) -> None:
    """Flush a file as slowly as a memory card does."""
    flush(fd)
    time.sleep(FLUSH)


async def play(
    session: Session, match: MatchUid, delay: float, end: float, times: dict[str, list[float]]
) -> None:
    """Tap and save as one device does, until the end."""
    await asyncio.sleep(delay)
    taps = 0
    while time.perf_counter() < end:
        taps += 1
        if taps % TAPS_OF_DEAL:
            await in_thread(times, "a draft", partial(tap, session, match, taps))
        else:
            await in_thread(times, "a save", partial(save, session, match))
        await asyncio.sleep(TAP)


def tap(session: Session, match: MatchUid, points: int) -> None:
    form = {"sides": [{"total": points}, {"total": 5}]}
    session.drafts.save(match, match, form, seen=session.matches.number(match))


def save(session: Session, match: MatchUid) -> None:
    deal = read_deal({"sides": [{"total": 5}, {"total": 10}]}, "a deal")
    number = session.matches.number(match)
    change = session.deals.record(match, deal, seen=number, draft_device=match)
    assert isinstance(change, Change), change


async def read(
    session: Session, matches: list[MatchUid], end: float, times: dict[str, list[float]]
) -> None:
    """Open one match after the other on the event loop, as screens do."""
    place = 0
    while time.perf_counter() < end:
        place += 1
        begun = time.perf_counter()
        session.matches.open(matches[place % DEVICES])
        note(times, "a read on the event loop", begun)
        await asyncio.sleep(BETWEEN_READS)


async def read_in_thread(session: Session, end: float, times: dict[str, list[float]]) -> None:
    """List all matches in a thread of the loop's pool."""
    while time.perf_counter() < end:
        await in_thread(times, "a read in a thread", session.matches.list)
        await asyncio.sleep(BETWEEN_READS)


async def in_thread(times: dict[str, list[float]], name: str, call: Callable[[], object]) -> None:
    begun = time.perf_counter()
    await asyncio.to_thread(call)
    note(times, name, begun)


def note(times: dict[str, list[float]], name: str, begun: float) -> None:
    times.setdefault(name, []).append(1000 * (time.perf_counter() - begun))


def main() -> bool:
    """Print the figures; return whether no read waited longer than is asked for."""
    rows = []
    targets = []
    for name, some in asyncio.run(measured(SECONDS)).items():
        marks = quantiles(some, n=100, method="inclusive")
        middle, nearly_all = marks[49], marks[94]
        figures = [number(one, digits=2) for one in (middle, nearly_all, max(some))]
        rows.append((name, str(len(some)), *figures))
        if "read" in name:
            targets.append(Target(f"p95 in ms: {name}", MOST_WAIT, nearly_all))
    heads = ("", "times", "p50", "p95", "longest")
    print_table(f"ten devices, a flush of {1000 * FLUSH:g} ms; in ms", heads, rows)
    return print_targets(targets)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
