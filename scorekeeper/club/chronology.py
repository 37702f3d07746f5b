"""The order in which sessions were played."""

import math
from collections.abc import Iterable

from scorekeeper.club.model import Evening
from scorekeeper.validation import parse_time_with_zone

TimeKey = tuple[str, float]
"""The day as ISO 8601 text, and the start of the first round in seconds since 1970."""


def time_key(day: str, started: str | None) -> TimeKey:
    """Return the key that sorts sessions by day, then by the start of their first round.

    On one day, sessions that have not started come last. `started` is ISO 8601 text.
    """
    start = parse_time_with_zone(started)
    if start is None:
        return day, math.inf
    return day, start.timestamp()


def in_playing_order(evenings: Iterable[Evening]) -> list[Evening]:
    """Return sessions in the order in which they were played.

    On one day, sessions that have not started come last, in the given order.
    """
    return sorted(evenings, key=_time_key_of)


def _time_key_of(evening: Evening) -> TimeKey:
    started = evening.rounds[0].started if evening.rounds else None
    return time_key(evening.plan.date, started)
