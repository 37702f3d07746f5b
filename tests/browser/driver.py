"""One person's phone in a real browser: it is seen and tapped through the accessibility tree.

Flutter paints on a canvas; what a screen reader would read is the only text in the page. Each
`Semantics` node with an identifier can be found by it. Taps are real pointer events at the
middle of a node, where nothing may lie over it.
"""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Route, WebSocketRoute

FIRST_FRAME_SECONDS, PATIENCE_SECONDS, ROUNDING = 60.0, 20.0, 0.5
FRAMES = 3
"""Frames in which what was set off is drawn, and the screen read aloud has heard of it."""
NOT_OURS = re.compile(r"^(https?|wss?)://(?!(127\.0\.0\.1|localhost|\[::1\])([:/]|$))")
T = TypeVar("T")
SCRIPT = (Path(__file__).parent / "semantics.js").read_text("utf-8")


@dataclass(frozen=True, slots=True)
class Box:
    """One node of the accessibility tree: what it is, says, and where it lies, in CSS pixels."""

    identifier: str
    role: str
    text: str
    x: float
    y: float
    width: float
    height: float
    tappable: bool
    selected: bool
    disabled: bool
    scrolled: str = ""
    """The directions, x or y, in which something around it scrolls: part may be out of sight."""

    @property
    def middle(self) -> tuple[float, float]:
        """Where a finger would come down."""
        return self.x + self.width / 2, self.y + self.height / 2

    def is_within(self, *, width: float, height: float) -> bool:
        """Whether all of it lies on a screen of this size; half a pixel is rounding."""
        return (
            min(self.x, self.y) >= -ROUNDING
            and self.x + self.width <= width + ROUNDING
            and self.y + self.height <= height + ROUNDING
        )


