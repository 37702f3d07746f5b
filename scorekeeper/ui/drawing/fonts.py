"""The bundled fonts, wherever the program was put."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from scorekeeper.shipped import asset_places
from scorekeeper.ui.drawing.outlines import Outlines
from scorekeeper.ui.theme import FONTS, SYMBOLS, Face

Fonts = Sequence[Outlines]
"""Fonts that stand in for one another: the first that has a character draws it."""


@cache
def bundled(face: Face) -> Fonts:
    """A face with the symbols behind it; FileNotFoundError where the program has no assets."""
    return tuple(Outlines(_file(FONTS[name]).read_bytes()) for name in (face, SYMBOLS))


def _file(name: str) -> Path:
    places = asset_places()
    return next((place / name for place in places if (place / name).is_file()), places[-1] / name)
