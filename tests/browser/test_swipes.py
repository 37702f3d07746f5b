"""A finger across the form changes the side; up and down it scrolls, and changes nothing."""

from tests.browser.driver import Phone
from tests.browser.scorer import begin_match
from tests.browser.server import Server

LOW = 560
"""Pixels of a screen on which the form scrolls above its keypad."""


def drag(phone: Phone, start: str, *, across: int = 0, down: int = 0) -> None:
    """Draw a finger over the glass, from the middle of a node."""
    x, y = phone.box_at_rest(start).middle
    touch = phone.page.context.new_cdp_session(phone.page)
    touch.send(
        "Input.synthesizeScrollGesture",
        {
            "x": x,
            "y": y,
            "xDistance": across,
            "yDistance": down,
            "gestureSourceType": "touch",
            "speed": 1600,
        },
    )


def test_across_changes_the_side_and_up_and_down_scrolls(app: Server, phone: Phone) -> None:
    phone.open(app.url)
    begin_match(phone)
    phone.tap("record")
    assert phone.box("tab-0").selected
    drag(phone, "chip-0-canastas.natural-3", across=-200)
    phone.wait_until(lambda: phone.box("tab-1").selected, "the other side")
    drag(phone, "chip-1-canastas.natural-1", across=200)
    phone.wait_until(lambda: phone.box("tab-0").selected, "the first side again")
    assert phone.box("chip-0-canastas.natural-0").selected

    phone.page.set_viewport_size({"width": phone.width, "height": LOW})
    phone.wait_until(lambda: phone.box("save").y < LOW, "the form of a low screen")
    before = phone.box_at_rest("chip-0-canastas.natural-2").y
    drag(phone, "chip-0-canastas.natural-2", down=-120)
    phone.wait_until(
        lambda: phone.box("chip-0-canastas.natural-2").y < before - 20, "another place"
    )
    assert phone.box("tab-0").selected
