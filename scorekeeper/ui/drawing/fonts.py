"""The bundled fonts, wherever the program was put."""

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from scorekeeper.ui.drawing.outlines import Outlines
from scorekeeper.ui.theme import FONTS, SYMBOLS, Face

NAMED = "FLET_ASSETS_DIR"
"""What Flet's bundles call the folder of the assets by."""
Fonts = Sequence[Outlines]
"""Fonts that stand in for one another: the first that has a character draws it."""


@cache
def bundled(face: Face) -> Fonts:
    """A face with the symbols behind it; FileNotFoundError where the program has no assets."""
    return tuple(Outlines(_file(FONTS[name]).read_bytes()) for name in (face, SYMBOLS))


def _file(name: str) -> Path:
    package = Path(__file__).resolve().parents[2]
    named = os.environ.get(NAMED)
    places = [Path(named)] if named else []
    places += [package / "assets", package.parent / "assets"]
    return next((place / name for place in places if (place / name).is_file()), places[-1] / name)
