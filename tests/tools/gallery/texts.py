"""Faults in the texts of one picture: cut off, torn, off the screen, one over another."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from tests.browser.driver import ROUNDING, Phone
from tests.tools.gallery import filled
from tests.tools.gallery.measure import ems, lines, words

SCRIPT = (Path(__file__).parent / "texts.js").read_text("utf-8")
KERNING = 0.04
"""By how much kerning and rounding may make a text narrower than the sum of its advances."""
LONG_NAMES = frozenset(side.name for side in (*filled.LONG_NAMES, *filled.FOUR_ALONE))
"""Names of sides without a short form end in an ellipsis where they have no room."""
OVERLAP = 3.0
"""Pixels by which two texts may share a place: line boxes are higher than letters."""
Place = tuple[float, float, float, float]
"""Left, top, width and height in CSS pixels."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A text on the screen: how it is set, where it stands, and in what."""

    text: str
    name: str
    size: float
    face: str
    line: float
    most_lines: int
    box: Place
    scroller: Place | None
    target: Place | None
    off: bool

    def __str__(self) -> str:
        return f"{self.text[:60]!r} in {self.name or 'the page'}"


def texts_on(phone: Phone) -> list[Shown]:
    """Every text of the measured app that is on the screen, its size in pixels as shown."""
    found: list[dict[str, Any]] = phone.page.evaluate(SCRIPT)
    return [_shown(one, phone.text_scale) for one in found if one["text"].strip()]


def _shown(found: dict[str, Any], scale: float) -> Shown:
    _, size, face, line, most = found["style"].split("|")
    number = float(size) if size != "None" else 14.0
    return Shown(
        text=found["text"],
        name=found["name"],
        size=number * scale * found["shrunk"],
        face=face if face != "None" else "Regular",
        line=float(line) if line != "None" else 1.2,
        most_lines=int(most),
        box=tuple(found["box"]),
        scroller=found["scroller"] and tuple(found["scroller"]),
        target=found["target"] and tuple(found["target"]),
        off=found["off"],
    )


def findings(texts: Iterable[Shown], *, width: float, height: float) -> list[str]:
    """Everything that is wrong with the texts of a screen of this size."""
    shown = list(texts)
    each = [wrong for one in shown for wrong in _wrong(one, width, height)]
    return [*each, *_overlaps(shown)]


def _wrong(one: Shown, width: float, height: float) -> Iterator[str]:
    if is_scrolled_away(one):
        return
    x, y, room, high = one.box
    if x < -ROUNDING or x + room > width + ROUNDING:
        yield f"beside the screen: {one}"
    if not one.scroller and (y < -ROUNDING or y + high > height + ROUNDING):
        yield f"below the screen: {one}"
    if is_cut(one):
        if one.text not in LONG_NAMES:
            room, high = _room(one)
            needed = ems(one.text, one.face) * one.size
            yield f"cut off: {one}, {needed:.0f} pixels of text in {room:.0f}×{high:.0f}"
    elif torn := [word for word in words(one.text) if _is_torn(one, word)]:
        yield f"torn apart: {torn[0]!r} of {one}"
    if one.target and _sticks_out(one.box, one.target):
        yield f"out of what is tapped: {one}"


def is_cut(one: Shown) -> bool:
    """Return True if part of a text is missing: it is wider than its box, or has more lines."""
    room, high = _room(one)
    if one.most_lines == 1:
        return _is_wider(one, one.text)
    needed = lines(one.text, one.face, room * (1 + KERNING) / one.size)
    there = round(high / (one.size * one.line))
    return there < needed if one.most_lines == 0 else one.most_lines < needed


def _room(one: Shown) -> tuple[float, float]:
    """Length and height of the lines of a text, which may have been turned to face a side."""
    _, _, width, height = one.box
    is_turned = height > width and _is_about(width, one.size * one.line)
    return (height, width) if is_turned and len(one.text) > 1 else (width, height)


def _is_about(one: float, other: float) -> bool:
    return abs(one - other) <= 1


def _is_wider(one: Shown, part: str) -> bool:
    return ems(part, one.face) * one.size * (1 - KERNING) > _room(one)[0] + 1


def _is_torn(one: Shown, word: str) -> bool:
    """Return True if a word is broken without a hyphen; one that just has room counts as broken."""
    room, high = _room(one)
    lines_there = round(high / (one.size * one.line))
    return lines_there > 1 and ems(word, one.face) * one.size > room + ROUNDING


def is_scrolled_away(one: Shown) -> bool:
    """Return True if a text goes on beyond what scrolls it: part of it is out of sight."""
    if one.scroller is None:
        return False
    directions = zip(one.box[:2], one.box[2:], one.scroller[:2], one.scroller[2:], strict=True)
    return any(
        room <= 0
        or (length < room - 1 and (start <= edge + 1 or start + length >= edge + room - 1))
        for start, length, edge, room in directions
    )


def _sticks_out(inner: Place, outer: Place) -> bool:
    beside = inner[0] < outer[0] - 1 or inner[0] + inner[2] > outer[0] + outer[2] + 1
    below = inner[1] < outer[1] - 1 or inner[1] + inner[3] > outer[1] + outer[3] + 1
    return beside or below


def _overlaps(texts: Sequence[Shown]) -> Iterator[str]:
    whole = [one for one in texts if not is_scrolled_away(one)]
    for one, other in combinations(whole, 2):
        if one.scroller == other.scroller and _share(one.box, other.box):
            yield f"one over the other: {one} and {other}"


def _share(one: Place, other: Place) -> bool:
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return across > OVERLAP and down > OVERLAP
