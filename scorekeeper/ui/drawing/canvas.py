"""A sheet of pixels for boxes and texts, and its PNG (RFC 2083)."""

import re
import zlib
from collections.abc import Iterator
from functools import cache
from struct import pack

from scorekeeper.ui.drawing.fonts import Fonts
from scorekeeper.ui.drawing.ink import FULL, Ink, inked
from scorekeeper.ui.drawing.outlines import Outlines
from scorekeeper.ui.theme import drawn

Color = tuple[int, int, int]
"""Red, green, blue, from 0 to 255."""
CHANNELS = 3
SIGNATURE = b"\x89PNG\r\n\x1a\n"
DEPTH, TRUE_COLOR = 8, 2
CUT = "…"
NO_GLYPH = 0
"""The number of the glyph that fonts draw for what they do not have."""
HEBREW = re.compile("[א-״]+(?:[ '\"-]+[א-״]+)*")
"""Letters, and words of them in a row, which are read from right to left."""


class Canvas:
    """Pixels from the upper left; what lies outside is left out."""

    def __init__(self, width: int, height: int, ground: Color) -> None:
        """A sheet of one colour; sizes in pixels."""
        self.width, self.height = width, height
        self._rows = [bytearray(bytes(ground) * width) for _ in range(height)]

    def box(self, left: float, top: float, width: float, height: float, color: Color) -> None:
        """Fill a box."""
        first, last = max(round(left), 0), min(round(left + width), self.width)
        filled = bytes(color) * max(last - first, 0)
        for row in self._rows[max(round(top), 0) : max(round(top + height), 0)]:
            row[first * CHANNELS : last * CHANNELS] = filled

    def text(
        self, left: float, base: float, said: str, *, size: float, fonts: Fonts, color: Color
    ) -> None:
        """Write a line whose letters stand on `base`."""
        for font, glyph, at in _set(said, size, fonts):
            ink = _glyph_ink(font, glyph, size)
            self._stain(ink, round(left + at), round(base), color)

    def png(self) -> bytes:
        """The whole as the bytes of a PNG file."""
        size = pack(">2I5B", self.width, self.height, DEPTH, TRUE_COLOR, 0, 0, 0)
        rows = zlib.compress(b"".join(b"\0" + row for row in self._rows))
        parts = (b"IHDR", size), (b"IDAT", rows), (b"IEND", b"")
        return SIGNATURE + b"".join(_chunk(kind, data) for kind, data in parts)

    def _stain(self, ink: Ink, left: int, base: int, color: Color) -> None:
        for line in range(ink.height):
            y = base + ink.top + line
            if 0 <= y < self.height:
                cover = ink.cover[line * ink.width : (line + 1) * ink.width]
                self._stain_row(self._rows[y], left + ink.left, cover, color)

    def _stain_row(self, row: bytearray, left: int, cover: bytes, color: Color) -> None:
        for x, share in enumerate(cover, start=left):
            if share and 0 <= x < self.width:
                at = x * CHANNELS
                for channel in range(CHANNELS):
                    old = row[at + channel]
                    row[at + channel] = old + (color[channel] - old) * share // FULL


def width_of(said: str, size: float, fonts: Fonts) -> float:
    """The pixels that a line takes."""
    return sum(_advance(*_found(one, fonts), size) for one in drawn(said))


def fitted(said: str, room: float, size: float, fonts: Fonts) -> str:
    """A line that has room: as it is, or cut with three dots at its end."""
    if width_of(said, size, fonts) <= room:
        return said
    while said and width_of(said + CUT, size, fonts) > room:
        said = said[:-1]
    return said.rstrip() + CUT


def wrapped(said: str, room: float, size: float, fonts: Fonts) -> list[str]:
    """A text in lines that have room, cut between words where there are any."""
    lines: list[str] = []
    for word in said.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size, fonts) <= room:
            lines[-1] = longer
        else:
            lines.append(fitted(word, room, size, fonts))
    return lines


def _set(said: str, size: float, fonts: Fonts) -> Iterator[tuple[Outlines, int, float]]:
    """Each character's font and glyph, and how far from the left it begins."""
    at = 0.0
    for character in HEBREW.sub(lambda words: words[0][::-1], drawn(said)):
        font, glyph = _found(character, fonts)
        yield font, glyph, at
        at += _advance(font, glyph, size)


def _found(character: str, fonts: Fonts) -> tuple[Outlines, int]:
    for font in fonts:
        if character in font.glyphs:
            return font, font.glyphs[character]
    return fonts[0], NO_GLYPH


def _advance(font: Outlines, glyph: int, size: float) -> float:
    return font.advance(glyph) * size / font.units


@cache
def _glyph_ink(font: Outlines, glyph: int, size: float) -> Ink:
    scale = size / font.units
    return inked(
        ((a[0] * scale, -a[1] * scale), (b[0] * scale, -b[1] * scale)) for a, b in font.lines(glyph)
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data))
