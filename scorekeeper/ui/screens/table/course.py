"""Where the lines of the chart run: plain geometry, in pixels from the upper left corner."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

Point = tuple[float, float]
MARGIN = 8
"""Room above and below the lines, so that their points are not cut off."""
STEPS = (1, 2, 5, 10)
MOST_STEPS, ROOM_OF_STEP = 4, 28


@dataclass(frozen=True, slots=True)
class Course:
    """The totals of each side from the start to the last deal, and the room to draw them in."""

    totals: tuple[tuple[int, ...], ...]
    """A row a side: its total before the first deal, and after each."""
    width: float
    height: float
    left: float = 0
    """Room before the lines, for what the thin lines stand for."""

    @property
    def top(self) -> int:
        """The highest total, and never below nothing."""
        return max(0, *(max(line) for line in self.totals))

    @property
    def bottom(self) -> int:
        """The lowest total, and never above nothing."""
        return min(0, *(min(line) for line in self.totals))

    def y(self, total: int) -> float:
        """How far down a total lies."""
        spread = self.top - self.bottom or 1
        return MARGIN + (self.top - total) / spread * (self.height - 2 * MARGIN)

    def line(self, side: int) -> list[Point]:
        """The points of a side's line, from left to right."""
        totals = self.totals[side]
        start = self.left + MARGIN
        step = (self.width - start - MARGIN) / max(len(totals) - 1, 1)
        return [(start + place * step, self.y(total)) for place, total in enumerate(totals)]

    def grid(self) -> list[int]:
        """Round totals at which thin lines run across, nothing among them."""
        steps = max(min(int(self.height // ROOM_OF_STEP), MOST_STEPS), 1)
        step = grid_step(self.top - self.bottom, steps)
        first = -(-self.bottom // step) * step
        return list(range(first, self.top + 1, step))

    def labels(self, apart: float) -> list[float]:
        """How far down the label of each side stands: near its line's end, never on another."""
        ends = [self.y(line[-1]) for line in self.totals]
        order = sorted(range(len(ends)), key=lambda side: ends[side])
        places = [max(ends[side], apart / 2) for side in order]
        for above, below in pairwise(range(len(places))):
            places[below] = max(places[below], places[above] + apart)
        too_low = max(places[-1] + apart / 2 - self.height, 0)
        placed = [place - too_low for place in places]
        for below, above in pairwise(reversed(range(len(placed)))):
            placed[above] = max(min(placed[above] + too_low, placed[below] - apart), 0)
        return [placed[order.index(side)] for side in range(len(ends))]


def grid_step(spread: int, most: int) -> int:
    """A round number that goes into a spread of points at most so many times."""
    power = 1
    while True:
        for step in STEPS:
            if spread <= step * power * most:
                return step * power
        power *= 10


def totals_of(
    opening: Sequence[int], running: Sequence[Sequence[int]]
) -> tuple[tuple[int, ...], ...]:
    """The totals of each side from the start on, out of those after each deal."""
    return tuple(zip(opening, *running, strict=True))
