"""View model of the table view: clocks, and positions of the sides around the device."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import pairwise

from scorekeeper.match import Match
from scorekeeper.validation import parse_time

MIN_BREAK = timedelta(hours=6)
"""A longer break ends a session, and the next deal begins a new one."""


# --- places


class Facing(StrEnum):
    """Ways to turn the texts of the sides towards their players."""

    ACROSS = "across"
    """One above the other, those above upside down."""
    ASIDE = "aside"
    """Left and right, each turned to its own edge."""
    FLAT = "flat"
    """Not turned, for players on one side of the device."""

    @property
    def next(self) -> "Facing":
        """The next option in the cycle."""
        ways = list(Facing)
        return ways[(ways.index(self) + 1) % len(ways)]

    @classmethod
    def from_setting(cls, value: object) -> "Facing":
        """Return the option stored in a setting; ACROSS for an unknown value."""
        return next((way for way in cls if way == value), cls.ACROSS)


@dataclass(frozen=True, slots=True)
class Places:
    """The sides in groups, from the top or from the left."""

    groups: tuple[Sequence[int], ...]
    are_rows: bool
    """True if the groups are rows, one below the other; False for columns."""

    @property
    def column_count(self) -> int:
        """Number of sides next to each other."""
        longest = max(len(group) for group in self.groups)
        return longest if self.are_rows else len(self.groups)

    @property
    def row_count(self) -> int:
        """Number of sides below each other."""
        longest = max(len(group) for group in self.groups)
        return len(self.groups) if self.are_rows else longest


def places_of(side_count: int, facing: Facing, *, is_upright: bool) -> Places:
    """Return the places of the sides on a screen in portrait (`is_upright`) or landscape."""
    sides = range(side_count)
    if facing is Facing.ACROSS:
        half = side_count // 2
        return Places((sides[half:], sides[:half][::-1]), are_rows=True)
    groups = tuple((side,) for side in sides)
    return Places(groups, are_rows=facing is Facing.FLAT and is_upright)


def quarter_turns(side: int, side_count: int, facing: Facing) -> int:
    """Return the number of clockwise quarter turns that make a side face its players."""
    is_far = side >= side_count // 2
    if facing is Facing.ACROSS:
        return 2 if is_far else 0
    if facing is Facing.ASIDE:
        return 3 if is_far else 1
    return 0


# --- clocks


@dataclass(frozen=True, slots=True)
class ClockSpan:
    """A time span measured by a clock."""

    start: datetime
    end: datetime | None = None
    """None while the clock runs."""

    def seconds(self, now: datetime) -> int:
        """Return the seconds from the start to the end, or to `now` without an end."""
        return max(int(((self.end or now) - self.start).total_seconds()), 0)


def deal_clock(match: Match, *, now: datetime, is_over: bool) -> ClockSpan | None:
    """Return the span since the last deal was recorded; before the first, since the game's start.

    None if the game is over, or after a long break.
    """
    times = _times(match, now)
    if is_over or not times or now - times[-1] > MIN_BREAK:
        return None
    return ClockSpan(times[-1])


def session_clock(match: Match, *, now: datetime, is_over: bool) -> ClockSpan | None:
    """Return the span since the start of the current session; it stops when the game ends.

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
    """Return the known times of the start, of each deal and of the end, in ascending order.

    Times without a time zone are in the time zone of `now`.
    """
    ended = match.ended.at if match.ended else None
    written = [match.started, *(played.at for played in match.deals), ended]
    times = [time for time in (parse_time(value) for value in written) if time is not None]
    return sorted(time if time.tzinfo else time.replace(tzinfo=now.tzinfo) for time in times)


def seconds_to_next_minute(span: ClockSpan, now: datetime) -> float:
    """Return the seconds until the clock shows the next minute."""
    passed = (now - span.start).total_seconds()
    return 60 - passed % 60 if passed > 0 else 1.0
