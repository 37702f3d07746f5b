"""The width of a text by the advances of the bundled fonts, and its number of lines."""

from functools import cache
from pathlib import Path

from fontTools.ttLib import TTFont

from scorekeeper.ui import theme

FONTS = Path(__file__).parents[3] / "assets" / "fonts"
SYMBOLS = "ScorekeeperSymbols.ttf"


@cache
def advances(file: str) -> dict[int, float]:
    """The width of each character of a font, as a part of the size of the text."""
    font = TTFont(FONTS / file)
    widths, em = font["hmtx"], font["head"].unitsPerEm
    return {code: widths[glyph][0] / em for code, glyph in font.getBestCmap().items()}


def ems(text: str, face: str) -> float:
    """The width of a text on one line, as a part of its size; kerning is not counted."""
    own, symbols = advances(Path(theme.FONTS[face]).name), advances(SYMBOLS)
    return sum(own.get(ord(one), symbols.get(ord(one), 1.0)) for one in text)


def words(line: str) -> list[str]:
    """The parts of a line that are never torn apart, each with its hyphen."""
    return [
        part for word in line.replace("\n", " ").split(" ") for part in _at_hyphens(word) if part
    ]


def lines(text: str, face: str, room: float) -> int:
    return sum(_lines(line, face, room) for line in text.split("\n"))


def _lines(line: str, face: str, room: float) -> int:
    count, used, space = 1, 0.0, ems(" ", face)
    for word in line.split(" "):
        width = ems(word, face)
        if used and used + space + width > room:
            count, used = count + 1, width
        else:
            used += width + (space if used else 0.0)
    return count


def _at_hyphens(word: str) -> list[str]:
    parts = word.split("-")
    return [f"{part}-" for part in parts[:-1]] + parts[-1:]
