"""The lines of all sides of a deal, put side by side."""

from collections import Counter
from dataclasses import dataclass

from scorekeeper.scoring import DealScore, ScoreLine
from scorekeeper.scoring.line import PARTS

PRINTED = tuple(PARTS)
Key = tuple[str, str | None, int]
"""Kind, rule, and which of several such lines of a side it is."""


@dataclass(frozen=True, slots=True)
class LineRow:
    """One kind of line with what each side has of it."""

    name: str
    """The kind, numbered from the second such row on."""
    by_side: tuple[ScoreLine | None, ...]

    @property
    def line(self) -> ScoreLine:
        """The line of the first side that has one: kind and rule are the same for all."""
        return next(line for line in self.by_side if line is not None)


def rows_of(score: DealScore) -> list[LineRow]:
    """A row for each kind of line that any side has, in the order of a printed score sheet."""
    sides = [_keyed(side.lines) for side in score.sides]
    rows: list[LineRow] = []
    names: Counter[str] = Counter()
    for key in sorted(_merged([list(side) for side in sides]), key=_rank):
        names[key[0]] += 1
        number = names[key[0]]
        name = key[0] if number == 1 else f"{key[0]}-{number}"
        rows.append(LineRow(name, tuple(side.get(key) for side in sides)))
    return rows


def _rank(key: Key) -> int:
    """Where a kind stands on a printed score sheet; canastas come before what they earn more."""
    kind, *_ = key
    return PRINTED.index(kind if kind in PRINTED else "concealed_canasta")


def _keyed(lines: tuple[ScoreLine, ...]) -> dict[Key, ScoreLine]:
    met: Counter[tuple[str, str | None]] = Counter()
    found: dict[Key, ScoreLine] = {}
    for line in lines:
        met[line.kind, line.rule] += 1
        found[line.kind, line.rule, met[line.kind, line.rule]] = line
    return found


def _merged(orders: list[list[Key]]) -> list[Key]:
    """All keys once; each stands after the one that it followed on its own side."""
    merged: list[Key] = []
    for order in orders:
        place = 0
        for key in order:
            if key in merged:
                place = merged.index(key) + 1
            else:
                merged.insert(place, key)
                place += 1
    return merged
