"""What every screen owes a hand and an eye: room to touch, names, and nothing off the edge."""

import re
from collections.abc import Iterator
from functools import partial

from playwright.sync_api import WebSocket

from tests.browser.conftest import NewPhone
from tests.browser.driver import Box, Phone
from tests.browser.said import foreign, saying
from tests.browser.scorer import begin_match, type_number
from tests.browser.server import Server
from tests.ui.test_taps import COMMON

TOUCH, ROUNDING = 48, 0.5
LANGUAGE, LOCALE = "de", "de-AT"
FIRST, LAST = "1.385", "5.020"
"""The first side's total after a deal, and in the end, as the language writes it."""
SMALL = {"width": 360, "height": 640}

SCROLLED = ("line-", "deal-", "breakdown-insert", "course")
"""Parts of lists: a row may be half scrolled away, so that only its width is judged."""


def small(boxes: list[Box]) -> list[str]:
    """Return the boxes that can be touched but have not the room of a fingertip."""
    return [
        f"{box.identifier or box.text}: {box.width:.0f}×{box.height:.0f}"
        for box in boxes
        if box.tappable and room(box) < TOUCH - ROUNDING
    ]


def room(box: Box) -> float:
    """The shorter side of what can be touched, in CSS pixels."""
    scrolled = box.identifier.startswith(SCROLLED)
    return box.width if scrolled else min(box.width, box.height)


def nameless(boxes: list[Box]) -> list[str]:
    """Return the boxes that can be touched but say nothing to a screen reader."""
    return [str(box) for box in boxes if box.tappable and not box.text]


class Listener:
    """Somebody who reads one language, and looks at each screen for sentences of another."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.strange = foreign(LANGUAGE, "en")

    def looks(self, *places: tuple[str, str]) -> None:
        """Wait for places of the screen to say what the catalogue has, then read all of it."""
        for identifier, key in places:
            wanted = saying(LANGUAGE, key)
            says = partial(self._says, identifier, wanted)
            self.phone.wait_until(says, key)
        screen = "\n".join(self.phone.texts())
        assert [text for text in self.strange if text in screen] == []

    def _says(self, identifier: str, wanted: re.Pattern[str]) -> bool:
        return wanted.search(self.phone.text(identifier)) is not None


def screens(phone: Phone) -> Iterator[str]:
    """Walk through the main screens; each name is that of the screen now shown."""
    listener = Listener(phone)
    listener.looks(("new-match", "table-new-match"), ("tab-matches", "tab-matches"))
    yield "empty table"
    begin_match(phone)
    listener.looks(("record", "table-record"))
    a_deal_takes_as_many_touches_as_are_listed(phone)
    listener.looks(("notice-undo", "notice-undo"))
    yield "table"
    phone.tap("notice-undo")
    phone.wait_gone("deal-1")
    listener.looks(("notice-redo", "notice-redo"))
    phone.tap("notice-redo")
    phone.tap("deal-1")
    listener.looks(("breakdown-amend", "breakdown-amend"), ("line-red_threes", "line-red_threes"))
    listener.looks(("line-go_out", "line-go_out"))
    phone.wait_says("sum-0", FIRST)
    yield "breakdown"
    phone.tap("back")
    phone.wait_gone("breakdown-amend")
    phone.tap("record")
    phone.box("save")
    phone.tap("who-0")
    yield "record"
    phone.tap("mode")
    phone.box("field-0-total")
    listener.looks(("save", "record-save"), ("who-nobody", "record-nobody-out"))
    type_number(phone, 3635)
    phone.tap("key-next")
    type_number(phone, 5)
    yield "record by totals"
    phone.tap("save")
    phone.wait_says("total-0", LAST)
    listener.looks(("winner", "ending-won"), ("rematch", "table-rematch"))
    listener.looks(("winner", "ending-target"))
    yield "winner"


def a_deal_takes_as_many_touches_as_are_listed(phone: Phone) -> None:
    """`tests/ui/test_taps.py` has more; here the browser counts them."""
    before = phone.taps
    for name in COMMON.taps:
        phone.tap(name)
    phone.box("deal-1")
    assert phone.taps - before == len(COMMON.taps)
    phone.wait_says("total-0", FIRST)


def below_the_fold(phone: Phone) -> list[str]:
    """Return the keys of a common deal that are not wholly on the screen."""
    needed = [
        *(f"who-{side}" for side in (0, 1)),
        *(f"chip-0-canastas.{kind}-{n}" for kind in ("natural", "mixed") for n in range(5)),
        *(f"chip-0-red_threes-{n}" for n in range(5)),
        *(f"key-{key}" for key in (*range(10), "plus", "times", "delete", "next")),
        *("field-0-table", "field-0-hand", "save", "sentence"),
    ]
    boxes = {box.identifier: box for box in phone.boxes()}
    return [name for name in needed if name not in boxes or not boxes[name].is_within(**SMALL)]


def wrong_with(phone: Phone, screen: str) -> list[str]:
    wrong = [*small(phone.boxes()), *nameless(phone.boxes())]
    return wrong + below_the_fold(phone) if screen == "record" else wrong


def test_game_on_a_small_phone_in_the_language_of_the_device(
    app: Server, new_phone: NewPhone
) -> None:
    phone, sent, ended = (
        new_phone(**SMALL, dark=True, locale=LOCALE),
        list[str | bytes](),
        list[str](),
    )

    def keep(frame: str | bytes) -> None:
        sent.append(frame)

    def follow(socket: WebSocket) -> None:
        socket.on("framesent", keep)
        socket.on("close", lambda _: ended.append(socket.url))

    phone.page.on("websocket", follow)
    phone.open(app.url)
    for tab, there in (("more", "more-rules"), ("table", "new-match")):
        phone.tap(f"tab-{tab}")
        phone.box(there)
    found = {}
    for name in screens(phone):
        found[name] = phone.lasting(partial(wrong_with, phone, name))
        phone.press("Shift+A")
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
    phone.page.set_viewport_size({"width": 844, "height": 390})
    phone.page.emulate_media(color_scheme="light")
    phone.page.set_viewport_size({"width": 390, "height": 844})
    phone.back()
    assert len(sent) > 50
    assert ended == []
    asked: list[str] = phone.page.evaluate(
        "performance.getEntriesByType('resource').map(e => e.name)"
    )
    elsewhere = [url for url in asked if not url.startswith((app.url, "blob:", "data:"))]
    blocked = [text for text in phone.console_errors if "Content Security Policy" in text]
    assert phone.refused == [], "nothing was asked of any other machine"
    assert len(elsewhere) <= len(blocked), "what was tried was stopped by the page's own policy"


def test_a_sheet_is_as_high_as_its_content(app: Server, new_phone: NewPhone) -> None:
    phone = new_phone().open(app.url)
    phone.tap("tab-more")
    phone.tap("more-theme")
    assert phone.box("close").y > phone.height / 2
    assert phone.box("theme-dark").is_within(width=phone.width, height=phone.height)
