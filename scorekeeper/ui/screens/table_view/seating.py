"""Which side faces whom: the room of each part of the screen, and how far it is turned."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

GAP = 4


class Facing(StrEnum):
    """The ways to lay the sides out; a button goes from one to the next."""

    ACROSS = "across"
    """One above the other, the far ones turned by half."""
    ASIDE = "aside"
    """Left and right, each turned by a quarter to its own edge."""
    FLAT = "flat"
    """Nothing turned, for all who sit on one side of the phone."""

    @property
    def next(self) -> "Facing":
        """The way that comes after this one."""
        those = list(Facing)
        return those[(those.index(self) + 1) % len(those)]


@dataclass(frozen=True, slots=True)
class Place:
    """Where one side stands: a box on the screen, turned clockwise by quarters."""

    side: int
    turns: int
    width: float
    height: float

    @property
    def inner(self) -> tuple[float, float]:
        """Width and height as whoever it is turned to sees them."""
        return (self.height, self.width) if self.turns % 2 else (self.width, self.height)


@dataclass(frozen=True, slots=True)
class Seating:
    """Groups of places: one below the other, or else beside each other."""

    groups: tuple[tuple[Place, ...], ...]
    stacked: bool
    """Whether the groups lie one below the other and the places of each beside each other."""


def seating(count: int, facing: Facing, width: float, height: float) -> Seating:
    """The places of so many sides in a box, in the order in which they sit round the table."""
    stacked = facing is Facing.ACROSS or (facing is Facing.FLAT and width < height)
    groups = _groups(count, facing)
    across, along = (height, width) if stacked else (width, height)
    depth = (across - GAP * (len(groups) - 1)) / len(groups)
    placed = []
    for group in groups:
        room = (along - GAP * (len(group) - 1)) / len(group)
        box = (room, depth) if stacked else (depth, room)
        placed.append(tuple(Place(side, _turns(side, count, facing), *box) for side in group))
    return Seating(tuple(placed), stacked)


def _groups(count: int, facing: Facing) -> list[Sequence[int]]:
    """The sides group by group, from the top or from the left."""
    sides = range(count)
    if facing is not Facing.ACROSS:
        return [(side,) for side in sides]
    return [sides[count // 2 :], sides[: count // 2][::-1]]


def _turns(side: int, count: int, facing: Facing) -> int:
    """How many quarters a side is turned: the first half sits near, or on the left."""
    is_first = side < count // 2
    match facing:
        case Facing.ACROSS:
            return 0 if is_first else 2
        case Facing.ASIDE:
            return 1 if is_first else 3
    return 0
