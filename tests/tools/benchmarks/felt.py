"""Time what a scorer waits for, beside a bare Flet app with as many controls.

    python -m tests.tools.benchmarks.felt

In Chromium, from the touch until the accessibility tree has what was asked for: the form after
"Score deal", the table after Save and Back, the sum after a chip, the field after a key, the other
side after its tab. The bare app (`bare keys`) opens a screen of keys of as many controls, closes
it, and counts its taps. Both are served the same way and take turns; figures are medians. Each
wait has the processor's time of the server, of the page, and of the process that draws.

A phone with a graphics chip draws otherwise: look at ratios, and at the server's time.
"""

import contextlib
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import fmean

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import obtain
from tests.browser.conftest import ARGUMENTS
from tests.tools.benchmarks.bare import CHIP, CLOSE, OPEN, TOTAL
from tests.tools.benchmarks.evenings import session_of
from tests.tools.benchmarks.pages import Watched
from tests.tools.benchmarks.printing import Target, number, print_table, print_targets
from tests.tools.benchmarks.served import app_command, bare_command, free_port, served
from tests.tools.benchmarks.turns import in_turns, middle
from tests.tools.torture.evening import CLASSIC

TURNS = 5
SETTLED = 700
"""Milliseconds after a tap in which all that it set off has ended."""
CHIPS = ("chip-0-canastas.natural-2", "chip-0-canastas.natural-1") * 2
KEYS = ("key-3", "key-8", "key-5")
TABS = ("tab-1", "tab-0", "tab-1")
REST = ("chip-1-canastas.mixed-1", "key-1", "key-4", "key-5")
"""Taps after which the deal can be saved."""
OPENING, SAVING, LEAVING, TAPPING = "Score deal", "Save", "Back", "a tap"
BARE_OF = {
    OPENING: OPENING,
    "a chip": TAPPING,
    "a key": TAPPING,
    "the other side": TAPPING,
    SAVING: LEAVING,
    LEAVING: LEAVING,
}
"""Each wait, and what the bare app does beside it."""
MOST = {OPENING: 1.5, "a chip": 2.5, "a key": 2.0, "the other side": 5.0, SAVING: 5.0, LEAVING: 2.5}
"""Times the bare app that each may take."""
NANOSECONDS = 1e9


@dataclass(frozen=True, slots=True)
class Cpu:
    """Seconds of the processor that each process has used so far."""

    server: float
    page: float
    drawing: float


@dataclass(slots=True)
class Waits:
    """What was measured of each kind of wait."""

    milliseconds: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    cpu: dict[str, list[Cpu]] = field(default_factory=lambda: defaultdict(list))


class Scorer:
    """Somebody with one of the apps in a browser, whose waits are measured."""

    def __init__(self, browser: Browser, watched: Watched, server: int) -> None:
        self.watched = watched
        self.waits = Waits()
        self._server = server
        self._browser = browser.new_browser_cdp_session()

    def wait(self, name: str, tap: str, changing: str) -> None:
        """Tap a node, and note the wait until another is there or says something else."""
        before = self._cpu()
        self.waits.milliseconds[name].append(self.watched.tapped(tap, changing))
        self.watched.page.wait_for_timeout(SETTLED)
        after = self._cpu()
        used = Cpu(
            after.server - before.server,
            after.page - before.page,
            after.drawing - before.drawing,
        )
        self.waits.cpu[name].append(used)

    def tap(self, *names: str) -> None:
        """Tap nodes that are not measured."""
        for name in names:
            self.watched.wait_now(name)
            self.watched.page.wait_for_timeout(SETTLED)
            self.watched.tap(name)

    def _cpu(self) -> Cpu:
        processes = self._browser.send("SystemInfo.getProcessInfo")["processInfo"]

        def used(kind: str) -> float:
            return sum(float(one["cpuTime"]) for one in processes if one["type"] == kind)

        return Cpu(_cpu_of(self._server), used("renderer"), used("GPU"))


def _cpu_of(process: int) -> float:
    """Return the seconds that a process has used; 0 where the system does not say."""
    threads = Path(f"/proc/{process}/task")
    if not threads.exists():
        return 0.0
    times = [(thread / "schedstat").read_text().split()[0] for thread in threads.iterdir()]
    return sum(map(int, times)) / NANOSECONDS


def record_and_leave(scorer: Scorer) -> None:
    """Record a deal with the app, then open the form again and leave it."""
    scorer.watched.page.bring_to_front()
    scorer.wait(OPENING, "record", "who-0")
    scorer.tap("who-0")
    for chip in CHIPS:
        scorer.wait("a chip", chip, "sum-0")
    for key in KEYS:
        scorer.wait("a key", key, "field-0-table")
    for tab in TABS:
        scorer.wait("the other side", tab, f"field-{tab[-1]}-table")
    scorer.tap(*REST)
    scorer.wait(SAVING, "save", "record")
    scorer.tap("record")
    scorer.wait(LEAVING, "back", "record")


def count_and_close(scorer: Scorer) -> None:
    """Open the bare screen of keys, tap some of them, and close it."""
    scorer.watched.page.bring_to_front()
    scorer.wait(OPENING, OPEN, CLOSE)
    for key in range(len(CHIPS)):
        scorer.wait(TAPPING, f"{CHIP}-{key}", TOTAL)
    scorer.wait(LEAVING, CLOSE, OPEN)


@contextlib.contextmanager
def _with_app(browser: Browser) -> Iterator[Scorer]:
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        with contextlib.closing(session_of(folder)) as session:
            session.matches.start(CLASSIC)
        with _scorer(browser, app_command(folder, port), port, "record") as scorer:
            yield scorer


@contextlib.contextmanager
def _with_bare(browser: Browser) -> Iterator[Scorer]:
    port = free_port()
    with _scorer(browser, bare_command("keys", port), port, OPEN) as scorer:
        yield scorer


@contextlib.contextmanager
def _scorer(browser: Browser, command: Sequence[str], port: int, first: str) -> Iterator[Scorer]:
    with served(command, port) as server:
        watched = Watched(browser, [first])
        watched.shown(server.url, first)
        watched.quiet()
        yield Scorer(browser, watched, server.process)
        watched.close()


def main() -> bool:
    """Print what each wait takes; return whether all kept to their multiple of the bare app."""
    with sync_playwright() as playwright, contextlib.ExitStack() as ending:
        browser = playwright.chromium.launch(executable_path=obtain(), args=ARGUMENTS)
        app = ending.enter_context(_with_app(browser))
        bare = ending.enter_context(_with_bare(browser))
        ways: Mapping[str, Callable[[], None]] = {
            "the app": partial(record_and_leave, app),
            "bare": partial(count_and_close, bare),
        }
        in_turns(ways, turns=TURNS)
    _print_waits("the app", app.waits)
    _print_waits("a bare app with as many controls", bare.waits)
    return print_targets(
        [
            Target(
                f"{name}: times the bare app",
                most,
                middle(app.waits.milliseconds[name])
                / middle(bare.waits.milliseconds[BARE_OF[name]]),
            )
            for name, most in MOST.items()
        ]
    )


def _print_waits(title: str, waits: Waits) -> None:
    rows = []
    for name, times in waits.milliseconds.items():
        used = waits.cpu[name]
        means = [
            fmean(one.server for one in used),
            fmean(one.page for one in used),
            fmean(one.drawing for one in used),
        ]
        cells = [number(seconds * 1000) for seconds in means]
        rows.append((name, number(middle(times)), *cells))
    print_table(f"{title}, in ms", ("", "wait", "server", "page", "drawing"), rows)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
