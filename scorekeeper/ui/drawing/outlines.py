"""Glyphs of a TrueType font as closed lines (OpenType 1.9: cmap 4, glyf, loca, hmtx)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from struct import unpack_from

Point = tuple[float, float]
Line = tuple[Point, Point]
Knot = tuple[float, float, bool]
"""A point of a contour, and whether the contour goes through it."""
STEPS = 6
"""Straight lines that stand for one curve."""
ON, X_SHORT, Y_SHORT, REPEAT, X_SAME, Y_SAME = 1, 2, 4, 8, 16, 32
WORDS, XY, SCALE, MORE, SCALE_XY, MATRIX = 1, 2, 8, 32, 64, 128
"""Flags of a point, and of a part of a glyph that is made of others."""
F2DOT14 = 1 << 14


@dataclass(frozen=True)
class Outlines:
    """One font file; lengths are in units of the font, y points upwards."""

    data: bytes

    @cached_property
    def tables(self) -> Mapping[str, int]:
        """Where each table begins."""
        (count,) = unpack_from(">H", self.data, 4)
        records = (unpack_from(">4s3I", self.data, 12 + 16 * place) for place in range(count))
        return {tag.decode("latin-1"): offset for tag, _, offset, _ in records}

    @cached_property
    def units(self) -> int:
        """Units of an em."""
        (units,) = unpack_from(">H", self.data, self.tables["head"] + 18)
        return int(units)

    @cached_property
    def glyphs(self) -> Mapping[str, int]:
        """The number of the glyph of each character."""
        return dict(_characters(self.data, self.tables["cmap"]))

    def advance(self, glyph: int) -> int:
        """The width that a glyph takes."""
        (long_ones,) = unpack_from(">H", self.data, self.tables["hhea"] + 34)
        place = self.tables["hmtx"] + 4 * min(glyph, long_ones - 1)
        (width,) = unpack_from(">H", self.data, place)
        return int(width)

    def lines(self, glyph: int) -> Iterator[Line]:
        """The lines round a glyph."""
        for contour in self._contours(glyph):
            yield from _straight(contour)

    def _contours(self, glyph: int) -> list[list[Knot]]:
        start, end = self._place(glyph)
        if start == end:
            return []
        place = self.tables["glyf"] + start
        (count,) = unpack_from(">h", self.data, place)
        if count < 0:
            return list(self._of_others(place + 10))
        return _simple(self.data, place + 10, count)

    def _place(self, glyph: int) -> tuple[int, int]:
        (is_long,) = unpack_from(">h", self.data, self.tables["head"] + 50)
        start = self.tables["loca"]
        if is_long:
            return unpack_from(">2I", self.data, start + 4 * glyph)
        first, last = unpack_from(">2H", self.data, start + 2 * glyph)
        return 2 * first, 2 * last

    def _of_others(self, place: int) -> Iterator[list[Knot]]:
        """The contours of a glyph that is made of others, such as a letter and its accent."""
        flags = MORE
        while flags & MORE:
            flags, glyph = unpack_from(">2H", self.data, place)
            form = ">2h" if flags & WORDS else ">2b"
            dx, dy = unpack_from(form, self.data, place + 4)
            place += 8 if flags & WORDS else 6
            a, b, c, d, place = self._matrix(flags, place)
            if not flags & XY:
                dx = dy = 0
            for contour in self._contours(glyph):
                yield [(a * x + c * y + dx, b * x + d * y + dy, on) for x, y, on in contour]

    def _matrix(self, flags: int, place: int) -> tuple[float, float, float, float, int]:
        if flags & SCALE:
            (a,) = unpack_from(">h", self.data, place)
            return a / F2DOT14, 0, 0, a / F2DOT14, place + 2
        if flags & SCALE_XY:
            a, d = unpack_from(">2h", self.data, place)
            return a / F2DOT14, 0, 0, d / F2DOT14, place + 4
        if flags & MATRIX:
            a, b, c, d = unpack_from(">4h", self.data, place)
            return a / F2DOT14, b / F2DOT14, c / F2DOT14, d / F2DOT14, place + 8
        return 1, 0, 0, 1, place


def _characters(data: bytes, cmap: int) -> Iterator[tuple[str, int]]:
    """Characters with their glyphs, of the table of format 4 that every such font has."""
    (count,) = unpack_from(">H", data, cmap + 2)
    offsets = (unpack_from(">2HI", data, cmap + 4 + 8 * place)[2] for place in range(count))
    table = next(cmap + o for o in offsets if unpack_from(">H", data, cmap + o)[0] == 4)
    (twice,) = unpack_from(">H", data, table + 6)
    ends, starts = table + 14, table + 16 + twice
    deltas, ranges = starts + twice, starts + 2 * twice
    for segment in range(0, twice, 2):
        (end,), (start,) = (unpack_from(">H", data, at + segment) for at in (ends, starts))
        (delta,), (shift,) = (unpack_from(">H", data, at + segment) for at in (deltas, ranges))
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code
            if shift:
                (glyph,) = unpack_from(">H", data, ranges + segment + shift + 2 * (code - start))
            if glyph or not shift:
                yield chr(code), (glyph + delta) & 0xFFFF


def _simple(data: bytes, place: int, count: int) -> list[list[Knot]]:
    """The contours of a glyph of its own."""
    ends = unpack_from(f">{count}H", data, place)
    (hints,) = unpack_from(">H", data, place + 2 * count)
    place += 2 * count + 2 + hints
    points = ends[-1] + 1
    flags: list[int] = []
    while len(flags) < points:
        flag = data[place]
        times = data[place + 1] + 1 if flag & REPEAT else 1
        place += 2 if flag & REPEAT else 1
        flags += [flag] * times
    xs, place = _coordinates(data, place, flags, X_SHORT, X_SAME)
    ys, place = _coordinates(data, place, flags, Y_SHORT, Y_SAME)
    knots: list[Knot] = [(x, y, bool(flag & ON)) for x, y, flag in zip(xs, ys, flags, strict=False)]
    return [
        knots[first : last + 1]
        for first, last in zip((0, *(e + 1 for e in ends)), ends, strict=False)
    ]


def _coordinates(
    data: bytes, place: int, flags: list[int], short: int, same: int
) -> tuple[list[int], int]:
    found, value = [], 0
    for flag in flags:
        if flag & short:
            value += data[place] if flag & same else -data[place]
            place += 1
        elif not flag & same:
            value += unpack_from(">h", data, place)[0]
            place += 2
        found.append(value)
    return found, place


def _straight(contour: list[Knot]) -> Iterator[Line]:
    """A contour as straight lines; between two points beside it, it goes through the middle."""
    knots: list[Knot] = []
    for before, knot in zip([contour[-1], *contour], contour, strict=False):
        if not before[2] and not knot[2]:
            knots.append(((before[0] + knot[0]) / 2, (before[1] + knot[1]) / 2, True))
        knots.append(knot)
    first = next((place for place, knot in enumerate(knots) if knot[2]), 0)
    turned = [*knots[first:], *knots[: first + 1]]
    at, bend = turned[0][:2], None
    for x, y, on in turned[1:]:
        if not on:
            bend = (x, y)
            continue
        yield from _bent(at, bend, (x, y)) if bend else ((at, (x, y)),)
        at, bend = (x, y), None


def _bent(start: Point, bend: Point, end: Point) -> Iterator[Line]:
    before = start
    for step in range(1, STEPS + 1):
        t = step / STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        after = (
            a * start[0] + b * bend[0] + c * end[0],
            a * start[1] + b * bend[1] + c * end[1],
        )
        yield before, after
        before = after
