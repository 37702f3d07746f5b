"""Statistics over many matches: of players, of partnerships, of rule sets.

`statistics` collects the `Part` of each side in each deal (`parts_of`) and the `Result` of each
match, and makes `Figures` of them. These are taken apart again: `of_rule_set` keeps one rule set,
`head_to_head` what two had of each other as opponents, `together` as partners; `longest` and
`current` count streaks. `places` ranks figures.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import cached_property
from itertools import combinations, groupby, pairwise
from statistics import fmean, median
from typing import Literal, TypeVar

from scorekeeper.match.model import DealUid, Match, MatchUid
from scorekeeper.match.progress import Progress
from scorekeeper.match.seating import Partnership, Person, people_of
from scorekeeper.rules.cards import types_by_id
from scorekeeper.rules.model import RuleSetId
from scorekeeper.scoring.deal import SideDeal, Tally, credited, tally_of
from scorekeeper.validation import moment

PAUSE = timedelta(hours=2)
"""A deal that took longer was not played all that time."""
How = Literal["won", "drawn", "lost"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """The end of a match for one side."""

    how: How
    place: int = 0
    """The index of the side."""
    ruleset: RuleSetId
    match: MatchUid | None = None
    at: str | None = None
    """The time of the last deal, as ISO 8601 text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """The part of one side in one deal."""

    points: int
    place: int = 0
    """The index of the side."""
    canastas: int | None = None
    naturals: int | None = None
    """Canastas without a wild card."""
    went_out: bool | None = None
    concealed: bool | None = None
    """True if it went out concealed; None also if it did not go out."""
    red_threes: int | None = None
    luck: float | None = None
    """Red threes above or below the average of the sides of the deal."""
    minutes: float | None = None
    """Minutes since the end of the deal before, or since the start of the match."""
    ruleset: RuleSetId
    match: MatchUid | None = None
    deal: DealUid | None = None
    number: int = 1
    """The number of the deal in its match, from 1."""
    at: str | None = None
    """The time of the deal, as ISO 8601 text."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A number and the count of deals behind it; None if there are none."""

    value: float | None
    deals: int


def _mean_of(field: str) -> "cached_property[Figure]":
    """Return a property of `Figures`: the mean of a field over the parts in which it is known."""

    def mean(figures: "Figures") -> Figure:
        known = [n for part in figures.parts if (n := getattr(part, field)) is not None]
        return Figure(fmean(known) if known else None, len(known))

    return cached_property(mean)


@dataclass(frozen=True, kw_only=True)
class Figures:
    """The figures of a player, a partnership or a rule set."""

    results: tuple[Result, ...]
    """Those of matches that are over, the earliest first."""
    parts: tuple[Part, ...]
    """Parts in deals, the earliest first."""

    @property
    def matches(self) -> int:
        """The number of matches that are over."""
        return len(self.results)

    @cached_property
    def wins(self) -> int:
        """The number of matches that were won."""
        return sum(result.how == "won" for result in self.results)

    @cached_property
    def draws(self) -> int:
        """The number of matches that ended level."""
        return sum(result.how == "drawn" for result in self.results)

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

    average = _mean_of("points")
    """Points a deal."""
    canastas = _mean_of("canastas")
    """Canastas a deal."""
    going_out = _mean_of("went_out")
    """The share of deals in which the side went out."""
    concealed = _mean_of("concealed")
    """The share of its goings out that were concealed."""
    red_threes = _mean_of("red_threes")
    """Red threes a deal."""
    luck = _mean_of("luck")
    """Red threes a deal above the average of the sides of the same deals."""

    @cached_property
    def best(self) -> Part | None:
        """The part with the most points; of several the first."""
        return max(self.parts, key=lambda part: part.points, default=None)

    @cached_property
    def worst(self) -> Part | None:
        """The part with the fewest points; of several the first."""
        return min(self.parts, key=lambda part: part.points, default=None)

    @cached_property
    def naturals(self) -> Figure:
        """Natural canastas a match, over finished matches of which every deal was counted."""
        over = {result.match for result in self.results}
        matches: dict[MatchUid | None, list[int | None]] = defaultdict(list)
        for part in self.parts:
            if part.match in over:
                matches[part.match].append(part.naturals)
        counted = [deals for deals in matches.values() if None not in deals]
        total = sum(count or 0 for deals in counted for count in deals)
        return Figure(total / len(counted) if counted else None, len(counted))

    @cached_property
    def minutes(self) -> Figure:
        """The median of the minutes of a deal, which a long pause does not change."""
        took = [part.minutes for part in self.parts if part.minutes is not None]
        return Figure(median(took) if took else None, len(took))


IsSeatName = Callable[[str], bool]
"""A function that returns True for the placeholder name of a seat without a person."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Figures of all players, partnerships and rule sets, in order of appearance."""

    players: tuple[tuple[Person, Figures], ...]
    partnerships: tuple[tuple[Partnership, Figures], ...]
    rule_sets: tuple[tuple[RuleSetId, Figures], ...]


