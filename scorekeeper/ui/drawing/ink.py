"""Closed lines as ink: how much of each pixel they cover, exactly, by the area beside each line."""

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from math import ceil, floor

from scorekeeper.ui.drawing.outlines import Line

FULL = 255


@dataclass(frozen=True, slots=True)
class Ink:
    """Coverage of a box of pixels from 0 to 255, row by row; y points downwards."""

    left: int
    top: int
    width: int
    height: int
    cover: bytes


def inked(lines: Iterable[Line]) -> Ink:
    """The ink of lines in pixels that go round areas."""
    found = [(a, b) for a, b in lines if a[1] != b[1]]
    if not found:
        return Ink(0, 0, 0, 0, b"")
    xs = [point[0] for line in found for point in line]
    ys = [point[1] for line in found for point in line]
    left, top = floor(min(xs)), floor(min(ys))
    width, height = ceil(max(xs)) - left + 2, ceil(max(ys)) - top + 1
    area = array("d", bytes(8 * (width * height + 2)))
    for (x0, y0), (x1, y1) in found:
        _add(area, width, (x0 - left, y0 - top), (x1 - left, y1 - top))
    sums = accumulate(area[: width * height])
    cover = bytes(min(FULL, round(abs(value) * FULL)) for value in sums)
    return Ink(left, top, width, height, cover)


def _add(
    area: "array[float]", width: int, one: tuple[float, float], other: tuple[float, float]
) -> None:
    """Note, row by row, what a line changes about the pixels on its right."""
    down = 1.0 if one[1] < other[1] else -1.0
    (x, y), (end_x, end_y) = (one, other) if down > 0 else (other, one)
    slope = (end_x - x) / (end_y - y)
    for row in range(floor(y), ceil(end_y)):
        low, high = max(y, row), min(end_y, row + 1)
        first, last = x + (low - y) * slope, x + (high - y) * slope
        _add_row(area, row * width, sorted((first, last)), down * (high - low))


def _add_row(area: "array[float]", start: int, ends: list[float], height: float) -> None:
    """The part of a line within one row: `height` spread over the pixels that it crosses."""
    first, last = ends
    before = 0.0
    for column in range(floor(first), max(ceil(last), floor(first) + 1)):
        covered = _share(first, last, column + 1)
        area[start + column] += height * (covered - before)
        before = covered
    area[start + max(ceil(last), floor(first) + 1)] += height * (1 - before)


def _share(first: float, last: float, edge: float) -> float:
    """How much of the area left of an edge, within its own pixel's row, lies beside the line."""
    if last <= edge - 1:
        return 1.0
    if last - first < 1e-9:
        return min(max(edge - first, 0.0), 1.0)
    return _mean(first, last, edge)


def _mean(first: float, last: float, edge: float) -> float:
    """The mean, along the line, of how far it lies left of an edge, cut to one pixel."""

    def ramp(x: float) -> float:
        """The integral of `clamp(edge - x)` from x up to the edge."""
        near, far = max(x, edge - 1), min(x, edge - 1)
        within = (edge - near) ** 2 / 2 if near < edge else 0.0
        return within + max(edge - 1 - far, 0.0)

    return (ramp(first) - ramp(last)) / (last - first)
