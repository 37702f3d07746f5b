"""Statistics over many matches: of players, of partnerships, of rule sets.

`statistics` collects the `DealResult` and the `MatchResult` of each side in each deal and match,
and makes `Figures` of them. Other functions select from figures: `statistics_of_rule_set` those of
one rule set, `head_to_head` those of two opponents, `partner_figures` those of two partners.
`streaks` counts equal results in a row, and `shared_places` ranks figures.
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
from scorekeeper.match.progress import Progress, rules_of_deal
from scorekeeper.match.seating import Partnership, Person, people_of
from scorekeeper.rules.cards import types_by_id
from scorekeeper.rules.model import RuleSet, RuleSetId
from scorekeeper.scoring.deal import SideDeal, Tally, sides_as_scored, tally_of
from scorekeeper.validation import parse_time

MAX_DEAL_TIME = timedelta(hours=2)
"""A deal that took longer was interrupted by a pause."""
MIN_DURATION = timedelta(minutes=1)
MAX_DURATION = timedelta(days=1)
"""A longer match was not played in one sitting."""
ResultKind = Literal["won", "drawn", "lost"]
Key = TypeVar("Key")


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchResult:
    """The end of a match for one side."""

    how: ResultKind
    side: int = 0
    """The index of the side."""
    ruleset: RuleSetId
    match: MatchUid | None = None
    at: str | None = None
    """The time of the last deal, as ISO 8601 text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealResult:
    """The result of a deal for one side."""

    points: int
    side: int = 0
    """The index of the side."""
    canastas: int | None = None
    naturals: int | None = None
    """Canastas without a wild card."""
    went_out: bool | None = None
    concealed: bool | None = None
    """True if it went out concealed; None also if it did not go out."""
    red_threes: int | None = None
    luck: float | None = None
    """Red threes minus the average of the sides of the deal."""
    minutes: float | None = None
    """Minutes since the end of the previous deal, or since the start of the match."""
    ruleset: RuleSetId
    match: MatchUid | None = None
    deal: DealUid | None = None
    number: int = 1
    """The number of the deal in its match, from 1."""
    at: str | None = None
    """The time of the deal, as ISO 8601 text."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A value computed from a number of deals, or of matches."""

    value: float | None
    """None if `count` is 0."""
    count: int
    """The number of deals or matches."""


def _mean_of(field: str) -> "cached_property[Figure]":
    """Return a property of `Figures`: the mean of a field over the deals in which it is known."""

    def mean(figures: "Figures") -> Figure:
        values = [getattr(deal_result, field) for deal_result in figures.deal_results]
        known = [value for value in values if value is not None]
        return Figure(fmean(known) if known else None, len(known))

    return cached_property(mean)


@dataclass(frozen=True, kw_only=True)
class Figures:
    """The figures of a player, a partnership or a rule set."""

    match_results: tuple[MatchResult, ...]
    """Results of finished matches, the earliest first."""
    deal_results: tuple[DealResult, ...]
    """Results of deals, the earliest first."""

    @property
    def matches(self) -> int:
        """The number of finished matches."""
        return len(self.match_results)

    @cached_property
    def wins(self) -> int:
        """The number of matches that were won."""
        return sum(result.how == "won" for result in self.match_results)

    @cached_property
    def draws(self) -> int:
        """The number of matches that ended level."""
        return sum(result.how == "drawn" for result in self.match_results)

    @property
    def deals(self) -> int:
        """The number of results of deals; a deal counts once for each side."""
        return len(self.deal_results)

    @property
    def deals_played(self) -> int:
        """The number of deals in figures of a rule set, which have a result for each side."""
        return sum(deal_result.side == 0 for deal_result in self.deal_results)

    @property
    def win_share(self) -> Figure:
        """The share of matches won, with the number of matches."""
        return Figure(self.wins / self.matches if self.matches else None, self.matches)

    average = _mean_of("points")
    """Points a deal."""
    canastas = _mean_of("canastas")
    """Canastas a deal."""
    going_out = _mean_of("went_out")
    """The share of deals in which the side went out."""
    concealed = _mean_of("concealed")
    """Of the deals in which the side went out, the share in which it went out concealed."""
    red_threes = _mean_of("red_threes")
    """Red threes a deal."""
    luck = _mean_of("luck")
    """Red threes a deal above the average of the sides of the same deals."""

    @cached_property
    def best(self) -> DealResult | None:
        """The deal with the most points; of several the first."""
        return max(self.deal_results, key=lambda deal_result: deal_result.points, default=None)

    @cached_property
    def worst(self) -> DealResult | None:
        """The deal with the fewest points; of several the first."""
        return min(self.deal_results, key=lambda deal_result: deal_result.points, default=None)

    @cached_property
    def naturals(self) -> Figure:
        """Natural canastas a match, over finished matches of which every deal was counted."""
        finished = {result.match for result in self.match_results}
        counts_by_match: dict[MatchUid | None, list[int | None]] = defaultdict(list)
        for deal_result in self.deal_results:
            if deal_result.match in finished:
                counts_by_match[deal_result.match].append(deal_result.naturals)

        counted = [counts for counts in counts_by_match.values() if None not in counts]
        total = sum(count or 0 for counts in counted for count in counts)
        return Figure(total / len(counted) if counted else None, len(counted))

    @cached_property
    def minutes(self) -> Figure:
        """The median minutes of a deal; a median, because pauses would distort the mean."""
        minutes = [
            deal_result.minutes
            for deal_result in self.deal_results
            if deal_result.minutes is not None
        ]
        return Figure(median(minutes) if minutes else None, len(minutes))