def statistics(
    matches: Iterable[tuple[Match, Progress]], *, is_seat_name: IsSeatName = lambda _: False
) -> Statistics:
    """Return the statistics of finished matches, given with their progress; others do not count.

    A deal counts for the people who sat at the table then, a match for those at its end. Seats
    without a person are left out, and so are partnerships with one of them.
    """
    parts: dict[Person | Partnership | RuleSetId, list[Part]] = defaultdict(list)
    results: dict[Person | Partnership | RuleSetId, list[Result]] = defaultdict(list)

    def owners(people: Sequence[Person]) -> Iterator[Person | Partnership]:
        named = [person for person in people if not is_seat_name(person.name)]
        yield from named
        if len(named) == len(people) and named[1:]:
            yield Partnership(frozenset(named))

    finished = [pair for pair in matches if pair[1].outcome.over]
    for match, stand in sorted(finished, key=lambda pair: _time_of(pair[0])):
        deals = list(parts_of(match, stand))
        ends = list(results_of(match, stand))
        parts[match.ruleset] += [part for sides in deals for part in sides]
        how: How = "drawn" if stand.outcome.winner is None else "lost"
        results[match.ruleset].append(replace(ends[0], how=how))
        for place in range(len(match.sides)):
            for number, sides in enumerate(deals):
                for owner in owners(people_of(match, place, number)):
                    parts[owner].append(sides[place])
            for owner in owners(people_of(match, place)):
                results[owner].append(ends[place])
    figures = {
        owner: Figures(results=tuple(results[owner]), parts=tuple(parts[owner]))
        for owner in dict.fromkeys([*parts, *results])
    }
    return Statistics(
        tuple((owner, own) for owner, own in figures.items() if isinstance(owner, Person)),
        tuple((owner, own) for owner, own in figures.items() if isinstance(owner, Partnership)),
        tuple((owner, own) for owner, own in figures.items() if isinstance(owner, str)),
    )


def results_of(match: Match, stand: Progress) -> Iterator[Result]:
    """Yield the results of all sides; nothing while the match runs."""
    end = stand.outcome
    for place in range(len(match.sides)) if end.over else ():
        is_drawn = end.winner is None and place in end.tie
        yield Result(
            how="won" if end.winner == place else "drawn" if is_drawn else "lost",
            place=place,
            ruleset=match.ruleset,
            match=match.uid,
            at=_time_of(match) or None,
        )


def parts_of(match: Match, stand: Progress) -> Iterator[tuple[Part, ...]]:
    """Yield the parts of all sides, deal by deal."""
    rules, minutes = match.rules, minutes_of(match)
    dealt = zip(match.deals, stand.deals, minutes, strict=True)
    for number, (played, scored, took) in enumerate(dealt, start=1):
        reported = played.deal.sides
        # somebody went out, or every side was counted and nobody did
        is_out_known = any(side.went_out for side in reported) or all(map(is_counted, reported))
        threes = [
            max(side.red_threes, 0) + tally_of(rules, side).red_threes_in_hand
            if is_counted(side)
            else None
            for side in reported
        ]
        known = [count for count in threes if count is not None]
        usual = fmean(known) if len(known) == len(threes) else None
        own_sides = credited(rules, played.deal)
        tallies = [tally_of(rules, side) if is_counted(side) else None for side in own_sides]
        sides = zip(own_sides, tallies, scored.score.totals, threes, strict=True)
        yield tuple(
            Part(
                points=points,
                place=place,
                canastas=None if tally is None else tally.canasta_count,
                naturals=None if tally is None else _naturals(tally),
                went_out=side.went_out if is_out_known else None,
                concealed=side.concealed
                if side.went_out and (is_counted(side) or side.concealed)
                else None,
                red_threes=own,
                luck=None if own is None or usual is None else own - usual,
                minutes=took,
                ruleset=match.ruleset,
                match=match.uid,
                deal=played.uid,
                number=number,
                at=played.ended_at or played.at,
            )
            for place, (side, tally, points, own) in enumerate(sides)
        )


def _naturals(tally: Tally) -> int:
    types = types_by_id()
    kinds = tally.canastas.items()
    return sum(count for kind, count in kinds if "natural" in (kind, types[kind].counts_as))


def is_counted(side: SideDeal) -> bool:
    """Return True if a side reported its cards or counts, not just a total."""
    return side.total is None and side.acaba is None and side.special_hand is None


def minutes_of(match: Match) -> Iterator[float | None]:
    """Yield the minutes of each deal; None if the times are missing or run backwards."""
    ends = [moment(played.ended_at or played.at) for played in match.deals]
    for before, end in pairwise([moment(match.started), *ends]):
        if before is None or end is None or (before.tzinfo is None) is not (end.tzinfo is None):
            yield None
        else:
            took = (end - before) / timedelta(minutes=1)
            yield took if took > 0 else None


