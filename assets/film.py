"""Film a newcomer's way through the app as readme.webp beside this file.

    PYTHONPATH=. python assets/film.py

Needs Pillow and what the tests need. The app runs on an empty store in a real browser: the first
run, a match of four, its first deal, the table, and the match at its end, shared as a picture.
"""

import contextlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.browser.chromium import find
from tests.browser.conftest import ARGUMENTS, session_of
from tests.browser.driver import Phone
from tests.browser.server import Server
from tests.tools.gallery.filled import MATCHES
from tests.ui.test_taps import COMMON

HERE = Path(__file__).parent
WIDTH = 300
"""Pixels of a picture."""
USUAL, LONG = 900, 2600
"""Milliseconds for which a picture stands."""
QUALITY = 72


class Film:
    """Pictures one after the other, each for its time."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone
        self.pictures: list[Image.Image] = []
        self.times: list[int] = []

    def take(self, time: int = USUAL) -> None:
        """Photograph the screen as soon as it has come to rest."""
        self._phone.page.wait_for_timeout(700)
        picture = Image.open(BytesIO(self._phone.page.screenshot())).convert("RGB")
        height = round(picture.height * WIDTH / picture.width)
        self.pictures.append(picture.resize((WIDTH, height), Image.Resampling.LANCZOS))
        self.times.append(time)


@contextlib.contextmanager
def app(folder: Path, *, has_finished: bool = False) -> Iterator[Server]:
    """Start the app on an empty store, or on one with a match that is over."""
    if has_finished:
        with contextlib.closing(session_of(folder)) as session:
            MATCHES["finished"](session)
    server = Server(folder).start()
    try:
        yield server
    finally:
        server.kill()


def newcomer(film: Film, phone: Phone, url: str) -> None:
    """Show the first run and the demo, in which hints lead through a deal."""
    phone.open(url)
    film.take(LONG)
    phone.tap("start-demo")
    phone.box("deal-3")
    film.take(LONG)
    phone.tap("record")
    phone.box("save")
    film.take(LONG)
    for name in COMMON.taps[1:-1]:
        phone.tap(name)
        if not name.startswith("key-") or name == "key-next":
            film.take()
    film.take(LONG)
    phone.tap("save")
    phone.box("deal-4")
    film.take(LONG)


def winner(film: Film, phone: Phone, url: str) -> None:
    """Show the end of a match, and the picture of it that is shared."""
    phone.open(url)
    phone.box("winner")
    film.take(LONG)
    phone.tap("share-result")
    phone.box("share-copy")
    film.take(LONG)


def main() -> None:
    """Film both on one phone each."""
    with sync_playwright() as playwright, TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
        pictures: list[Image.Image] = []
        times: list[int] = []
        for scenes, has_finished in ((newcomer, False), (winner, True)):
            place = Path(folder) / scenes.__name__
            with app(place, has_finished=has_finished) as server:
                phone = Phone(browser)
                film = Film(phone)
                scenes(film, phone, server.url)
                phone.close()
            pictures += film.pictures
            times += film.times
        browser.close()
    first, *others = pictures
    path = HERE / "readme.webp"
    first.save(path, save_all=True, append_images=others, duration=times, loop=0, quality=QUALITY)


if __name__ == "__main__":
    main()
