"""Figures about whoever plays, each with the number of deals on which it rests."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean, median

from scorekeeper.match.parts import Part


@dataclass(frozen=True, slots=True)
class Figure:
    """A number, and on how many deals it rests; None where there is no such deal."""

    value: float | None
    deals: int


@dataclass(frozen=True, kw_only=True)
class Figures:
    """What can be said of a player, a partnership or a rule set."""

    matches: int
    """Those that are over."""
    wins: int
    draws: int
    parts: tuple[Part, ...]
    """Parts in deals, of matches that still run as well."""

    @property
    def deals(self) -> int:
        """In how many deals there was a part."""
        return len(self.parts)

    @property
    def played(self) -> int:
        """How many deals there were where the parts are those of all sides."""
        return sum(part.place == 0 for part in self.parts)

    @property
    def won(self) -> Figure:
        """The share of matches won, resting on matches."""
        return Figure(self.wins / self.matches if self.matches else None, self.matches)

    @cached_property
    def average(self) -> Figure:
        """Points a deal."""
        return _mean(part.points for part in self.parts)

    @cached_property
    def best(self) -> Part | None:
        """The part with most points; of several the first."""
        return max(self.parts, key=lambda part: part.points, default=None)

    @cached_property
    def worst(self) -> Part | None:
        """The part with fewest points; of several the first."""
        return min(self.parts, key=lambda part: part.points, default=None)

    @cached_property
    def canastas(self) -> Figure:
        """Canastas a deal."""
        return _mean(self._known(lambda part: part.canastas))

    @cached_property
    def going_out(self) -> Figure:
        """The share of deals in which the side went out."""
        return _mean(self._known(lambda part: part.went_out))

    @cached_property
    def concealed(self) -> Figure:
        """The share of its goings out that were concealed."""
        return _mean(self._known(lambda part: part.concealed))

    @cached_property
    def red_threes(self) -> Figure:
        """Red threes a deal."""
        return _mean(self._known(lambda part: part.red_threes))

    @cached_property
    def luck(self) -> Figure:
        """Red threes a deal beyond what the sides of the same deals had on average."""
        return _mean(self._known(lambda part: part.luck))

    @cached_property
    def minutes(self) -> Figure:
        """Minutes of a usual deal: the middle one, which a long pause does not change."""
        took = list(self._known(lambda part: part.minutes))
        return Figure(median(took) if took else None, len(took))

    def _known(self, look: Callable[[Part], float | None]) -> Iterable[float]:
        return (value for part in self.parts if (value := look(part)) is not None)


def _mean(values: Iterable[float]) -> Figure:
    known = list(values)
    return Figure(fmean(known) if known else None, len(known))
