"""The one style of all pages: readable by day and by night, and black on white on paper."""

import re

import pytest

from scorekeeper.match import SideColor
from scorekeeper.publishing.pages import style_sheet
from tests.tools.gallery.tokens import Colour, ratio

LEAST = 4.5
ON = {
    "paper": ("ink", "muted", "link"),
    "card": ("ink", "muted", "link", *SideColor),
    "felt": ("on-felt",),
}
"""The grounds, and what is written on them."""
DAY, NIGHT, PRINT = re.findall(r":root \{(.*?)\}", style_sheet(), re.DOTALL)


def colours(block: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+): (#\w+);", block))


def colour(written: str) -> Colour:
    digits = written.removeprefix("#")
    digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
    red, green, blue = (float(int(digits[place : place + 2], 16)) for place in (0, 2, 4))
    return red, green, blue


@pytest.mark.parametrize("block", [DAY, NIGHT, PRINT], ids=["day", "night", "print"])
def test_whatever_is_written_can_be_read(block: str) -> None:
    known = colours(block)
    pairs = ((ground, ink) for ground, inks in ON.items() for ink in inks)
    weak = {pair: ratio(colour(known[pair[0]]), colour(known[pair[1]])) for pair in pairs}
    assert {pair: found for pair, found in weak.items() if found < LEAST} == {}


def test_paper_is_white_whatever_the_screen_is() -> None:
    known = colours(PRINT)
    assert {known[ground] for ground in ON} == {"#fff"}
    assert colours(DAY).keys() == colours(NIGHT).keys() == known.keys()


def test_nothing_is_fetched() -> None:
    assert not re.search(r"url\(|@import|@font-face", style_sheet())
