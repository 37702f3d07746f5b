"""A page in a browser that notes by itself when something is there for a screen reader."""

import json
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, WebSocket

SCRIPT = (Path(__file__).parent / "watching.js").read_text("utf-8")
SIZE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 60_000.0
"""Milliseconds in which a screen must have come."""
CALM = 2.0
"""Seconds without a long frame after which a start has ended."""
BETWEEN_TAPS = 400
"""Milliseconds; of taps that come quicker Flutter takes some for one, where a reader is on."""


class Watched:
    """A page of a browser of its own, which has visited nothing yet."""

    def __init__(self, browser: Browser, wanted: Sequence[str]) -> None:
        self._context = browser.new_context(viewport=SIZE, reduced_motion="reduce")
        self._context.add_init_script(SCRIPT.replace("__WANTED__", json.dumps(list(wanted))))
        self.page: Page = self._context.new_page()
        self.frames = 0
        """Bytes in the frames of its WebSockets so far, both ways."""
        self.page.on("websocket", self._listen)

    def close(self) -> None:
        """End the browser, which forgets all that it kept."""
        self._context.close()

    def shown(self, url: str, identifier: str) -> float:
        """Go to an address; when a node was there, in seconds since the epoch."""
        self.page.goto(url, wait_until="commit")
        return self.wait(identifier)

    def wait(self, identifier: str) -> float:
        """Wait for a node; when it was there, in seconds since the epoch."""
        seen = "id => window.watching?.seen[id]"
        self.page.wait_for_function(seen, arg=identifier, timeout=PATIENCE)
        return float(self.page.evaluate(seen, identifier)) / 1000

    def wait_now(self, identifier: str) -> None:
        """Wait until a node is there, which may have been there before."""
        node = f'[flt-semantics-identifier="{identifier}"]'
        self.page.wait_for_selector(node, state="attached", timeout=PATIENCE)

    def quiet(self) -> float:
        """Wait for an end of long frames; when the last one ended, in seconds since the epoch."""
        while True:
            quiet = float(self.page.evaluate("watching.quiet")) / 1000
            if time.time() - quiet > CALM:
                return quiet
            self.page.wait_for_timeout(CALM * 1000 / 4)

    def tap(self, identifier: str) -> None:
        """Touch the middle of a node, once the launch screen is gone."""
        self.page.wait_for_selector("#cover", state="detached", timeout=PATIENCE)
        box = self.page.locator(f'[flt-semantics-identifier="{identifier}"]').first.bounding_box()
        assert box is not None, identifier
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def tapped(self, identifier: str, changing: str) -> float:
        """Tap a node; milliseconds from the touch until another node says something else."""
        self.page.wait_for_timeout(BETWEEN_TAPS)
        self.page.evaluate("id => watching.arm(id)", changing)
        self.tap(identifier)
        self.page.wait_for_function("() => watching.changed > 0", timeout=PATIENCE)
        took: float = self.page.evaluate("watching.changed - watching.tapped")
        return took

    def _listen(self, socket: WebSocket) -> None:
        def count(frame: str | bytes) -> None:
            self.frames += len(frame)

        socket.on("framesent", count)
        socket.on("framereceived", count)
