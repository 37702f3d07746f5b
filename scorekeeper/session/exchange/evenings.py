"""Matches by the day on which they began, as the calendar at that table showed it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from scorekeeper.match.model import MatchUid


@dataclass(frozen=True, slots=True)
class Evening:
    """The matches of one day; those whose beginning nobody knows have no day."""

    day: date | None
    matches: tuple[MatchUid, ...]


def evenings(matches: Iterable[Mapping[str, Any]]) -> tuple[Evening, ...]:
    """The days of kept matches, the latest first; matches without a day come last."""
    found: dict[date | None, list[MatchUid]] = {}
    for match in matches:
        found.setdefault(_day(match.get("started")), []).append(MatchUid(match["uid"]))
    latest_first = sorted(found, key=lambda day: day or date.min, reverse=True)
    return tuple(Evening(day, tuple(found[day])) for day in latest_first)


def _day(started: Any) -> date | None:
    try:
        return datetime.fromisoformat(started).date()
    except (TypeError, ValueError):
        return None
