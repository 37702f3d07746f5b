"""Statistics over many matches: of players, of partnerships, of rule sets.

`statistics` collects the `Part` of each side in each deal (`parts_of`) and makes `Figures` of them.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from itertools import pairwise
from statistics import fmean, median

from scorekeeper.match.model import DealUid, Match, MatchUid
from scorekeeper.match.progress import Progress
from scorekeeper.match.seating import Partnership, Person, people_of
from scorekeeper.rules.model import RuleSetId
from scorekeeper.scoring.deal import SideDeal, credited, tally_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """The part of one side in one deal."""

    points: int
    place: int = 0
    """The index of the side."""
    canastas: int | None = None
    went_out: bool | None = None
    concealed: bool | None = None
    """True if it went out concealed; None also if it did not go out."""
    red_threes: int | None = None
    luck: float | None = None
    """Red threes above or below the average of the sides of the deal."""
    minutes: float | None = None
    """Minutes since the end of the deal before, or since the start of the match."""
    match: MatchUid | None = None
    deal: DealUid | None = None


@dataclass(frozen=True, slots=True)
class Figure:
    """A number and the count of deals behind it; None if there are none."""

    value: float | None
    deals: int


@dataclass(frozen=True, kw_only=True)
class Figures:
    """The figures of a player, a partnership or a rule set."""

    matches: int
    """The number of matches that are over."""
    wins: int
    draws: int
    parts: tuple[Part, ...]
    """Parts in deals, those of unfinished matches included."""

    @property
    def deals(self) -> int:
        """The number of deals with a part."""
        return len(self.parts)

    @property
    def played(self) -> int:
        """The number of deals, if the parts are those of all sides."""
        return sum(part.place == 0 for part in self.parts)

    @property
    def won(self) -> Figure:
        """The share of matches won, with the number of matches."""
        return Figure(self.wins / self.matches if self.matches else None, self.matches)

    @cached_property
    def average(self) -> Figure:
        """Points a deal."""
        return _mean(part.points for part in self.parts)

    @cached_property
    def best(self) -> Part | None:
        """The part with the most points; of several the first."""
        return max(self.parts, key=lambda part: part.points, default=None)

    @cached_property
    def worst(self) -> Part | None:
        """The part with the fewest points; of several the first."""
        return min(self.parts, key=lambda part: part.points, default=None)

    @cached_property
    def canastas(self) -> Figure:
        """Canastas a deal."""
        return _mean(part.canastas for part in self.parts)

    @cached_property
    def going_out(self) -> Figure:
        """The share of deals in which the side went out."""
        return _mean(part.went_out for part in self.parts)

    @cached_property
    def concealed(self) -> Figure:
        """The share of its goings out that were concealed."""
        return _mean(part.concealed for part in self.parts)

    @cached_property
    def red_threes(self) -> Figure:
        """Red threes a deal."""
        return _mean(part.red_threes for part in self.parts)

    @cached_property
    def luck(self) -> Figure:
        """Red threes a deal above the average of the sides of the same deals."""
        return _mean(part.luck for part in self.parts)

    @cached_property
    def minutes(self) -> Figure:
        """The median of the minutes of a deal, which a long pause does not change."""
        took = [part.minutes for part in self.parts if part.minutes is not None]
        return Figure(median(took) if took else None, len(took))


IsNobody = Callable[[str], bool]
"""A function that returns True for the placeholder name of a seat without a person."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Figures of all players, partnerships and rule sets, in order of appearance."""

    players: tuple[tuple[Person, Figures], ...]
    partnerships: tuple[tuple[Partnership, Figures], ...]
    rule_sets: tuple[tuple[RuleSetId, Figures], ...]


