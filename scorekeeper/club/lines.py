"""What a table gives each entrant for the standing: lines, whose sum a row of the standing is."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from scorekeeper.club.model import Evening
from scorekeeper.club.rounds import Result, Round, Table
from scorekeeper.club.scheme import Band, MatchPoints, Scheme
from scorekeeper.club.uids import EntrantUid

Outcome = Literal["won", "drawn", "lost", "rested"]


@dataclass(frozen=True, slots=True)
class Gain:
    """What a side has of a table."""

    outcome: Outcome
    points: int
    """Points of the standing."""
    card_points: int
    difference: int
    """Card points more than the best other side, negative where less."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """What an entrant has of a table, or of a bye."""

    entrant: EntrantUid
    round: int
    gain: Gain
    table: int | None = None
    """The number of the table, or None for a bye."""
    against: tuple[EntrantUid, ...] = ()
    is_walkover: bool = False
    """Whether a side did not come, and nothing was played."""


def lines_of(evening: Evening) -> tuple[Line, ...]:
    """All lines of an evening, of every table that has a result and every bye."""
    scheme = evening.plan.scheme
    played = [one for one in evening.rounds if one.state != "drawn"]
    return tuple(line for one in played for line in _round_lines(one, scheme))


def gains(result: Result, scheme: Scheme) -> tuple[Gain, ...]:
    """What each side has of a result.

    The winner is the side that won outright, or the one with most points of those that came;
    level sides have drawn. Of more than two sides each is measured by the best of the others.
    """
    leaders = leaders_of(result)
    sides = range(len(result.score.points))
    return tuple(_gain(result, side, leaders, scheme) for side in sides)


def leaders_of(result: Result) -> tuple[int, ...]:
    """The side that has won, or those that are level at the top; none where nobody came."""
    if result.score.winner is not None:
        return (result.score.winner,)
    points = result.score.points
    came = [side for side in range(len(points)) if side not in result.absent]
    best = max((points[side] for side in came), default=0)
    return tuple(side for side in came if points[side] == best)


def _gain(result: Result, side: int, leaders: Sequence[int], scheme: Scheme) -> Gain:
    points = result.score.points
    others = [score for place, score in enumerate(points) if place != side]
    difference = points[side] - max(others)
    outcome: Outcome = "lost"
    if side in leaders:
        outcome = "won" if len(leaders) == 1 else "drawn"
    if not leaders:
        return Gain(outcome, _least(scheme), points[side], difference)
    earned = _earned(scheme, outcome, points[side], difference)
    return Gain(outcome, earned, points[side], difference)


def _earned(scheme: Scheme, outcome: Outcome, card_points: int, difference: int) -> int:
    if scheme.counts == "card_points":
        return card_points
    if scheme.counts == "victory_points":
        band = _band(scheme.bands, abs(difference))
        return band.loser if outcome == "lost" else band.winner
    figures = scheme.match_points or MatchPoints(0, 0, 0)
    return {"won": figures.win, "drawn": figures.draw, "lost": figures.loss}[outcome]


def _least(scheme: Scheme) -> int:
    """What a side has of a table to which nobody came."""
    if scheme.counts == "victory_points":
        return scheme.bands[-1].loser
    figures = scheme.match_points or MatchPoints(0, 0, 0)
    return figures.loss if scheme.counts == "match_points" else 0


def _band(bands: Sequence[Band], difference: int) -> Band:
    return next(band for band in bands if band.upto is None or difference <= band.upto)


def _round_lines(played: Round, scheme: Scheme) -> Iterator[Line]:
    for table in played.tables:
        if table.result is not None:
            yield from _table_lines(table, table.result, played.number, scheme)
    for entrant in played.byes:
        yield Line(entrant=entrant, round=played.number, gain=_bye(played, scheme))


def _table_lines(table: Table, result: Result, number: int, scheme: Scheme) -> Iterator[Line]:
    for side, gain in zip(table.sides, gains(result, scheme), strict=True):
        across = (one for other in table.sides if other is not side for one in other.entrants)
        against = tuple(across)
        for entrant in side.entrants:
            yield Line(
                entrant=entrant,
                round=number,
                gain=gain,
                table=table.number,
                against=against,
                is_walkover=result.how == "walkover",
            )


def _bye(played: Round, scheme: Scheme) -> Gain:
    """What resting in a round earns; an average is rounded down to a whole point."""
    if scheme.bye == "nothing":
        return Gain("rested", 0, 0, 0)
    if scheme.bye == "walkover":
        points = scheme.walkover
        return Gain("rested", _earned(scheme, "won", points, points), points, points)
    winners = [
        gain
        for table in played.tables
        if table.result is not None
        for gain in gains(table.result, scheme)
        if gain.outcome == "won"
    ]
    count = max(len(winners), 1)
    points, cards, difference = (
        sum(getattr(gain, name) for gain in winners) // count
        for name in ("points", "card_points", "difference")
    )
    return Gain("rested", points, cards, difference)
