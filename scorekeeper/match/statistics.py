"""Statistics over many matches: of players, of partnerships, of rule sets.

`statistics` collects the `Part` of each side in each deal (`parts_of`) and makes `Figures` of them.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cached_property
from itertools import pairwise
from statistics import fmean, median
from typing import Generic, TypeVar

from scorekeeper.match.model import DealUid, Match, MatchUid
from scorekeeper.match.progress import Outcome, Progress
from scorekeeper.match.seating import Partnership, Person, people_of
from scorekeeper.rules.model import RuleSet, RuleSetId
from scorekeeper.scoring.deal import Deal, SideDeal, credited, tally_of


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
        """Red threes a deal above the average of the sides of the same deals."""
        return _mean(self._known(lambda part: part.luck))

    @cached_property
    def minutes(self) -> Figure:
        """The median of the minutes of a deal, which a long pause does not change."""
        took = list(self._known(lambda part: part.minutes))
        return Figure(median(took) if took else None, len(took))

    def _known(self, look: Callable[[Part], float | None]) -> Iterable[float]:
        return (value for part in self.parts if (value := look(part)) is not None)


Who = TypeVar("Who", bound=Hashable)

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
    sides: Tallies[Person | Partnership] = Tallies()
    rule_sets: Tallies[RuleSetId] = Tallies()
    for match, stand in matches:
        deals = list(parts_of(match, stand))
        rule_sets.note(match.ruleset, (part for parts in deals for part in parts))
        rule_sets.note_end(match.ruleset, stand.outcome, None)
        for place in range(len(match.sides)):
            for number, parts in enumerate(deals):
                for who in _who(people_of(match, place, number), is_nobody):
                    sides.note(who, [parts[place]])
            for who in _who(people_of(match, place), is_nobody):
                sides.note_end(who, stand.outcome, place)
    everybody = sides.figures()
    return Statistics(
        tuple((who, figures) for who, figures in everybody if isinstance(who, Person)),
        tuple((who, figures) for who, figures in everybody if isinstance(who, Partnership)),
        rule_sets.figures(),
    )


def parts_of(match: Match, stand: Progress) -> Iterator[tuple[Part, ...]]:
    """Yield the parts of all sides, deal by deal."""
    minutes = minutes_of(match)
    for played, scored, took in zip(match.deals, stand.deals, minutes, strict=True):
        threes = _red_threes(match.rules, played.deal)
        # somebody went out, or every side was counted and nobody did
        is_out_known = any(side.went_out for side in played.deal.sides) or all(
            map(is_counted, played.deal.sides)
        )
        sides = zip(credited(match.rules, played.deal), scored.score.totals, threes, strict=True)
        yield tuple(
            Part(
                points=points,
                place=place,
                canastas=tally_of(match.rules, side).canasta_count if is_counted(side) else None,
                went_out=side.went_out if is_out_known else None,
                concealed=_concealed(side),
                red_threes=own,
                luck=_luck(own, threes),
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
        yield _minutes(before, end)


def _minutes(before: datetime | None, end: datetime | None) -> float | None:
    if before is None or end is None or (before.tzinfo is None) is not (end.tzinfo is None):
        return None
    took = (end - before) / timedelta(minutes=1)
    return took if took > 0 else None


def _moment(written: str | None) -> datetime | None:
    try:
        return datetime.fromisoformat(written) if written else None
    except ValueError:
        return None


def _concealed(side: SideDeal) -> bool | None:
    if not side.went_out or not (is_counted(side) or side.concealed):
        return None
    return side.concealed


def _red_threes(rules: RuleSet, deal: Deal) -> list[int | None]:
    return [
        max(side.red_threes, 0) + tally_of(rules, side).red_threes_in_hand
        if is_counted(side)
        else None
        for side in deal.sides
    ]


def _luck(own: int | None, all_sides: list[int | None]) -> float | None:
    known = [count for count in all_sides if count is not None]
    if own is None or len(known) < len(all_sides):
        return None
    return own - sum(known) / len(known)


def _mean(values: Iterable[float]) -> Figure:
    known = list(values)
    return Figure(fmean(known) if known else None, len(known))


@dataclass(slots=True)
class Tallies(Generic[Who]):
    """Parts and results collected by player, partnership or rule set."""

    parts: dict[Who, list[Part]] = field(default_factory=lambda: defaultdict(list))
    ends: dict[Who, list[Outcome]] = field(default_factory=lambda: defaultdict(list))
    places: dict[Who, list[int | None]] = field(default_factory=lambda: defaultdict(list))

    def note(self, who: Who, parts: Iterable[Part]) -> None:
        """Add parts in deals."""
        self.parts[who] += parts

    def note_end(self, who: Who, outcome: Outcome, place: int | None) -> None:
        """Add a match, if it is over, and the side that was played."""
        if outcome.over:
            self.ends[who].append(outcome)
            self.places[who].append(place)

    def figures(self) -> tuple[tuple[Who, Figures], ...]:
        """Return the figures of each."""
        everybody = dict.fromkeys([*self.parts, *self.ends])
        return tuple((who, self._figures_of(who)) for who in everybody)

    def _figures_of(self, who: Who) -> Figures:
        ends = list(zip(self.ends[who], self.places[who], strict=True))
        return Figures(
            matches=len(ends),
            wins=sum(place is not None and end.winner == place for end, place in ends),
            draws=sum(end.winner is None and place in (None, *end.tie) for end, place in ends),
            parts=tuple(self.parts[who]),
        )


def _who(people: Sequence[Person], is_nobody: IsNobody) -> Iterator[Person | Partnership]:
    """Yield all people of a side with a name, and their partnership if all have one."""
    named = [person for person in people if not is_nobody(person.name)]
    yield from named
    if len(named) == len(people) and named[1:]:
        yield Partnership(frozenset(named))