def statistics(
    matches: Iterable[tuple[Match, Progress]], *, is_nobody: IsNobody = lambda _: False
) -> Statistics:
    """Return the statistics of matches, given with their progress.

    A deal counts for the people who sat at the table then, a match for those at its end. Seats
    without a person are left out, and so are partnerships with one of them.
    """
    parts: dict[Person | Partnership | RuleSetId, list[Part]] = defaultdict(list)
    ends: dict[Person | Partnership | RuleSetId, list[str]] = defaultdict(list)

    def owners(people: Sequence[Person]) -> Iterator[Person | Partnership]:
        named = [person for person in people if not is_nobody(person.name)]
        yield from named
        if len(named) == len(people) and named[1:]:
            yield Partnership(frozenset(named))

    for match, stand in matches:
        end = stand.outcome
        deals = list(parts_of(match, stand))
        parts[match.ruleset] += [part for sides in deals for part in sides]
        if end.over:
            ends[match.ruleset].append("drawn" if end.winner is None else "lost")
        for place in range(len(match.sides)):
            for number, sides in enumerate(deals):
                for owner in owners(people_of(match, place, number)):
                    parts[owner].append(sides[place])
            if end.over:
                is_drawn = end.winner is None and place in end.tie
                how = "won" if end.winner == place else "drawn" if is_drawn else "lost"
                for owner in owners(people_of(match, place)):
                    ends[owner].append(how)
    figures = {
        owner: Figures(
            matches=len(ends[owner]),
            wins=ends[owner].count("won"),
            draws=ends[owner].count("drawn"),
            parts=tuple(parts[owner]),
        )
        for owner in dict.fromkeys([*parts, *ends])
    }
    return Statistics(
        tuple((owner, own) for owner, own in figures.items() if isinstance(owner, Person)),
        tuple((owner, own) for owner, own in figures.items() if isinstance(owner, Partnership)),
        tuple((owner, own) for owner, own in figures.items() if isinstance(owner, str)),
    )


def parts_of(match: Match, stand: Progress) -> Iterator[tuple[Part, ...]]:
    """Yield the parts of all sides, deal by deal."""
    rules, minutes = match.rules, minutes_of(match)
    for played, scored, took in zip(match.deals, stand.deals, minutes, strict=True):
        # somebody went out, or every side was counted and nobody did
        is_out_known = any(side.went_out for side in played.deal.sides) or all(
            map(is_counted, played.deal.sides)
        )
        threes = [
            max(side.red_threes, 0) + tally_of(rules, side).red_threes_in_hand
            if is_counted(side)
            else None
            for side in played.deal.sides
        ]
        known = [count for count in threes if count is not None]
        usual = fmean(known) if len(known) == len(threes) else None
        sides = zip(credited(rules, played.deal), scored.score.totals, threes, strict=True)
        yield tuple(
            Part(
                points=points,
                place=place,
                canastas=tally_of(rules, side).canasta_count if is_counted(side) else None,
                went_out=side.went_out if is_out_known else None,
                concealed=side.concealed
                if side.went_out and (is_counted(side) or side.concealed)
                else None,
                red_threes=own,
                luck=None if own is None or usual is None else own - usual,
                minutes=took,
                match=match.uid,
                deal=played.uid,
            )
            for place, (side, points, own) in enumerate(sides)
        )


def is_counted(side: SideDeal) -> bool:
    """Return True if a side reported its cards or counts, not just a total."""
    return side.total is None and side.acaba is None and side.special_hand is None


def minutes_of(match: Match) -> Iterator[float | None]:
    """Yield the minutes of each deal; None if the times are missing or run backwards."""
    ends = [_moment(played.ended_at or played.at) for played in match.deals]
    for before, end in pairwise([_moment(match.started), *ends]):
        if before is None or end is None or (before.tzinfo is None) is not (end.tzinfo is None):
            yield None
        else:
            took = (end - before) / timedelta(minutes=1)
            yield took if took > 0 else None


def _moment(written: str | None) -> datetime | None:
    try:
        return datetime.fromisoformat(written) if written else None
    except ValueError:
        return None


def _mean(values: Iterable[float | None]) -> Figure:
    known = [value for value in values if value is not None]
    return Figure(fmean(known) if known else None, len(known))
