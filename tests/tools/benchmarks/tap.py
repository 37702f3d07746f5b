"""Time a tap on a chip until the total changes, beside a bare Flet counter.

    python -m tests.tools.benchmarks.tap

In Chromium, from the touch to the change in the accessibility tree. Both apps are served the
same way and take turns; a figure is the median of nine times ten taps.
"""

import contextlib
import itertools
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import obtain
from tests.browser.conftest import ARGUMENTS
from tests.tools.benchmarks.evenings import session_of
from tests.tools.benchmarks.pages import Watched
from tests.tools.benchmarks.printing import Target, number, print_table, print_targets
from tests.tools.benchmarks.served import app_command, bare_command, free_port, served
from tests.tools.benchmarks.turns import in_turns, middle
from tests.tools.torture.evening import CLASSIC

MOST = 1.25
"""Times the bare counter that a tap may take."""
TAPS = 10
"""In a row; an even number, for two in turn: a chip that is tapped again stays as it is."""
CHIPS = ("chip-0-canastas.natural-1", "chip-0-canastas.natural-2")
TOTAL = "sum-0"
WAY = ("record", "who-0", CHIPS[0])
"""The nodes to tap until there are chips."""


def main() -> bool:
    """Print what a tap takes; whether it kept to its multiple of the counter's."""
    with sync_playwright() as playwright, contextlib.ExitStack() as ending:
        browser = playwright.chromium.launch(executable_path=obtain(), args=ARGUMENTS)
        taps = in_turns(
            {
                "the app": partial(_taps, ending.enter_context(recording(browser)), CHIPS, TOTAL),
                "a counter": partial(_taps, ending.enter_context(_counting(browser)), ("chip",)),
            }
        )
    times = {name: middle(list(itertools.chain(*each))) for name, each in taps.items()}
    rows = [(name, number(one, digits=1)) for name, one in times.items()]
    print_table("a tap until the total has changed, in ms (medians)", ("", "ms"), rows)
    app, counter = times.values()
    return print_targets([Target("a tap: times the bare counter", MOST, app / counter)])


@contextlib.contextmanager
def recording(browser: Browser) -> Iterator[Watched]:
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        with contextlib.closing(session_of(folder)) as session:
            session.matches.start(CLASSIC)
        with served(app_command(folder, port), port) as server:
            watched = Watched(browser, [*WAY, TOTAL])
            watched.shown(server.url, WAY[0])
            for tapped, next_one in itertools.pairwise(WAY):
                watched.tap(tapped)
                watched.wait(next_one)
            yield watched
            watched.close()


@contextlib.contextmanager
def _counting(browser: Browser) -> Iterator[Watched]:
    port = free_port()
    with served(bare_command("counter", port), port) as server:
        watched = Watched(browser, ["chip", "total"])
        watched.shown(server.url, "chip")
        yield watched
        watched.close()


def _taps(watched: Watched, chips: tuple[str, ...], total: str = "total") -> list[float]:
    watched.page.bring_to_front()
    return [watched.tapped(chip, total) for chip in itertools.islice(itertools.cycle(chips), TAPS)]


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
