"""The itemised score: signed lines, each with the rule that made it; a total is their sum."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from scorekeeper.remembered import kept
from scorekeeper.scoring.problem import Problem


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One entry of a score sheet."""

    kind: str
    """What it is for, as a code: `melded_cards`, `natural_canasta`, `go_out`, …"""
    count: int | None
    """How many cards, canastas or threes; None where only their points were counted."""
    points: int
    """Signed."""
    rule: str | None
    """The dotted path of the rule; None for what the table decided by itself."""


@kept
def score_line(kind: str, count: int | None, points: int, rule: str | None) -> ScoreLine:
    """A line of a score; deals have the same few lines again and again, so those are kept."""
    return ScoreLine(kind, count, points, rule)


@dataclass(frozen=True, slots=True)
class SideScore:
    """What one side scored in a deal."""

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The sum of the lines, in points, and nothing else."""
        return sum([line.points for line in self.lines])


@dataclass(frozen=True)
class DealScore:
    """The score of every side in a deal, and what is wrong with the report."""

    sides: tuple[SideScore, ...]
    look: Callable[[], tuple[Problem, ...]] = field(default=tuple, repr=False, compare=False)
    """Finds what is wrong: who adds up a season never asks."""

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """All that is impossible or unlikely in the report."""
        return self.look()

    @property
    def totals(self) -> tuple[int, ...]:
        """What each side scored, in points."""
        return tuple([side.total for side in self.sides])


CANASTA_PART = "canasta_bonus"

PARTS = {
    "melded_cards": "melded_cards",
    "concealed_canasta": CANASTA_PART,
    "extra_bonus": "extra_bonus",
    "red_threes": "red_threes",
    "black_threes": "black_threes",
    "captured_black_threes": "black_threes",
    "go_out": "go_out",
    "concealed_go_out": "go_out",
    "cards_in_hand": "cards_in_hand",
    "black_threes_in_hand": "cards_in_hand",
    "red_threes_in_hand": "red_threes_in_hand",
    "incomplete": "penalties",
    "held": "penalties",
    "seven_canastas": "seven_canastas",
    "special_hand": "special_hand",
    "acaba": "acaba",
    "total": "total",
    "adjustment": "adjustment",
}
"""The part of a score that each kind of line belongs to; canastas of all types are one part."""

CANASTA_SUFFIX = "_canasta"


def part_of(line: ScoreLine) -> str:
    """The part of the score that a line belongs to, as rule cases name them."""
    return PARTS.get(line.kind) or CANASTA_PART