class Phone:
    """A browser of its own, with one page."""

    def __init__(
        self,
        browser: Browser,
        *,
        width: int = 390,
        height: int = 844,
        dark: bool = False,
        locale: str = "en-GB",
        text_scale: float = 1.0,
        pixel_ratio: float = 1.0,
        keeps_sites: bool = False,
        goes_on: bool = False,
    ) -> None:
        """Take a phone out of its box: size in CSS pixels, `text_scale` 2.0 for text at 200 %.

        `keeps_sites`: the workers of sites may keep them for times without a network.
        `goes_on`: somebody goes on in spite of a warning of the certificate.
        """
        self.width, self.height, self.text_scale = width, height, text_scale
        self.refused: list[str] = []
        self.console_errors: list[str] = []
        self._earlier_taps = 0
        self._context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            locale=locale,
            device_scale_factor=pixel_ratio,
            reduced_motion="reduce",
            has_touch=True,  # a mouse would rest on what it clicked, and bring up its tooltip
            service_workers="allow" if keeps_sites else "block",
            ignore_https_errors=goes_on,
        )
        self._context.set_default_timeout(PATIENCE_SECONDS * 1000)
        self._context.route(NOT_OURS, self._refuse)
        self._context.route_web_socket(NOT_OURS, self._refuse_socket)
        self._context.add_init_script(SCRIPT)
        self.page: Page = self._context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.console_errors.append(str(error)))

    # --- coming and going

    def open(self, url: str) -> "Phone":
        """Load the app and wait until its screen can be read."""
        self.load(url)
        self.read_aloud()
        return self

    def load(self, url: str) -> None:
        """Ask for a page, and wait for nothing that it does then."""
        self._earlier_taps = self.taps
        self.page.goto(url)

    def reload(self) -> None:
        """Load the page again, as a person does who thinks that it hangs."""
        self._earlier_taps = self.taps
        self.page.reload()
        self.read_aloud()

    def read_aloud(self) -> None:
        """Wait for the first frame, set the text size, and switch the accessibility tree on."""
        patience = FIRST_FRAME_SECONDS * 1000
        self.page.wait_for_selector("#cover", state="detached", timeout=patience)
        self.page.wait_for_selector("flt-semantics-placeholder", state="attached", timeout=patience)
        self.page.evaluate("scale => semantics.begin(scale)", self.text_scale)
        self.wait_until(self._is_readable, "screen that can be read", seconds=FIRST_FRAME_SECONDS)

    def close(self) -> None:
        """Switch the phone off."""
        self._context.close()

    # --- what is on the screen

    def boxes(self) -> list[Box]:
        """Every node of the accessibility tree, in the order in which it is read aloud."""
        found: list[dict[str, Any]] = self.page.evaluate("semantics.boxes()")
        return [Box(**box) for box in found]

    def box(self, identifier: str) -> Box:
        """The node with this identifier, as soon as there is one."""
        return self._wait(lambda: self._find(identifier), f"node {identifier!r}")

    def box_at_rest(self, identifier: str) -> Box:
        """The node with this identifier, as soon as it lies still and can be touched."""
        waiting = "([identifier, patience]) => semantics.atRest(identifier, patience)"
        at_rest = self.page.evaluate(waiting, [identifier, PATIENCE_SECONDS * 1000])
        if isinstance(at_rest, dict):
            return Box(**at_rest)
        raise AssertionError(f"{identifier!r} {at_rest}; on the screen: {self.texts()}")

    def has(self, identifier: str) -> bool:
        """Whether there is a node with this identifier now."""
        return self._find(identifier) is not None

    def text(self, identifier: str) -> str:
        """What the node with this identifier says, with all that lies in it."""
        return self.box(identifier).text

    def texts(self) -> list[str]:
        """What the screen says, node by node."""
        texts: list[str] = self.page.evaluate("semantics.texts()")
        return texts

    def has_text(self, part: str) -> bool:
        """Whether the screen says this now."""
        return any(part in text for text in self.texts())

    def wait_text(self, part: str, *, seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until the screen says this."""
        self._wait(lambda: self.has_text(part) or None, f"text {part!r}", seconds)

    def wait_says(self, identifier: str, part: str) -> None:
        """Wait until a node says this: each part of a screen comes in its own time."""
        what = f"{part!r} in {identifier!r}"
        self._wait(lambda: part in self.text(identifier) or None, what)

    def wait_focus(self, identifier: str) -> None:
        """Wait until what is typed goes into the field of this identifier."""
        field = self._field(identifier)
        has_focus = "field => field === document.activeElement"
        self._wait(lambda: field.evaluate(has_focus) or None, f"focus on {identifier!r}")
        self._wait_frames()  # Flutter hears a field from the frame on after it has the focus

    def wait_gone(self, identifier: str, *, seconds: float = PATIENCE_SECONDS) -> None:
        """Wait until there is no node with this identifier."""
        self._wait(lambda: not self.has(identifier) or None, f"end of {identifier!r}", seconds)

    def wait_until(
        self, true: Callable[[], bool], what: str, *, seconds: float = PATIENCE_SECONDS
    ) -> None:
        """Wait until something is true; `what` names it if it never is."""
        self._wait(lambda: true() or None, what, seconds)

    def lasting(self, look: Callable[[], list[T]]) -> list[T]:
        """What a look finds wrong, and finds again until the screen has come to rest."""
        end = time.monotonic() + PATIENCE_SECONDS
        while (found := look()) and time.monotonic() < end:
            self.page.wait_for_timeout(100)
        return found

    def screenshot(self, path: Path) -> Path:
        """Take a picture of the screen and return where it lies."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)
        return path

    # --- what a person does

    @property
    def taps(self) -> int:
        """How often the screen was touched: pointer events that the browser itself counted."""
        return self._earlier_taps + int(self.page.evaluate("window.semantics?.taps ?? 0"))

    def tap(self, identifier: str) -> None:
        """Touch the middle of a node that can be seen and lies still, with nothing over it."""
        box = self.box_at_rest(identifier)
        if box.disabled:
            raise AssertionError(f"{identifier!r} is disabled")
        self.page.touchscreen.tap(*box.middle)

    def tap_said(self, said: str) -> None:
        """Touch what says this: a list's row, whose identifier stays as the list moves up."""
        before = self._saying(said)
        while (now := self._saying(said)) != before:
            before = now
        self.page.touchscreen.tap(*now.middle)

    def type(self, identifier: str, text: str) -> None:
        """Touch the field of this identifier and replace its text by key strokes."""
        self.focus(identifier)
        self.press("Control+A", "Delete")
        self.page.keyboard.type(text)

    def focus(self, identifier: str) -> None:
        """Touch the field of this identifier, so that what is typed goes there."""
        self.box(identifier)
        field = self._field(identifier)
        box = field.bounding_box() or {"x": 0, "y": 0, "width": 0, "height": 0}
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.wait_focus(identifier)

    def paste(self, identifier: str, text: str) -> None:
        """Touch the field of this identifier and paste a text into it."""
        self._context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page.evaluate("text => navigator.clipboard.writeText(text)", text)
        self.focus(identifier)
        self.press("Control+V")

    def press(self, *keys: str) -> None:
        """Press keys, named as Playwright names them, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def scroll(self, identifier: str, pixels: float) -> None:
        """Turn the wheel over a node; positive pixels bring up what lies below."""
        self.page.mouse.move(*self.box(identifier).middle)
        self.page.mouse.wheel(0, pixels)

    def back(self) -> None:
        """Press the browser's back button."""
        self.page.go_back()

    # --- inside

    def _is_readable(self) -> bool:
        """Whether the app itself is there: only its own nodes have identifiers."""
        return any(box.identifier for box in self.boxes())

    def _find(self, identifier: str) -> Box | None:
        look = "identifier => semantics.find(identifier)"
        found: list[dict[str, Any]] = self.page.evaluate(look, identifier)
        if len(found) > 1:
            raise AssertionError(f"{len(found)} nodes are called {identifier!r}")
        return Box(**found[0]) if found else None

    def _saying(self, said: str) -> Box:
        """The node that says this, after a moment."""
        self.page.wait_for_timeout(30)
        found = self._wait(
            lambda: [box for box in self.boxes() if box.tappable and box.text == said] or None,
            f"node that says {said!r}",
        )
        return found[0]

    def _wait_frames(self) -> None:
        """Wait until what was set off before has been drawn."""
        self.page.evaluate("frames => semantics.count(frames)", FRAMES)
        drawn = "frames => semantics.frames >= frames"
        self._wait(lambda: self.page.evaluate(drawn, FRAMES) or None, "frames")

    def _field(self, identifier: str) -> Locator:
        node = f'flt-semantics-host [flt-semantics-identifier="{identifier}"]'
        return self.page.locator(f"{node} :is(input, textarea), {node}:is(input, textarea)").first

    def _wait(
        self, look: Callable[[], T | None], what: str, seconds: float = PATIENCE_SECONDS
    ) -> T:
        end = time.monotonic() + seconds
        while (seen := look()) is None:
            if time.monotonic() > end:
                raise AssertionError(f"no {what} within {seconds} s; on the screen: {self.texts()}")
            self.page.wait_for_timeout(30)
        return seen

    def _refuse(self, route: Route) -> None:
        self.refused.append(route.request.url)
        route.abort("blockedbyclient")

    def _refuse_socket(self, socket: WebSocketRoute) -> None:
        self.refused.append(socket.url)
        socket.close()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.console_errors.append(f"{message.text} ({message.location.get('url', '')})")
