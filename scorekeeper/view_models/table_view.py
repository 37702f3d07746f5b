"""View model of the table view: its clocks, and the places of the sides around the device."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import pairwise

from scorekeeper.match import Match
from scorekeeper.validation import moment

MIN_BREAK = timedelta(hours=6)
"""A break as long as this ends a session: the next deal begins another one."""


# --- places


class Facing(StrEnum):
    """Ways to turn the sides to their players."""

    ACROSS = "across"
    """One above the other, those above upside down."""
    ASIDE = "aside"
    """Left and right, each turned to its own edge."""
    FLAT = "flat"
    """Not turned, for players on one side of the device."""

    @property
    def next(self) -> "Facing":
        """The way that follows this one."""
        ways = list(Facing)
        return ways[(ways.index(self) + 1) % len(ways)]

    @classmethod
    def from_setting(cls, value: object) -> "Facing":
        """Return the way of a setting; ACROSS for an unknown one."""
        return next((way for way in cls if way == value), cls.ACROSS)


@dataclass(frozen=True, slots=True)
class Places:
    """The sides in groups, from the top or from the left."""

    groups: tuple[Sequence[int], ...]
    are_rows: bool
    """True if the groups are rows, one below the other; False for columns."""

    @property
    def column_count(self) -> int:
        """Sides beside each other."""
        longest = max(len(group) for group in self.groups)
        return longest if self.are_rows else len(self.groups)

    @property
    def row_count(self) -> int:
        """Sides one below the other."""
        longest = max(len(group) for group in self.groups)
        return len(self.groups) if self.are_rows else longest


def places_of(side_count: int, facing: Facing, *, is_upright: bool) -> Places:
    """Return the places of the sides on a device that stands upright or lies on its side."""
    sides = range(side_count)
    if facing is Facing.ACROSS:
        half = side_count // 2
        return Places((sides[half:], sides[:half][::-1]), are_rows=True)
    groups = tuple((side,) for side in sides)
    return Places(groups, are_rows=facing is Facing.FLAT and is_upright)


def quarter_turns(side: int, side_count: int, facing: Facing) -> int:
    """Return the quarter turns clockwise by which a side faces its players."""
    is_far = side >= side_count // 2
    if facing is Facing.ACROSS:
        return 2 if is_far else 0
    if facing is Facing.ASIDE:
        return 3 if is_far else 1
    return 0


# --- clocks


@dataclass(frozen=True, slots=True)
class ClockSpan:
    """The time that a clock counts."""

    start: datetime
    end: datetime | None = None
    """None while the clock goes on."""

    def seconds(self, now: datetime) -> int:
        """Return the seconds since the start, up to the end."""
        return max(int(((self.end or now) - self.start).total_seconds()), 0)


def deal_clock(match: Match, *, now: datetime, is_over: bool) -> ClockSpan | None:
    """Return the span since the last deal was recorded, or since the start of the game.

    None after the end and after a long break.
    """
    times = _times(match, now)
    if is_over or not times or now - times[-1] > MIN_BREAK:
        return None
    return ClockSpan(times[-1])


def session_clock(match: Match, *, now: datetime, is_over: bool) -> ClockSpan | None:
    """Return the span since the first deal of this session; it ends with the game.

    None after a long break, unless the game is over.
    """
    times = _times(match, now)
    if not times or (now - times[-1] > MIN_BREAK and not is_over):
        return None
    start = times[-1]
    for later, earlier in pairwise(reversed(times)):
        if later - earlier > MIN_BREAK:
            break
        start = earlier
    return ClockSpan(start, times[-1] if is_over else None)


def _times(match: Match, now: datetime) -> list[datetime]:
    """Return the times of the start, of each deal and of the end, as far as they can be read.

    Times without a time zone are in the time zone of `now`.
    """
    ended = match.ended.at if match.ended else None
    written = [match.started, *(played.at for played in match.deals), ended]
    times = [time for time in (moment(value) for value in written) if time is not None]
    return sorted(time if time.tzinfo else time.replace(tzinfo=now.tzinfo) for time in times)


def seconds_to_next_minute(span: ClockSpan, now: datetime) -> float:
    """Return the seconds until the clock shows another minute."""
    passed = (now - span.start).total_seconds()
    return 60 - passed % 60 if passed > 0 else 1.0
