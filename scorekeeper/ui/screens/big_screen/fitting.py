"""How large rows can be that have to share a screen, and how many pages they take."""

from dataclasses import dataclass
from math import ceil

ROW = 1.42
"""Height of a row, as a part of the size of its text."""
MOST_COLUMNS = 3


@dataclass(frozen=True, slots=True)
class Fit:
    """Rows on a page: how large, in how many columns, how many below each other."""

    size: float
    """Of the text, in pixels."""
    columns: int
    rows: int

    @property
    def on_a_page(self) -> int:
        """How many rows a page holds."""
        return self.columns * self.rows

    def pages(self, count: int) -> int:
        """How many pages so many rows take; an empty list is a page too."""
        return max(ceil(count / self.on_a_page), 1)


@dataclass(frozen=True, slots=True)
class Room:
    """The room for rows in pixels, and between which sizes their text may be."""

    width: float
    height: float
    gap: float
    """Between columns."""
    least: float
    """What can still be read from the back of the room."""
    most: float

    def column(self, columns: int) -> float:
        """The width of one of so many columns."""
        return (self.width - (columns - 1) * self.gap) / columns


def fit(count: int, ems: float, narrowest: float, room: Room) -> Fit:
    """The largest text in which so many rows, `ems` sizes wide, are seen at once.

    Where it would be too small to read, the rows are spread over pages, and may be as narrow as
    `narrowest`.
    """
    found = (_at_once(count, ems, room, columns) for columns in range(1, MOST_COLUMNS + 1))
    best = max(found, key=lambda one: one.size)
    return best if best.size >= room.least else _paged(count, narrowest, room)


def _at_once(count: int, ems: float, room: Room, columns: int) -> Fit:
    rows = max(ceil(count / columns), 1)
    high, wide = room.height / (rows * ROW), room.column(columns) / ems
    return Fit(min(high, wide, room.most), columns, rows)


def _paged(count: int, ems: float, room: Room) -> Fit:
    """The smallest text that can be read, in as many columns as have room, on even pages."""
    columns = max(
        (one for one in range(1, MOST_COLUMNS + 1) if room.column(one) / ems >= room.least),
        default=1,
    )
    rows = max(int(room.height / (room.least * ROW)), 1)
    pages = max(ceil(count / (columns * rows)), 1)
    rows = max(ceil(count / (pages * columns)), 1)
    size = min(room.height / (rows * ROW), room.column(columns) / ems, room.most)
    return Fit(max(size, room.least), columns, rows)
