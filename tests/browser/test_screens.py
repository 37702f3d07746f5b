"""What every screen owes a hand and an eye: room to touch, names, and nothing off the edge."""

from collections.abc import Iterator
from functools import partial

from playwright.sync_api import WebSocket

from tests.browser.conftest import NewPhone
from tests.browser.driver import Box, Phone
from tests.browser.scorer import begin_match, type_deal, type_number
from tests.browser.server import Server

TOUCH, ROUNDING = 48, 0.5
COMMON = (
    {
        "canastas": {"natural": 1, "mixed": 1},
        "red_threes": 1,
        "melded_card_points": 385,
        "went_out": True,
    },
    {
        "canastas": {"mixed": 1},
        "red_threes": 2,
        "melded_card_points": 145,
        "hand_card_points": 60,
    },
)
SMALL = {"width": 360, "height": 640}

SCROLLED = ("line-", "deal-", "insert", "course")
"""What lies in lists: a row may be half scrolled away, so that only its width is judged."""


def small(boxes: list[Box]) -> list[str]:
    """What can be touched but has not the room of a fingertip."""
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
    """What can be touched but says nothing to a screen reader."""
    return [str(box) for box in boxes if box.tappable and not box.text]


def screens(phone: Phone) -> Iterator[str]:
    """Walk through the main screens; each name is that of the screen now shown."""
    yield "empty table"
    begin_match(phone)
    type_deal(phone, COMMON)
    yield "table"
    phone.tap("deal-1")
    phone.box("amend")
    yield "breakdown"
    phone.tap("back")
    phone.wait_gone("amend")
    phone.tap("record")
    phone.box("save")
    phone.tap("who-0")
    yield "record"
    phone.tap("mode")
    phone.tap("who-1")
    type_number(phone, 120)
    phone.wait_says("field-1-total", "120")
    phone.tap("key-next")
    type_number(phone, 4600)
    yield "record by totals"
    phone.tap("save")
    phone.box("winner")
    yield "winner"


def below_the_fold(phone: Phone) -> list[str]:
    """What a common deal needs and is not wholly on the screen."""
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


def test_all_can_be_touched_and_no_message_is_taken_for_a_forged_one(
    app: Server, new_phone: NewPhone
) -> None:
    phone, sent, ended = new_phone(**SMALL, dark=True), list[str | bytes](), list[str]()

    def keep(frame: str | bytes) -> None:
        sent.append(frame)

    def follow(socket: WebSocket) -> None:
        socket.on("framesent", keep)
        socket.on("close", lambda _: ended.append(socket.url))

    phone.page.on("websocket", follow)
    phone.open(app.url)
    for tab, there in (("club", "new-evening"), ("more", "rules"), ("table", "new-match")):
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
