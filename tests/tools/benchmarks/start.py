"""Time the app's start beside that of a bare Flet app of one text served the same way.

    python -m tests.tools.benchmarks.start

From the start of the interpreter to the first answer of the server, and to the first frame in
Chromium that a screen reader can read, and to the end of the last that takes 50 ms or more: on
the first visit of a browser, and when it comes back.
The app has 10,000 deals in its store. Both take turns; a figure is the median of nine.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import obtain
from tests.browser.conftest import ARGUMENTS
from tests.tools.benchmarks import evenings, imports
from tests.tools.benchmarks.pages import Watched
from tests.tools.benchmarks.printing import Target, number, print_table, print_targets
from tests.tools.benchmarks.served import app_command, bare_command, free_port, served
from tests.tools.benchmarks.turns import in_turns, middle

MOST = 1.25
"""Times the bare app that a start may take."""
APP, BARE = "tab-more", "total"
"""Nodes of the first screen."""


@dataclass(frozen=True, slots=True)
class Start:
    answer: float
    first_frame: float
    quiet: float
    """The end of the last long frame of that visit."""
    frame_again: float
    """The first frame after the next start, in a browser that was there before."""
    quiet_again: float


def main() -> bool:
    """Print what a start takes; whether it kept to its multiple of the bare app."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        evenings.filled(folder)
        browser = playwright.chromium.launch(executable_path=obtain(), args=ARGUMENTS)
        starts = in_turns(
            {
                "the app": partial(_start, browser, partial(app_command, folder), APP),
                "one text": partial(_start, browser, partial(bare_command, "text"), BARE),
            }
        )
        browser.close()
    imports.main()
    return print_targets(list(_targets(starts)))


def _start(browser: Browser, command: Callable[[int], list[str]], node: str) -> Start:
    """Start twice on one port, so that the browser finds what it kept."""
    port = free_port()
    watched = Watched(browser, [node])
    times, answer = [], 0.0
    for _ in range(2):
        with served(command(port), port) as server:
            times.append(watched.shown(server.url, node) - server.begun)
            times.append(watched.quiet() - server.begun)
            answer = server.answered
            watched.page.goto("about:blank")
    watched.close()
    return Start(answer, *times)


def _targets(starts: dict[str, list[Start]]) -> Iterator[Target]:
    names = {
        "answer": "the first answer",
        "first_frame": "the first frame, first visit",
        "quiet": "the last long frame, first visit",
        "frame_again": "the first frame, next visit",
        "quiet_again": "the last long frame, next visit",
    }
    times = {
        field: [middle([getattr(one, field) for one in each]) for each in starts.values()]
        for field in names
    }
    rows = [
        (name, *(number(one, digits=2) for one in times[field])) for field, name in names.items()
    ]
    print_table("a start, in s (medians)", ("", *starts), rows)
    for field, name in names.items():
        app, bare = times[field]
        yield Target(f"{name}: times the bare app", MOST, app / bare)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
