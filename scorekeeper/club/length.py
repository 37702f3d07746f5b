"""How long a round lasts, and what its clock says."""

from dataclasses import dataclass
from typing import Literal

Phase = Literal["playing", "warning", "last_deal", "over"]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundLength:
    """When a round is over: whatever comes first of what is given."""

    points: int | None = None
    """Points that end the match at a table."""
    deals: int | None = None
    minutes: int | None = None
    warning: int = 0
    """Minutes before the end at which the tables are told."""
    overtime: int | None = 0
    """Minutes in which a deal may be finished after the end; None: however long it takes."""


@dataclass(frozen=True, slots=True)
class Clock:
    """What the clock of a round says."""

    phase: Phase
    left: float | None
    """Minutes to the end of the phase that runs, or None where nothing ends it."""


def clock(length: RoundLength, played: float) -> Clock:
    """The clock of a round that has been played for some minutes, pauses taken off.

    After its minutes the tables finish the deal, for the overtime at most; then the cards on the
    table count plus and those in hand minus, as they lie.

    >>> clock(RoundLength(minutes=50, warning=10), 42.0)
    Clock(phase='warning', left=8.0)
    """
    if length.minutes is None:
        return Clock("playing", None)
    left = length.minutes - played
    if left > length.warning:
        return Clock("playing", left - length.warning)
    if left > 0:
        return Clock("warning", left)
    if length.overtime is None:
        return Clock("last_deal", None)
    if left + length.overtime > 0:
        return Clock("last_deal", left + length.overtime)
    return Clock("over", 0.0)
