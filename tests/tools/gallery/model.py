"""A phone that sits for its picture: it changes size, theme and text, and keeps still."""

import contextlib
import json
from urllib.parse import urlsplit

from playwright.sync_api import Browser, WebSocket

from tests.browser.driver import Phone
from tests.tools.gallery.kinds import Kind

DEVICE_KEY = "flutter.scorekeeper.device"
FOLLOW = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
SCALE = "scale => document.documentElement.style.fontSize = `${scale * 100}%`"
AWAY = (-9, -9)
"""A place of the pointer that lightens nothing by hovering over it."""
TOLD_SECONDS = 30.0
"""The longest time until the measured app names what it heard of the phone."""
FADING = 400
"""Milliseconds in which one theme fades into the other; the tree knows nothing of it."""
LOOK, ALIKE, PATIENCE = 40, 4, 150
"""Milliseconds between looks, how many look alike when a screen is at rest, the most looks."""
ASKED = 8
"""Looks alike while the app has not answered the last message: some have no answer."""
CHANGE_SECONDS = 3.0
"""The longest time until another screen comes."""


class Model(Phone):
    """A phone known to the app by the name of a device."""

    def __init__(
        self, browser: Browser, device: str, *, locale: str = "en-GB", text_scale: float = 1.0
    ) -> None:
        """Take the phone out of its box."""
        super().__init__(browser, locale=locale, text_scale=text_scale)
        self._messages, self._asks, self._is_dark = 0, False, False
        self.page.on("websocket", self._listen)
        name(self, device)

    def let_in(self, url: str, token: str) -> "Model":
        """Open the page of a club's server, as somebody to whom it gave a token."""
        cookie = f"scorekeeper-club-{urlsplit(url).port}"
        self.page.context.add_cookies([{"name": cookie, "value": token, "url": url}])
        self.open(url)
        return self

    def dress(self, kind: Kind) -> bytes:
        """Change size, theme and size of text; a picture of the screen when it has followed."""
        self.page.mouse.move(*AWAY)
        self._color(dark=kind.dark)
        if (kind.size, kind.scale) == ((self.width, self.height), self.text_scale):
            return self._still()  # other colours move nothing
        self._lay_out(kind)
        return self.rest()

    def rest(self) -> bytes:
        """Wait until nothing is on its way any more and nothing moves; gives a PNG file of it."""
        before, alike = None, 0
        for _ in range(PATIENCE):
            self.page.wait_for_timeout(LOOK)
            now = self.page.evaluate("semantics.state()"), self._messages
            alike = alike + 1 if now == before else 1
            if alike >= (ASKED if self._asks else ALIKE):
                break
            before = now
        return self._still()

    def _color(self, *, dark: bool) -> None:
        if dark != self._is_dark:
            self._is_dark = dark
            self.page.emulate_media(color_scheme="dark" if dark else "light")
            self._wait_told()
            self.page.wait_for_timeout(FADING)

    def _lay_out(self, kind: Kind) -> None:
        """Set the size of the screen, then that of its text: both at once upset the client."""
        self.width, self.height = kind.size
        self.page.set_viewport_size({"width": self.width, "height": self.height})
        self._wait_told()
        if kind.scale != self.text_scale:
            self.text_scale = kind.scale
            self.page.evaluate(SCALE, kind.scale)
            self._wait_told()

    def _wait_told(self) -> None:
        """Wait until the app has heard what the phone is like now."""
        told = told_of(self.width, self.height, self.text_scale, dark=self._is_dark)
        self.wait_until(lambda: self.page.title() == told, told, seconds=TOLD_SECONDS)

    def _still(self) -> bytes:
        """The first picture that is like the one before it: what fades has faded."""
        before = b""
        for _ in range(PATIENCE):
            now = self.page.screenshot()
            if now == before:
                break
            before = now
        return now

    def _listen(self, wire: WebSocket) -> None:
        wire.on("framesent", lambda _: self._hear_frame(asks=True))
        wire.on("framereceived", lambda _: self._hear_frame(asks=False))

    def _hear_frame(self, *, asks: bool) -> None:
        self._messages, self._asks = self._messages + 1, asks


def told_of(width: float, height: float, scale: float, *, dark: bool) -> str:
    """The title of the measured app once its screen is made for such a phone."""
    return f"{width:.0f}x{height:.0f}, text {scale:.1f}, {'dark' if dark else 'light'}"


def name(phone: Phone, device: str) -> None:
    """Make the app take a phone for a device that it knows; call it before the phone is opened."""
    named = json.dumps(json.dumps(device))
    phone.page.add_init_script(f"localStorage.setItem('{DEVICE_KEY}', {named})")


def _address(phone: Phone) -> str:
    return str(phone.page.evaluate("location.pathname"))


def _follow(phone: Phone, address: str) -> None:
    before = phone.texts()
    if _address(phone) != address:
        phone.page.evaluate(FOLLOW, address)
        with contextlib.suppress(AssertionError):  # two addresses may show the same two panes
            change = "another screen"
            phone.wait_until(lambda: phone.texts() != before, change, seconds=CHANGE_SECONDS)


def arrive(phone: Phone, address: str, waits_for: str = "") -> None:
    """Show another screen, without loading the page anew; `waits_for` names what it has."""
    if _address(phone) == address:
        _follow(phone, "/")  # or a sheet that is open here would stay
    _follow(phone, address)
    _follow(phone, address)  # the first time may only close what stands over the screen
    if waits_for:
        phone.box(waits_for)
