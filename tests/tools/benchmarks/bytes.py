"""Count the bytes that go over the wire for a visit, for a screen and for a tap.

    python -m tests.tools.benchmarks.bytes

Counted by a relay between Chromium and the server, both ways, with all headers. A visit ends
when nothing is asked for any more. Frames of a WebSocket are pressed together with those before
them, and the tenth tap of a kind is next to nothing: what a tap may take is asked of what is in
its frames before that.
"""

import contextlib
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import obtain
from tests.browser.conftest import ARGUMENTS
from tests.tools.benchmarks.evenings import session_of
from tests.tools.benchmarks.pages import Watched
from tests.tools.benchmarks.printing import Target, number, print_table, print_targets
from tests.tools.benchmarks.served import app_command, free_port, served
from tests.tools.benchmarks.tap import CHIPS, TAPS, TOTAL, WAY
from tests.tools.benchmarks.turns import middle
from tests.tools.benchmarks.wire import RESOLVE, Wire, wire
from tests.tools.torture.evening import CLASSIC

MOST = {
    "a tap": 2_000,
    "the first visit": 4_590_000,
    "requests of the first visit": 22,
    "a repeat visit": 100_000,
    "requests of a repeat visit": 3,
}
"""Bytes, or requests with that of the WebSocket, that each may take."""
QUIET, PAUSE = 3, 500
"""A visit has ended when nothing was sent for so many pauses of so many milliseconds."""


def main() -> bool:
    """Print the bytes of each; whether all kept to what they may take."""
    with sync_playwright() as playwright, _served() as relay:
        ways = [one for one in ARGUMENTS if "host-resolver-rules" not in one]
        browser = playwright.chromium.launch(executable_path=obtain(), args=[*ways, RESOLVE])
        watched = Watched(browser, [*WAY, TOTAL])
        found = dict(_counted(watched, relay))
        browser.close()
    rows = [(name, number(count)) for name, count in found.items()]
    print_table("over the wire, in bytes", ("", ""), rows)
    return print_targets([Target(name, most, found[name]) for name, most in MOST.items()])


@contextlib.contextmanager
def _served() -> Iterator[Wire]:
    """The app with a match that has just begun, and a relay before it."""
    with tempfile.TemporaryDirectory() as name:
        folder, port = Path(name), free_port()
        with contextlib.closing(session_of(folder)) as session:
            session.matches.start(CLASSIC)
        with served(app_command(folder, port), port), wire(port) as relay:
            yield relay


def _counted(watched: Watched, relay: Wire) -> Iterator[tuple[str, float]]:
    watched.shown(relay.url, WAY[0])
    yield "until the first screen", relay.sent
    _rest(watched, relay)
    yield "the first visit", relay.sent
    yield "requests of the first visit", relay.requests
    before, requests = relay.sent, relay.requests
    watched.shown(relay.url, WAY[0])
    _rest(watched, relay)
    yield "a repeat visit", relay.sent - before
    yield "requests of a repeat visit", relay.requests - requests
    for tapped, following in zip(WAY, (*WAY[1:], TOTAL), strict=True):
        before = relay.sent
        watched.tap(tapped)
        watched.wait(following)
        _rest(watched, relay)
        if tapped == WAY[0]:
            yield "the screen of a deal", relay.sent - before
    taps = [_tap(watched, relay, CHIPS[turn % 2]) for turn in range(1, TAPS + 1)]
    yield "a tap", max(frames for frames, _ in taps)
    yield "the same, pressed on the wire", middle([sent for _, sent in taps])


def _tap(watched: Watched, relay: Wire, chip: str) -> tuple[float, float]:
    """The bytes of the frames for a tap, and how many of them went over the wire."""
    before, frames = relay.sent, watched.frames
    watched.tapped(chip, TOTAL)
    _rest(watched, relay)
    return watched.frames - frames, relay.sent - before


def _rest(watched: Watched, relay: Wire) -> None:
    """Wait until nothing is sent any more."""
    quiet, before = 0, -1
    while quiet < QUIET:
        watched.page.wait_for_timeout(PAUSE)
        quiet = quiet + 1 if relay.sent == before else 0
        before = relay.sent


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
