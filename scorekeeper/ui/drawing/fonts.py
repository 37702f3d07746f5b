"""The bundled fonts, wherever the program was put."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from scorekeeper.shipped import asset_places
from scorekeeper.ui.drawing.outlines import Outlines
from scorekeeper.ui.theme import FONTS, NAMES, SYMBOLS, Face

Fonts = Sequence[Outlines]
"""Fonts that stand in for one another: the first that has a character draws it."""


@cache
def bundled(face: Face) -> Fonts:
    """A face, symbols and more letters behind it; FileNotFoundError where there are no assets."""
    files = (FONTS[face], FONTS[SYMBOLS], NAMES)
    return tuple(Outlines(_file(file).read_bytes()) for file in files)


def _file(name: str) -> Path:
    places = asset_places()
    return next((place / name for place in places if (place / name).is_file()), places[-1] / name)
