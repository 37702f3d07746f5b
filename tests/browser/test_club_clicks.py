"""The clicks of an organiser until eight tables play, and for their results from paper."""

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.driver import Phone
from tests.browser.server import Server

TABLES = 8
PEOPLE = [
    f"{first} {last}"
    for last in ("Berg", "Dahl", "Falk", "Holm")
    for first in (*("Ana", "Ben", "Cleo", "Dov"), *("Eva", "Finn", "Greta", "Hugo"))
]
CLICKS = {"a list of 32 new names": 6, "all present": 6, "as last time": 6, "paper results": 0}
"""The figures of the guide for clubs; the limits are 20, 12, 6 and 0."""


@pytest.fixture
def screen(app: Server, new_phone: NewPhone) -> Phone:
    """Give the club's first screen, over a store that has nobody yet."""
    return new_phone(width=1280, height=800).open(f"{app.url}club")


def begin(screen: Phone) -> None:
    """Begin an evening by the usual plan."""
    screen.tap("club-new")
    screen.tap("club-begin")
    screen.box("outlook")


def take_and_start(screen: Phone) -> None:
    """Check in all of a list, draw, and start."""
    screen.tap("club-list-take")
    screen.wait_says("outlook", f"{TABLES} tables")
    screen.tap("onward")
    screen.tap("club-start")
    screen.box(f"table-{TABLES}")


def type_results(screen: Phone) -> None:
    """Type the results of all tables, from the tables and back to them."""
    screen.press("r")
    screen.box("points-2-0")
    screen.press("ArrowDown")  # a screen that is read aloud has its own focus at first
    screen.wait_focus("points-2-0")
    screen.press("ArrowUp")
    for table in range(1, TABLES + 1):
        for side, points, key in ((0, 1000 + table, "Tab"), (1, -table, "Enter")):
            field = f"points-{table}-{side}"
            screen.box(field)
            screen.wait_focus(field)
            screen.page.keyboard.type(str(points))
            screen.wait_says(field, str(points))
            screen.press(key)
        screen.wait_says(f"row-{table}", "Entered from paper.")
    screen.wait_says("missing", "All results are in.")
    screen.press("Escape")
    screen.wait_says(f"table-{TABLES}", f"{1000 + TABLES:,}")


def test_the_clicks_of_an_organiser(screen: Phone) -> None:
    clicks: dict[str, int] = {}
    begin(screen)
    screen.paste("find-member", "\n".join(PEOPLE))
    take_and_start(screen)
    clicks["a list of 32 new names"] = screen.taps
    before = screen.taps
    type_results(screen)
    clicks["paper results"] = screen.taps - before
    for way, chip in (("all present", "club-all-members"), ("as last time", "club-last-evening")):
        screen.tap("back")
        before = screen.taps
        begin(screen)
        screen.tap(chip)
        take_and_start(screen)
        clicks[way] = screen.taps - before
    assert clicks == CLICKS


def test_number_pad_is_typed_on_the_keyboard(screen: Phone) -> None:
    """The sheet over a page takes digits, Backspace and Enter from a real keyboard."""
    screen.tap("club-new")
    screen.tap("club-rounds")
    screen.box("pad-number")
    screen.page.keyboard.type("129")
    screen.press("Backspace")
    screen.wait_says("pad-number", "12")
    screen.press("Enter")
    screen.wait_says("club-rounds", "12")
