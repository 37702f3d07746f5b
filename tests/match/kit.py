"""Match records as documents, matches, and their progress."""

from typing import Any

from scorekeeper.match import Match, Progress, match_from, progress

FILE = "match.json"
ANA_BEN = {"name": "North-South", "players": ["Ana", "Ben"]}
CLEO_DOV = {"name": "East-West", "players": ["Cleo", "Dov"]}


def by_totals(*deals: tuple[int, ...], **fields: Any) -> list[dict[str, Any]]:
    """Return deals of which only the totals are known; each has the `fields`."""
    return [{"sides": [{"total": points} for points in deal], **fields} for deal in deals]


def record(**fields: Any) -> dict[str, Any]:
    """Return a record of Classic for two pairs, without deals; `fields` replace its own."""
    usual = {
        "format": "scorekeeper-match",
        "version": 1,
        "ruleset": "classic_4p",
        "sides": [ANA_BEN, CLEO_DOV],
        "deals": [],
    }
    return usual | fields


def match(**fields: Any) -> Match:
    return match_from(record(**fields), FILE)


def stand(**fields: Any) -> Progress:
    return progress(match(**fields))
