"""A process that opens a store once, and says how long it took and how much memory.

    python -m tests.tools.benchmarks.starting KIND PATH

KIND is a rival by its name, or what the app does at its start: `list`, `totals`.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable, Sized
from dataclasses import asdict, dataclass
from pathlib import Path

from scorekeeper.rules import find_rule_set
from scorekeeper.services import Session, open_session
from tests.tools.benchmarks.rivals import RIVALS, clock

ROOT = Path(__file__).parents[3]
PAGE = 4096


@dataclass(frozen=True, slots=True)
class Start:
    seconds: float
    memory: int
    """Bytes in use after it that were not before; 0 where the system does not say."""
    count: int
    """Deals or matches that were at hand."""


def started(kind: str, path: Path) -> Start:
    """Start in a process of its own, which has nothing in memory yet."""
    command = [sys.executable, "-m", "tests.tools.benchmarks.starting", kind, str(path)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    return Start(**json.loads(done.stdout))


def matches(path: Path) -> Sized:
    """Open a session and list its matches, as the app does; nobody looks at a total yet."""
    return _opened(path).matches.list()


def totals(path: Path) -> Sized:
    """The same, and scroll through the whole list: every deal is scored."""
    return [summary.progress.totals for summary in _opened(path).matches.list()]


def _opened(path: Path) -> Session:
    return open_session(path.parent, now=clock, new_uid=str)


KINDS: dict[str, Callable[[Path], Sized]] = {
    **{rival.name: rival.start for rival in RIVALS},
    "list": matches,
    "totals": totals,
}


def in_memory() -> int:
    """Bytes of memory in use; 0 where the system does not say."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[1]) * PAGE if statm.exists() else 0


def main(kind: str, path: str) -> None:
    find_rule_set("classic_4p")  # reads all rule sets, which is no part of a store's start
    before, begun = in_memory(), time.perf_counter()
    at_hand = KINDS[kind](Path(path))
    took = time.perf_counter() - begun
    sys.stdout.write(json.dumps(asdict(Start(took, in_memory() - before, len(at_hand)))))


if __name__ == "__main__":
    main(*sys.argv[1:])