def playing_time(match: Match) -> timedelta | None:
    """Return how long a match took; None if the time of one of its deals is not known.

    A deal with a `PAUSE` counts as the usual one of the others.
    """
    took = list(minutes_of(match))
    known = [minutes for minutes in took if minutes is not None]
    played = [minutes for minutes in known if timedelta(minutes=minutes) <= PAUSE]
    if not played or len(known) < len(took):
        return None
    pauses = len(known) - len(played)
    return timedelta(minutes=sum(played) + pauses * median(played))


def _time_of(match: Match) -> str:
    """Return when a match was played last, by the clock at the table; empty if not known."""
    last = match.deals[-1] if match.deals else None
    return (last and (last.ended_at or last.at)) or match.started or ""


# --- figures taken apart


@dataclass(frozen=True, slots=True)
class Streak:
    """Matches that ended alike, one after the other."""

    how: How
    count: int


def streaks(results: Iterable[Result]) -> tuple[Streak, ...]:
    """Return all streaks, the earliest first."""
    runs = groupby(result.how for result in results)
    return tuple(Streak(how, sum(1 for _ in run)) for how, run in runs)


def current(results: Iterable[Result]) -> Streak | None:
    """Return the streak that goes on; None before the first match is over."""
    *_, last = (None, *streaks(results))
    return last


def longest(results: Iterable[Result], how: How = "won") -> int:
    """Return the most matches in a row that ended in a way."""
    return max((run.count for run in streaks(results) if run.how == how), default=0)


def of_rule_set(found: Statistics, ruleset: RuleSetId) -> Statistics:
    """Return what one rule set has of the statistics; who never played by it is left out."""

    def kept(owned: Iterable[tuple[Key, Figures]]) -> tuple[tuple[Key, Figures], ...]:
        own = ((owner, _part_of_rule_set(figures, ruleset)) for owner, figures in owned)
        return tuple((owner, figures) for owner, figures in own if figures.deals or figures.matches)

    return Statistics(kept(found.players), kept(found.partnerships), kept(found.rule_sets))


def _part_of_rule_set(figures: Figures, ruleset: RuleSetId) -> Figures:
    return Figures(
        results=tuple(result for result in figures.results if result.ruleset == ruleset),
        parts=tuple(part for part in figures.parts if part.ruleset == ruleset),
    )


def match_counts(figures: Figures) -> Mapping[RuleSetId, int]:
    """Return the number of matches by rule set, the one played most first."""
    return dict(Counter(result.ruleset for result in figures.results).most_common())


Key = TypeVar("Key")


def head_to_head(first: Figures, second: Figures) -> tuple[Figures, Figures]:
    """Return the figures of two in the matches that one of them won against the other.

    They sat on different sides at the end. A match that a third side won, and a draw, count for
    neither, with all their deals: so the wins of both add up to the matches of each. Matches and
    deals are known by their uids.
    """
    return _against(first, second), _against(second, first)


def _against(own: Figures, other: Figures) -> Figures:
    ends = {result.match: result for result in other.results}
    results = tuple(
        result
        for result in own.results
        if result.match in ends and is_decided_between(result, ends[result.match])
    )
    decided = {result.match for result in results}
    places = {(part.match, part.deal): part.place for part in other.parts}
    parts = tuple(
        part
        for part in own.parts
        if part.match in decided and places.get((part.match, part.deal), part.place) != part.place
    )
    return Figures(results=results, parts=parts)


def is_decided_between(own: Result, other: Result) -> bool:
    """Return True if one of two sides won the match, and the other was another side."""
    return own.place != other.place and {own.how, other.how} == {"won", "lost"}


def together(own: Figures, other: Figures) -> Figures:
    """Return the figures of one in the matches and deals in which another was on the same side."""
    ends = {(result.match, result.place) for result in other.results}
    deals = {(part.match, part.deal, part.place) for part in other.parts}
    return Figures(
        results=tuple(result for result in own.results if (result.match, result.place) in ends),
        parts=tuple(part for part in own.parts if (part.match, part.deal, part.place) in deals),
    )


def meetings(owned: Iterable[tuple[Key, Figures]]) -> Counter[tuple[Key, Key]]:
    """Count the matches that were decided between two; each two once, in the order of `owned`."""
    matches: dict[MatchUid | None, list[tuple[Key, Result]]] = defaultdict(list)
    for owner, figures in owned:
        for result in figures.results:
            matches[result.match].append((owner, result))
    return Counter(
        (first, second)
        for there in matches.values()
        for (first, own), (second, other) in combinations(there, 2)
        if is_decided_between(own, other)
    )


def places(values: Sequence[float | None]) -> tuple[int, ...]:
    """Return the places of values that are sorted, the highest first; equal values share one.

    Example:
        >>> places([0.7, 0.6, 0.5, 0.5, 0.4])
        (1, 2, 3, 3, 5)
    """
    return tuple(values.index(value) + 1 for value in values)
