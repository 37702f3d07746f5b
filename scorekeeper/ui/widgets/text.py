"""Every text of the screens comes through here: size, face and colour are always said."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import flet as ft

from scorekeeper.ui.theme import SYMBOLS, Face, drawn

LINE, DIGITS, SENTENCE = 1.2, 1.1, 1.3
"""Heights of a line: labels, big digits, sentences."""


def text(
    value: str,
    size: float = 16,
    face: Face = Face.REGULAR,
    color: ft.ColorValue = ft.Colors.ON_SURFACE,
    *,
    line: float = LINE,
    **kwargs: Any,
) -> ft.Text:
    """A text of one face; symbols that the face lacks come from the symbol font.

    What no font has is seen as a blank, so that no name of other people's making is invisible.
    """
    style = ft.TextStyle(
        size=size,
        height=line,
        font_family=face,
        font_family_fallback=[SYMBOLS],
        letter_spacing=0,  # the theme would spread the letters, and widths are counted
        color=color,
    )
    return ft.Text(drawn(value), style=style, **kwargs)


def one_line(value: str, size: float = 16, face: Face = Face.REGULAR, **kwargs: Any) -> ft.Text:
    """A text of one line that ends in an ellipsis where it does not fit."""
    return text(value, size, face, max_lines=1, overflow=ft.TextOverflow.ELLIPSIS, **kwargs)


def digits(value: str, size: float, color: ft.ColorValue, **kwargs: Any) -> ft.Text:
    """A number in bold."""
    return text(value, size, Face.BOLD, color, line=DIGITS, max_lines=1, **kwargs)


def number_size(number: str, size: float, room: int = 4) -> float:
    """Return a size in which a number of more than `room` characters takes no more of a line."""
    return max(14, size * min(1, room / len(number))) if number else size


ADVANCES = {",": 0.245, ".": 0.291, " ": 0.249, "\u00a0": 0.249, "\u202f": 0.249, "’": 0.23}
DIGIT = 0.574
"""Widths of bold characters as parts of the size."""
LETTERS = {
    character: width
    for width, characters in {
        0.16: "'",
        0.25: ",| \u00a0\u202f",
        0.27: ";jil!’",
        0.29: ":[]I.·",
        0.32: '"`{}',
        0.35: "()tfłŧ",
        0.38: "/r-",
        0.44: "\\*_^ªº",
        0.49: "?y«»“”„",
        0.51: "<svxz>c",
        0.54: "kLae+F",
        0.56: "EJbdhnpqu",
        0.57: "$0123456789=goøþð",
        0.61: "#SZTY",
        0.64: "BKRXßđCDPV~",
        0.67: "&UAG",
        0.69: "OQØ",
        0.72: "HNwĦ",
        0.76: "%–",
        0.88: "mMWæ",
        0.91: "@œÆ",
        0.97: "Œ",
    }.items()
    for character in characters
}
"""Widths of letters of the bundled bold face; one with an accent is as wide as without it."""
OTHER = 0.64
"""A letter that is not in the table: Greek, Cyrillic and Hebrew ones are at most so wide."""
TEXTS = 4096
"""How many texts are kept with their widths."""


def digits_size(value: str, room: float, *, scale: float, most: float, least: float = 14) -> float:
    """The size in which a number fills `room` pixels, within bounds; `scale` is that of text."""
    of_one = digits_width(value, 1, scale=scale) or DIGIT * scale
    return _filling(room, of_one, most, least)


def digits_width(value: str, size: float, *, scale: float) -> float:
    """The pixels that a number takes in a size; `scale` is that of text."""
    return sum(ADVANCES.get(character, DIGIT) for character in value) * size * scale


def shared_size(
    values: Iterable[str], room: float, *, scale: float, most: float, least: float = 14
) -> float:
    """One size in which each of several numbers has room."""
    sizes = (digits_size(value, room, scale=scale, most=most, least=least) for value in values)
    return min(sizes, default=most)


def text_width(value: str, size: float, *, scale: float) -> float:
    """The pixels that a bold text takes on one line."""
    return _ems(value) * size * scale


def fits(value: str, room: float, *, size: float, scale: float) -> bool:
    """Return True if a bold text has room on one line."""
    return text_width(value, size, scale=scale) <= room


def whole_words_size(
    value: str, room: float, *, scale: float, most: float, least: float = 14
) -> float:
    """The size in which no word of a bold text is broken, within bounds."""
    longest = max(map(_ems, value.replace("-", "- ").split()), default=1.0)
    return _filling(room, longest * scale, most, least)


@lru_cache(maxsize=TEXTS)
def _ems(value: str) -> float:
    """The width of a bold text as a part of its size."""
    plain = (unicodedata.normalize("NFD", character)[0] for character in value)
    return sum(LETTERS.get(character, OTHER) for character in plain)


def _filling(room: float, of_one: float, most: float, least: float) -> float:
    """The whole size, within bounds, in which what takes `of_one` pixels in size 1 fills a room."""
    return max(least, min(most, float(int(room / of_one))))


def lines_needed(value: str, room: float, *, size: float, scale: float) -> int | None:
    """How many lines a bold text takes in so much room; None where a word would be broken."""
    lines = [""]
    for word in value.split():
        if not fits(word, room, size=size, scale=scale):
            return None
        longer = f"{lines[-1]} {word}".strip()
        if fits(longer, room, size=size, scale=scale):
            lines[-1] = longer
        else:
            lines.append(word)
    return len(lines)


def fitting_name(name: str, short: str | None, room: float, *, size: float, scale: float) -> str:
    """The name of a side, or the table's own short form of it where the name has no room."""
    return name if short is None or fits(name, room, size=size, scale=scale) else short
