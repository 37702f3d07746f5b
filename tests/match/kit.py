"""Records as documents for the tests of matches, and their outcomes."""

from typing import Any

from scorekeeper.match import Match, Progress, match_from, progress

FILE = "match.json"
ANA_BEN = {"name": "North-South", "players": ["Ana", "Ben"]}
CLEO_DOV = {"name": "East-West", "players": ["Cleo", "Dov"]}


def by_totals(*deals: tuple[int, ...], **fields: Any) -> list[dict[str, Any]]:
    """Deals of which only the totals are known; `fields` stand in each of them."""
    return [{"sides": [{"total": points} for points in deal], **fields} for deal in deals]


def record(**fields: Any) -> dict[str, Any]:
    """A record of two pairs at classic canasta without a deal; `fields` stand instead."""
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
