"""What the clocks show: worked out from the times in the match's own record."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise

from scorekeeper.match import Match
from scorekeeper.words.times import moment

PAUSE = timedelta(hours=6)
"""A break as long as this ends an evening: the next deal begins another."""


@dataclass(frozen=True, slots=True)
class Since:
    """From when a clock counts, and when it stopped; None while it goes on."""

    start: datetime
    end: datetime | None = None

    def seconds(self, now: datetime) -> int:
        """How many seconds it shows."""
        return max(int(((self.end or now) - self.start).total_seconds()), 0)


def deal_clock(match: Match, *, now: datetime, over: bool) -> Since | None:
    """Since the last deal was saved, or since the match began; None where nobody is waiting."""
    times = _times(match, now)
    if over or not times or now - times[-1] > PAUSE:
        return None
    return Since(times[-1])


def evening_clock(match: Match, *, now: datetime, over: bool) -> Since | None:
    """Since the first deal of this evening was begun; it stops with the match."""
    times = _times(match, now)
    if not times or (now - times[-1] > PAUSE and not over):
        return None
    start = times[-1]
    for before, after in pairwise(reversed(times)):
        if before - after > PAUSE:
            break
        start = after
    return Since(start, times[-1] if over else None)


def _times(match: Match, now: datetime) -> list[datetime]:
    """When the match began and when its deals were saved, as far as that is known."""
    ended = match.ended.at if match.ended else None
    written = [match.started, *(played.at for played in match.deals), ended]
    found = (moment(one) for one in written)
    return sorted(_placed(one, now) for one in found if one is not None)


def _placed(when: datetime, now: datetime) -> datetime:
    """A time without a zone is one of here."""
    return when if when.tzinfo else when.replace(tzinfo=now.tzinfo)
