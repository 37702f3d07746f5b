"""Marks of the sides: colours, the backs of their packs, chart symbols, and badges."""

from dataclasses import dataclass

import flet as ft

from scorekeeper.ui.kit import picture
from scorekeeper.ui.theme import Face, text

MAX_SMALL_BACK = 26  # logical pixels; wider backs use the detailed drawing
CARD_RATIO = 1.36  # height of a back by its width


@dataclass(frozen=True, slots=True)
class Mark:
    """Colours and symbols of a side. A side is never told by its colour alone."""

    symbol: str
    """Marker of its line in charts."""
    back: str
    """Part of the file names of the pictures of its pack."""
    color: ft.ColorValue
    """For text, also on `container`, and for bars and chosen chips, whose text is `CARD`."""
    container: ft.ColorValue
    """Background of what belongs to the side."""


MARKS = (
    Mark("◆", "a", ft.Colors.SECONDARY_FIXED, ft.Colors.SECONDARY_FIXED_DIM),
    Mark("○", "b", ft.Colors.ON_SECONDARY_FIXED, ft.Colors.ON_SECONDARY_FIXED_VARIANT),
    Mark("▲", "c", ft.Colors.TERTIARY_FIXED, ft.Colors.TERTIARY_FIXED_DIM),
    Mark("■", "d", ft.Colors.ON_TERTIARY_FIXED, ft.Colors.ON_TERTIARY_FIXED_VARIANT),
)


def mark_of(side: int) -> Mark:
    """Return the mark of a side; from the fifth side on they repeat."""
    return MARKS[side % len(MARKS)]


def side_back(side: int, width: float = 18) -> ft.Image:
    """Return the back of a side's pack, `width` logical pixels wide."""
    size = "-small" if width <= MAX_SMALL_BACK else ""
    return picture(f"marks/back-{mark_of(side).back}{size}.svg", width, width * CARD_RATIO)


def out_badge(word: str, side: int) -> ft.Container:
    """Return the word that marks the side that ended a deal."""
    mark = mark_of(side)
    return ft.Container(
        text(word.upper(), 11, Face.BOLD, mark.color),
        bgcolor=mark.container,
        border_radius=6,
        padding=ft.Padding.symmetric(vertical=3, horizontal=7),
    )