Owner = Person | Partnership | RuleSetId
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

    A deal counts for the people at the table during it, a match for the people at its end. Seats
    without a person have no figures, and neither have partnerships with such a seat.
    """
    deal_results: dict[Owner, list[DealResult]] = defaultdict(list)
    match_results: dict[Owner, list[MatchResult]] = defaultdict(list)

    finished = [(match, progress) for match, progress in matches if progress.outcome.over]
    finished.sort(key=lambda pair: _time_of(pair[0]))
    for match, progress in finished:
        results_by_deal = list(deal_results_of(match, progress))
        side_results = list(match_results_of(match, progress))

        deal_results[match.ruleset] += [
            deal_result for results_of_deal in results_by_deal for deal_result in results_of_deal
        ]
        # One result counts the match for its rule set, which cannot win.
        how: ResultKind = "drawn" if progress.outcome.winner is None else "lost"
        match_results[match.ruleset].append(replace(side_results[0], how=how))

        for side in range(len(match.sides)):
            for deal, results_of_deal in enumerate(results_by_deal):
                for owner in _owners(people_of(match, side, deal), is_seat_name):
                    deal_results[owner].append(results_of_deal[side])
            for owner in _owners(people_of(match, side), is_seat_name):
                match_results[owner].append(side_results[side])

    figures = {
        owner: Figures(
            match_results=tuple(match_results[owner]), deal_results=tuple(deal_results[owner])
        )
        for owner in dict.fromkeys([*deal_results, *match_results])
    }
    return Statistics(
        tuple((owner, own) for owner, own in figures.items() if isinstance(owner, Person)),
        tuple((owner, own) for owner, own in figures.items() if isinstance(owner, Partnership)),
        tuple((owner, own) for owner, own in figures.items() if isinstance(owner, str)),
    )


def _owners(people: Sequence[Person], is_seat_name: IsSeatName) -> Iterator[Person | Partnership]:
    """Yield the people of a side and their partnership, without placeholder names."""
    named = [person for person in people if not is_seat_name(person.name)]
    yield from named
    if len(named) == len(people) and len(named) > 1:
        yield Partnership(frozenset(named))


def match_results_of(match: Match, progress: Progress) -> Iterator[MatchResult]:
    """Yield the result of each side in a match; nothing before its end."""
    outcome = progress.outcome
    if not outcome.over:
        return
    for side in range(len(match.sides)):
        how: ResultKind = "lost"
        if outcome.winner == side:
            how = "won"
        elif outcome.winner is None and side in outcome.tie:
            how = "drawn"
        yield MatchResult(
            how=how,
            side=side,
            ruleset=match.ruleset,
            match=match.uid,
            at=_time_of(match) or None,
        )


def deal_results_of(match: Match, progress: Progress) -> Iterator[tuple[DealResult, ...]]:
    """Yield the results of all sides in each deal of a match with that progress."""
    deals = zip(match.deals, progress.deals, minutes_of(match), strict=True)
    for number, (played, scored, minutes) in enumerate(deals, start=1):
        rules = rules_of_deal(match, number - 1)
        reported_sides = played.deal.sides
        # Partners against a lone hand share the melds that one of them reported.
        scored_sides = sides_as_scored(rules, played.deal)
        red_threes = [_red_threes(rules, side) for side in reported_sides]
        average = _average_if_known(red_threes)
        # A total does not say who went out. So if no side is marked, going out is known only if
        # all sides reported their cards.
        is_out_known = any(side.went_out for side in reported_sides) or all(
            map(is_counted, reported_sides)
        )

        sides = zip(scored_sides, scored.score.totals, red_threes, strict=True)
        deal_results = []
        for index, (side, points, threes) in enumerate(sides):
            tally = tally_of(rules, side) if is_counted(side) else None
            deal_result = DealResult(
                points=points,
                side=index,
                canastas=None if tally is None else tally.canasta_count,
                naturals=None if tally is None else _natural_count(tally),
                went_out=side.went_out if is_out_known else None,
                concealed=_is_concealed(side),
                red_threes=threes,
                luck=None if threes is None or average is None else threes - average,
                minutes=minutes,
                ruleset=match.ruleset,
                match=match.uid,
                deal=played.uid,
                number=number,
                at=played.end_time,
            )
            deal_results.append(deal_result)
        yield tuple(deal_results)


def _red_threes(rules: RuleSet, side: SideDeal) -> int | None:
    """Return the red threes of a side, on the table or in hand; None if they were not counted."""
    if not is_counted(side):
        return None
    # A negative count is a mistake in the record, shown as a problem of the deal.
    return max(side.red_threes, 0) + tally_of(rules, side).red_threes_in_hand


def _average_if_known(counts: Sequence[int | None]) -> float | None:
    """Return the average of some counts; None if one of them is not known."""
    known = [count for count in counts if count is not None]
    if len(known) < len(counts):
        return None
    return fmean(known)


def _is_concealed(side: SideDeal) -> bool | None:
    """Return True if a side went out concealed; None if it did not go out, or it is not known."""
    if not side.went_out:
        return None
    # A side with just a total may have reported a concealed going out, but not its absence.
    if is_counted(side) or side.concealed:
        return side.concealed
    return None


def _natural_count(tally: Tally) -> int:
    """Return the number of canastas of the natural type, or of types that count as natural."""
    types = types_by_id()
    return sum(
        count
        for kind, count in tally.canastas.items()
        if "natural" in (kind, types[kind].counts_as)
    )


def is_counted(side: SideDeal) -> bool:
    """Return True if a side reported its cards or counts, not just a total."""
    return side.total is None and side.acaba is None and side.special_hand is None


def minutes_of(match: Match) -> Iterator[float | None]:
    """Yield the minutes that each deal took; None if times are missing or run backwards."""
    ends = [parse_time(played.end_time) for played in match.deals]
    for start, end in pairwise([parse_time(match.started), *ends]):
        if start is None or end is None:
            yield None
        elif (start.tzinfo is None) is not (end.tzinfo is None):
            # Python cannot subtract a time without a zone from one with a zone.
            yield None
        else:
            minutes = (end - start) / timedelta(minutes=1)
            yield minutes if minutes > 0 else None


def playing_time(match: Match) -> timedelta | None:
    """Return the playing time of a match, without pauses.

    Return None if the time of one of its deals is not known, or if each took longer than
    `MAX_DEAL_TIME`. A deal that took longer counts as the median of the others.
    """
    minutes_by_deal = list(minutes_of(match))
    known = [minutes for minutes in minutes_by_deal if minutes is not None]
    if len(known) < len(minutes_by_deal):
        return None

    without_pause = [minutes for minutes in known if timedelta(minutes=minutes) <= MAX_DEAL_TIME]
    if not without_pause:
        return None
    pause_count = len(known) - len(without_pause)
    return timedelta(minutes=sum(without_pause) + pause_count * median(without_pause))


def _time_of(match: Match) -> str:
    """Return the time of the last deal of a match, else of its start; empty if not known."""
    last_time = None
    if match.deals:
        last_time = match.deals[-1].end_time
    return last_time or match.started or ""


# --- selections from figures


@dataclass(frozen=True, slots=True)
class Streak:
    """Matches in a row with the same result."""

    how: ResultKind
    count: int


def streaks(match_results: Iterable[MatchResult]) -> tuple[Streak, ...]:
    """Return all streaks, the earliest first."""
    runs = groupby(result.how for result in match_results)
    return tuple(Streak(how, sum(1 for _ in run)) for how, run in runs)


def current_streak(match_results: Iterable[MatchResult]) -> Streak | None:
    """Return the last streak; None without a result."""
    all_streaks = streaks(match_results)
    return all_streaks[-1] if all_streaks else None


def longest_streak(match_results: Iterable[MatchResult], how: ResultKind = "won") -> int:
    """Return the highest number of matches in a row with a result; 0 if there is none."""
    return max((run.count for run in streaks(match_results) if run.how == how), default=0)


def statistics_of_rule_set(all_statistics: Statistics, ruleset: RuleSetId) -> Statistics:
    """Return the statistics of one rule set, without people who never played by it."""

    def select(entries: Iterable[tuple[Key, Figures]]) -> tuple[tuple[Key, Figures], ...]:
        selected = ((owner, _figures_of_rule_set(figures, ruleset)) for owner, figures in entries)
        return tuple(
            (owner, figures) for owner, figures in selected if figures.deals or figures.matches
        )

    return Statistics(
        players=select(all_statistics.players),
        partnerships=select(all_statistics.partnerships),
        rule_sets=select(all_statistics.rule_sets),
    )


def _figures_of_rule_set(figures: Figures, ruleset: RuleSetId) -> Figures:
    """Return the figures of matches and deals by one rule set alone."""
    return Figures(
        match_results=tuple(
            result for result in figures.match_results if result.ruleset == ruleset
        ),
        deal_results=tuple(
            deal_result for deal_result in figures.deal_results if deal_result.ruleset == ruleset
        ),
    )


def match_counts(figures: Figures) -> Mapping[RuleSetId, int]:
    """Return the number of matches by rule set, the most played one first."""
    return dict(Counter(result.ruleset for result in figures.match_results).most_common())


def head_to_head(first: Figures, second: Figures) -> tuple[Figures, Figures]:
    """Return the figures of two opponents in the matches that one won against the other.

    They were on different sides at the end. A match that a third side won, or that was drawn, does
    not count, nor do its deals: so the wins of both add up to the matches of each. Matches and
    deals are identified by their uids.
    """
    return _decided_figures(first, second), _decided_figures(second, first)


def _decided_figures(own: Figures, other: Figures) -> Figures:
    """Return the figures `own` in matches that one of the two people won against the other."""
    ends = {result.match: result for result in other.match_results}
    match_results = tuple(
        result
        for result in own.match_results
        if result.match in ends and is_decided_between(result, ends[result.match])
    )
    decided = {result.match for result in match_results}
    sides = {
        (deal_result.match, deal_result.deal): deal_result.side
        for deal_result in other.deal_results
    }
    deal_results = tuple(
        deal_result
        for deal_result in own.deal_results
        if deal_result.match in decided
        and sides.get((deal_result.match, deal_result.deal), deal_result.side) != deal_result.side
    )
    return Figures(match_results=match_results, deal_results=deal_results)


def is_decided_between(own: MatchResult, other: MatchResult) -> bool:
    """Return True if two results are of different sides, and one of them won."""
    return own.side != other.side and {own.how, other.how} == {"won", "lost"}


def partner_figures(own: Figures, other: Figures) -> Figures:
    """Return the figures of a person in matches and deals with another one on the same side."""
    ends = {(result.match, result.side) for result in other.match_results}
    deals = {
        (deal_result.match, deal_result.deal, deal_result.side)
        for deal_result in other.deal_results
    }
    return Figures(
        match_results=tuple(
            result for result in own.match_results if (result.match, result.side) in ends
        ),
        deal_results=tuple(
            deal_result
            for deal_result in own.deal_results
            if (deal_result.match, deal_result.deal, deal_result.side) in deals
        ),
    )


def meetings(owned: Iterable[tuple[Key, Figures]]) -> Counter[tuple[Key, Key]]:
    """Return how many matches were decided between each two owners of figures.

    Each pair has one entry, with its owners in the order of `owned`.
    """
    matches: dict[MatchUid | None, list[tuple[Key, MatchResult]]] = defaultdict(list)
    for owner, figures in owned:
        for result in figures.match_results:
            matches[result.match].append((owner, result))
    return Counter(
        (first, second)
        for match_results in matches.values()
        for (first, own), (second, other) in combinations(match_results, 2)
        if is_decided_between(own, other)
    )


def match_duration(match: Match) -> timedelta | None:
    """Return the time from the start of a match to the end of its last deal.

    Return None if it is not known, or too short or too long for one sitting.
    """
    if not match.deals:
        return None
    start = parse_time(match.started)
    end = parse_time(match.deals[-1].end_time)
    if start is None or end is None or (start.tzinfo is None) is not (end.tzinfo is None):
        return None
    duration = end - start
    return duration if MIN_DURATION <= duration < MAX_DURATION else None


def shared_places(values: Sequence[float | None]) -> tuple[int, ...]:
    """Return the place of each value, from 1; equal values share a place.

    The values must be in descending order already.

    Example:
        >>> shared_places([0.7, 0.6, 0.5, 0.5, 0.4])
        (1, 2, 3, 3, 5)
    """
    return tuple(values.index(value) + 1 for value in values)
