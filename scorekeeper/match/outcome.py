"""Whether a match is over, how it ended, and who has won it by how much."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from scorekeeper.match.model import Ending
from scorekeeper.rules.model import RuleSet

How = Literal["target", "deals", "outright"] | Ending


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a match stands; sides by their index."""

    over: bool
    how: How | None = None
    """What ended it, or would have ended it but for a tie."""
    winner: int | None = None
    margin: int | None = None
    """Points between the winner and the next best side."""
    tie: tuple[int, ...] = ()
    """The sides level at the top when the match would have been decided."""


def outcome(
    rules: RuleSet,
    totals: Sequence[int],
    *,
    deals_played: int = 0,
    outright: int | None = None,
    ended: Ending | None = None,
) -> Outcome:
    """How a match stands after a complete deal, from the totals of the sides in points.

    `outright` is the side that won by a deal whatever the totals, `ended` the reason for which
    the table stopped: then the leader has won and level sides have drawn. Otherwise the highest
    total wins once a side has the target, or after the last of a fixed number of deals; level
    sides play on or draw, as the rule set says.
    """
    if outright is not None:
        return _won(totals, outright, "outright")
    how = ended or _reached(rules, totals, deals_played)
    if how is None:
        return Outcome(over=False)
    top = max(totals)
    leaders = tuple(side for side, total in enumerate(totals) if total == top)
    if len(leaders) == 1:
        return _won(totals, leaders[0], how)
    drawn = ended is not None or rules.tie == "drawn game"
    return Outcome(over=drawn, how=how, tie=leaders)


def _reached(rules: RuleSet, totals: Sequence[int], deals_played: int) -> How | None:
    if rules.target is not None and totals and max(totals) >= rules.target:
        return "target"
    if rules.match_hands is not None and deals_played >= rules.match_hands:
        return "deals"
    return None


def _won(totals: Sequence[int], side: int, how: How) -> Outcome:
    others = [total for place, total in enumerate(totals) if place != side]
    margin = totals[side] - max(others) if others else None
    return Outcome(over=True, how=how, winner=side, margin=margin)
