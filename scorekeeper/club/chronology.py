"""The order in which sessions were played."""

import math
from collections.abc import Iterable

from scorekeeper.club.clock import parse_time
from scorekeeper.club.model import Evening

TimeKey = tuple[str, float]
"""The day as ISO 8601 text, and the start of the first round in seconds since 1970."""


def time_key(day: str, started: str | None) -> TimeKey:
    """Return the key by which sessions are sorted: their day, then the start of their first round.

    Of one day those that have not started yet come last. `started` is ISO 8601 text.
    """
    start = parse_time(started)
    return day, math.inf if start is None else start.timestamp()


def in_playing_order(evenings: Iterable[Evening]) -> list[Evening]:
    """Return the sessions, the earliest first; those that have not started keep their order."""
    return sorted(evenings, key=_time_key_of)


def _time_key_of(evening: Evening) -> TimeKey:
    started = evening.rounds[0].started if evening.rounds else None
    return time_key(evening.plan.date, started)
