"""Match records as documents, matches, and their progress."""

from typing import Any

from scorekeeper.match import Match, Player, Progress, Side, progress, read_match
from scorekeeper.rules import RuleLibrary
from scorekeeper.rules.model import Sides

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


def usual_sides(sides: Sides) -> tuple[Side, ...]:
    """Return as many sides and players as rules name; the second of the first side is P01."""
    usual = []
    for number in range(sides.count):
        players = tuple(Player(f"P{number}{seat}") for seat in range(sides.size))
        usual.append(Side(" & ".join(player.name for player in players), players))
    return tuple(usual)


def match(**fields: Any) -> Match:
    return read_match(record(**fields), FILE, RuleLibrary())


def stand(**fields: Any) -> Progress:
    return progress(match(**fields))
