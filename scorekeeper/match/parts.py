"""What a deal tells about each side, as far as it tells it: the matter of all statistics.

A deal of which the table gave totals alone says nothing of canastas and red threes, and who
went out only if somebody was marked: what is not known is None, never nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise

from scorekeeper.match.model import DealUid, Match, MatchUid
from scorekeeper.match.progress import Progress
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.partnership import credited
from scorekeeper.scoring.record import Deal, SideDeal
from scorekeeper.scoring.tally import tally_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One side's part in one deal."""

    points: int
    place: int = 0
    """Which side it is, by index."""
    canastas: int | None = None
    went_out: bool | None = None
    concealed: bool | None = None
    """Whether it went out concealed; None also where it did not go out."""
    red_threes: int | None = None
    luck: float | None = None
    """Red threes beyond, or short of, what the sides of the deal had on average."""
    minutes: float | None = None
    """From the deal before, or from the start of the match, to the end of this one."""
    match: MatchUid | None = None
    deal: DealUid | None = None


def parts_of(match: Match, stand: Progress) -> Iterator[tuple[Part, ...]]:
    """The parts of all sides, deal by deal."""
    minutes = minutes_of(match)
    for played, scored, took in zip(match.deals, stand.deals, minutes, strict=True):
        threes = _red_threes(match.rules, played.deal)
        is_out_known = _is_out_known(played.deal)
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
    """Whether a side told what it has, not only what that is worth."""
    return side.total is None and side.acaba is None and side.special_hand is None


def minutes_of(match: Match) -> Iterator[float | None]:
    """How long each deal took; None where the times are missing or run backwards."""
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


def _is_out_known(deal: Deal) -> bool:
    """Somebody went out, or every side was counted and nobody did."""
    return any(side.went_out for side in deal.sides) or all(map(is_counted, deal.sides))


def _concealed(side: SideDeal) -> bool | None:
    if not side.went_out or not (is_counted(side) or side.concealed):
        return None
    return side.concealed


def _red_threes(rules: RuleSet, deal: Deal) -> list[int | None]:
    """The red threes that each side drew, laid out or not."""
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
